import RutterCompiler
import RutterDiagnostics

/// The record of the last run in a project: where it lies, and whether it speaks for this one.
///
/// A run is worth a record where it reads many manifests; small projects are done before a record
/// would be read.
struct RunRecords {
  /// The folder, in the project's root; it holds a `.gitignore` of its own.
  static let folder = ".rutter-cache"
  private static let fileName = "run"
  /// The fewest manifests that make a record worth its while.
  static let fewestManifests = 8
  private let session: Session
  private let root: OutputRoot
  private let started = Clock.now()
  /// All that decides a run besides files.
  private let question: String

  /// Nil where the outcome does not follow from the files alone: for a run that is not a plain one.
  init?(_ session: Session, root: OutputRoot) {
    let invocation = session.invocation
    let others: [Option] = [
      .noCache, .feature, .force, .dryRun, .pruneStrings, .depfile, .depfileTarget,
    ]
    guard !session.readsStandardInput, !others.contains(where: invocation.isSet),
      let tool = FileSystem.executable()
    else { return nil }
    self.session = session
    self.root = root
    let build = [tool.inode, tool.modified, UInt64(clamping: tool.size)]
    question =
      ([Rutter.version, "\(build)", "\(Clock.today())", session.project.root, root.path]
      + invocation.values(.sources) + invocation.arguments).joined(separator: "\n")
  }

  private var folder: String { FilePath.join(session.project.root, Self.folder) }

  private var location: String { FilePath.join(folder, Self.fileName) }

  private func last() -> RunRecord? {
    guard !leadsElsewhere, let bytes = try? FileSystem.read(location),
      let record = RunRecord(bytes),
      record.question == question
    else { return nil }
    return record
  }
}

// MARK: Asking

extension RunRecords {
  /// The last run, if by times and sizes nothing has been touched that it read or wrote.
  func untouched() throws -> RunRecord? {
    guard let record = last(), record.isTimed else { return nil }
    for surrounding in record.surroundings
    where try FileSystem.status(surrounding.path).map(FileStamp.init) != surrounding.stamp {
      return nil
    }
    for file in record.inputs where try stamp(file, in: session.project.root) != file.stamp {
      return nil
    }
    for file in record.outputs
    where try stamp(file, in: root.path, followingLinks: false) != file.stamp {
      return nil
    }
    return record
  }

  private func stamp(
    _ file: RunRecord.File, in folder: String, followingLinks: Bool = true
  ) throws -> FileStamp? {
    try FileSystem.status(FilePath.join(folder, file.path), followingLinks: followingLinks)
      .map(FileStamp.init)
  }

  /// The last run, if it read what this one has read and the disk holds what it wrote.
  func repeated(by input: ProjectInput) -> RunRecord? {
    let files = input.allFiles
    guard let record = last(), record.inputs.map(\.path) == files.map(\.path) else { return nil }
    let hashes = session.workers.map(files) { ContentHash($0.bytes) }
    guard hashes == record.inputs.map(\.hash) else { return nil }
    let root = root
    let areIntact = session.workers.map(record.outputs) { Self.isIntact($0, in: root) }
    return areIntact.allSatisfy { $0 } ? record : nil
  }

  private static func isIntact(_ file: RunRecord.File, in root: OutputRoot) -> Bool {
    let location = root.location(of: file.path)
    guard let status = try? FileSystem.status(location, followingLinks: false),
      status.kind == .file, status.size == file.size,
      let bytes = try? FileSystem.read(location)
    else { return false }
    return ContentHash(bytes) == file.hash
  }
}

// MARK: Keeping

extension RunRecords {
  /// Notes a run after which the disk is as it is to be; where that fails, the next run does its work.
  func keep(_ result: Session.Compiled, _ changes: [FileChange]) {
    guard result.manifestCount >= Self.fewestManifests, result.leavesAppFiles else { return }
    let there = changes.filter { $0.kind != .removed }
    let written = Dictionary(
      result.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    try? write {
      try RunRecord(
        question: question,
        inputs: result.read.map { file in
          try note(file.path, ContentHash(file.bytes), file.bytes.count, in: session.project.root)
        } + result.declarations.map(untimed),
        outputs: (there.map(\.path) + [Ledger.fileName]).map { path in
          let bytes = try written[path] ?? FileSystem.read(root.location(of: path))
          return try note(path, ContentHash(bytes), bytes.count, in: root.path)
        },
        surroundings: surroundings(of: result.inputs), findings: result.report.sorted())
    }
  }

  /// Notes the times of a run that was found to be repeated, where they have changed.
  func refresh(_ record: RunRecord) {
    guard (try? untouched()) == nil, !record.hasDeclarations else { return }
    try? write {
      try RunRecord(
        question: question,
        inputs: record.inputs.map { try note($0.path, $0.hash, $0.size, in: session.project.root) },
        outputs: record.outputs.map { try note($0.path, $0.hash, $0.size, in: root.path) },
        surroundings: record.surroundings.map { try surrounding($0.path) },
        findings: record.findings)
    }
  }

  /// Whether the folder, or what is in it, is a link, which may lead anywhere.
  private var leadsElsewhere: Bool {
    [folder, location, FilePath.join(folder, ".gitignore")].contains { path in
      (try? FileSystem.status(path, followingLinks: false))??.kind == .link
    }
  }

  private func write(_ record: () throws -> RunRecord) throws {
    if leadsElsewhere { return }
    _ = try FileSystem.makeFolders(folder)
    let ignore = FilePath.join(folder, ".gitignore")
    if try FileSystem.status(ignore) == nil {
      try FileSystem.write(Array("*\n".utf8), to: ignore, .inPlace)
    }
    let bytes = try record().bytes
    let temporary = TemporaryFile.path(beside: location, number: 0)
    try FileSystem.write(bytes, to: temporary, .new(permissions: nil))
    try FileSystem.move(temporary, to: location)
  }

  /// Swift sources are looked for in more folders than can be noted, so their times tell too little.
  private func untimed(_ file: SourceFile) -> RunRecord.File {
    RunRecord.File(
      path: file.path, hash: ContentHash(file.bytes), size: file.bytes.count, stamp: nil)
  }

  private func note(
    _ path: String, _ hash: ContentHash, _ size: Int, in folder: String
  ) throws -> RunRecord.File {
    let status = try FileSystem.status(FilePath.join(folder, path))
    return RunRecord.File(path: path, hash: hash, size: size, stamp: settled(status))
  }

  /// What happens to a file while a run is on, or just before, its times may not tell.
  private func settled(_ status: FileSystem.Status?) -> FileStamp? {
    guard let status, status.changed < started &- WatchedPlaces.lag,
      status.modified < started &- WatchedPlaces.lag
    else { return nil }
    return FileStamp(status)
  }

  private func surrounding(_ path: String) throws -> RunRecord.Surrounding {
    RunRecord.Surrounding(path: path, stamp: settled(try FileSystem.status(path)))
  }

  /// The project's folder, and all that were searched.
  private func surroundings(of inputs: [String]) throws -> [RunRecord.Surrounding] {
    try SearchedFolders.below(inputs).union([session.project.root])
      .sorted(by: FilePath.precedes).map(surrounding)
  }
}
