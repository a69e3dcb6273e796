/// Tells one input of a run from another: its place among the files of that run.
package struct FileID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// An extent of bytes in one source file; `start ..< end`, counted in UTF-8 bytes from 0.
///
/// Lines and columns are not kept: whoever prints a range asks the file for them.
package struct SourceRange: Hashable, Sendable {
  package var file: FileID
  package var start: UInt32
  package var end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  package var offsets: Range<Int> { Int(start)..<Int(end) }

  package var isEmpty: Bool { start == end }

  /// The empty range just before this one.
  package var startPoint: SourceRange {
    SourceRange(file: file, start: Int(start), end: Int(start))
  }

  /// The part of this range that `offsets`, counted from its start, names; never outside it.
  package func slice(_ offsets: Range<Int>) -> SourceRange {
    let length = Int(end - start)
    let inside = offsets.clamped(to: 0..<length)
    return SourceRange(
      file: file, start: Int(start) + inside.lowerBound, end: Int(start) + inside.upperBound)
  }
}

/// One input text: a manifest, a project file or a template.
package struct SourceFile: Sendable {
  package let id: FileID
  /// As findings print it: relative to the project; `<stdin>` for standard input.
  package let path: String
  /// The file's content as it is on disk. Readers drop a byte-order mark, so offsets count it.
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  package init(id: FileID, path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  package var wholeRange: SourceRange { SourceRange(file: id, start: 0, end: bytes.count) }

  /// The file's last path component without its ending: `Explore` for `Specs/Explore.yaml`.
  package var baseName: String {
    let name = path.utf8.split(separator: 0x2F).last.map { String(Substring($0)) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The text of a range, with bytes that are not UTF-8 replaced.
  package func text(of range: SourceRange) -> String {
    let lower = min(range.offsets.lowerBound, bytes.count)
    let upper = min(range.offsets.upperBound, bytes.count)
    return String(decoding: bytes[lower..<max(lower, upper)], as: UTF8.self)
  }
}
