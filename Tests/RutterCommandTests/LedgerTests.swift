import RutterDiagnostics
import Testing

@testable import rutter

struct LedgerTests {
  private static let entry = "\(ContentHash([1])) 1"

  private func damage(_ text: String) -> Ledger.Damage? {
    do {
      _ = try Ledger(parsing: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func readsWhatItWrote() throws {
    var ledger = Ledger()
    for path in ["b.generated.swift", "A b/ü 'q'.generated.swift", "a.generated.swift"] {
      ledger.entries[path] = Ledger.Entry(Array(path.utf8))
    }
    #expect(try Ledger(parsing: ledger.bytes) == ledger)
    #expect(try Ledger(parsing: Ledger().bytes) == Ledger())
  }

  @Test func isTextSortedByPathWithoutDateOrVersionOfTheTool() {
    var ledger = Ledger()
    ledger.entries["b.generated.swift"] = Ledger.Entry([1])
    ledger.entries["a.generated.swift"] = Ledger.Entry([1])
    let text = String(decoding: ledger.bytes, as: UTF8.self)
    #expect(
      text == """
        rutter-ledger 1
        # The files rutter wrote: hash, size, path. Commit this file; do not edit it.
        \(Self.entry) a.generated.swift
        \(Self.entry) b.generated.swift

        """)
  }

  @Test func lineEndingsOfOtherSystemsAreRead() throws {
    let ledger = try Ledger(
      parsing: Array("rutter-ledger 1\r\n\(Self.entry) a.generated.swift\r\n".utf8))
    #expect(ledger.entries["a.generated.swift"] == Ledger.Entry([1]))
  }

  @Test(arguments: [
    ("", 1, "it is empty"),
    ("\n", 1, "it is not the title of a ledger"),
    ("rutter-ledger 1", 1, "it is cut off"),
    ("rutter-ledger 2\n", 1, "format version 2 is not known to this rutter"),
    ("something else\n", 1, "it is not the title of a ledger"),
    ("rutter-ledger 1\n\(entry) a.generated.swift\n\(entry) b.generated.swift", 3, "it is cut off"),
    ("rutter-ledger 1\nabc 1 a\n", 2, "it is not 'hash size path'"),
    ("rutter-ledger 1\n\n", 2, "it is not 'hash size path'"),
    ("rutter-ledger 1\n\(ContentHash([1])) -1 a\n", 2, "it is not 'hash size path'"),
    (
      "rutter-ledger 1\n\(ContentHash([1])) 99999999999999999999 a\n", 2,
      "it is not 'hash size path'"
    ),
    (
      "rutter-ledger 1\n\(entry) a.generated.swift\n\(entry) a.generated.swift\n", 3,
      "the path 'a.generated.swift' comes twice"
    ),
    ("rutter-ledger 1\n<<<<<<< HEAD\n\(entry) a.generated.swift\n", 2, "it has a merge conflict"),
    ("<<<<<<< HEAD\nrutter-ledger 1\n", 1, "it has a merge conflict"),
    ("rutter-ledger 1\n\(entry) a.generated.swift\n=======\n", 3, "it has a merge conflict"),
  ])
  func damageIsNamedWithItsLine(text: String, line: Int, reason: String) {
    #expect(damage(text) == Ledger.Damage(line: line, reason: reason))
  }

  @Test(arguments: [
    ("/etc/passwd", "is absolute"), ("../a", "leaves the project"),
    ("a/../../b", "leaves the project"),
    ("..", "leaves the project"), ("./a", "is not in its plain form"),
    ("a//b", "is not in its plain form"), ("a/", "is not in its plain form"), ("", "is empty"),
    (".git/config", "is inside '.git'"), ("a/.GIT/b", "is inside '.git'"),
    (".rutter-ledger", "is the ledger"), ("a\u{0}b", "has a control character"),
    ("..\u{2F}\u{301}a", "leaves the project"),
    ("user.swift", "is not called as a generated file"),
    ("Specs/A.yaml", "is not called as a generated file"),
    ("rutter.yaml", "is not called as a generated file"),
    ("a.generated.swift.yaml", "is not called as a generated file"),
    ("agenerated.swift", "is not called as a generated file"),
  ])
  func hostilePathsAreRefused(path: String, objection: String) {
    let reason = "its path '\(path)' \(objection)"
    #expect(
      damage("rutter-ledger 1\n\(Self.entry) \(path)\n") == Ledger.Damage(line: 2, reason: reason))
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let bytes = Array("rutter-ledger 1\n\(Self.entry) a.generated.swift".utf8) + [0xFF, 0x0A]
    #expect(throws: Ledger.Damage(line: 2, reason: "it is not UTF-8")) {
      try Ledger(parsing: bytes)
    }
  }

  /// However a ledger is cut, it either says so or names no more than it did.
  @Test func noPrefixNamesAFileThatWasNotThere() throws {
    var ledger = Ledger()
    for path in ["Generated/A.generated.swift", "Generated/B.generated.swift"] {
      ledger.entries[path] = Ledger.Entry(Array(path.utf8))
    }
    let bytes = ledger.bytes
    for count in 0..<bytes.count {
      guard let cut = try? Ledger(parsing: Array(bytes[..<count])) else { continue }
      for (path, entry) in cut.entries { #expect(ledger.entries[path] == entry) }
    }
  }
}

struct FoldedPathsTests {
  @Test func pathIsFoundInAnotherCase() {
    let paths = FoldedPaths(["Generated/Explore.swift", "B", "b", "A/É"])
    #expect(paths.path("Generated/explore.swift") == "Generated/Explore.swift")
    #expect(paths.path("a/é") == "A/É")
    #expect(paths.path("Generated/other.swift") == nil)
  }

  @Test func exactPathGoesBeforeOthers() {
    for names in [["B", "b"], ["b", "B"]] {
      let paths = FoldedPaths(names + ["CC", "Cc"])
      #expect(paths.path("b") == "b")
      #expect(paths.path("B") == "B")
      #expect(paths.path("cc") == "CC")
    }
  }
}
