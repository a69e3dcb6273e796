import Foundation
import Testing

@testable import rutter

/// What a disk that refuses does to a run: all or nothing, and the next run puts it right.
struct OutputFailureTests {
  /// A project whose second file is larger than a kilobyte, the first being smaller.
  private func project() throws -> Scratch {
    let scratch = try Scratch.project("A")
    let members = (0..<200).map { "member\($0)" }
    try scratch.write(Manifests.feature("B", members: members), to: "Specs/B.yaml")
    return scratch
  }

  @Test func fullDiskLeavesEverythingAsItWas() throws {
    let scratch = try project()
    let before = scratch.files()
    let outcome = try scratch.shell("ulimit -f 2; exec \"$0\" generate")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("file too large; nothing was changed"))
    #expect(scratch.files() == before)
    #expect(!scratch.exists("Generated"))
    #expect(try scratch.rutter("generate").output == "2 files: 2 created\n")
  }

  @Test func fullDiskKeepsTheOldContents() throws {
    let scratch = try Scratch.project("A", "B")
    try scratch.rutter("generate")
    let files = scratch.files()
    let texts = try files.map(scratch.text)
    let stamps = try files.map(scratch.stamp)
    try scratch.write(Manifests.feature("A", members: ["id", "new"]), to: "Specs/A.yaml")
    let members = (0..<200).map { "member\($0)" }
    try scratch.write(Manifests.feature("B", members: members), to: "Specs/B.yaml")
    let outcome = try scratch.shell("ulimit -f 2; exec \"$0\" generate")
    #expect(outcome.status == 2)
    for (index, file) in files.enumerated() where !file.hasPrefix("Specs") {
      #expect(try scratch.text(file) == texts[index])
      #expect(try scratch.stamp(file) == stamps[index])
    }
    #expect(scratch.files() == files)
  }

  @Test func killedRunIsPutRightByTheNext() throws {
    let scratch = try project()
    try scratch.write("half", to: "Generated/.rutter-tmp-123-0")
    #expect(try scratch.rutter("generate").output == "2 files: 2 created\n")
    #expect(!scratch.files().contains { $0.contains(".rutter-tmp-") })
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test(.enabled(if: Unprivileged.isPossible))
  func folderThatRefusesNewFilesIsWrittenInPlace() throws {
    let scratch = try Scratch.project("A")
    try scratch.rutter("generate")
    try scratch.write(Manifests.feature("A", members: ["id", "new"]), to: "Specs/A.yaml")
    let path = Manifests.output("A")
    try scratch.setPermissions(0o666, of: path, ".rutter-ledger")
    try scratch.setPermissions(0o555, of: "", "Generated")
    let outcome = try scratch.shell("\(Unprivileged.prefix) \"$0\" generate")
    try scratch.setPermissions(0o755, of: "", "Generated")
    #expect(outcome.errors == "")
    #expect(outcome.output == "1 file: 1 updated\n")
    #expect(try scratch.text(path).contains("new"))
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test(.enabled(if: Unprivileged.isPossible))
  func folderThatRefusesEverythingIsAFailureThatChangesNothing() throws {
    let scratch = try Scratch.project("A")
    try scratch.rutter("generate")
    try scratch.write(Manifests.feature("A", members: ["id", "new"]), to: "Specs/A.yaml")
    let path = Manifests.output("A")
    let text = try scratch.text(path)
    try scratch.setPermissions(0o444, of: path, ".rutter-ledger")
    try scratch.setPermissions(0o555, of: "", "Generated")
    let outcome = try scratch.shell("\(Unprivileged.prefix) \"$0\" generate")
    try scratch.setPermissions(0o755, of: "", "Generated")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("permission denied; nothing was changed"))
    #expect(try scratch.text(path) == text)
  }

  @Test(.enabled(if: Unprivileged.isPossible))
  func fileThatMayNotBeReadIsNamed() throws {
    let scratch = try Scratch.project("A")
    try scratch.setPermissions(0o000, of: "Specs/A.yaml")
    let outcome = try scratch.shell("\(Unprivileged.prefix) \"$0\" validate")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("/Specs/A.yaml': permission denied\n"))
    try scratch.setPermissions(0o644, of: "Specs/A.yaml")
    try scratch.setPermissions(0o000, of: "Specs")
    let other = try scratch.shell("\(Unprivileged.prefix) \"$0\" validate")
    try scratch.setPermissions(0o755, of: "Specs")
    #expect(other.status == 2)
    #expect(other.errors.contains("Specs"))
  }
}

/// How to run the command as a user whom permissions bind; root they do not.
private enum Unprivileged {
  static let prefix = getuid() == 0 ? "setpriv --reuid=65534 --clear-groups" : ""

  static let isPossible =
    getuid() != 0
    || (try? Scratch().shell("\(prefix) \"$0\" --version"))?.status == 0
}
