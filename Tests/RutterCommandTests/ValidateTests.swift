import Testing

@testable import rutter

struct ValidateTests {
  @Test func soundManifestsHaveNoFindings() throws {
    let scratch = try Scratch.project("Explore")
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 0)
    #expect(outcome.output == "no findings\n")
    #expect(outcome.errors == "")
    #expect(scratch.files() == ["Specs/Explore.yaml", "rutter.yaml"])
  }

  @Test func everyFileIsReportedInOneRunInOrder() throws {
    let scratch = try Scratch([
      "Specs/B.yaml": Manifests.broken("B"), "Specs/A.yml": Manifests.broken("A"),
      "Specs/a/C.yaml": Manifests.broken("C"),
    ])
    let outcome = try scratch.rutter("validate", "Specs")
    #expect(outcome.status == 1)
    let places = outcome.errors.split(separator: "\n").filter {
      $0.contains(": error: unknown key")
    }
    .map { $0.prefix { $0 != ":" } }
    #expect(places == ["Specs/A.yml", "Specs/B.yaml", "Specs/a/C.yaml"])
    #expect(
      try scratch.rutter("validate", "Specs/a", "Specs/B.yaml", "Specs/A.yml").errors
        == outcome.errors)
  }

  @Test func errorsOfTheProjectsTemplatesAreFindings() throws {
    let scratch = try Scratch.project("Explore", file: "specs: Specs\ntemplates: T\n")
    try scratch.write("{% if x %}\n", to: "T/mappings.swift.stencil")
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("T/mappings.swift.stencil:1:"))
    #expect(try scratch.rutter("generate").errors == outcome.errors)
    try scratch.write("{# nothing #}\n", to: "T/mappings.swift.stencil")
    #expect(try scratch.rutter("validate").output == "no findings\n")
  }

  @Test func textIsForPeople() throws {
    let scratch = try Scratch(["Specs/Bad.yaml": Manifests.broken("Bad")])
    let outcome = try scratch.rutter("validate", "Specs")
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("Specs/Bad.yaml:1:1: error: unknown key 'screns'"))
    #expect(lines[0].hasSuffix(" [unknown-key]"))
    #expect(lines[1...2] == [" 1 | screns:", "   | ^^^^^^"])
    #expect(outcome.errors.hasSuffix("\n1 error\n"))
  }

  @Test func pathsStartWhereTheUserStands() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.write(Manifests.broken("Bad"), to: "Specs/Bad.yaml")
    #expect(try scratch.rutter("validate", in: "Specs").errors.hasPrefix("Bad.yaml:1:1: error: "))
    let other = try Scratch()
    let outcome = try other.rutter("validate", "--project", scratch.path)
    #expect(outcome.errors.contains("/Specs/Bad.yaml:1:1: error: "))
  }

  @Test func xcodeFormatHasAbsolutePaths() throws {
    let scratch = try Scratch(["Specs/Bad.yaml": Manifests.broken("Bad")])
    let outcome = try scratch.rutter("validate", "Specs", "--diagnostics=xcode")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("\(scratch.path)/Specs/Bad.yaml:1:1: error: unknown key 'screns'"))
    #expect(!outcome.errors.contains(" | "))
  }

  @Test func reportsGoToFilesBesideStandardError() throws {
    let scratch = try Scratch(["Specs/Bad.yaml": Manifests.broken("Bad")])
    let outcome = try scratch.rutter(
      "validate", "Specs", "--diagnostics", "xcode=build/new/report.txt", "--diagnostics=text=t.txt"
    )
    #expect(outcome.status == 1)
    #expect(try scratch.text("t.txt") == outcome.errors)
    #expect(
      try scratch.text("build/new/report.txt").hasPrefix(
        "\(scratch.path)/Specs/Bad.yaml:1:1: error"))
  }

  @Test func reportWithoutFindingsIsAnEmptyFile() throws {
    let scratch = try Scratch(["Specs/Good.yaml": Manifests.feature("Good"), "r.txt": "old"])
    try scratch.rutter("validate", "Specs", "--diagnostics", "xcode=r.txt")
    #expect(try scratch.text("r.txt") == "")
  }

  @Test(arguments: [
    ("Specs/A.yaml", "is a file that is read"), ("rutter.yaml", "is a file that is read"),
    ("link.txt", "is a file that is read"), ("T/own.stencil", "is a file that is read"),
    (".rutter-ledger", "is the ledger"), ("Specs/.rutter-ledger", "is the ledger"),
    (Manifests.output("A"), "is called as a generated file"),
    ("New.Generated.swift", "is called as a generated file"),
  ])
  func reportNeverReplacesAFileOfTheRun(path: String, reason: String) throws {
    let scratch = try Scratch.project("A", file: "specs: Specs\ntemplates: T\n")
    try scratch.write("{# nothing #}\n", to: "T/own.stencil")
    try scratch.link("link.txt", to: "Specs/A.yaml")
    try scratch.rutter("generate")
    let files = scratch.files()
    let texts = try files.map(scratch.text)
    for command in ["validate", "generate", "check"] {
      let outcome = try scratch.rutter(command, "--diagnostics", "xcode=\(path)")
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("error: '\(path)' \(reason), so no findings go there\n"))
    }
    #expect(scratch.files() == files)
    #expect(try files.map(scratch.text) == texts)
  }

  @Test func colorIsForTerminalsOrOnRequest() throws {
    let scratch = try Scratch(["Specs/Bad.yaml": Manifests.broken("Bad")])
    let arguments = ["validate", "Specs", "--diagnostics=text=t.txt", "--color"]
    let plain = try scratch.rutter("validate", "Specs").errors
    for (choice, environment) in [("auto", [:]), ("never", [:]), ("always", ["NO_COLOR": "1"])] {
      let outcome = try scratch.start(arguments + [choice], environment: environment).wait()
      #expect(outcome.errors.contains("\u{1B}[") == (choice == "always"))
      #expect(outcome.status == 1)
      #expect(try scratch.text("t.txt") == plain)
    }
  }

  #if os(Linux)
    @Test func fullDiskIsAFailure() throws {
      let scratch = try Scratch(["Specs/Good.yaml": Manifests.broken("Good")])
      let outcome = try scratch.rutter("validate", "Specs", "--diagnostics", "xcode=/dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("1 error\n"))
      #expect(
        outcome.errors.hasSuffix("error: cannot write '/dev/full': no space left on device\n"))
    }
  #endif

  @Test func reportFileThatCannotBeMadeIsAFailure() throws {
    let scratch = try Scratch(["Specs/Good.yaml": Manifests.feature("Good")])
    let outcome = try scratch.rutter(
      "validate", "Specs", "--diagnostics", "xcode=Specs/Good.yaml/r")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Specs/Good.yaml"))
    #expect(try scratch.rutter("validate", "Specs", "--diagnostics", "xcode=Specs").status == 2)
  }
}
