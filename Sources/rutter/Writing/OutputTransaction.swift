/// Carries out a plan: all of it, or after a failure as if nothing had been.
///
/// First every new content is written beside its place, then each is moved there. What was done is
/// noted, and undone backwards if a later step fails.
struct OutputTransaction {
  private enum Undo {
    case removeFile(String)
    case restore(String, bytes: [UInt8], permissions: UInt16)
    case removeFolder(String)
  }

  private let root: OutputRoot
  private var undos: [Undo] = []
  private var temporaries: [String: String] = [:]

  private init(root: OutputRoot) { self.root = root }

  /// Of the folders left empty, those of `inputs` stay.
  static func run(
    _ steps: [OutputPlan.Step], in root: OutputRoot, sparing inputs: InputPlaces = InputPlaces()
  ) throws(Failure) {
    let hold = SignalHold()
    var transaction = OutputTransaction(root: root)
    do throws(FileError) {
      for step in steps { try transaction.prepare(step) }
      for step in steps { try transaction.commit(step) }
    } catch {
      throw transaction.failure(after: error)
    }
    for step in steps { transaction.removeEmptyFolders(above: step, sparing: inputs) }
    _ = consume hold
  }

  private mutating func prepare(_ step: OutputPlan.Step) throws(FileError) {
    let location = root.location(of: step.path)
    var permissions: UInt16?
    switch step.action {
    case .leave, .remove: return
    case .create:
      let made = try FileSystem.makeFolders(FilePath.parent(of: location))
      undos += made.map(Undo.removeFolder)
    case .update(_, let old): permissions = old
    }
    let temporary = TemporaryFile.path(beside: location, number: temporaries.count)
    temporaries[step.path] = temporary
    do {
      try FileSystem.write(step.bytes, to: temporary, .new(permissions: permissions))
    } catch {
      guard error.isRefusal else { throw error }
      dropTemporary(of: step)
    }
  }

  private mutating func commit(_ step: OutputPlan.Step) throws(FileError) {
    let location = root.location(of: step.path)
    switch step.action {
    case .leave: return
    case .create: try put(step, at: location, undo: .removeFile(location))
    case .update(let old, let permissions):
      try put(step, at: location, undo: .restore(location, bytes: old, permissions: permissions))
    case .remove(let old, let permissions):
      try FileSystem.removeFile(location)
      undos.append(.restore(location, bytes: old, permissions: permissions))
    }
  }

  /// Moves the new content to its place or, where the folder refuses that, writes it there.
  ///
  /// A move happens or not; writing may end half-way, so its undo is noted first.
  private mutating func put(
    _ step: OutputPlan.Step, at location: String, undo: Undo
  ) throws(FileError) {
    if let temporary = temporaries[step.path] {
      do {
        try FileSystem.move(temporary, to: location)
        temporaries[step.path] = nil
        undos.append(undo)
        return
      } catch {
        guard error.isRefusal else { throw error }
        dropTemporary(of: step)
      }
    }
    undos.append(undo)
    try FileSystem.write(step.bytes, to: location, .inPlace)
  }

  private mutating func dropTemporary(of step: OutputPlan.Step) {
    guard let temporary = temporaries.removeValue(forKey: step.path) else { return }
    try? FileSystem.removeFile(temporary)
  }

  private func failure(after error: FileError) -> Failure {
    guard let lost = undo() else { return Failure("\(error.message); nothing was changed") }
    return Failure(error.message, help: "a file could not be put back: \(lost.message)")
  }

  /// The first file that could not be put back, if any.
  private func undo() -> FileError? {
    for path in temporaries.values { try? FileSystem.removeFile(path) }
    var failure: FileError?
    for undo in undos.reversed() {
      do {
        try Self.perform(undo)
      } catch {
        if !error.isMissing { failure = failure ?? error }
      }
    }
    return failure
  }

  private static func perform(_ undo: Undo) throws(FileError) {
    switch undo {
    case .removeFile(let path): try FileSystem.removeFile(path)
    case .removeFolder(let path): try FileSystem.removeEmptyFolder(path)
    case .restore(let path, let bytes, let permissions):
      if let now = try? FileSystem.read(path), now == bytes { return }
      let isThere = try FileSystem.status(path, followingLinks: false) != nil
      try FileSystem.write(bytes, to: path, isThere ? .inPlace : .new(permissions: permissions))
    }
  }

  private func removeEmptyFolders(above step: OutputPlan.Step, sparing inputs: InputPlaces) {
    guard case .remove = step.action else { return }
    var folder = FilePath.parent(of: step.path)
    while folder != "." {
      let location = root.location(of: folder)
      guard (try? inputs.contains(location)) == false,
        (try? FileSystem.removeEmptyFolder(location)) != nil
      else { return }
      folder = FilePath.parent(of: folder)
    }
  }
}
