import Foundation
import Testing

@testable import rutter

/// Surroundings that no team chooses: signals, full and read-only disks, clocks that jump, names that
/// are one somewhere else, and more or larger manifests than anyone has.
struct SurroundingsTests {
  /// Enough files that writing them takes a while.
  private func project(features: Int = 150) throws -> Scratch {
    let scratch = try Scratch(["rutter.yaml": "specs: Specs\n"])
    for index in 0..<features { try write(index, members: ["id"], in: scratch) }
    return scratch
  }

  private func write(_ index: Int, members: [String], in scratch: Scratch) throws {
    try scratch.write(
      Manifests.feature("F\(index)", members: members), to: "Specs/F\(index).yaml")
  }

  /// Sends a signal once the first new content is on the disk, and waits for the end.
  private static func ending(by signal: String) -> String {
    """
    "$0" generate --quiet & process=$!
    until ls Generated/.rutter-tmp-* > /dev/null 2>&1 || ! kill -0 $process 2> /dev/null; do :; done
    kill -\(signal) $process
    wait $process
    """
  }

  /// The run ends by the signal, unless it was done before that came.
  @Test(arguments: [("TERM", 15), ("INT", 2), ("HUP", 1), ("KILL", 9)])
  func aSignalHalfWayLosesNothing(signal: String, number: Int32) throws {
    let count = 150
    let scratch = try project(features: count)
    try scratch.rutter("generate")
    let old = try (0..<count).map { try scratch.text(Manifests.output("F\($0)")) }
    for index in 0..<count { try write(index, members: ["id", "new"], in: scratch) }
    let status = try scratch.shell(Self.ending(by: signal)).status
    #expect([0, 128 + number].contains(status))
    let isNew = try (0..<count).map { index in
      let text = try scratch.text(Manifests.output("F\(index)"))
      #expect(text == old[index] || text.hasSuffix("}\n") && text.contains(".new)"))
      return text != old[index]
    }
    if signal != "KILL" {
      #expect(Set(isNew).count == 1)
      #expect(!scratch.files().contains { $0.contains(".rutter-tmp-") })
    }
    let next = try scratch.rutter("generate")
    #expect(next.status == 0, "\(next.errors)")
    #expect(!scratch.files().contains { $0.contains(".rutter-tmp-") })
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test(.enabled(if: Mounts.arePossible))
  func aDiskThatFillsUpKeepsWhatWasThere() throws {
    let scratch = try Scratch.project("A")
    try scratch.rutter("generate")
    let before = try scratch.text(Manifests.output("A"))
    try scratch.write(
      Manifests.feature("A", members: (0..<2000).map { "member\($0)" }), to: "Specs/A.yaml")
    let outcome = try scratch.shell(
      Mounts.line(
        """
        cp -r Generated kept && mount -t tmpfs -o size=32k none Generated && cp kept/* Generated
        "$0" generate; echo $?; cat Generated/*; ls -A Generated
        """))
    #expect(outcome.output == "2\n\(before)AMappings.generated.swift\n")
    #expect(outcome.errors.contains("no space left on device; nothing was changed"))
  }

  @Test(.enabled(if: Mounts.arePossible))
  func aReadOnlyTreeCanBeCheckedButNotWritten() throws {
    let scratch = try Scratch.project("A")
    try scratch.rutter("generate")
    let readOnly = "mount --bind . . && mount -o remount,ro,bind . && cd \"$PWD\" && "
    let check = try scratch.shell(Mounts.line(readOnly + "\"$0\" check && \"$0\" generate"))
    #expect(check.errors == "")
    #expect(check.output == "1 file: up to date\n1 file: 1 unchanged\n")
    try scratch.write(Manifests.feature("A", members: ["id", "new"]), to: "Specs/A.yaml")
    let generate = try scratch.shell(Mounts.line(readOnly + "\"$0\" generate"))
    #expect(generate.status == 2)
    #expect(generate.errors.contains("read-only file system; nothing was changed"))
  }

  @Test(.enabled(if: Mounts.arePossible))
  func stepsOfABuildWriteOnlyWhereTheyAreTold() throws {
    let scratch = try Scratch.project("A")
    try scratch.makeFolder("work")
    let outcome = try scratch.shell(
      Mounts.line(
        """
        mount --bind . . && mount -o remount,ro,bind . && cd "$PWD" && mount -t tmpfs none work
        env -i "$0" compile Specs --shared --output work/out --depfile work/d && ls work work/out
        """))
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        2 files: 2 created
        work:
        d
        out

        work/out:
        A.generated.swift
        rutter.generated.swift

        """)
  }

  @Test func anEmptyEnvironmentIsEnough() throws {
    let scratch = try Scratch.project("A")
    for line in ["generate", "check", "validate", "doctor", "graph", "generate"] {
      let outcome = try scratch.shell("env -i \"$0\" \(line)")
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  /// Neither a manifest from the future nor an edit that is dated back is overlooked.
  @Test(arguments: [0, 4_102_444_800])
  func timesOfFilesMeanNothing(seconds: Int) throws {
    let scratch = try Scratch.project("A", "B")
    let date = Date(timeIntervalSince1970: TimeInterval(seconds))
    func set(_ name: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: scratch.location(name))
    }
    try scratch.rutter("generate")
    for name in scratch.files() { try set(name) }
    #expect(try scratch.rutter("generate").output == "2 files: 2 unchanged\n")
    try scratch.write(Manifests.feature("A", members: ["ie"]), to: "Specs/A.yaml")
    try set("Specs/A.yaml")
    #expect(try scratch.rutter("generate").output == "2 files: 1 updated, 1 unchanged\n")
    try scratch.write(
      try scratch.text(Manifests.output("B")).replacing("id", with: "di"), to: Manifests.output("B")
    )
    try set(Manifests.output("B"))
    #expect(try scratch.rutter("check").status == 3)
    #expect(try scratch.rutter("generate").errors.contains("[edited-output]"))
  }

  @Test(arguments: [("Caf\u{E9}", "Cafe\u{301}"), ("Feed", "feed"), ("stra\u{DF}e", "Stra\u{DF}e")])
  func namesThatAreOneElsewhereAreRefused(first: String, second: String) throws {
    let scratch = try Scratch(["Specs/\(first).yaml": Manifests.feature("A")])
    guard !scratch.exists("Specs/\(second).yaml") else { return }
    try scratch.write(Manifests.feature("B"), to: "Specs/\(second).yaml")
    let outcome = try scratch.rutter("generate", "Specs")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[file-clash]"))
    #expect(!scratch.exists("Generated"))
    let compile = try scratch.rutter("compile", "Specs", "--output", "out")
    #expect(compile.status != 0)
    #expect(!scratch.exists("out"))
  }

  @Test func aManifestOfFiftyMegabytesIsReadAndItsLastLineIsFound() throws {
    let scratch = try Scratch(["Specs/A.yaml": Manifests.feature("A")])
    let line = String(repeating: "x", count: 9998)
    _ = try scratch.shell(
      "yes '#\(line)' | head -n 5000 >> Specs/A.yaml; echo 'screns: {}' >> Specs/A.yaml")
    let outcome = try scratch.rutter("validate", "Specs")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Specs/A.yaml:5006:1: error: unknown key 'screns'"))
    #expect(outcome.errors.utf8.count < 1000)
    _ = try scratch.shell("truncate -s 70000000 Specs/A.yaml")
    let larger = try scratch.rutter("validate", "Specs")
    #expect(larger.status == 1)
    #expect(larger.errors.contains("[too-large]"))
  }

  /// A thousand of them, and ten thousand with `make damage`.
  @Test func manyManifestsAreGenerated() throws {
    let count = ProcessInfo.processInfo.environment["DAMAGE"] == "all" ? 10_000 : 1000
    let scratch = try Scratch()
    try scratch.makeFolder("Specs")
    for index in 0..<count {
      try Data("screens:\n  s\(index): {opens: [s\((index + 1) % count)]}\n".utf8)
        .write(to: URL(fileURLWithPath: scratch.location("Specs/f\(index).yaml")))
    }
    let outcome = try scratch.rutter("generate", "Specs")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(count) files: \(count) created\n")
  }

  /// Whatever a run sees of it, it ends, and says so if it could not see one content.
  @Test func aManifestThatIsBeingWrittenIsNotReadHalf() throws {
    let scratch = try Scratch(["Specs/A.yaml": Manifests.feature("A")])
    let outcome = try scratch.shell(
      """
      (while [ ! -e stop ]; do echo "# more" >> Specs/A.yaml; done) & writer=$!
      for run in 1 2 3 4 5; do "$0" validate Specs --quiet || echo "ended with $?"; done
      touch stop; wait $writer
      """)
    for line in outcome.output.split(separator: "\n") { #expect(line == "ended with 2") }
    for line in outcome.errors.split(separator: "\n") {
      #expect(line.contains("/Specs/A.yaml': it is being written to"))
    }
  }
}

/// How to give a shell line a view of the disks of its own.
private enum Mounts {
  static func line(_ script: String) -> String {
    "exec unshare -rm sh -c '\(script.replacing("'", with: "'\\''"))' \"$0\""
  }

  static let arePossible = (try? Scratch().shell(line("mount -t tmpfs none . ")))?.status == 0
}
