import RutterCompiler
import RutterDiagnostics
import Testing

/// A text formatted, with what was reported.
struct FormattingSample {
  let text: String?
  let findings: [String]

  init(_ text: String, path: String = "Shop.yaml", as subject: FormatSubject = .manifest) {
    self.init(Array(text.utf8), path: path, as: subject)
  }

  init(_ bytes: [UInt8], path: String = "Shop.yaml", as subject: FormatSubject = .manifest) {
    var report = Report()
    let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
    let formatted = Formatting.format(file, as: subject, into: &report)
    text = formatted.map { String(decoding: $0, as: UTF8.self) }
    findings = report.diagnostics.map { "\($0.code) at \($0.range.start)" }
  }

  /// Expects one text to become another, and that to stay.
  static func expect(
    _ text: String, becomes expected: String, path: String = "Shop.yaml",
    as subject: FormatSubject = .manifest,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let once = FormattingSample(text, path: path, as: subject)
    #expect(once.text == expected, sourceLocation: sourceLocation)
    #expect(once.findings == [], sourceLocation: sourceLocation)
    let twice = FormattingSample(expected, path: path, as: subject)
    #expect(twice.text == expected, sourceLocation: sourceLocation)
  }

  static func expectUnchanged(
    _ text: String, path: String = "Shop.yaml", as subject: FormatSubject = .manifest,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(text, becomes: text, path: path, as: subject, sourceLocation: sourceLocation)
  }
}

/// What a document says, whatever the order of its fixed keys: read by another way than the formatter's
/// own check.
struct Meaning: Equatable {
  private let lines: [String]

  /// Nil where the text cannot be read.
  init?(_ text: String, path: String) {
    let reading = SyntaxReading(text, path: path)
    guard let tree = reading.tree, !reading.report.hasErrors else { return nil }
    var lines: [String] = []
    if let root = tree.root { Self.append(root, "$", to: &lines) }
    self.lines = lines.sorted()
  }

  /// Whether all that another document says is said here too, but for values that were missing and lists
  /// that became mappings.
  func isKept(_ other: Meaning) -> Bool {
    let paths = Set(lines.flatMap(Self.names))
    return other.lines.allSatisfy { Self.names($0).allSatisfy(paths.contains) }
  }

  private static func names(_ line: String) -> [String] {
    line.split { !($0.isLetter || $0.isNumber) }.map(String.init).filter { Int($0) == nil }
      .filter { !["plain", "mapping", "sequence"].contains($0) }
  }

  /// A line for each value, with its path; order counts in lists, and is left to the compiler's
  /// output in mappings.
  private static func append(_ node: Node, _ path: String, to lines: inout [String]) {
    if node.kind == .scalar { lines.append("\(path) \(node.style) \(node.text)") }
    if node.kind != .scalar, node.items.isEmpty, node.entries.isEmpty {
      lines.append("\(path) \(node.kind)")
    }
    for (index, item) in node.items.enumerated() { append(item, "\(path)[\(index)]", to: &lines) }
    for entry in node.entries { append(entry.value, "\(path).\(entry.key.text)", to: &lines) }
  }
}
