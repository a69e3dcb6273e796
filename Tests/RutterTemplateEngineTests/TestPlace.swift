import RutterDiagnostics

/// Places in a manifest that is not there.
enum TestPlace {
  static func entry(_ start: Int) -> SourceRange {
    SourceRange(file: FileID(99), start: start, end: start + 1)
  }
}
