import Foundation
import RutterTestSupport
import Testing

@testable import rutter

/// `--depfile`, as text and in the hands of make and ninja.
struct DepfileTests {
  @Test func pathsAreEscapedAsBothToolsReadThem() {
    let depfile = Depfile(
      targets: ["out/a b.swift", "c"], inputs: ["#1", "$HOME", "it's", "a\\ b", "c\\d", "x:y"])
    #expect(
      depfile.text == """
        out/a\\ b.swift c: \\#1 $$HOME it's a\\\\\\ b c\\d x\\:y

        \\#1 $$HOME it's a\\\\\\ b c\\d x\\:y:

        """)
    #expect(Depfile(targets: ["a"], inputs: []).text == "a: \n")
  }

  @Test func generatedFilesDependOnAllThatWasRead() throws {
    let scratch = try Scratch.project("A", file: "specs: Specs\ntemplates: Stencils\n")
    try scratch.write("{# none #}\n", to: "Stencils/own.stencil")
    try scratch.write(Manifests.feature("B"), to: "Specs/deep/B c.yaml")
    let outcome = try scratch.rutter("generate", "--depfile", "d")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let inputs =
      "Specs Specs/A.yaml Specs/deep Specs/deep/B\\ c.yaml Stencils Stencils/own.stencil rutter.yaml"
    #expect(
      try scratch.text("d") == """
        Generated/AMappings.generated.swift Generated/BCMappings.generated.swift: \(inputs)

        \(inputs):

        """)
  }

  /// The Swift of `sources` too, whose folders tell of new files; not a folder that outputs go to.
  @Test(arguments: [
    ["generate", "--output", "App/Generated", "--depfile-target", "s"],
    ["compile", "Specs", "--output", "App/Generated", "--depfile-target", "s"],
  ])
  func whatSwiftSourcesDeclareIsRead(_ command: [String]) throws {
    let scratch = try Scratch.project("A", file: "specs: Specs\nsources: [App, Main.swift]\n")
    try scratch.write("struct Here {}\n", to: "App/deep/er/Here.swift")
    try scratch.write("struct Main {}\n", to: "Main.swift")
    let line = """
      s: App App/deep App/deep/er App/deep/er/Here.swift Main.swift Specs Specs/A.yaml rutter.yaml

      """
    for _ in 1...2 {
      let outcome = try scratch.start(command + ["--depfile", "d"]).wait()
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scratch.text("d").hasPrefix(line))
    }
  }

  @Test func targetsAndFilesAreNamedAsTheCommandLineNamesThem() throws {
    let scratch = try Scratch.project("A", "B")
    try scratch.makeFolder("build")
    try scratch.rutter(
      "compile", "../Specs/A.yaml", "--with", "../Specs/B.yaml", "--output", "out/./x", "--depfile",
      "d", in: "build")
    #expect(
      try scratch.text("build/d").hasPrefix(
        "out/x/A.generated.swift: ../Specs/A.yaml ../Specs/B.yaml ../rutter.yaml\n"))
    try scratch.rutter("generate", "--depfile=d", "--depfile-target", "a stamp")
    #expect(try scratch.text("d").hasPrefix("a\\ stamp: Specs Specs/A.yaml"))
  }

  @Test(arguments: [
    (["generate", "--depfile-target", "x"], "given without '--depfile'"),
    (["generate", "--depfile", "Specs/A.yaml"], "'Specs/A.yaml' is a file that is read"),
    (["generate", "-", "--depfile", "d"], "no meaning with '-'"),
  ])
  func wrongUseIsRefused(_ arguments: [String], _ message: String) throws {
    let scratch = try Scratch.project("A")
    let outcome = try scratch.start(arguments).wait()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(try scratch.text("Specs/A.yaml") == Manifests.feature("A"))
  }

  @Test func nothingIsWrittenByADryRunOrAfterErrors() throws {
    let scratch = try Scratch.project("A")
    try scratch.rutter("generate", "--dry-run", "--depfile", "d")
    #expect(!scratch.exists("d"))
    try scratch.write(Manifests.broken("B"), to: "Specs/B.yaml")
    #expect(try scratch.rutter("generate", "--depfile", "d").status == 1)
    #expect(!scratch.exists("d"))
  }
}

/// The tools themselves, where they are installed.
struct DepfileToolTests {
  private static let makefile = """
    all: out/stamp
    out/stamp:
    \t@mkdir -p out
    \t@$(RUTTER) compile 'Specs 1' --shared --output out --depfile out/d --depfile-target $@
    \t@touch $@
    -include out/d

    """

  private static let ninjafile = """
    rule rutter
      command = $rutter compile 'Specs 1' --shared --output out --depfile out/d
      depfile = out/d
      restat = 1
    build out/A.generated.swift out/rutter.generated.swift: rutter
    default out/A.generated.swift

    """

  private func project(_ name: String, _ text: String) throws -> Scratch {
    let scratch = try Scratch([name: text, "rutter.yaml": "specs: Specs 1\n"])
    try scratch.write(Manifests.feature("A"), to: "Specs 1/A.yaml")
    return scratch
  }

  private static func isInstalled(_ tool: String) -> Bool {
    (try? RutterTestSupport.Command("sh", ["-c", "command -v \(tool)"]).run().exitCode) == 0
  }

  /// What a tool runs again: nothing without a change, and the step after one in any input.
  private func expectRunsWhenNeeded(_ scratch: Scratch, _ line: String) throws {
    func run() throws -> String {
      let outcome = try scratch.shell(line)
      #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
      return outcome.output
    }
    #expect(try run().contains("2 created"))
    #expect(!(try run().contains("file")))
    try later(scratch, "Specs 1/A.yaml", Manifests.feature("A", members: ["id", "new"]))
    #expect(try run().contains("1 updated, 1 unchanged"))
    #expect(!(try run().contains("file")))
    try later(scratch, "rutter.yaml", "specs: Specs 1\ndefaults: {access: public}\n")
    #expect(try run().contains("1 updated"))
    #expect(!(try run().contains("file")))
  }

  /// And after an edit of the app's Swift, or a new file of it.
  private func expectSwiftIsSeen(_ scratch: Scratch, _ line: String) throws {
    func runs() throws -> Bool { try scratch.shell(line).output.contains("unchanged") }
    try scratch.write("specs: Specs 1\nsources: [App]\n", to: "rutter.yaml")
    try later(scratch, "App/Here.swift", "struct Here {}\n")
    #expect(try scratch.shell(line).status == 0)
    #expect(!(try runs()))
    try later(scratch, "App/Here.swift", "struct There {}\n")
    #expect(try runs())
    #expect(!(try runs()))
    try later(scratch, "App/New.swift", "struct New {}\n")
    #expect(try runs())
    #expect(!(try runs()))
  }

  /// A change that no clock of a file system is too coarse to show.
  private func later(_ scratch: Scratch, _ name: String, _ text: String) throws {
    Thread.sleep(forTimeInterval: 0.02)
    try scratch.write(text, to: name)
  }

  @Test(.enabled(if: isInstalled("make")))
  func makeRunsTheStepWhenAnInputHasChanged() throws {
    let scratch = try project("Makefile", Self.makefile)
    try expectRunsWhenNeeded(scratch, "make -s RUTTER=\"$0\"")
    try expectSwiftIsSeen(scratch, "make -s RUTTER=\"$0\"")
  }

  @Test(.enabled(if: isInstalled("ninja")))
  func ninjaRunsTheStepWhenAnInputHasChanged() throws {
    let file = "rutter = '\(try Scratch.executable().path)'\n" + Self.ninjafile
    let scratch = try project("build.ninja", file)
    try expectRunsWhenNeeded(scratch, "ninja --quiet")
    try expectSwiftIsSeen(scratch, "ninja --quiet")
  }
}
