import RutterCompiler

/// What became, or would become, of one file.
struct FileChange: Equatable {
  enum Kind: String, CaseIterable { case created, updated, unchanged, removed, kept }

  let path: String
  let kind: Kind
}

/// What a run would do to the disk, decided before anything is touched.
struct OutputPlan {
  struct Step {
    enum Action {
      case create
      case update(old: [UInt8], permissions: UInt16)
      case leave
      case remove(old: [UInt8], permissions: UInt16)
    }

    let path: String
    let action: Action
    /// The content after the step, empty if the file goes.
    let bytes: [UInt8]
  }

  /// A file in the way, with its content.
  struct Obstacle: Equatable {
    enum Kind { case edited, foreign, stale, unmarked }

    let path: String
    let kind: Kind
    let bytes: [UInt8]
  }

  private(set) var steps: [Step] = []
  /// Files that would have to be overwritten though rutter did not write what they hold.
  private(set) var obstacles: [Obstacle] = []
  /// Files that are no longer generated, but were edited or do not look generated: they stay.
  private(set) var kept: [Obstacle] = []
  private(set) var ledger: Ledger

  private let root: OutputRoot
  private let inputs: InputPlaces
  private let known: Ledger
  private let knownPaths: FoldedPaths
  private let generatedPaths: FoldedPaths

  init(
    _ files: [GeneratedFile], in root: OutputRoot, ledger: Ledger, pruning: Pruning,
    sparing inputs: InputPlaces = InputPlaces(), force: Bool
  ) throws {
    self.root = root
    self.inputs = inputs
    self.ledger = ledger
    known = ledger
    knownPaths = FoldedPaths(ledger.entries.keys)
    generatedPaths = FoldedPaths(files.map(\.path))
    let files = files.sorted { FilePath.precedes($0.path, $1.path) }
    try root.check(files.map(\.path))
    for file in files { try add(file, force: force) }
    if pruning == .nothing { return }
    let generated = Set(files.map(\.path))
    for path in known.entries.keys.sorted(by: FilePath.precedes) where !generated.contains(path) {
      try prune(path, pruning, force: force)
    }
  }

  /// What becomes of each file, in order of path.
  var changes: [FileChange] {
    let changes = steps.map { step in
      let kind: FileChange.Kind =
        switch step.action {
        case .create: .created
        case .update: .updated
        case .leave: .unchanged
        case .remove: .removed
        }
      return FileChange(path: step.path, kind: kind)
    }
    return (changes + kept.map { FileChange(path: $0.path, kind: .kept) })
      .sorted { FilePath.precedes($0.path, $1.path) }
  }

  private mutating func add(_ file: GeneratedFile, force: Bool) throws {
    ledger.entries[file.path] = Ledger.Entry(file.bytes)
    guard let (old, permissions) = try content(of: file.path) else {
      steps.append(Step(path: file.path, action: .create, bytes: file.bytes))
      return
    }
    let entry = knownPaths.path(file.path).flatMap { known.entries[$0] }
    if old == file.bytes {
      steps.append(Step(path: file.path, action: .leave, bytes: old))
    } else if force || entry == Ledger.Entry(old) {
      let action = Step.Action.update(old: old, permissions: permissions)
      steps.append(Step(path: file.path, action: action, bytes: file.bytes))
    } else {
      let kind: Obstacle.Kind = entry == nil ? .foreign : .edited
      obstacles.append(Obstacle(path: file.path, kind: kind, bytes: old))
    }
  }

  mutating func add(_ catalog: CatalogChange) throws {
    try add(AppFileChange(path: catalog.path, old: catalog.old, bytes: catalog.bytes))
    ledger.strings = catalog.ownKeys
  }

  /// A file of the app's: never in the ledger, and only changed if it is what the run has read.
  mutating func add(_ change: AppFileChange) throws {
    try root.check([change.path])
    let now = try content(of: change.path)
    guard now?.bytes == change.old || now?.bytes == change.bytes else {
      throw Failure(
        "'\(change.path)' was changed while rutter ran", help: "nothing was written; run it again")
    }
    let action: Step.Action =
      switch now {
      case nil: .create
      case (let old, _)? where old == change.bytes: .leave
      case (let old, let permissions)?: .update(old: old, permissions: permissions)
      }
    steps.append(Step(path: change.path, action: action, bytes: change.bytes))
  }

  private mutating func prune(_ path: String, _ pruning: Pruning, force: Bool) throws {
    try root.check([path])
    let status = try FileSystem.status(root.location(of: path), followingLinks: false)
    guard let status, status.kind == .file, !inputs.contains(status), !(try isGenerated(path)),
      let (old, permissions) = try content(of: path)
    else {
      ledger.entries[path] = nil
      return
    }
    guard pruning.covers(old) else { return }
    if !GeneratedHeader.begins(old, of: path) {
      kept.append(Obstacle(path: path, kind: .unmarked, bytes: old))
    } else if force || known.entries[path] == Ledger.Entry(old) {
      ledger.entries[path] = nil
      let action = Step.Action.remove(old: old, permissions: permissions)
      steps.append(Step(path: path, action: action, bytes: []))
    } else {
      kept.append(Obstacle(path: path, kind: .stale, bytes: old))
    }
  }

  /// On a disk that ignores case, a file renamed in case only is still the one just generated.
  private func isGenerated(_ path: String) throws -> Bool {
    guard let twin = generatedPaths.path(path) else { return false }
    let status = try FileSystem.status(root.location(of: path), followingLinks: false)
    let other = try FileSystem.status(root.location(of: twin), followingLinks: false)
    return status != nil && status?.device == other?.device && status?.inode == other?.inode
  }

  private func content(of path: String) throws -> (bytes: [UInt8], permissions: UInt16)? {
    let location = root.location(of: path)
    guard let status = try FileSystem.status(location, followingLinks: false) else { return nil }
    switch status.kind {
    case .file: return (try FileSystem.read(location), status.permissions)
    case .folder: throw obstruction(location, "a folder")
    case .link: throw obstruction(location, "a symbolic link")
    case .other: throw obstruction(location, "not a regular file")
    }
  }

  private func obstruction(_ path: String, _ kind: String) -> Failure {
    Failure("'\(path)' is in the way of a generated file: it is \(kind)", help: "move it away")
  }
}
