import RutterDiagnostics

/// A value that is to be written into a manifest.
package indirect enum NewValue: Sendable, Equatable {
  /// The name says all: `cart:`.
  case nothing
  /// A text or, with `isSwift`, a type or an expression, for which `[Movie]` needs no quotes.
  case text(String, isSwift: Bool = false)
  /// A list of names with nothing more to say.
  case names([String])
  case mapping([NewEntry])
}

/// A key with its value.
package struct NewEntry: Sendable, Equatable {
  package let key: String
  package let value: NewValue

  package init(_ key: String, _ value: NewValue) {
    self.key = key
    self.value = value
  }

  /// The entry at the end of a path; a name that needs no more becomes an item of a list.
  init(path: ArraySlice<String>, _ value: NewValue) {
    let rest = path.dropFirst()
    guard let next = rest.first else {
      self.init(path.first ?? "", value)
      return
    }
    let inner: NewValue =
      rest.count == 1 && value == .nothing
      ? .names([next]) : .mapping([NewEntry(path: rest, value)])
    self.init(path.first ?? "", inner)
  }
}

/// Prints new entries in a notation.
struct EntryText {
  let format: SyntaxFormat
  /// How far a level is indented.
  var step = 2

  /// On one line, as it stands between brackets or behind a colon.
  func flow(_ value: NewValue, inFlow: Bool = true) -> String {
    switch value {
    case .nothing: format == .json ? "{}" : ""
    case .text(let text, let isSwift): scalar(text, isSwift: isSwift, inFlow: inFlow)
    case .names(let names):
      "[" + names.map { scalar($0, inFlow: true) }.joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map { flow($0) }.joined(separator: ", ") + "}"
    }
  }

  func flow(_ entry: NewEntry) -> String {
    let key = scalar(entry.key, inFlow: true)
    return entry.value == .nothing && format == .yaml ? key : "\(key): \(flow(entry.value))"
  }

  /// Lines of a block; what is inside its values stays on one line if it has nothing nested deeper.
  func block(_ entry: NewEntry, indent: Int, opensFirst: Bool = true) -> [String] {
    let start = String(repeating: " ", count: indent) + scalar(entry.key, inFlow: false) + ":"
    guard case .mapping(let entries) = entry.value, opensFirst || entry.value.isDeep else {
      let value = flow(entry.value, inFlow: false)
      return [value.isEmpty ? start : "\(start) \(value)"]
    }
    return [start] + entries.flatMap { block($0, indent: indent + step, opensFirst: false) }
  }

  // MARK: Scalars

  func scalar(_ text: String, isSwift: Bool = false, inFlow: Bool) -> String {
    if format == .json { return Self.quoted(text) }
    if isPlain(text, isSwift: isSwift, inFlow: inFlow) { return text }
    let needsEscapes = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    guard text.contains("\"") || text.contains("\\"), !needsEscapes else {
      return Self.quoted(text)
    }
    let doubled = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + doubled.joined(separator: "''") + "'"
  }

  /// As JSON quotes, and YAML can.
  private static func quoted(_ text: String) -> String {
    String(JSONValue.string(text).text.dropLast())
  }

  /// Whether the text reads back as itself without quotes.
  private func isPlain(_ text: String, isSwift: Bool, inFlow: Bool) -> Bool {
    let bytes = Array((inFlow ? "{k: \(text)}" : "k: \(text)\n").utf8)
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    var report = Report()
    let tree = SyntaxReader.parse(file, as: .yaml, into: &report)
    guard report.isEmpty, let entries = tree?.root?.ownEntries, entries.count == 1,
      entries[0].value.alias == nil, entries[0].value.sourceText == text
    else { return false }
    let value = entries[0].value
    if value.kind == .sequence { return isSwift && value.isFlow }
    return value.kind == .scalar && value.style == .plain && !value.isNull && value.text == text
  }
}

extension NewValue {
  /// Whether a mapping is nested in it.
  fileprivate var isDeep: Bool {
    guard case .mapping(let entries) = self else { return false }
    return entries.contains { if case .mapping = $0.value { true } else { false } }
  }
}
