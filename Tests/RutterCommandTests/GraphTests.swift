import Testing

@testable import rutter

struct GraphTests {
  private static let manifest = """
    screens: {home: {opens: [book]}, book: , help: }
    routers: {Home: {root: home}, Help: {root: help}}

    """

  @Test func printsMermaidUnlessToldOtherwise() throws {
    let scratch = try Scratch(["Specs/App.yaml": Self.manifest])
    let outcome = try scratch.rutter("graph", "Specs")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("flowchart LR\n  subgraph c0[\"Home\"]\n"))
    #expect(scratch.files() == ["Specs/App.yaml"])
    #expect(try scratch.rutter("graph", "Specs", "--format", "mermaid").output == outcome.output)
    #expect(try scratch.rutter("graph", "-", input: Self.manifest).output == outcome.output)
  }

  @Test func theFilesNameSaysTheFormat() throws {
    let scratch = try Scratch(["Specs/App.yaml": Self.manifest])
    for (name, start) in [
      ("a/graph.dot", "digraph"), ("graph.GV", "digraph"), ("graph.mmd", "flowchart"),
      ("graph.json", "{\"containers\""), ("graph.svg", "<svg "), ("graph.html", "<!doctype html>"),
    ] {
      let outcome = try scratch.rutter("graph", "Specs", "--output", name)
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(try scratch.text(name).hasPrefix(start))
    }
    let unclear = try scratch.rutter("graph", "Specs", "--output", "graph.pdf")
    #expect(unclear.status == 2)
    #expect(unclear.errors.hasPrefix("error: 'graph.pdf' does not say which format is meant\n"))
    #expect(!scratch.exists("graph.pdf"))
    try scratch.rutter("graph", "Specs", "--output", "graph.txt", "--format", "dot")
    #expect(try scratch.text("graph.txt") == scratch.text("a/graph.dot"))
  }

  @Test func errorsAreFindingsAndNoGraph() throws {
    let scratch = try Scratch(["Specs/Bad.yaml": Manifests.broken("Bad")])
    let outcome = try scratch.rutter("graph", "Specs", "--output", "graph.dot")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == (try scratch.rutter("validate", "Specs").errors))
    #expect(!scratch.exists("graph.dot"))
  }

  @Test func warningsDoNotKeepItFromDrawing() throws {
    let manifest = "screens: [home, lost]\nrouters: {Home: {root: home}}\n"
    let scratch = try Scratch(["Specs/App.yaml": manifest])
    let outcome = try scratch.rutter("graph", "Specs")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("[unreachable-screen]"))
    #expect(outcome.output.contains("n1[\"lost\"]:::unreachable\n"))
  }

  @Test func drawsOneRouter() throws {
    let scratch = try Scratch(["Specs/App.yaml": Self.manifest])
    let outcome = try scratch.rutter("graph", "Specs", "--router", "Help")
    #expect(outcome.output.contains("help"))
    #expect(!outcome.output.contains("home"))
    let unknown = try scratch.rutter("graph", "Specs", "--router", "Hom")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "error: there is no router 'Hom'\nhelp: did you mean 'Home'?\n")
    #expect(
      try scratch.rutter("graph", "Specs", "--router", "X").errors
        == "error: there is no router 'X'\nhelp: there are Help, Home\n")
  }

  @Test func replacesNothingThatIsReadOrGenerated() throws {
    let scratch = try Scratch(["Specs/App.json": "{\"screens\": [\"home\"]}\n"])
    for name in ["Specs/App.json", "Specs/../Specs/App.json", "App.generated.swift"] {
      let outcome = try scratch.rutter("graph", "Specs", "--format", "json", "--output", name)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("so no graph goes there"))
    }
    #expect(try scratch.text("Specs/App.json") == "{\"screens\": [\"home\"]}\n")
    #expect(scratch.files() == ["Specs/App.json"])
  }

  @Test func unknownFormatsAreRefused() throws {
    let scratch = try Scratch(["Specs/App.yaml": Self.manifest])
    let outcome = try scratch.rutter("graph", "Specs", "--format", "mermeid")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("help: did you mean 'mermaid'?\n"))
  }
}
