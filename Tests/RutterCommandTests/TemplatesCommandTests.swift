import Foundation
import Testing

/// `rutter templates`, in real processes.
@Suite struct TemplatesCommandTests {
  private func project(_ templates: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch.project("Home", file: "templates: Templates\n")
    try scratch.makeFolder("Templates")
    for (name, text) in templates { try scratch.write(text, to: "Templates/" + name) }
    return scratch
  }

  // MARK: list and show

  @Test func listsWhichTemplatesThereAre() throws {
    let scratch = try project([
      "mappings.swift.stencil": "{% extends \"mappings.swift.stencil\" %}",
      "factory.swift.stencil": "", "more/own.md.stencil": "",
    ])
    let result = try scratch.rutter("templates", "list")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.contains("file.swift.stencil standard"))
    #expect(lines.contains("factory.swift.stencil overridden Templates/factory.swift.stencil"))
    #expect(lines.contains("mappings.swift.stencil extended Templates/mappings.swift.stencil"))
    #expect(lines.contains("own.md.stencil your own Templates/more/own.md.stencil"))
    #expect(lines == lines.sorted())
  }

  @Test func showsATemplateAsItIsUsed() throws {
    let scratch = try project(["mappings.swift.stencil": "mine\n"])
    #expect(try scratch.rutter("templates", "show", "mappings.swift.stencil").output == "mine\n")
    let standard = try scratch.rutter("templates", "show", "--standard", "mappings.swift.stencil")
    #expect(standard.output.contains("{% macro mappingMethod method %}"))
  }

  @Test func needsNoProjectToShow() throws {
    let scratch = try Scratch()
    #expect(try scratch.rutter("templates", "list").status == 0)
    #expect(try scratch.rutter("templates", "show", "file.swift.stencil").status == 0)
  }

  @Test(arguments: [
    ([], "it is not said what to do"),
    (["lst"], "did you mean 'list'?"),
    (["list", "x"], "'list' takes no names"),
    (["show"], "'show' needs the name of a template"),
    (["show", "fil.swift.stencil"], "did you mean 'file.swift.stencil'?"),
    (["eject", "own.stencil"], "there is no standard template 'own.stencil'"),
    (["accept", "file.swift.stencil"], "there is no template of yours 'file.swift.stencil'"),
    (["list", "--record"], "'--record' has no meaning with 'list'"),
    (["diff", "file.swift.stencil"], "the project has no template 'file.swift.stencil'"),
    (["context", "Hme"], "did you mean 'Home'?"),
    (["test"], "there are no cases in 'Templates/Tests'"),
  ])
  func refusesAWrongCommandLine(arguments: [String], message: String) throws {
    let scratch = try project()
    let result = try scratch.start(["templates"] + arguments).wait()
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  // MARK: eject, diff, accept

  private static let frame = "Templates/file.swift.stencil"
  private static let original = "Templates/.ejected/file.swift.stencil"

  @Test func ejectsACopyAndKeepsTheOriginal() throws {
    let scratch = try project()
    let result = try scratch.rutter("templates", "eject", "file.swift.stencil")
    #expect(result.status == 0)
    #expect(result.output == "ejected    \(Self.frame)\n")
    let text = try scratch.rutter("templates", "show", "--standard", "file.swift.stencil").output
    #expect(try scratch.text(Self.frame) == text)
    #expect(try scratch.text(Self.original) == text)
    #expect(try scratch.rutter("generate").status == 0)
    let again = try scratch.rutter("templates", "eject", "file.swift.stencil")
    #expect(again.output == "unchanged  \(Self.frame)\n")
  }

  @Test func tellsToNameTheFolder() throws {
    let scratch = try Scratch.project("Home")
    let result = try scratch.rutter("templates", "eject", "file.swift.stencil")
    #expect(result.output.contains("add 'templates: Templates' to the project file"))
  }

  @Test func neverReplacesAnEditedCopy() throws {
    let scratch = try project([:])
    try scratch.rutter("templates", "eject", "file.swift.stencil")
    try scratch.write("edited", to: Self.frame)
    let result = try scratch.rutter("templates", "eject", "file.swift.stencil")
    #expect(result.status == 2)
    #expect(result.errors.contains("'\(Self.frame)' was edited, so it stays"))
    #expect(try scratch.text(Self.frame) == "edited")
  }

  @Test func replacesAnOlderCopyThatNobodyEdited() throws {
    let scratch = try project([
      "file.swift.stencil": "old\n", ".ejected/file.swift.stencil": "old\n",
    ])
    #expect(try scratch.rutter("templates", "eject", "file.swift.stencil").status == 0)
    #expect(try scratch.text(Self.frame).contains("{% block declarations %}"))
  }

  @Test func tellsWhatChangedSinceACopyWasMade() throws {
    let scratch = try project()
    let standard = try scratch.rutter("templates", "show", "file.swift.stencil").output
    let old = standard.replacing("import {{ module }}", with: "import  {{ module }}")
    try scratch.write(old, to: Self.original)
    try scratch.write("{# edited #}\n" + old, to: Self.frame)

    let check = try scratch.rutter("validate")
    #expect(check.errors.contains("[outdated-template]"))
    #expect(check.errors.contains("'rutter templates diff file.swift.stencil' shows the changes"))
    let list = try scratch.rutter("templates", "list").output
    #expect(list.contains("(the standard one has changed"))
    let diff = try scratch.rutter("templates", "diff")
    #expect(diff.output.hasPrefix("--- a/file.swift.stencil\n+++ b/file.swift.stencil\n@@"))
    #expect(diff.output.contains("-import  {{ module }}\n+import {{ module }}\n"))
    #expect(!diff.output.contains("edited"))

    #expect(try scratch.rutter("templates", "accept", "file.swift.stencil").status == 0)
    #expect(try scratch.rutter("templates", "diff").output == "nothing has changed\n")
    #expect(try !scratch.rutter("validate").errors.contains("outdated-template"))
    #expect(try scratch.text(Self.frame) == "{# edited #}\n" + old)
  }

  // MARK: context

  @Test func printsWhatATemplateSees() throws {
    let scratch = try project()
    let feature = try scratch.rutter("templates", "context", "Home")
    #expect(feature.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(feature.output.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["feature"] as? String == "Home")
    #expect((fields["mappings"] as? [Any])?.count == 1)
    #expect(fields["parameters"] as? [String: String] == [:])
    let whole = try scratch.rutter("templates", "context").output
    #expect(whole.contains("\"features\": ["))
    #expect(try scratch.rutter("templates", "context").output == whole)
  }

  @Test func printsNoContextWithErrors() throws {
    let scratch = try project()
    try scratch.write(Manifests.broken("Bad"), to: "Specs/Bad.yaml")
    let result = try scratch.rutter("templates", "context", "Home")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
  }

  // MARK: Outputs

  private static let outputs = """
    templates:
      outputs: [{template: list.md.stencil, path: "Docs/{feature}.generated.md"}]

    """

  @Test func outputsBelongToTheLedger() throws {
    let scratch = try Scratch.project("Home", file: Self.outputs)
    try scratch.write("<!-- {{ header }} -->\n{{ feature }}\n", to: "Templates/list.md.stencil")
    #expect(try scratch.rutter("generate").status == 0)
    #expect(try scratch.text("Docs/Home.generated.md").hasSuffix("-->\nHome\n"))
    #expect(try scratch.rutter("check").status == 0)

    try scratch.write("<!-- {{ header }} -->\n{{ feature }}!\n", to: "Templates/list.md.stencil")
    #expect(try scratch.rutter("check").status == 3)
    #expect(try scratch.rutter("generate").status == 0)

    try scratch.write("edited", to: "Docs/Home.generated.md")
    let edited = try scratch.rutter("generate")
    #expect(edited.status == 1)
    #expect(edited.errors.contains("[edited-output]"))
    #expect(try scratch.rutter("generate", "--force").status == 0)

    try scratch.write("templates: Templates\n", to: "rutter.yaml")
    #expect(try scratch.rutter("generate").output.contains("1 removed"))
    #expect(!scratch.exists("Docs"))
  }

  @Test func anOutputWithoutTheHeaderStays() throws {
    let scratch = try Scratch.project("Home", file: Self.outputs)
    try scratch.write("{{ feature }}\n", to: "Templates/list.md.stencil")
    try scratch.rutter("generate")
    try scratch.write("templates: Templates\n", to: "rutter.yaml")
    let result = try scratch.rutter("generate")
    #expect(result.errors.contains("[stale-output]"))
    #expect(scratch.exists("Docs/Home.generated.md"))
  }

  @Test func anOutputOverAFileOfTheTeamsIsRefused() throws {
    let scratch = try Scratch.project("Home", file: Self.outputs)
    try scratch.write("x", to: "Templates/list.md.stencil")
    try scratch.write("precious", to: "Docs/Home.generated.md")
    #expect(try scratch.rutter("generate").errors.contains("[foreign-output]"))
    #expect(try scratch.text("Docs/Home.generated.md") == "precious")
  }

  // MARK: test

  private func tested(_ template: String) throws -> Scratch {
    let scratch = try Scratch.project("Home", file: Self.outputs)
    try scratch.write(template, to: "Templates/list.md.stencil")
    try scratch.write(Manifests.feature("Case"), to: "Templates/Tests/one/Case.yaml")
    return scratch
  }

  private static let made = "Templates/Tests/one/expected/Docs/Case.generated.md"

  @Test func recordsAndComparesCases() throws {
    let scratch = try tested("{{ feature }}\n")
    let failed = try scratch.rutter("templates", "test")
    #expect(failed.status == 1)
    #expect(failed.output.contains("failed     one\n"))
    #expect(failed.output.contains("+Case\n"))
    #expect(failed.output.hasSuffix("1 case: 1 failed\n"))
    #expect(!scratch.exists(Self.made))

    let recorded = try scratch.rutter("templates", "test", "--record")
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("recorded   \(Self.made)\n"))
    #expect(try scratch.text(Self.made) == "Case\n")
    #expect(try scratch.rutter("templates", "test").output == "1 case: all pass\n")

    try scratch.write("{{ feature }}!\n", to: "Templates/list.md.stencil")
    let changed = try scratch.rutter("templates", "test", "one")
    #expect(changed.status == 1)
    #expect(changed.output.contains("-Case\n+Case!\n"))
  }

  @Test func recordsFindingsAndRemovesWhatIsNoLongerMade() throws {
    let scratch = try tested("{{ feature }}\n")
    try scratch.rutter("templates", "test", "--record")
    try scratch.write("{{ featur }}\n", to: "Templates/list.md.stencil")
    let recorded = try scratch.rutter("templates", "test", "--record")
    #expect(recorded.output.contains("removed    \(Self.made)\n"))
    let findings = try scratch.text("Templates/Tests/one/expected/diagnostics.txt")
    #expect(findings.contains("Templates/list.md.stencil:1:4: error: unknown variable 'featur'"))
    #expect(try scratch.rutter("templates", "test").status == 0)
  }

  @Test func casesAreNoPartOfTheProject() throws {
    let scratch = try tested("{{ feature }}\n")
    try scratch.rutter("templates", "test", "--record")
    #expect(try scratch.rutter("generate").status == 0)
    #expect(scratch.files(below: "Docs") == ["Home.generated.md"])
    let unknown = try scratch.rutter("templates", "test", "two")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no case 'two' in 'Templates/Tests'"))
  }
}
