/// What a JSON text is to say, in the order in which it is to say it.
///
///     JSONValue.object([("name", .string("home")), ("line", .number(3))]).text
///
/// In a literal, members without a value are left out: `["help": finding.help.map(JSONValue.string)]`.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The text, two spaces a level, with a line feed at its end.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension JSONValue {
  private func write(to bytes: inout [UInt8], indent: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += String(value).utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let items):
      Self.writeLines(of: items, between: "[", "]", to: &bytes, indent: indent) { item, bytes in
        item.write(to: &bytes, indent: indent + 1)
      }
    case .object(let members):
      Self.writeLines(of: members, between: "{", "}", to: &bytes, indent: indent) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, indent: indent + 1)
      }
    }
  }

  private static func writeLines<Item>(
    of items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar,
    to bytes: inout [UInt8], indent: Int, write: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, item) in items.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(0x20, count: 2 * (indent + 1))
      write(item, &bytes)
    }
    if !items.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(0x20, count: 2 * indent)
    }
    bytes.append(UInt8(ascii: close))
  }

  /// What a terminal would obey, or a reader could not see, is escaped too.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where isUnprintable(scalar):
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
