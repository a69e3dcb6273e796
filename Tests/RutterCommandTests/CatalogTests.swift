import Testing

@testable import rutter

/// The app's string catalog: read, added to, never taken for rutter's own.
struct CatalogTests {
  private static let settings = "localization: {catalog: App/Localizable.xcstrings}\n"
  private static let catalog = "App/Localizable.xcstrings"
  private static let own = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "CANCEL" : {
          "localizations" : {"de":{"stringUnit":{"state":"translated","value":"Abbrechen"}}}
        }
      },
      "version" : "1.0"
    }

    """

  private func project(_ titles: String..., catalog: String? = own) throws -> Scratch {
    let scratch = try Scratch(["rutter.yaml": Self.settings])
    if let catalog { try scratch.write(catalog, to: Self.catalog) }
    try write(titles, to: scratch)
    return scratch
  }

  private func write(_ titles: [String], to scratch: Scratch) throws {
    let screens = titles.map { "  \($0.lowercased()): {title: \($0)}\n" }.joined()
    try scratch.write(
      "screens:\n\(screens)routers: {Main: {root: \(titles[0].lowercased())}}\nmodels: {}\n",
      to: "Specs/Main.yaml")
  }

  @Test func generateAddsKeysAndKeepsTheRest() throws {
    let scratch = try project("HOME")
    let outcome = try scratch.rutter("generate", "--verbose")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("updated    \(Self.catalog)\n"))
    #expect(
      try scratch.text(Self.catalog)
        == Self.own.replacing(
          "\n    }\n  },",
          with: "\n    },\n    \"HOME\" : {\n      \"extractionState\" : \"manual\"\n    }\n  },"))
    let stamp = try scratch.stamp(Self.catalog)
    #expect(try scratch.rutter("generate").status == 0)
    #expect(try scratch.stamp(Self.catalog) == stamp)
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test func generateMakesACatalogWhereThereIsNone() throws {
    let scratch = try project("HOME", catalog: nil)
    #expect(try scratch.rutter("generate").status == 0)
    #expect(try scratch.text(Self.catalog).contains("\"HOME\" : {"))
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test func checkShowsWhatIsMissing() throws {
    let scratch = try project("HOME")
    try scratch.rutter("generate")
    try scratch.write(Self.own, to: Self.catalog)
    let outcome = try scratch.rutter("check")
    #expect(outcome.status == 3)
    #expect(outcome.output.hasPrefix("--- a/\(Self.catalog)\n+++ b/\(Self.catalog)\n"))
    #expect(outcome.output.contains("\n+    \"HOME\" : {\n"))
    #expect(try scratch.text(Self.catalog) == Self.own)
  }

  @Test func keysThatAreGoneAreReportedAndKept() throws {
    let scratch = try project("HOME", "SHELF")
    try scratch.rutter("generate")
    let full = try scratch.text(Self.catalog)
    try write(["HOME"], to: scratch)
    for _ in 0..<2 {
      let outcome = try scratch.rutter("generate")
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("no manifest has the key 'SHELF' any more [unused-string]"))
      #expect(!outcome.errors.contains("CANCEL"))
      #expect(try scratch.text(Self.catalog) == full)
    }
    let pruned = try scratch.rutter("generate", "--prune-strings")
    #expect(pruned.status == 0)
    #expect(pruned.errors == "")
    #expect(!(try scratch.text(Self.catalog).contains("SHELF")))
    #expect(try scratch.rutter("generate").errors == "")
  }

  @Test func aPathReadsSomeManifestsAndForgetsNoKeys() throws {
    let scratch = try project("HOME", "SHELF")
    try scratch.rutter("generate")
    try scratch.write("screens: {help: {title: HELP}}", to: "Specs/Other/Help.yaml")
    let outcome = try scratch.rutter("generate", "Specs/Other")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try scratch.text(Self.catalog).contains("\"HELP\" : {"))
    #expect(
      try scratch.text(Ledger.fileName).contains("\nstring HELP\nstring HOME\nstring SHELF\n"))
  }

  @Test func aBrokenCatalogStaysAndNothingIsWritten() throws {
    let scratch = try project("HOME", catalog: "{\n  \"strings\" : {,\n")
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("\(Self.catalog):2:"))
    #expect(try scratch.text(Self.catalog) == "{\n  \"strings\" : {,\n")
    #expect(scratch.files() == [Self.catalog, "Specs/Main.yaml", "rutter.yaml"])
  }

  @Test func withAnObstacleTheCatalogStays() throws {
    let scratch = try project("HOME")
    try scratch.write("by hand", to: "Generated/MainRouters.generated.swift")
    #expect(try scratch.rutter("generate").status == 1)
    #expect(try scratch.text(Self.catalog) == Self.own)
  }

  @Test func dryRunsOtherFoldersAndStandardInputLeaveItAlone() throws {
    let scratch = try project("HOME")
    let dry = try scratch.rutter("generate", "--dry-run")
    #expect(dry.output.contains("to update  \(Self.catalog)\n"))
    #expect(try scratch.rutter("generate", "--output", "Elsewhere").status == 0)
    #expect(try scratch.rutter("generate", "-", input: "screens: {a: {title: B}}").status == 0)
    #expect(try scratch.rutter("validate").status == 0)
    #expect(try scratch.text(Self.catalog) == Self.own)
    #expect(!scratch.exists("Elsewhere/\(Self.catalog)"))
  }

  @Test func theCatalogIsNeverTakenForGenerated() throws {
    let scratch = try project("HOME")
    try scratch.rutter("generate")
    #expect(!(try scratch.text(Ledger.fileName).contains("xcstrings")))
    try scratch.write("specs: Specs\n", to: "rutter.yaml")
    try scratch.rutter("generate", "--force")
    #expect(scratch.exists(Self.catalog))
  }

  @Test func linksAndFoldersAreNoCatalogs() throws {
    let scratch = try project("HOME", catalog: nil)
    try scratch.makeFolder(Self.catalog)
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "rutter.yaml:1:25: error: '\(Self.catalog)' is not a regular file [bad-path]"))
    try scratch.remove(Self.catalog)
    try scratch.write(Self.own, to: "real.xcstrings")
    try scratch.link(Self.catalog, to: "../real.xcstrings")
    #expect(try scratch.rutter("generate").status == 1)
    #expect(try scratch.text("real.xcstrings") == Self.own)
  }

  // MARK: The ledger's lines

  @Test func ledgerKeepsAnyKey() throws {
    var ledger = Ledger()
    ledger.strings = ["A", "two words ", "", "line\nend", "\r", "back\\slash\\n", "é%\u{0}"]
    #expect(try Ledger(parsing: ledger.bytes) == ledger)
  }

  @Test(arguments: ["string A\nstring A", "string a\\x", "string a\\", "strings A"])
  func ledgerRefusesLinesItWouldNotWrite(_ lines: String) {
    #expect(throws: Ledger.Damage.self) {
      try Ledger(parsing: Array("rutter-ledger 1\n\(lines)\n".utf8))
    }
  }
}
