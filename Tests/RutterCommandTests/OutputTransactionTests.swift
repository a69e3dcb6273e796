import Testing

@testable import rutter

/// The last step of these plans cannot be done; by then the others have been.
struct OutputTransactionTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch(["b.swift": "old b\n", "deep/c.swift": "old c\n"])
  }

  private var root: OutputRoot { OutputRoot(path: scratch.path) }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private var steps: [OutputPlan.Step] {
    [
      OutputPlan.Step(path: "new/x/a.swift", action: .create, bytes: bytes("a\n")),
      OutputPlan.Step(
        path: "b.swift", action: .update(old: bytes("old b\n"), permissions: 0o644),
        bytes: bytes("new b\n")),
      OutputPlan.Step(
        path: "deep/c.swift", action: .remove(old: bytes("old c\n"), permissions: 0o600), bytes: []),
    ]
  }

  private var impossible: OutputPlan.Step {
    OutputPlan.Step(path: "nothing.swift", action: .remove(old: [], permissions: 0o644), bytes: [])
  }

  @Test func allStepsAreDone() throws {
    try OutputTransaction.run(steps, in: root)
    #expect(scratch.files() == ["b.swift", "new/x/a.swift"])
    #expect(try scratch.text("b.swift") == "new b\n")
    #expect(!scratch.exists("deep"))
  }

  @Test func failureUndoesWhatWasDone() throws {
    let failure = #expect(throws: Failure.self) {
      try OutputTransaction.run(steps + [impossible], in: root)
    }
    #expect(failure?.message.hasSuffix("no such file or directory; nothing was changed") == true)
    #expect(scratch.files() == ["b.swift", "deep/c.swift"])
    #expect(try scratch.text("b.swift") == "old b\n")
    #expect(try scratch.text("deep/c.swift") == "old c\n")
    #expect(!scratch.exists("new"))
  }

  @Test func foldersThatWereThereStay() throws {
    try scratch.makeFolder("new")
    #expect(throws: Failure.self) { try OutputTransaction.run(steps + [impossible], in: root) }
    #expect(scratch.exists("new"))
    #expect(!scratch.exists("new/x"))
  }

  @Test func folderInTheWayIsFoundBeforeItIsTooLate() throws {
    let step = OutputPlan.Step(path: "deep", action: .create, bytes: bytes("text"))
    let failure = #expect(throws: Failure.self) {
      try OutputTransaction.run(steps.dropLast() + [step], in: root)
    }
    #expect(failure?.message.hasSuffix("/deep': is a directory; nothing was changed") == true)
    #expect(scratch.files() == ["b.swift", "deep/c.swift"])
    #expect(try scratch.text("b.swift") == "old b\n")
  }
}
