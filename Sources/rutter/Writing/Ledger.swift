import RutterDiagnostics

/// What rutter wrote into an output folder, and with which content.
///
/// A file is only overwritten or removed if the ledger names it and its content is the one noted
/// here. The ledger belongs under version control with the files: a line each, sorted, no date, no
/// absolute path. After a merge either side will do: the next run puts it right.
struct Ledger: Equatable {
  struct Entry: Equatable {
    let hash: ContentHash
    let size: Int

    init(_ bytes: [UInt8]) {
      hash = ContentHash(bytes)
      size = bytes.count
    }

    fileprivate init(hash: ContentHash, size: Int) {
      self.hash = hash
      self.size = size
    }
  }

  static let fileName = ".rutter-ledger"
  private static let title = "rutter-ledger"
  private static let version = "1"
  private static let explanation =
    "# The files rutter wrote: hash, size, path. Commit this file; do not edit it."

  var entries: [String: Entry] = [:]
  /// The keys that rutter put into the app's string catalog.
  var strings: Set<String> = []

  var bytes: [UInt8] {
    let lines = entries.sorted { FilePath.precedes($0.key, $1.key) }
      .map { "\($0.value.hash) \($0.value.size) \($0.key)" }
    let strings = strings.map(LedgerString.line).sorted(by: FilePath.precedes)
    let text = ["\(Self.title) \(Self.version)", Self.explanation] + lines + strings
    return Array(text.map { $0 + "\n" }.joined().utf8)
  }
}

/// Reading: whatever is not exactly what `bytes` writes is refused, so that nothing is removed on the
/// word of a damaged or forged ledger.
extension Ledger {
  /// A line of the ledger that cannot be; counted from 1.
  struct Damage: Error, Equatable {
    let line: Int
    let reason: String
  }

  init(parsing bytes: [UInt8]) throws(Damage) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true else {
      throw Damage(line: lines.count + 1, reason: "it is cut off")
    }
    for (index, bytes) in lines.enumerated() {
      do {
        try read(Self.text(of: bytes), isFirst: index == 0)
      } catch {
        throw Damage(line: index + 1, reason: error.reason)
      }
    }
    if lines.isEmpty { throw Damage(line: 1, reason: "it is empty") }
  }

  private struct Objection: Error { let reason: String }

  private static func text(of bytes: ArraySlice<UInt8>) throws(Objection) -> String {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.elementsEqual(line) else { throw Objection(reason: "it is not UTF-8") }
    return text
  }

  private mutating func read(_ line: String, isFirst: Bool) throws(Objection) {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
      throw Objection(reason: "it has a merge conflict")
    }
    if isFirst { return try Self.readTitle(line) }
    if line.hasPrefix("#") { return }
    if let key = LedgerString.key(of: line) {
      guard strings.insert(key).inserted else { throw Objection(reason: "its key comes twice") }
      return
    }
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let hash = ContentHash(parts[0]), let size = Int(parts[1]), size >= 0
    else { throw Objection(reason: "it is not 'hash size path'") }
    let path = String(parts[2])
    if let objection = OutputPath.objection(toLedgered: path) {
      throw Objection(reason: "its path '\(path)' \(objection)")
    }
    guard entries.updateValue(Entry(hash: hash, size: size), forKey: path) == nil else {
      throw Objection(reason: "the path '\(path)' comes twice")
    }
  }

  private static func readTitle(_ line: String) throws(Objection) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == title else {
      throw Objection(reason: "it is not the title of a ledger")
    }
    if parts[1] != version {
      throw Objection(reason: "format version \(parts[1]) is not known to this rutter")
    }
  }
}
