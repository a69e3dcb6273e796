import RutterDiagnostics

/// What the last run read, found and left behind, so that the next one can tell that it has nothing
/// to do.
///
/// It is a note of this machine's, not of the project's: it may be deleted at any time, and belongs
/// under no version control. Nothing is written or removed on its word; all it can bring about is
/// that a run does nothing.
struct RunRecord {
  /// A file as it was.
  struct File: Equatable {
    let path: String
    let hash: ContentHash
    let size: Int
    /// Nil if the file was touched while the run was on: then it says nothing.
    let stamp: FileStamp?
  }

  /// What else decides what a run does: the tool's version, the day, options and arguments.
  let question: String
  /// Relative to the project's root, in order of path.
  let inputs: [File]
  /// Relative to the output's root, in order of path, the ledger last.
  let outputs: [File]
  /// Folders, and places where nothing was, that decide what is read; absolute.
  let surroundings: [Surrounding]
  let findings: [Diagnostic]

  struct Surrounding: Equatable {
    let path: String
    /// Nil where nothing is, or if it was touched while the run was on.
    let stamp: FileStamp?
  }

  var hasDeclarations: Bool {
    inputs.contains { $0.path.utf8.suffix(6).elementsEqual(".swift".utf8) }
  }

  /// Whether all times are noted, so that a run that trusts them can go by this record.
  var isTimed: Bool {
    (inputs + outputs).allSatisfy { $0.stamp != nil }
      && surroundings.allSatisfy { $0.stamp != nil }
  }
}

/// When a file was last touched, and what it is on the disk.
struct FileStamp: Equatable {
  let device: UInt64
  let inode: UInt64
  let size: UInt64
  /// In nanoseconds since 1970.
  let modified: UInt64
  let changed: UInt64

  init(_ status: FileSystem.Status) {
    device = status.device
    inode = status.inode
    size = UInt64(truncatingIfNeeded: status.size)
    modified = status.modified
    changed = status.changed
  }
}

// MARK: Bytes

extension RunRecord {
  private static let title = "rutter-run 1"

  /// The hash comes first and covers all the rest.
  var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.put(Self.title)
    writer.put(question)
    writer.put(inputs) { $0.put($1) }
    writer.put(outputs) { $0.put($1) }
    writer.put(surroundings) { writer, surrounding in
      writer.put(surrounding.path)
      writer.put(surrounding.stamp)
    }
    writer.put(findings) { $0.put($1) }
    return Array(ContentHash(writer.bytes).description.utf8) + writer.bytes
  }

  /// Nil for bytes that no run wrote, or not this version of rutter.
  init?(_ bytes: [UInt8]) {
    let content = Array(bytes.dropFirst(32))
    guard ContentHash(String(decoding: bytes.prefix(32), as: UTF8.self)) == ContentHash(content)
    else { return nil }
    var reader = RecordReader(content[...])
    do {
      guard try reader.text() == Self.title else { return nil }
      question = try reader.text()
      inputs = try reader.array { reader throws(RecordReader.Refusal) in try reader.file() }
      outputs = try reader.array { reader throws(RecordReader.Refusal) in try reader.file() }
      surroundings = try reader.array { reader throws(RecordReader.Refusal) in
        Surrounding(path: try reader.text(), stamp: try reader.stamp())
      }
      findings = try reader.array { reader throws(RecordReader.Refusal) in
        try reader.diagnostic()
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension RecordWriter {
  fileprivate mutating func put(_ file: RunRecord.File) {
    put(file.path)
    put(file.hash.words.0)
    put(file.hash.words.1)
    put(file.size)
    put(file.stamp)
  }

  fileprivate mutating func put(_ stamp: FileStamp?) {
    put(stamp == nil ? 0 : 1)
    guard let stamp else { return }
    for word in [stamp.device, stamp.inode, stamp.size, stamp.modified, stamp.changed] {
      put(word)
    }
  }
}

extension RecordReader {
  fileprivate mutating func file() throws(Refusal) -> RunRecord.File {
    let path = try text()
    let hash = ContentHash(words: (try number(), try number()))
    return RunRecord.File(path: path, hash: hash, size: try size(), stamp: try stamp())
  }

  private mutating func size() throws(Refusal) -> Int {
    guard let size = Int(exactly: try number()) else { throw Refusal() }
    return size
  }

  fileprivate mutating func stamp() throws(Refusal) -> FileStamp? {
    guard try number() != 0 else { return nil }
    return FileStamp(
      device: try number(), inode: try number(), size: try number(), modified: try number(),
      changed: try number())
  }
}

extension FileStamp {
  fileprivate init(
    device: UInt64, inode: UInt64, size: UInt64, modified: UInt64, changed: UInt64
  ) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}
