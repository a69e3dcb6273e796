import Foundation
import Testing

@testable import rutter

/// A run that has nothing to do: noticed, not guessed.
struct RepeatedRunTests {
  private static let record = ".rutter-cache/run"
  private static let features = (1...9).map { "Feature\($0)" }

  private func project(_ file: String = "specs: Specs\n") throws -> Scratch {
    let scratch = try Scratch(["rutter.yaml": file])
    for name in Self.features {
      try scratch.write(Manifests.feature(name), to: "Specs/\(name).yaml")
    }
    return scratch
  }

  private func run(_ scratch: Scratch, _ arguments: [String]) throws -> Scratch.Outcome {
    try scratch.start(arguments).wait()
  }

  /// The times of a file as they are to be when a run begins that is to believe them.
  private func age() { usleep(60_000) }

  @Test func aLargeProjectGetsARecordAndASmallOneNone() throws {
    let large = try project()
    try large.rutter("generate")
    #expect(large.files().contains(Self.record))
    #expect(try large.text(".rutter-cache/.gitignore") == "*\n")
    let small = try Scratch.project("Explore", "Search")
    try small.rutter("generate")
    #expect(!small.files().contains(Self.record))
  }

  @Test(arguments: [[], ["--trust-times"], ["--no-cache"], ["--jobs", "1"], ["--jobs", "5"]])
  func aSecondRunSaysTheSame(_ options: [String]) throws {
    let scratch = try project()
    let first = try scratch.rutter("generate")
    #expect(first.output == "9 files: 9 created\n")
    for _ in 1...3 {
      age()
      let outcome = try run(scratch, ["generate"] + options)
      #expect(outcome.status == 0)
      #expect(outcome.output == "9 files: 9 unchanged\n")
      #expect(outcome.errors == "")
    }
  }

  @Test func detailsAreThoseOfAFullRun() throws {
    let scratch = try project()
    try scratch.rutter("generate")
    let full = try scratch.rutter("generate", "--verbose", "--no-cache")
    #expect(try scratch.rutter("generate", "--verbose").output == full.output)
    age()
    try scratch.rutter("generate")
    #expect(try scratch.rutter("generate", "--verbose", "--trust-times").output == full.output)
  }

  @Test(arguments: [[], ["--trust-times"]])
  func editedManifestIsGeneratedAgain(_ options: [String]) throws {
    let scratch = try project()
    try scratch.rutter("generate")
    age()
    try scratch.rutter("generate")
    let others = try scratch.stamp(Manifests.output("Feature1"))
    try scratch.write(Manifests.feature("Feature2", members: ["key"]), to: "Specs/Feature2.yaml")
    let outcome = try run(scratch, ["generate"] + options)
    #expect(outcome.output == "9 files: 1 updated, 8 unchanged\n")
    #expect(try scratch.stamp(Manifests.output("Feature1")) == others)
  }

  @Test(arguments: [[], ["--trust-times"]])
  func deletedAndEditedOutputsAreNoticed(_ options: [String]) throws {
    let scratch = try project()
    try scratch.rutter("generate")
    age()
    try scratch.rutter("generate")
    try scratch.remove(Manifests.output("Feature3"))
    #expect(
      try run(scratch, ["generate"] + options).output == "9 files: 1 created, 8 unchanged\n")
    age()
    try scratch.rutter("generate")
    try scratch.write("// mine", to: Manifests.output("Feature4"))
    let outcome = try run(scratch, ["generate"] + options)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("edited-output"))
  }

  @Test(arguments: [[], ["--trust-times"]])
  func newAndRemovedManifestsAreNoticed(_ options: [String]) throws {
    let scratch = try project()
    try scratch.makeFolder("Specs/More")
    try scratch.rutter("generate")
    age()
    try scratch.rutter("generate")
    try scratch.write(Manifests.feature("Late"), to: "Specs/More/Late.yaml")
    #expect(
      try run(scratch, ["generate"] + options).output == "10 files: 1 created, 9 unchanged\n")
    age()
    try scratch.rutter("generate")
    try scratch.remove("Specs/More/Late.yaml")
    #expect(
      try run(scratch, ["generate"] + options).output == "10 files: 9 unchanged, 1 removed\n")
  }

  @Test(arguments: [[], ["--trust-times"]])
  func findingsAreReportedAgain(_ options: [String]) throws {
    let scratch = try project()
    try scratch.write(
      "screens: [home, lonely]\nrouters: {Odd: {root: home}}\n", to: "Specs/Odd.yaml")
    let first = try scratch.rutter("generate")
    #expect(first.errors.contains("unreachable-screen"))
    age()
    try scratch.rutter("generate")
    let second = try run(scratch, ["generate"] + options)
    #expect(second.status == first.status)
    #expect(second.errors == first.errors)
    let json = try run(scratch, ["generate", "--diagnostics", "json=report.json"] + options)
    #expect(json.status == 0)
    #expect(try scratch.text("report.json").contains("unreachable-screen"))
  }

  @Test func anErrorIsFoundAgainAndAgain() throws {
    let scratch = try project()
    try scratch.rutter("generate")
    try scratch.write(Manifests.broken("Feature5"), to: "Specs/Feature5.yaml")
    for _ in 1...2 {
      let outcome = try scratch.rutter("generate", "--trust-times")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("unknown-key"))
    }
    try scratch.write(Manifests.feature("Feature5"), to: "Specs/Feature5.yaml")
    #expect(try scratch.rutter("generate").output == "9 files: 9 unchanged\n")
  }

  @Test func aDamagedRecordIsNoRecord() throws {
    let scratch = try project()
    try scratch.rutter("generate")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: scratch.location(Self.record))))
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(RunRecord(Array(bytes.prefix(length))) == nil)
    }
    var flipped = bytes
    flipped[bytes.count / 2] ^= 1
    #expect(RunRecord(flipped) == nil)
    #expect(RunRecord(bytes)?.outputs.count == 10)
    try scratch.write("what no run has written", to: Self.record)
    #expect(try scratch.rutter("generate").output == "9 files: 9 unchanged\n")
    #expect(try scratch.text(Self.record) != "what no run has written")
  }

  /// A link in the record's place, as a repository may bring along, leads nowhere.
  @Test(arguments: [".rutter-cache", ".rutter-cache/run", ".rutter-cache/.gitignore"])
  func aRecordIsNotWrittenThroughALink(_ name: String) throws {
    let scratch = try project()
    try scratch.makeFolder(name == ".rutter-cache" ? "elsewhere" : ".rutter-cache")
    try scratch.link(name, to: scratch.location("elsewhere"))
    for _ in 1...2 { #expect(try scratch.rutter("generate").status == 0) }
    #expect(scratch.files(below: "elsewhere") == [])
    #expect(name == ".rutter-cache" || !scratch.exists("elsewhere"))
    #expect(!scratch.exists(".rutter-cache/run") || name == ".rutter-cache/run")
  }

  @Test func otherOptionsAreAnotherRun() throws {
    let scratch = try project()
    try scratch.rutter("generate")
    let other = try scratch.rutter("generate", "--output", "Elsewhere")
    #expect(other.output == "9 files: 9 created\n")
    #expect(try scratch.rutter("generate", "--dry-run").output == "9 files: 9 unchanged\n")
    #expect(try scratch.rutter("generate", "Specs").output == "9 files: 9 unchanged\n")
  }

  @Test(arguments: ["0", "-3", "many", "65", ""])
  func refusesWhatIsNoNumberOfThreads(_ count: String) throws {
    let outcome = try project().rutter("generate", "--jobs=\(count)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--jobs"))
  }
}
