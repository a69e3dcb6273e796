import Testing

@testable import rutter

struct FormatTests {
  private static let loose = "screens:\n    home: {title: HOME,view: Home} # first\nfeature: Shop\n"
  private static let tidy = "feature: Shop\n\nscreens:\n  home: {view: Home, title: HOME} # first\n"

  private func project() throws -> Scratch {
    try Scratch([
      "rutter.yaml": "specs: Specs\nrutter: 1\n", "Specs/Shop.yaml": Self.loose,
      "Specs/Tidy.yaml": "screens: [a]\n",
    ])
  }

  @Test func formatsTheProjectAndThenLeavesItAlone() throws {
    let scratch = try project()
    let outcome = try scratch.rutter("format")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "formatted  rutter.yaml\nformatted  Specs/Shop.yaml\n3 files: 2 formatted, 1 as they were\n"
    )
    #expect(try scratch.text("Specs/Shop.yaml") == Self.tidy)
    #expect(try scratch.text("rutter.yaml") == "rutter: 1\nspecs: Specs\n")
    let stamp = try scratch.stamp("Specs/Shop.yaml")
    #expect(try scratch.rutter("format", "--check").status == 0)
    #expect(try scratch.rutter("format", "--quiet").output == "")
    #expect(try scratch.stamp("Specs/Shop.yaml") == stamp)
  }

  @Test func checkingPrintsTheDifferenceAndWritesNothing() throws {
    let scratch = try project()
    let outcome = try scratch.rutter("format", "--check", "Specs")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("--- a/Specs/Shop.yaml\n+++ b/Specs/Shop.yaml\n"))
    #expect(!outcome.output.contains("rutter.yaml"))
    #expect(try scratch.text("Specs/Shop.yaml") == Self.loose)
    let shown = try scratch.rutter("format", "--diff", "Specs")
    #expect(shown.status == 0 && shown.output == outcome.output)
    #expect(try scratch.rutter("format", "--diff", "--check").status == 2)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let scratch = try Scratch()
    #expect(try scratch.rutter("format", "-", input: Self.loose).output == Self.tidy)
    let json = try scratch.rutter("format", "-", input: "{\"screens\":[\"a\"],\n\"feature\":\"A\"}")
    #expect(json.output == "{\n  \"feature\": \"A\",\n  \"screens\": [\"a\"]\n}\n")
    let broken = try scratch.rutter("format", "-", input: "screens: {\n")
    #expect(broken.status == 1 && broken.output == "")
    #expect(broken.errors.contains("error: "))
    #expect(try scratch.rutter("format", "--check", "-", input: Self.loose).status == 1)
  }

  @Test func filesWithErrorsAreLeftAloneAndTheOthersFormatted() throws {
    let scratch = try project()
    try scratch.write("screens: {\n", to: "Specs/Broken.yaml")
    let outcome = try scratch.rutter("format")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Specs/Broken.yaml:1:10: error: "))
    #expect(try scratch.text("Specs/Broken.yaml") == "screens: {\n")
    #expect(try scratch.text("Specs/Shop.yaml") == Self.tidy)
  }

  /// As a hook before commits passes them.
  @Test func projectFilesAndManifestsMayBeNamedTogether() throws {
    let scratch = try project()
    let outcome = try scratch.rutter("format", "rutter.yaml", "Specs/Shop.yaml")
    #expect(outcome.output.hasSuffix("2 files: 2 formatted, 0 as they were\n"))
    #expect(try scratch.text("rutter.yaml") == "rutter: 1\nspecs: Specs\n")
    #expect(
      try scratch.rutter("format", "rutter.yaml").output == "1 file: 0 formatted, 1 as they were\n")
    #expect(try scratch.rutter("format", "Other.yaml").status == 2)
  }
}
