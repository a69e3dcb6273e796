import RutterCompiler
import RutterDiagnostics
import Testing

/// What reading one text gave.
struct SyntaxReading {
  let file: SourceFile
  let tree: SyntaxTree?
  let report: Report
  private let lines: LineTable

  init(_ bytes: [UInt8], path: String = "test.yaml", limits: SyntaxLimits = .standard) {
    file = SourceFile(id: FileID(0), path: path, bytes: bytes)
    var report = Report()
    tree = SyntaxReader.parse(file, limits: limits, into: &report)
    self.report = report
    lines = LineTable(file)
  }

  init(_ text: String, path: String = "test.yaml", limits: SyntaxLimits = .standard) {
    self.init(Array(text.utf8), path: path, limits: limits)
  }

  init(json text: String, limits: SyntaxLimits = .standard) {
    self.init(text, path: "test.json", limits: limits)
  }

  var root: Node? { tree?.root }

  /// Each finding as `1:4-1:9 code: message`.
  var findings: [String] {
    report.diagnostics.map { "\(place($0.range)) \($0.code): \($0.message)" }
  }

  /// A range as `line:column-line:column`.
  func place(_ range: SourceRange) -> String {
    let start = lines.location(of: Int(range.start))
    let end = lines.location(of: Int(range.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  /// The text with the first fix-it of its first finding applied.
  var fixed: String? {
    guard let fixIt = report.diagnostics.first?.fixIts.first else { return nil }
    var bytes = file.bytes
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A line for each node: its path, place, style and text.
  var outline: [String] {
    var lines: [String] = []
    if let root { append(root, "$", to: &lines) }
    return lines
  }

  private func append(_ node: Node, _ path: String, to lines: inout [String]) {
    let text = node.kind == .scalar ? " \(node.text)" : ""
    lines.append("\(path) \(place(node.range)) \(node.style)\(text)")
    for (position, item) in node.items.enumerated() {
      append(item, "\(path)[\(position)]", to: &lines)
    }
    for entry in node.entries {
      lines.append("\(path)/ \(place(entry.key.range)) \(entry.key.style) \(entry.key.text)")
      append(entry.value, "\(path).\(entry.key.text)", to: &lines)
    }
  }
}

extension Node {
  /// The node at a path of keys.
  func at(_ keys: String...) -> Node? {
    keys.reduce(Optional(self)) { $0?.value(for: $1) }
  }

  /// Kinds and texts alone, to compare notations.
  var shape: String {
    switch kind {
    case .scalar: "'\(text)'"
    case .sequence: "[" + items.map(\.shape).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { "\($0.key.shape): \($0.value.shape)" }.joined(separator: ", ") + "}"
    }
  }
}

/// A text, what is reported in it, and what it is once the fix-it is applied.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let text: String
  let findings: [String]
  let fixed: String?

  init(_ text: String, _ finding: String, fixed: String? = nil) {
    self.init(text, [finding], fixed: fixed)
  }

  init(_ text: String, _ findings: [String], fixed: String? = nil) {
    self.text = text
    self.findings = findings
    self.fixed = fixed
  }

  var testDescription: String { text.debugDescription }

  /// Reads the text, and the fixed one, in which nothing is left to report.
  func check(path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let reading = SyntaxReading(text, path: path)
    #expect(reading.findings == findings, sourceLocation: sourceLocation)
    guard let fixed else { return }
    #expect(reading.fixed == fixed, sourceLocation: sourceLocation)
    #expect(
      SyntaxReading(fixed, path: path).findings.isEmpty, sourceLocation: sourceLocation)
  }
}
