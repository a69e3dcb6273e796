/// The files that findings point into, by their id, and the paths a reader is shown for them.
package struct SourceIndex: Sendable {
  private let files: [FileID: SourceFile]
  private let tables: [FileID: LineTable]
  private let scalars: [FileID: ScalarCount]
  private let paths: [FileID: String]
  private let shownPaths: [FileID: String]

  /// Line tables are made for the files that `diagnostics` speak of, and for no others.
  ///
  /// `path` turns a file's own path into the one to print, as from another folder.
  package init(
    _ sources: [SourceFile], usedBy diagnostics: [Diagnostic],
    path: (SourceFile) -> String = \.path
  ) {
    let used = Set(diagnostics.flatMap(\.allRanges).map(\.file))
    let found = sources.filter { used.contains($0.id) }
    files = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    tables = files.mapValues(LineTable.init)
    scalars = files.mapValues { ScalarCount($0.bytes) }
    paths = files.mapValues(path)
    shownPaths = paths.mapValues { printable($0) }
  }

  /// Where a range starts, as `path:line:column`; nil if its file is not among the sources.
  func place(of range: SourceRange) -> String? {
    guard let path = shownPaths[range.file],
      let start = location(of: Int(range.start), in: range.file)
    else { return nil }
    return "\(path):\(start.line):\(start.column)"
  }

  /// Where a range lies, for formats that say it in numbers; nil if its file is not among the sources.
  func extent(of range: SourceRange) -> SourceExtent? {
    guard let path = paths[range.file], let start = location(of: Int(range.start), in: range.file),
      let end = location(of: Int(range.end), in: range.file)
    else { return nil }
    return SourceExtent(path: path, start: start, end: end)
  }

  private func location(of offset: Int, in id: FileID) -> SourceLocation? {
    guard let (file, lines) = source(of: id), let scalars = scalars[id] else { return nil }
    let line = lines.line(of: offset)
    let start = lines.bytes(ofLine: line).lowerBound
    let end = max(start, min(offset, file.bytes.count))
    return SourceLocation(line: line, column: scalars.count(in: start..<end) + 1)
  }

  func source(of id: FileID) -> (file: SourceFile, lines: LineTable)? {
    guard let file = files[id], let table = tables[id] else { return nil }
    return (file, table)
  }
}

/// Where a range lies for a reader. The end is behind the last character: equal to the start for a
/// place between two.
struct SourceExtent: Sendable {
  /// As `SourceIndex` was told to print it; may hold any character.
  let path: String
  let start: SourceLocation
  let end: SourceLocation
}

extension Diagnostic {
  fileprivate var allRanges: [SourceRange] {
    [range] + notes.compactMap(\.range) + fixIts.flatMap(\.edits).map(\.range)
  }
}

/// The text on one line, with what a terminal would obey or a reader could not see made visible.
///
/// Manifests come from strangers too: an escape sequence in a key must not move the cursor, nor a
/// bidirectional control turn a line around.
func printable(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars {
    result += isUnprintable(scalar) ? picture(of: scalar) : String(scalar)
  }
  return result
}

func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069,
    0xFEFF:
    true
  default: false
  }
}

private func picture(of scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\t", "\n", "\r": return " "
  case "\u{7F}": return "\u{2421}"
  default: break
  }
  if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
    return String(picture)
  }
  return "<U+" + String(repeating: "0", count: scalar.value < 0x1000 ? 2 : 0)
    + String(scalar.value, radix: 16, uppercase: true) + ">"
}
