import Testing

@testable import rutter

struct GenerateTests {
  @Test func writesTheFilesALedgerAndASummary() throws {
    let scratch = try Scratch.project("Explore", "Search")
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "2 files: 2 created\n")
    #expect(
      scratch.files() == [
        ".rutter-ledger", Manifests.output("Explore"), Manifests.output("Search"),
        "Specs/Explore.yaml", "Specs/Search.yaml", "rutter.yaml",
      ])
    #expect(
      try scratch.text(Manifests.output("Explore"))
        .hasPrefix(Manifests.header + "Specs/Explore.yaml. Do not edit"))
  }

  @Test func secondRunTouchesNothing() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    let files = scratch.files()
    let stamps = try files.map(scratch.stamp)
    let outcome = try scratch.rutter("generate")
    #expect(outcome.output == "2 files: 2 unchanged\n")
    #expect(try files.map(scratch.stamp) == stamps)
  }

  @Test func onlyWhatDiffersIsTouched() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    let stamp = try scratch.stamp(Manifests.output("Search"))
    try scratch.write(
      Manifests.feature("Explore", members: ["id", "name"]), to: "Specs/Explore.yaml")
    let outcome = try scratch.rutter("generate", "--verbose")
    #expect(
      outcome.output == """
        read       rutter.yaml
        read       Specs/Explore.yaml
        read       Specs/Search.yaml
        updated    \(Manifests.output("Explore"))
        unchanged  \(Manifests.output("Search"))
        2 files: 1 updated, 1 unchanged

        """)
    #expect(try scratch.text(Manifests.output("Explore")).contains("name"))
    #expect(try scratch.stamp(Manifests.output("Search")) == stamp)
  }

  @Test func quietSaysNothingWhenAllIsWell() throws {
    let outcome = try Scratch.project("Explore").rutter("generate", "--quiet")
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func errorsAreReportedAndNothingIsWritten() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.write(Manifests.broken("Bad"), to: "Specs/Bad.yaml")
    let before = scratch.files()
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Specs/Bad.yaml:1:1: error: unknown key 'screns'"))
    #expect(scratch.files() == before)
  }

  @Test func foldersAndFilesServeWithoutAProjectFile() throws {
    let scratch = try Scratch([
      "Specs/Explore.yaml": Manifests.feature("Explore"),
      "More/Deep/Search.json": Manifests.json("Search"),
    ])
    let outcome = try scratch.rutter("generate", "Specs", "More/Deep/Search.json")
    #expect(outcome.status == 0)
    #expect(outcome.output == "2 files: 2 created\n")
    #expect(scratch.exists(Manifests.output("Search")))
  }

  @Test func dryRunSaysWhatWouldHappenAndChangesNothing() throws {
    let scratch = try Scratch.project("Explore", "Old")
    try scratch.rutter("generate")
    try scratch.remove("Specs/Old.yaml")
    try scratch.write(Manifests.feature("New"), to: "Specs/New.yaml")
    let files = scratch.files()
    let stamps = try files.map(scratch.stamp)
    let outcome = try scratch.rutter("generate", "--dry-run")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        to create  \(Manifests.output("New"))
        to remove  \(Manifests.output("Old"))
        3 files: 1 to create, 1 unchanged, 1 to remove

        """)
    #expect(scratch.files() == files)
    #expect(try files.map(scratch.stamp) == stamps)
  }

  @Test func featureWritesItsFilesAloneAndRemovesNone() throws {
    let scratch = try Scratch.project("Explore", "Search", "Old")
    try scratch.rutter("generate")
    try scratch.remove("Specs/Old.yaml")
    for name in ["Explore", "Search"] {
      try scratch.write(Manifests.feature(name, members: ["id", "more"]), to: "Specs/\(name).yaml")
    }
    let outcome = try scratch.rutter("generate", "--feature", "Search")
    #expect(outcome.output == "1 file: 1 updated\n")
    #expect(try scratch.text(Manifests.output("Search")).contains("more"))
    #expect(try !scratch.text(Manifests.output("Explore")).contains("more"))
    #expect(try scratch.rutter("generate").output == "3 files: 1 updated, 1 unchanged, 1 removed\n")
  }

  @Test(arguments: ["generate", "check"])
  func unknownFeatureIsAWrongCommandLine(command: String) throws {
    let scratch = try Scratch.project("Explore", "Search")
    let before = scratch.files()
    let outcome = try scratch.rutter(command, "--feature", "Search", "--feature", "Exlpore")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "error: there is no feature 'Exlpore'\nhelp: did you mean 'Explore'?\n")
    #expect(
      try scratch.rutter(command, "--feature", "Own").errors == """
        error: there is no feature 'Own'
        help: a feature is called as its manifest's file, or as 'feature:' there says

        """)
    #expect(scratch.files() == before)
  }

  /// Its manifest may be one of those that could not be read.
  @Test func unknownFeatureIsNotBlamedWhereThereAreErrors() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.write("screens: [\n", to: "Specs/Search.yaml")
    let outcome = try scratch.rutter("generate", "--feature", "Search")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Specs/Search.yaml:"))
  }

  @Test func outputFolderIsReplaced() throws {
    let scratch = try Scratch.project("Explore")
    let outcome = try scratch.rutter("generate", "--output", "Build/ö x")
    #expect(outcome.status == 0)
    #expect(
      scratch.files(below: "Build") == [
        "ö x/.rutter-ledger", "ö x/ExploreMappings.generated.swift",
      ])
    #expect(!scratch.exists("Generated"))
    #expect(!scratch.exists(".rutter-ledger"))
  }

  @Test func outputFolderMayLieOutsideTheProject() throws {
    let scratch = try Scratch.project("Explore")
    let other = try Scratch()
    #expect(try scratch.rutter("generate", "--output", other.path).status == 0)
    #expect(other.files() == [".rutter-ledger", "ExploreMappings.generated.swift"])
  }

  @Test func generatedFilesAreTheSameFromEveryFolder() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.makeFolder("Sources/App")
    try scratch.rutter("generate")
    let text = try scratch.text(Manifests.output("Explore"))
    try scratch.remove("Generated")
    try scratch.remove(".rutter-ledger")
    let outcome = try scratch.rutter("generate", "--verbose", in: "Sources/App")
    #expect(outcome.output.contains("created    ../../Generated/ExploreMappings.generated.swift"))
    #expect(try scratch.text(Manifests.output("Explore")) == text)
    #expect(try scratch.rutter("generate", "--project", scratch.path, in: "Specs").status == 0)
    #expect(
      try scratch.rutter("generate", "../../Specs", in: "Sources/App").output
        == "1 file: 1 unchanged\n")
  }

  @Test func noEnvironmentIsNeeded() throws {
    let scratch = try Scratch.project("Explore")
    #expect(try scratch.rutter("generate", environment: [:]).status == 0)
  }

  @Test func nothingToGenerateIsSaidAndLeavesNoLedger() throws {
    let scratch = try Scratch(["Specs/Empty.yaml": "feature: Empty\n"])
    let outcome = try scratch.rutter("generate", "Specs")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing to generate\n")
    #expect(scratch.files() == ["Specs/Empty.yaml"])
  }
}

struct StandardInputTests {
  @Test func generatedSwiftGoesToStandardOutput() throws {
    let scratch = try Scratch()
    let manifest = "feature: Explore\n" + Manifests.feature("Explore")
    let outcome = try scratch.rutter("generate", "-", input: manifest)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix(Manifests.header + "<stdin>"))
    #expect(scratch.files() == [])
  }

  @Test func findingsNameStandardInput() throws {
    let outcome = try Scratch().rutter("validate", "-", input: Manifests.broken("Explore"))
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("<stdin>:1:1: error: unknown key 'screns'"))
  }

  @Test func xcodeFormatNamesItToo() throws {
    let outcome = try Scratch().rutter(
      "validate", "-", "--diagnostics", "xcode", input: Manifests.broken("Explore"))
    #expect(outcome.errors.hasPrefix("<stdin>:1:1: error: unknown key 'screns'"))
  }
}
