import RutterCompiler

/// Brings generated files into a folder that a build tool keeps: writes what differs, and notes
/// nothing, for the tool knows what is there.
struct BuildOutput {
  let root: OutputRoot
  /// What the run reads is never written over.
  let inputs: InputPlaces

  /// Refuses, and writes nothing, if a file is in the way that does not start as a generated one.
  func write(_ files: [GeneratedFile]) throws -> [FileChange] {
    _ = try FileSystem.makeFolders(root.path)
    let lock = try FolderLock.acquire(root.path, patience: 30)
    let plan = try OutputPlan(
      files, in: root, ledger: Ledger(), pruning: .nothing, sparing: inputs, force: true)
    for step in plan.steps { try check(step) }
    TemporaryFile.removeLeftovers(in: [root.path])
    try OutputTransaction.run(plan.steps, in: root, sparing: inputs)
    _ = consume lock
    return plan.changes
  }

  private func check(_ step: OutputPlan.Step) throws {
    guard case .update(let old, _) = step.action, !old.isEmpty,
      !GeneratedHeader.begins(old, of: step.path)
    else { return }
    throw Failure(
      "'\(root.location(of: step.path))' is not a file that rutter wrote",
      help: "move it away, or give another folder as --output")
  }
}
