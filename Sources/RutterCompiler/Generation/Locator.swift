package import RutterDiagnostics
package import RutterTemplateEngine

/// Says where in a manifest a piece of generated code comes from, for `#sourceLocation`.
package struct Locator: Sendable {
  private let tables: [FileID: (path: String, lines: LineTable)]
  private let isOn: Bool

  /// Paths are printed relative to the project's root, unless `absolute` ones are asked for.
  package init(_ files: [SourceFile], _ style: Configuration.SourceLocations, root: String?) {
    isOn = style != .none
    var tables: [FileID: (path: String, lines: LineTable)] = [:]
    for file in files {
      let prefix =
        style == .absolute && !file.path.hasPrefix("/") ? root.map { $0 + "/" } ?? "" : ""
      tables[file.id] = (path: Self.escaped(prefix + file.path), lines: LineTable(file))
    }
    self.tables = tables
  }

  /// A record of `file` and `line`, or none where locations are switched off.
  ///
  /// `before` is what is printed between the directive and the line that the author's text is on:
  /// documentation and attributes, which have to stand directly above a declaration.
  package func location(_ range: SourceRange, before: Preamble) -> Value {
    guard isOn, let table = tables[range.file] else { return .none }
    let line = table.lines.line(of: Int(range.start)) - before.lineCount
    return .record(Record(["file": .string(table.path), "line": .int(max(line, 1))]))
  }

  package func location(_ range: SourceRange) -> Value {
    location(range, before: Preamble(summary: nil, deprecated: nil))
  }

  /// What stands above a declaration.
  package struct Preamble: Sendable {
    let summary: String?
    let deprecated: String?

    var lineCount: Int {
      (summary?.lineCount ?? 0) + (deprecated == nil ? 0 : 1)
    }
  }

  /// The path as the inside of a Swift string literal.
  package static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\", "\"": text += "\\" + String(scalar)
      case _ where scalar.value < 0x20: text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  fileprivate var lineCount: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return 1 }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }
}
