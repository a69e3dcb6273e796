import Foundation
import Testing

@testable import rutter

struct LoadingTests {
  /// The manifests that a run reads, as it tells them; what it finds in them does not matter here.
  private func read(_ scratch: Scratch, _ arguments: String..., in folder: String = "") throws
    -> [String]
  {
    let outcome = try scratch.start(["validate", "--verbose"] + arguments, in: folder).wait()
    #expect(outcome.status != 2, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").filter { $0.hasPrefix("read ") }
      .map { $0.dropFirst(11) }.filter { !$0.hasSuffix("rutter.yaml") }.map(String.init)
  }

  private func failure(_ scratch: Scratch, _ arguments: String..., in folder: String = "") throws
    -> String
  {
    let outcome = try scratch.start(["validate"] + arguments, in: folder).wait()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    return outcome.errors
  }

  @Test func everyManifestBelowAFolderIsReadInByteOrder() throws {
    let names = ["b.yml", "B.yaml", "a/z.json", "é.yaml", "a.YAML", "x y.yaml", "'q'.yaml"]
    let scratch = try Scratch()
    for (index, name) in names.enumerated() {
      let text = "feature: F\(index)\n"
      try scratch.write(name.hasSuffix("json") ? "{\"feature\": \"F\"}" : text, to: "S/" + name)
    }
    let expected = [
      "S/'q'.yaml", "S/B.yaml", "S/a.YAML", "S/a/z.json", "S/b.yml", "S/x y.yaml", "S/é.yaml",
    ]
    #expect(try read(scratch, "S") == expected)
  }

  @Test func hiddenFilesProjectFilesAndTheOutputFolderArePassedOver() throws {
    let scratch = try Scratch(["rutter.yaml": "specs: .\noutput: Out\n"])
    for name in [
      "A.yaml", ".hidden.yaml", ".git/x.yaml", "Out/x.yaml", "sub/rutter.yaml", "notes.txt",
      "sub/Out/B.yaml",
    ] {
      try scratch.write("feature: F\(name.utf8.count)\n", to: name)
    }
    #expect(try read(scratch) == ["A.yaml", "sub/Out/B.yaml"])
  }

  @Test func fileNamedTwiceIsReadOnce() throws {
    let scratch = try Scratch(["S/A.yaml": "feature: A\n"])
    #expect(
      try read(scratch, "S", "S/A.yaml", "./S/../S", scratch.location("S/A.yaml")) == ["S/A.yaml"])
  }

  @Test func linksAreFollowedAndLoopsEnd() throws {
    let scratch = try Scratch(["S/A.yaml": "feature: A\n", "Other/B.yaml": "feature: B\n"])
    try scratch.link("S/loop", to: "..")
    try scratch.link("S/self", to: "self")
    try scratch.link("S/C.yaml", to: "../Other/B.yaml")
    try scratch.link("S/more", to: "../Other")
    let found = try read(scratch, "S")
    #expect(found.contains("S/A.yaml"))
    #expect(found.contains("S/C.yaml"))
    #expect(found.filter { $0.hasSuffix("/B.yaml") }.count == 1)
  }

  @Test func projectIsFoundUpwards() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.makeFolder("a/b/c")
    #expect(try read(scratch, in: "a/b/c") == ["../../../Specs/Explore.yaml"])
    #expect(try read(scratch, in: "Specs") == ["Explore.yaml"])
  }

  @Test(arguments: ["rutter.yaml", "rutter.yml", "rutter.json"])
  func projectFileHasThreeNames(name: String) throws {
    let scratch = try Scratch(["S/A.yaml": "feature: A\n"])
    try scratch.write(name.hasSuffix("json") ? "{\"specs\": \"S\"}" : "specs: S\n", to: name)
    #expect(try scratch.rutter("validate").status == 0)
  }

  @Test func specsAreTheUsualFolderWhereTheProjectDoesNotSay() throws {
    let scratch = try Scratch(["rutter.yaml": "output: Out\n", "Specs/A.yaml": "feature: A\n"])
    #expect(try read(scratch) == ["Specs/A.yaml"])
  }

  @Test func twoProjectFilesSideBySideAreRefused() throws {
    let scratch = try Scratch(["rutter.yaml": "", "rutter.json": "{}", "S/A.yaml": ""])
    #expect(
      try failure(scratch, in: "S").contains("two project files: 'rutter.yaml' and 'rutter.json'"))
  }

  @Test func missingThingsAreNamed() throws {
    let scratch = try Scratch(["S/notes.txt": "", "Empty.d/x": ""])
    #expect(try failure(scratch).contains("no project file here or in a folder above, and no PATH"))
    #expect(try failure(scratch, "No/where").hasPrefix("error: no file or folder at 'No/where'"))
    #expect(try failure(scratch, "S", "Empty.d").hasPrefix("error: no manifests in 'S', 'Empty.d'"))
    #expect(try failure(scratch, "S/notes.txt").hasPrefix("error: 'S/notes.txt' is not a manifest"))
    #expect(try failure(scratch, "--project", "X").hasPrefix("error: no folder at 'X'"))
    #expect(try failure(scratch, "--project", "S").hasPrefix("error: no project file in 'S'"))
    #expect(try failure(scratch, "--project", "S/notes.txt").hasPrefix("error: no folder at"))
  }

  @Test func emptyProjectSaysWhereItLooked() throws {
    let scratch = try Scratch(["rutter.yaml": "specs: [A, B]\n", "A/x": "", "B/x": ""])
    #expect(try failure(scratch).hasPrefix("error: no manifests in 'A', 'B'\n"))
  }

  @Test func missingSpecsAreAFindingOfTheProjectFile() throws {
    let scratch = try Scratch(["rutter.yaml": "output: Out\nspecs: Nowhere\n"])
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("rutter.yaml:2:8: error: nothing is at 'Nowhere' [missing-path]"))
  }

  @Test func missingPathsAreReportedBesideAllOtherFindings() throws {
    let scratch = try Scratch([
      "rutter.yaml": "specs: [Specs, Nowhere]\ntemplates: No\nrules: {unread: off}\n",
      "Specs/A.yaml": Manifests.broken("A"), "Specs/B.yaml": Manifests.feature("B"),
    ])
    let before = scratch.files()
    for command in ["validate", "generate", "check"] {
      let outcome = try scratch.rutter(command)
      #expect(outcome.status == 1)
      let findings = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      let expected = [
        "rutter.yaml:1:16: error: nothing is at 'Nowhere'",
        "rutter.yaml:2:12: error: nothing is at 'No'",
        "rutter.yaml:3:9: error: there is no rule 'unread'",
        "Specs/A.yaml:1:1: error: unknown key 'screns'",
      ]
      #expect(findings.count == expected.count, "\(outcome.errors)")
      for (finding, start) in zip(findings, expected) { #expect(finding.hasPrefix(start)) }
    }
    #expect(scratch.files() == before)
  }

  @Test func soundManifestsAreNotGeneratedWhileAPathIsMissing() throws {
    let scratch = try Scratch.project("Explore", file: "specs: [Specs, Nowhere]\n")
    #expect(try scratch.rutter("generate").status == 1)
    #expect(!scratch.exists("Generated"))
  }

  @Test func brokenProjectFileIsReportedRatherThanItsConsequences() throws {
    let scratch = try Scratch(["rutter.yaml": "broken: 1\n"])
    let outcome = try scratch.rutter("validate")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("rutter.yaml:1:1: error: unknown key 'broken'"))
  }

  @Test func projectFileAndForeignProjectsAreNoManifests() throws {
    let scratch = try Scratch.project("Explore")
    #expect(try failure(scratch, "rutter.yaml").contains("is a project file, not a manifest"))
    try scratch.write("", to: "Inner/rutter.yml")
    #expect(try failure(scratch, "Inner").contains("'Inner' is a project of its own"))
  }

  @Test func thingsThatAreNoFilesAreNamed() throws {
    let scratch = try Scratch(["S/A.yaml": "feature: A\n"])
    #expect(mkfifo(scratch.location("S/pipe.yaml"), 0o600) == 0)
    #expect(try failure(scratch, "S").contains("S/pipe.yaml': it is not a regular file"))
    #expect(try failure(scratch, "S/pipe.yaml").hasPrefix("error: 'S/pipe.yaml' is not a regular"))
    try scratch.remove("S/pipe.yaml")
    try scratch.link("S/gone.yaml", to: "nowhere")
    #expect(try failure(scratch, "S").contains("S/gone.yaml': no such file or directory"))
    try scratch.makeFolder("rutter.yaml")
    #expect(try failure(scratch).contains("rutter.yaml': it is a folder"))
  }

  @Test func combiningFormsOfANameAreTwoFiles() throws {
    let scratch = try Scratch(["S/e\u{301}.yaml": "feature: A\n"])
    guard !scratch.exists("S/\u{E9}.yaml") else { return }
    try scratch.write("feature: B\n", to: "S/\u{E9}.yaml")
    #expect(try read(scratch, "S").count == 2)
  }
}
