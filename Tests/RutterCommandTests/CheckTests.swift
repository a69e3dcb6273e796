import Testing

@testable import rutter

struct CheckTests {
  @Test func freshOutputIsUpToDate() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 0)
    #expect(outcome.output == "2 files: up to date\n")
    #expect(outcome.errors == "")
    #expect(try scratch.rutter("check", "--quiet").output == "")
  }

  @Test func editsAreDriftWithADifferenceThatNamesTheManifest() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    let path = Manifests.output("Explore")
    let text = try scratch.text(path)
    try scratch.write(text + "// by hand\n", to: path)
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("--- a/\(path)\n+++ b/\(path)\n@@ -"))
    #expect(outcome.output.contains(" @@ Specs/Explore.yaml"))
    #expect(outcome.output.contains("\n-// by hand\n"))
    #expect(
      outcome.output.hasSuffix("\n1 file: 1 changed; 'rutter generate' brings them up to date\n"))
    #expect(try scratch.text(path) == text + "// by hand\n")
  }

  @Test func differenceNamesTheLineOfTheManifest() throws {
    let scratch = try Scratch.project("Explore")
    let manifest = """
      models: {A: {id: Int}, B: {id: Int}}
      mappings:
        - from: A
          to: B
          members: {id: id + 1}
      """
    try scratch.write(manifest, to: "Specs/Explore.yaml")
    try scratch.rutter("generate")
    try scratch.write(manifest.replacing("+ 1", with: "+ 2"), to: "Specs/Explore.yaml")
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains(" @@ Specs/Explore.yaml:5\n"))
  }

  @Test func hunksNameTheEntriesBehindThem() throws {
    let scratch = try Scratch.project("Explore")
    let manifest = """
      screens:
        home:
          opens: [detail]
        detail:
          parameters: {id: Int}
          opens: {close: dismiss, help: }
        help:
          present: sheet
      routers:
        Explore: {root: home}
      """
    try scratch.write(manifest, to: "Specs/Explore.yaml")
    try scratch.rutter("generate")
    #expect(try scratch.rutter("check").status == 0)
    // A way out more, one less, and another parameter.
    for (text, other, lines) in [
      ("opens: [detail]", "opens: [detail, help]", [3]), (", help: }", "}", [4, 6, 10]),
      ("id: Int", "id: Int64", [3, 4]),
    ] {
      try scratch.write(manifest.replacing(text, with: other), to: "Specs/Explore.yaml")
      let output = try scratch.rutter("check").output
      let causes = output.split(separator: "\n").filter { $0.hasPrefix("@@") }
      #expect(!causes.isEmpty)
      for line in lines {
        let isTold = causes.contains { $0.contains("Specs/Explore.yaml:\(line)") }
        #expect(isTold, "\(line): \(causes)")
      }
      let isExact = causes.allSatisfy { $0.contains(" @@ Specs/Explore.yaml:") }
      #expect(isExact, "\(causes)")
    }
  }

  @Test func missingAndStaleFilesAreDrift() throws {
    let scratch = try Scratch.project("Explore", "Old")
    try scratch.rutter("generate")
    try scratch.remove("Specs/Old.yaml")
    try scratch.remove(Manifests.output("Explore"))
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 3)
    #expect(
      outcome.output == """
        missing    \(Manifests.output("Explore"))
        stale      \(Manifests.output("Old"))
        2 files: 1 missing, 1 stale; 'rutter generate' brings them up to date

        """)
    try scratch.rutter("generate")
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test func errorsComeBeforeDrift() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.write(Manifests.broken("Bad"), to: "Specs/Bad.yaml")
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
  }

  @Test func nothingIsWrittenAtAll() throws {
    let scratch = try Scratch.project("Explore")
    let before = scratch.files()
    #expect(try scratch.rutter("check").status == 3)
    #expect(try scratch.rutter("check", "--output", "Elsewhere").status == 3)
    #expect(scratch.files() == before)
  }

  @Test func readOnlyTreesWillDo() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    try scratch.setPermissions(0o555, of: "", "Specs", "Generated")
    let outcome = try scratch.rutter("check")
    try scratch.setPermissions(0o755, of: "", "Specs", "Generated")
    #expect(outcome.status == 0)
  }

  @Test func featureComparesItsFilesAlone() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    try scratch.remove(Manifests.output("Explore"))
    #expect(try scratch.rutter("check", "--feature", "Search").status == 0)
    #expect(try scratch.rutter("check", "--feature", "Explore").status == 3)
    #expect(try scratch.rutter("check", "Specs/Search.yaml").status == 0)
  }

  @Test func differencesCanBePatchedIn() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    for (name, cut) in [("Explore", 20), ("Search", 1)] {
      let path = Manifests.output(name)
      try scratch.write("first\n" + (try scratch.text(path)).dropFirst(cut) + "last", to: path)
    }
    let patched = try scratch.shell("\"$0\" check --quiet | git apply --whitespace=nowarn")
    #expect(patched.errors == "")
    #expect(try scratch.rutter("check").output == "2 files: up to date\n")
  }
}
