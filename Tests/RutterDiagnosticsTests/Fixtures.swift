import RutterDiagnostics

/// A file whose text has `«` and `»` around the place of interest, without them.
struct Marked {
  let file: SourceFile
  let range: SourceRange

  init(_ text: String, path: String = "Specs/Explore.yaml", id: UInt32 = 0) {
    let parts = text.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    file = SourceFile(id: FileID(id), path: path, text: "\(parts[0])\(rest[0])\(rest[1])")
    range = SourceRange(file: FileID(id), start: start, end: start + rest[0].utf8.count)
  }

  /// The range of the first occurrence of a text.
  func range(of text: String) -> SourceRange {
    let all = file.bytes
    let wanted = Array(text.utf8)
    let start = all.indices.first { all[$0...].starts(with: wanted) }!
    return SourceRange(file: file.id, start: start, end: start + wanted.count)
  }
}

func render(
  _ diagnostics: [Diagnostic], _ files: [SourceFile], as format: DiagnosticFormat = .text,
  color: Bool = false
) -> String {
  format.render(
    diagnostics, sources: SourceIndex(files, usedBy: diagnostics), color: color)
}

/// The text format of one error at the marked place, without the line that counts.
func excerpt(_ marked: Marked) -> String {
  let text = render([Diagnostic(.error, "code", "message", at: marked.range)], [marked.file])
  return text.replacing("\n\n1 error\n", with: "\n")
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  private func firstRange(of part: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(part) }
      .map { $0..<index($0, offsetBy: part.count) }
  }
}
