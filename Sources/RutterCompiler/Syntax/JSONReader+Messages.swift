import RutterDiagnostics

// What is wrong with the structure of a JSON text.

extension JSONReader {
  func error(
    _ code: DiagnosticCode, _ message: String, _ offsets: Range<Int>, help: String? = nil,
    fixIt: (message: String, text: String)? = nil
  ) -> Diagnostic {
    let range = range(offsets)
    return Diagnostic(
      .error, code, message, at: range, help: help,
      fixIts: fixIt.map { [FixIt($0.message, replace: range, with: $0.text)] } ?? [])
  }

  private var character: Range<Int> {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return position..<end
  }

  private var lastEnd: Int { builder.last.map { Int(builder.records[Int($0)].end) } ?? start }

  func unexpected(_ wanted: String) -> Diagnostic {
    error(
      SyntaxDiagnostics.invalidJSON, "expected \(wanted), found '\(text(character))'", character)
  }

  var textAfterEnd: Diagnostic {
    let end = bytes[position...].firstIndex(where: \.isYAMLBreak) ?? bytes.count
    return error(
      SyntaxDiagnostics.textAfterValue, "text after the end of the document", position..<end)
  }

  func stray(_ byte: UInt8) -> Diagnostic {
    error(
      SyntaxDiagnostics.wrongBracket, "'\(text(character))' belongs to no bracket before it",
      character)
  }

  func mismatch(_ byte: UInt8, _ open: NodeRecord) -> Diagnostic {
    let opening = open.kind == .mapping ? "{" : "["
    let start = Int(open.start)
    var diagnostic = error(
      SyntaxDiagnostics.wrongBracket, "'\(text(character))' does not close '\(opening)'", character)
    diagnostic.notes = [Note("'\(opening)' is here", at: range(start..<start + 1))]
    return diagnostic
  }

  func unclosed(_ open: NodeRecord) -> Diagnostic {
    let bracket = open.kind == .mapping ? "{" : "["
    let start = Int(open.start)
    return error(
      SyntaxDiagnostics.unclosedBracket, "this '\(bracket)' is never closed", start..<start + 1)
  }

  func missingValue(_ byte: UInt8) -> Diagnostic {
    builder.openRecord == nil
      ? stray(byte)
      : error(
        SyntaxDiagnostics.missingValue, "a value is missing before '\(text(character))'", character)
  }

  var missingColon: Diagnostic {
    var diagnostic = error(
      SyntaxDiagnostics.missingColon, "a ':' is missing after the key", lastEnd..<lastEnd)
    diagnostic.fixIts = [FixIt("add ':'", replace: diagnostic.range, with: ":")]
    return diagnostic
  }

  var missingComma: Diagnostic {
    var diagnostic = error(
      SyntaxDiagnostics.missingComma, "a ',' is missing here", lastEnd..<lastEnd)
    diagnostic.fixIts = [FixIt("add ','", replace: diagnostic.range, with: ",")]
    return diagnostic
  }

  func trailingComma(at offset: Int) -> Diagnostic {
    error(
      SyntaxDiagnostics.trailingComma, "JSON has no comma after the last item",
      offset..<offset + 1, fixIt: ("remove it", ""))
  }

  func comment(_ offsets: Range<Int>) -> Diagnostic {
    error(
      SyntaxDiagnostics.jsonComment, "JSON has no comments", offsets,
      help: "remove all comments, or write the manifest in YAML")
  }

  /// The end of the comment that starts here: `//`, `#`, or `/*` up to `*/`.
  var endOfComment: Int? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch (bytes[position], next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "#"), _):
      return bytes[position...].firstIndex(where: \.isYAMLBreak) ?? bytes.count
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      var index = position + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    default: return nil
    }
  }
}
