import RutterDiagnostics

/// Finds the places of ranges, in the files of one version of a project.
struct PlaceIndex: Sendable {
  private let tables: [FileID: (path: String, lines: LineTable)]

  /// `prefix` stands before every path.
  init(_ sources: [SourceFile], prefix: String = "") {
    tables = Dictionary(sources.map { ($0.id, (prefix + $0.path, LineTable($0))) }) { a, _ in a }
  }

  func find(_ range: SourceRange) -> (path: String, location: SourceLocation)? {
    tables[range.file].map { path, lines in (path, lines.location(of: Int(range.start))) }
  }

  /// As people write it: `Specs/Movies.yaml:7`.
  func place(_ range: SourceRange) -> String {
    find(range).map { path, location in "\(path):\(location.line)" } ?? ""
  }
}
