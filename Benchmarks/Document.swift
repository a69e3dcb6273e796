/// What a manifest says, to be written in either notation.
indirect enum Document {
  case text(String)
  case nothing
  /// Between brackets in YAML.
  case row([String])
  /// Between braces in YAML.
  case inlineEntries([(String, String)])
  case entries([(String, Document)])
  case items([Document])

  static func inline(_ entries: [(name: String, type: String)]) -> Document {
    .inlineEntries(entries.map { ($0.name, $0.type) })
  }

  static func inline(_ entries: [(String, String)]) -> Document { .inlineEntries(entries) }
}

// MARK: YAML

extension Document {
  /// As a person writes it: blocks, with short rows and records on one line.
  func yaml() -> String {
    var text = ""
    write(yaml: &text, indentation: 0)
    return text
  }

  private func write(yaml text: inout String, indentation: Int) {
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .entries(let entries):
      for (key, value) in entries {
        text += margin + key + ":"
        value.write(valueTo: &text, indentation: indentation)
      }
    case .items(let items):
      for item in items {
        var inner = ""
        item.write(yaml: &inner, indentation: indentation + 2)
        text += margin + "- " + inner.dropFirst(indentation + 2)
      }
    default: write(valueTo: &text, indentation: indentation)
    }
  }

  private func write(valueTo text: inout String, indentation: Int) {
    switch self {
    case .text(let value): text += " " + Self.scalar(value) + "\n"
    case .nothing: text += "\n"
    case .row(let values): text += " [" + values.joined(separator: ", ") + "]\n"
    case .inlineEntries(let entries):
      text += " {" + entries.map { "\($0): \(Self.scalar($1))" }.joined(separator: ", ") + "}\n"
    case .entries, .items:
      text += "\n"
      write(yaml: &text, indentation: indentation + 2)
    }
  }

  private static func scalar(_ value: String) -> String {
    value.contains("{") || value.contains(", ") ? "\"\(value)\"" : value
  }
}

// MARK: JSON

extension Document {
  /// Two spaces a level, each entry on its line.
  func json(margin: String = "") -> String {
    let inner = margin + "  "
    switch self {
    case .text(let value): return Self.quoted(value)
    case .nothing: return "null"
    case .row(let values):
      return "[" + values.map(Self.quoted).joined(separator: ", ") + "]"
    case .inlineEntries(let entries):
      return Document.entries(entries.map { ($0, .text($1)) }).json(margin: margin)
    case .entries(let entries):
      let lines = entries.map { inner + Self.quoted($0) + ": " + $1.json(margin: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    case .items(let items):
      return "[\n" + items.map { inner + $0.json(margin: inner) }.joined(separator: ",\n")
        + "\n\(margin)]"
    }
  }

  private static func quoted(_ value: String) -> String { "\"\(value)\"" }
}
