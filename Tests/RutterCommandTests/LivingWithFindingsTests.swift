import Testing

@testable import rutter

/// Baselines, comments and fixes, seen from a shell.
struct LivingWithFindingsTests {
  private static let sound = "routers: {Shop: {root: home}}\nscreens:\n  home: {}\n"
  private static let unreachable = sound + "  cart: {}\n"

  private func project(_ manifest: String, file: String = "specs: Specs\n") throws -> Scratch {
    try Scratch(["rutter.yaml": file, "Specs/Shop.yaml": manifest])
  }

  @Test func aBaselineKeepsOldFindingsQuietAndReportsNewOnes() throws {
    let scratch = try project(Self.unreachable, file: "rules: {unreachable-screen: error}\n")
    #expect(try scratch.rutter("validate").status == 1)
    let written = try scratch.rutter("baseline")
    #expect(written.status == 0)
    #expect(written.output == "rutter-baseline.json: 1 finding, 1 new, 0 gone\n")
    #expect(try scratch.rutter("validate").output == "no findings\n")
    #expect(try scratch.rutter("generate").status == 0)
    try scratch.write("# moved\n" + Self.unreachable + "  list: {}\n", to: "Specs/Shop.yaml")
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("'list'") && !outcome.errors.contains("'cart'"))
  }

  @Test func mendedFindingsAreTakenOutByRunningItAgain() throws {
    let scratch = try project(Self.unreachable)
    try scratch.rutter("baseline")
    try scratch.write(Self.sound, to: "Specs/Shop.yaml")
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("rutter-baseline.json:"))
    #expect(outcome.errors.contains("a finding of the baseline is gone"))
    #expect(try scratch.rutter("validate", "Specs").errors == "")
    let again = try scratch.rutter("baseline")
    #expect(again.output == "rutter-baseline.json: 0 findings, 0 new, 1 gone\n")
    #expect(try scratch.rutter("validate").errors == "")
    let stamp = try scratch.stamp("rutter-baseline.json")
    try scratch.rutter("baseline")
    #expect(try scratch.stamp("rutter-baseline.json") == stamp)
  }

  @Test func errorsThatMakeWrongSwiftAreNotKept() throws {
    let scratch = try project(Self.unreachable + "  list: {veiw: A}\n")
    let outcome = try scratch.rutter("baseline")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("unknown key 'veiw'"))
    #expect(!scratch.exists("rutter-baseline.json"))
    #expect(try scratch.rutter("baseline", "Specs").status == 2)
    #expect(try scratch.rutter("baseline", "-", input: "screens: {}\n").status == 2)
  }

  @Test func aDamagedBaselineIsAFindingThatTheCommandMends() throws {
    let scratch = try project(Self.unreachable)
    try scratch.write("{\"version\": 9, \"findings\": []}\n", to: "rutter-baseline.json")
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\nrutter-baseline.json:1:13: error: "))
    #expect(try scratch.rutter("baseline").status == 0)
    #expect(try scratch.rutter("validate").status == 0)
  }

  @Test func withoutFindingsNoBaselineIsWritten() throws {
    let scratch = try Scratch.project("Shop")
    #expect(try scratch.rutter("baseline").output.hasSuffix(": 0 findings, 0 new, 0 gone\n"))
    #expect(!scratch.exists("rutter-baseline.json"))
  }

  @Test(arguments: [("1801267200", ""), ("1801440000", "no router reaches the screen 'cart'")])
  func theDayIsTheClocksOrTheEnvironments(epoch: String, expected: String) throws {
    let scratch = try project(
      Self.sound + "  list: {} # rutter:ignore unreachable-screen: w\n"
        + "  cart: {} # rutter:ignore unreachable-screen until=2027-01-31: w\n")
    let environment = ["PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": epoch]
    let outcome = try scratch.rutter("validate", environment: environment)
    #expect(outcome.status == 0)
    #expect(expected.isEmpty ? outcome.errors == "" : outcome.errors.contains(expected))
  }

  private static let misspelt = "# kept\nrouters: {Shop: {rot: home}}\nscreens: {home: {}}  # too\n"
  private static let mended = "# kept\nrouters: {Shop: {root: home}}\nscreens: {home: {}}  # too\n"

  @Test func fixesAreMadeInTheManifests() throws {
    let scratch = try project(Self.misspelt)
    try scratch.setPermissions(0o640, of: "Specs/Shop.yaml")
    let outcome = try scratch.rutter("validate", "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.output == "fixed      Specs/Shop.yaml\nno findings\n")
    #expect(try scratch.text("Specs/Shop.yaml") == Self.mended)
    #expect(scratch.files() == ["Specs/Shop.yaml", "rutter.yaml"])
    #expect(try scratch.rutter("validate", "--fix").output == "nothing to fix\nno findings\n")
  }

  @Test func fixesCanBeShownWithoutAChange() throws {
    let scratch = try project(Self.misspelt)
    let stamp = try scratch.stamp("Specs/Shop.yaml")
    let outcome = try scratch.rutter("validate", "--fix", "--diff")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("-routers: {Shop: {rot: home}}\n+routers: {Shop: {root: home}}\n"))
    #expect(outcome.errors.contains("unknown key 'rot'"))
    #expect(try scratch.stamp("Specs/Shop.yaml") == stamp)
  }

  @Test func linkedManifestsStayLinks() throws {
    let scratch = try Scratch(["rutter.yaml": "specs: Specs\n", "shared/Shop.yaml": Self.misspelt])
    try scratch.makeFolder("Specs")
    try scratch.link("Specs/Shop.yaml", to: "../shared/Shop.yaml")
    #expect(try scratch.rutter("validate", "--fix").status == 0)
    #expect(try scratch.text("shared/Shop.yaml") == Self.mended)
    #expect(scratch.files(below: "shared") == ["Shop.yaml"])
  }

  @Test func wrongUseIsRefused() throws {
    let scratch = try project(Self.misspelt)
    #expect(try scratch.rutter("validate", "--diff").status == 2)
    #expect(try scratch.rutter("validate", "--fix", "-", input: Self.misspelt).status == 2)
    #expect(try scratch.text("Specs/Shop.yaml") == Self.misspelt)
  }

  @Test func progressIsNotForPipes() throws {
    let scratch = try Scratch(["rutter.yaml": "specs: Specs\n"])
    for number in 0..<1000 {
      try scratch.write(Manifests.feature("F\(number)"), to: "Specs/F\(number).yaml")
    }
    #expect(try scratch.rutter("validate").errors == "")
    #if os(Linux)
      let terminal = try scratch.shell("script -qec \"'$0' validate\" /dev/null < /dev/null")
      #expect(terminal.output.contains("checking 1000 manifests ...\r"))
      #expect(terminal.output.hasSuffix("no findings\r\n"))
      let quiet = try scratch.shell("script -qec \"'$0' validate --quiet\" /dev/null < /dev/null")
      #expect(quiet.output == "")
    #endif
  }
}
