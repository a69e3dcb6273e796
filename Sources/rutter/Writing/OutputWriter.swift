import RutterCompiler

/// Brings generated files to the disk: writes what differs, removes what is no longer generated.
///
/// Generated files enter, with paths below `root`; what became of each leaves. Files that someone
/// else wrote or edited are never touched unless `force` says so; then nothing is written at all.
struct OutputWriter {
  let root: OutputRoot
  var pruning = Pruning.everything
  /// What the run reads; it stays, whatever the ledger says.
  var inputs = InputPlaces()
  /// The app's string catalog as it is to be.
  var catalog: CatalogChange?
  /// The files that links are told to, as they are to be.
  var associations: [AppFileChange] = []
  var force = false
  var isDryRun = false
  /// How long to wait, in seconds, while another run writes to the same folder.
  var patience = 30

  struct Outcome {
    var changes: [FileChange] = []
    /// Not empty: nothing was written.
    var obstacles: [OutputPlan.Obstacle] = []
    var kept: [OutputPlan.Obstacle] = []
  }

  func write(_ files: [GeneratedFile]) throws -> Outcome {
    if isDryRun { return outcome(of: try plan(files)) }
    _ = try FileSystem.makeFolders(root.path)
    let lock = try FolderLock.acquire(root.path, patience: patience)
    let plan = try plan(files)
    if plan.obstacles.isEmpty { try carryOut(plan) }
    _ = consume lock
    return outcome(of: plan)
  }

  /// What `write` would do.
  func plan(_ files: [GeneratedFile]) throws -> OutputPlan {
    var plan = try OutputPlan(
      files, in: root, ledger: readLedger()?.ledger ?? Ledger(), pruning: pruning,
      sparing: inputs, force: force)
    if let catalog { try plan.add(catalog) }
    for change in associations { try plan.add(change) }
    return plan
  }

  private func outcome(of plan: OutputPlan) -> Outcome {
    Outcome(
      changes: plan.obstacles.isEmpty ? plan.changes : [], obstacles: plan.obstacles,
      kept: plan.kept)
  }

  private func carryOut(_ plan: OutputPlan) throws {
    let folders = plan.steps.map { FilePath.parent(of: root.location(of: $0.path)) } + [root.path]
    TemporaryFile.removeLeftovers(in: Set(folders))
    let steps = plan.steps + [try ledgerStep(plan.ledger)]
    try OutputTransaction.run(steps, in: root, sparing: inputs)
  }

  private func ledgerStep(_ ledger: Ledger) throws -> OutputPlan.Step {
    let action: OutputPlan.Step.Action
    switch try readLedger() {
    case (let known, let bytes, let permissions)?:
      action = known == ledger ? .leave : .update(old: bytes, permissions: permissions)
    case nil: action = ledger == Ledger() ? .leave : .create
    }
    return OutputPlan.Step(path: Ledger.fileName, action: action, bytes: ledger.bytes)
  }

  private func readLedger() throws -> (ledger: Ledger, bytes: [UInt8], permissions: UInt16)? {
    let path = root.location(of: Ledger.fileName)
    guard let status = try FileSystem.status(path, followingLinks: false) else { return nil }
    guard status.kind == .file else { throw FileError(path, "read", because: "it is no file") }
    let bytes = try FileSystem.read(path)
    do {
      return (try Ledger(parsing: bytes), bytes, status.permissions)
    } catch {
      throw Failure(
        "the ledger '\(path)' is damaged at line \(error.line): \(error.reason)",
        help: "restore it, in a merge either side will do; or delete it: then files that are not "
          + "as rutter would write them count as not written by it")
    }
  }
}
