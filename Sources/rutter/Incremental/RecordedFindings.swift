import RutterDiagnostics

/// Findings as a record keeps them: complete, for any format to print again.
extension RecordWriter {
  mutating func put(_ diagnostic: Diagnostic) {
    put(diagnostic.severity.rawValue)
    put(diagnostic.code.description)
    put(diagnostic.message)
    put(diagnostic.range)
    put(diagnostic.notes) { writer, note in
      writer.put(note.message)
      writer.put(note.range == nil ? 0 : 1)
      if let range = note.range { writer.put(range) }
    }
    put(diagnostic.help)
    put(diagnostic.fixIts) { writer, fixIt in
      writer.put(fixIt.message)
      writer.put(fixIt.edits) { writer, edit in
        writer.put(edit.range)
        writer.put(edit.replacement)
      }
    }
  }

  private mutating func put(_ range: SourceRange) {
    put(UInt64(range.file.rawValue))
    put(UInt64(range.start) << 32 | UInt64(range.end))
  }
}

extension RecordReader {
  mutating func diagnostic() throws(Refusal) -> Diagnostic {
    guard let severity = Severity(rawValue: try text()) else { throw Refusal() }
    return Diagnostic(
      severity, DiagnosticCode(try text()), try text(), at: try range(),
      notes: try array { reader throws(Refusal) in
        let message = try reader.text()
        return Note(message, at: try reader.number() == 0 ? nil : try reader.range())
      },
      help: try optionalText(),
      fixIts: try array { reader throws(Refusal) in
        let message = try reader.text()
        return FixIt(
          message, edits: try reader.array { reader throws(Refusal) in try reader.edit() })
      })
  }

  private mutating func edit() throws(Refusal) -> TextEdit {
    let range = try range()
    return TextEdit(range: range, replacement: try text())
  }

  private mutating func range() throws(Refusal) -> SourceRange {
    let file = UInt32(truncatingIfNeeded: try number())
    let offsets = try number()
    return SourceRange(
      file: FileID(file), start: Int(offsets >> 32), end: Int(offsets & 0xFFFF_FFFF))
  }
}
