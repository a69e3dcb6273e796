/// Names for findings that outlive edits elsewhere: what baselines and code hosts know them by.
///
/// A fingerprint is made of the code, the file's path in the project, the keys of the entries around
/// the place, and the text there. Lines that move, entries that are put in another order, comments,
/// and messages that are worded otherwise leave it as it is. Findings that agree in all of that are
/// numbered.
package struct Fingerprints {
  private let sources: SourceIndex
  private var outlines: [FileID: LineOutline] = [:]
  private var seen: [ContentHash: Int] = [:]

  /// One for each finding, in their order, which should be that of `Report.sorted()`.
  package static func of(_ diagnostics: [Diagnostic], in sources: SourceIndex) -> [String] {
    var fingerprints = Fingerprints(sources: sources)
    return diagnostics.map { fingerprints.next(for: $0) }
  }

  private init(sources: SourceIndex) { self.sources = sources }

  private mutating func next(for diagnostic: Diagnostic) -> String {
    var bytes = Array(diagnostic.code.description.utf8) + [0]
    bytes += place(of: diagnostic.range)
    let hash = ContentHash(bytes)
    let count = seen[hash, default: 0]
    seen[hash] = count + 1
    return (count == 0 ? hash : ContentHash(bytes + Array("\u{0}\(count)".utf8))).description
  }

  private mutating func place(of range: SourceRange) -> [UInt8] {
    guard let (file, lines) = sources.source(of: range.file) else { return [] }
    let outline = outlines[range.file] ?? LineOutline(file, lines)
    outlines[range.file] = outline
    let line = lines.line(of: Int(range.start))
    let parts = [
      Array(file.path.utf8)[...], Array(outline.chain(ofLine: line).description.utf8)[...],
      Self.text(around: range, in: file, line: lines.bytes(ofLine: line)),
      Self.text(of: range, in: file),
    ]
    return Array(parts.joined(separator: [0]))
  }

  /// The line; of one so long that it may be a whole document, what stands just before the place.
  private static func text(
    around range: SourceRange, in file: SourceFile, line: Range<Int>
  ) -> ArraySlice<UInt8> {
    if line.count <= LineText.longest { return LineText(file.bytes[line]).text }
    let start = min(max(line.lowerBound, Int(range.start)), line.upperBound)
    return file.bytes[max(line.lowerBound, start - LineText.longest / 4)..<start]
  }

  private static func text(of range: SourceRange, in file: SourceFile) -> ArraySlice<UInt8> {
    let offsets = range.offsets.clamped(to: 0..<file.bytes.count)
    return file.bytes[offsets].prefix(LineText.longest).prefix { $0 != 0x0A && $0 != 0x0D }
  }
}
