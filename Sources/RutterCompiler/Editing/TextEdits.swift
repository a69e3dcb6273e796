package import RutterDiagnostics

// Beside the stages, edit: a `SourceFile` and what is to change enter, and the changed file leaves. All
// that is not concerned keeps its bytes: comments, empty lines, quotes. Fix-its are such changes, and so
// is what `rutter add` writes.

extension SourceFile {
  /// The file with these edits made; of two that overlap, the second is left out.
  package func applying(_ edits: [TextEdit]) -> SourceFile {
    let ordered = edits.enumerated().filter { $0.element.range.file == id }
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
    var result: [UInt8] = []
    var offset = 0
    for (_, edit) in ordered {
      let range = edit.range.offsets
      guard range.lowerBound >= offset, range.upperBound <= bytes.count else { continue }
      result += bytes[offset..<range.lowerBound]
      result += Array(edit.replacement.utf8)
      offset = range.upperBound
    }
    return SourceFile(id: id, path: path, bytes: result + bytes[offset...])
  }
}
