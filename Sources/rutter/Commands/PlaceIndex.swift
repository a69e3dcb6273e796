import RutterDiagnostics

/// Places as people write them: `Specs/Movies.yaml:7`.
struct PlaceIndex {
  private let tables: [FileID: (path: String, lines: LineTable)]

  init(_ sources: [SourceFile]) {
    tables = Dictionary(sources.map { ($0.id, ($0.path, LineTable($0))) }) { a, _ in a }
  }

  func place(_ range: SourceRange) -> String {
    guard let (path, lines) = tables[range.file] else { return "" }
    return "\(path):\(lines.line(of: Int(range.start)))"
  }
}
