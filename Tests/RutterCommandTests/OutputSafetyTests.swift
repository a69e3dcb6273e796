import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

@testable import rutter

/// What must not be touched is not, whatever the ledger and the disk look like.
struct OutputSafetyTests {
  let scratch: Scratch
  let outside: Scratch

  init() throws {
    scratch = try Scratch()
    outside = try Scratch(["precious.generated.swift": "text\n"])
  }

  private func file(_ path: String, _ text: String = "text\n") -> GeneratedFile {
    GeneratedFile(path: path, bytes: Array(text.utf8))
  }

  private func write(_ files: GeneratedFile..., force: Bool = true) throws {
    var writer = OutputWriter(root: OutputRoot(path: scratch.path))
    writer.force = force
    writer.patience = 0
    _ = try writer.write(files)
  }

  @Test(arguments: [
    "../out.generated.swift", "/tmp/out.generated.swift", "a/../../out.generated.swift",
    "a/./b.generated.swift", "a//b.generated.swift", "", ".",
    "..", ".git/hooks/x", ".rutter-ledger", "a\nb.swift", "a/..\u{2F}\u{301}x",
  ])
  func pathsThatLeaveTheRootAreRefused(path: String) throws {
    #expect(throws: Failure.self) { try write(file("ok.generated.swift"), file(path)) }
    #expect(scratch.files() == [])
  }

  @Test func pathsThatAreOneWhereCaseDoesNotCountAreRefused() throws {
    #expect(throws: Failure.self) {
      try write(file("A/x.generated.swift"), file("a/X.generated.swift"))
    }
    #expect(throws: Failure.self) {
      try write(file("x.generated.swift"), file("x.generated.swift"))
    }
    #expect(throws: Failure.self) { try write(file("e\u{301}.swift"), file("\u{E9}.swift")) }
    #expect(scratch.files() == [])
  }

  @Test func linksThatLeadOutAreNotWrittenThrough() throws {
    try scratch.link("Generated", to: outside.path)
    #expect(throws: Failure.self) { try write(file("Generated/new.generated.swift")) }
    #expect(throws: Failure.self) { try write(file("Generated/deep/new.generated.swift")) }
    #expect(throws: Failure.self) { try write(file("Generated/precious.generated.swift", "new\n")) }
    #expect(outside.files() == ["precious.generated.swift"])
    #expect(try outside.text("precious.generated.swift") == "text\n")
  }

  @Test func linksInsideTheRootAreFollowed() throws {
    try scratch.makeFolder("Real")
    try scratch.link("Generated", to: "Real")
    try write(file("Generated/a.generated.swift"))
    #expect(scratch.files(below: "Real") == ["a.generated.swift"])
  }

  @Test func rootIsResolvedAsFarAsItExists() throws {
    try scratch.makeFolder("Real")
    try scratch.link("Link", to: "Real")
    let root = try OutputRoot(resolving: scratch.location("Link/new/../deep/folder"))
    #expect(root.path == scratch.location("Real/deep/folder"))
    _ = try OutputWriter(root: root).write([file("a.generated.swift")])
    #expect(scratch.files(below: "Real/deep/folder") == [".rutter-ledger", "a.generated.swift"])
  }

  @Test func linkInPlaceOfAFileIsRefused() throws {
    try scratch.link("a.generated.swift", to: outside.location("precious.generated.swift"))
    #expect(throws: Failure.self) { try write(file("a.generated.swift", "new\n")) }
    #expect(try outside.text("precious.generated.swift") == "text\n")
  }

  @Test func ledgerNeverRemovesThroughALink() throws {
    try write(file("Generated/precious.generated.swift"))
    try scratch.remove("Generated")
    try scratch.link("Generated", to: outside.path)
    #expect(throws: Failure.self) { try write(file("other.generated.swift")) }
    #expect(outside.files() == ["precious.generated.swift"])
    #expect(!scratch.exists("other.generated.swift"))
  }

  @Test func folderInPlaceOfAFileIsRefusedBeforeAnythingIsWritten() throws {
    try scratch.makeFolder("b.generated.swift")
    #expect(throws: Failure.self) {
      try write(file("a.generated.swift"), file("b.generated.swift"))
    }
    #expect(scratch.files() == [])
  }

  @Test func fileInPlaceOfAFolderUndoesEverything() throws {
    try write(file("a.generated.swift", "old\n"))
    try scratch.write("in the way", to: "z")
    #expect(throws: Failure.self) {
      try write(
        file("a.generated.swift", "new\n"), file("n/b.generated.swift"), file("z/c.generated.swift")
      )
    }
    #expect(try scratch.text("a.generated.swift") == "old\n")
    #expect(scratch.files() == [".rutter-ledger", "a.generated.swift", "z"])
    #expect(!scratch.exists("n"))
  }

  @Test(arguments: [
    "", "rutter-ledger 1", "<<<<<<< HEAD\n", "rutter-ledger 9\n",
    "rutter-ledger 1\n\(ContentHash(Array("text\n".utf8))) 5 ../precious.generated.swift\n",
    "rutter-ledger 1\n\(ContentHash(Array("text\n".utf8))) 5 /precious.generated.swift\n",
    "rutter-ledger 1\n\(ContentHash(Array("text\n".utf8))) 5 mine.generated.swift\n=======\n",
  ])
  func damagedLedgerStopsTheRunAndRemovesNothing(ledger: String) throws {
    try scratch.write("text\n", to: "mine.generated.swift")
    try scratch.write(ledger, to: ".rutter-ledger")
    #expect(throws: Failure.self) { try write(file("a.generated.swift")) }
    #expect(scratch.files() == [".rutter-ledger", "mine.generated.swift"])
    #expect(try scratch.text(".rutter-ledger") == ledger)
  }

  @Test func ledgerThatIsNoFileIsRefused() throws {
    try scratch.link(".rutter-ledger", to: outside.location("precious.generated.swift"))
    #expect(throws: FileError.self) { try write(file("a.generated.swift")) }
    try scratch.remove(".rutter-ledger")
    try scratch.makeFolder(".rutter-ledger")
    #expect(throws: FileError.self) { try write(file("a.generated.swift")) }
    #expect(!scratch.exists("a.generated.swift"))
  }

  @Test func staleEntryThatIsNoLongerAFileIsLeftAlone() throws {
    try write(file("a.generated.swift"), file("b.generated.swift"))
    try scratch.remove("a.generated.swift")
    try scratch.write("text\n", to: "a.generated.swift/inside.txt")
    try write(file("b.generated.swift"))
    #expect(scratch.exists("a.generated.swift/inside.txt"))
    #expect(try !scratch.text(".rutter-ledger").contains("a.generated.swift"))
  }

  @Test func secondWriterWaitsAndThenGivesUp() throws {
    let lock = try FolderLock.acquire(scratch.path, patience: 0)
    #expect(throws: FileError.self) { try write(file("a.generated.swift")) }
    _ = consume lock
    try write(file("a.generated.swift"))
    #expect(scratch.exists("a.generated.swift"))
  }
}

/// The same in real processes.
struct OutputProcessTests {
  @Test func foreignFilesAreFindings() throws {
    let scratch = try Scratch.project("Explore")
    let path = Manifests.output("Explore")
    try scratch.write("// mine\n", to: path)
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("\(path):1:1: error: '\(path)' is not a file that rutter wrote"))
    #expect(outcome.errors.contains("--force"))
    #expect(!scratch.exists(".rutter-ledger"))
    #expect(try scratch.rutter("generate", "--dry-run").status == 1)
    #expect(try scratch.rutter("generate", "--force").output == "1 file: 1 updated\n")
  }

  @Test func editedFilesAreFindingsInEveryFormat() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    let path = Manifests.output("Explore")
    try scratch.write("// edited\n", to: path)
    let outcome = try scratch.rutter("generate", "--diagnostics", "xcode")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("\(scratch.location(path)):1:1: error: '\(path)' was edited"))
  }

  @Test func editedStaleFilesAreWarnings() throws {
    let scratch = try Scratch.project("Explore", "Old")
    try scratch.rutter("generate")
    try scratch.remove("Specs/Old.yaml")
    let path = Manifests.output("Old")
    try scratch.write("// edited\n", to: path)
    let outcome = try scratch.rutter("generate")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("\(path):1:1: warning: '\(path)' is no longer generated"))
    #expect(outcome.output == "2 files: 1 unchanged, 1 kept\n")
    #expect(scratch.exists(path))
  }

  @Test func outputThatLeavesTheProjectIsAFailure() throws {
    for output in ["../Elsewhere", "/tmp/Elsewhere"] {
      let scratch = try Scratch.project("Explore", file: "specs: Specs\noutput: \(output)\n")
      let before = scratch.files()
      let outcome = try scratch.rutter("generate")
      #expect(outcome.status != 0)
      #expect(outcome.errors.contains("error: "))
      #expect(scratch.files() == before)
      #expect(!scratch.exists("../Elsewhere"))
    }
  }

  @Test func damagedLedgerIsAFailureOfGenerateAndCheck() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    let ledger = try scratch.text(".rutter-ledger")
    try scratch.write(
      "<<<<<<< HEAD\n\(ledger)=======\n\(ledger)>>>>>>> main\n", to: ".rutter-ledger")
    for command in ["generate", "check"] {
      let outcome = try scratch.rutter(command)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains(".rutter-ledger' is damaged at line 1: it has a merge conflict"))
    }
    try scratch.write(ledger, to: ".rutter-ledger")
    #expect(try scratch.rutter("generate").status == 0)
  }

  @Test(arguments: ["user.swift", "Specs/Explore.yaml", "rutter.yaml"])
  func ledgerThatNamesAnotherFileIsRefusedEvenIfForced(path: String) throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    try scratch.write("struct Own {}\n", to: "user.swift")
    let ledger = try scratch.text(".rutter-ledger")
    try scratch.write("\(ledger)\(ContentHash([])) 0 \(path)\n", to: ".rutter-ledger")
    let files = scratch.files()
    let outcome = try scratch.rutter("generate", "--force")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("its path '\(path)' is not called as a generated file"))
    #expect(scratch.files() == files)
  }

  @Test func ownFileCalledAsAGeneratedOneStaysEvenIfForced() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    let path = "Own.generated.swift"
    try scratch.write("struct Own {}\n", to: path)
    let ledger = try scratch.text(".rutter-ledger")
    try scratch.write("\(ledger)\(ContentHash([])) 0 \(path)\n", to: ".rutter-ledger")
    let outcome = try scratch.rutter("generate", "--force")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("'\(path)' is no longer generated, but does not start as"))
    #expect(try scratch.text(path) == "struct Own {}\n")
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test func lostLedgerIsMadeAgain() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.rutter("generate")
    let ledger = try scratch.text(".rutter-ledger")
    try scratch.remove(".rutter-ledger")
    #expect(try scratch.rutter("generate").output == "1 file: 1 unchanged\n")
    #expect(try scratch.text(".rutter-ledger") == ledger)
  }

  @Test func runsAtTheSameTimeDoNotMix() throws {
    let scratch = try Scratch(["rutter.yaml": "specs: Specs\n"])
    for index in 0..<20 {
      try scratch.write(Manifests.feature("F\(index)"), to: "Specs/F\(index).yaml")
    }
    let running = try (0..<6).map { _ in try scratch.start(["generate"]) }
    let outcomes = try running.map { try $0.wait() }
    #expect(outcomes.allSatisfy { $0.status == 0 && $0.errors == "" })
    #expect(outcomes.filter { $0.output == "20 files: 20 created\n" }.count == 1)
    #expect(outcomes.filter { $0.output == "20 files: 20 unchanged\n" }.count == 5)
    #expect(scratch.files().filter { !$0.hasPrefix(".rutter-cache/") }.count == 42)
    #expect(try scratch.rutter("check").status == 0)
  }

  @Test(arguments: ["generate -", "validate Specs", "--help", "help generate"])
  func readerThatWentAwayChangesNothing(arguments: String) throws {
    let scratch = try Scratch(["Specs/A.yaml": Manifests.feature("A")])
    let line = "{ sleep 0.2; \"$0\" \(arguments) < Specs/A.yaml; echo $? > status; } | true"
    let outcome = try scratch.shell(line + "; sleep 1")
    #expect(outcome.errors == "")
    #expect(try scratch.text("status") == "0\n")
  }

  @Test(arguments: [("Good", 0), ("Bad", 1)])
  func closedStreamsChangeNothing(folder: String, status: Int32) throws {
    let scratch = try Scratch([
      "Good/A.yaml": Manifests.feature("A"), "Bad/A.yaml": Manifests.broken("A"),
    ])
    #expect(try scratch.shell("\"$0\" generate \(folder) >&- 2>&-").status == status)
    #expect(try scratch.shell("\"$0\" check \(folder) >&- 2>&- <&-").status == status)
  }

  #if os(Linux)
    @Test func fullDiskIsAFailureOfStandardOutput() throws {
      let scratch = try Scratch(["Specs/A.yaml": Manifests.feature("A")])
      let outcome = try scratch.shell("\"$0\" validate Specs > /dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("cannot write 'standard output': no space left"))
    }
  #endif
}
