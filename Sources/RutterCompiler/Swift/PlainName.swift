/// The names that nearly all names are: ASCII letters, digits and `_`, the first no digit.
///
/// What is true of every such name is told by its bytes, without asking Unicode of each character.
enum PlainName {
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
  }

  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, startsName(first) else { return false }
    return bytes.allSatisfy(continuesName)
  }

  static func startsName(_ byte: UInt8) -> Bool {
    isLowercase(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte &- UInt8(ascii: "0") < 10
  }

  static func isLowercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// False for texts that are no word of Swift's for sure: those are short, hold no digit, and one
  /// capital at most, among their first letters (`Any`, `didSet`).
  static func mayBeWord(_ text: String) -> Bool {
    guard text.utf8.count <= 15 else { return false }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      for (index, byte) in bytes.enumerated() where !isLowercase(byte) {
        if index > 4 || byte &- UInt8(ascii: "0") < 10 { return false }
      }
      return true
    } ?? true
  }
}

extension SwiftType {
  /// The type that a plain name is, alone or with a `?` behind it; nil where a parser has to look.
  static func plain(_ text: String) -> SwiftType? {
    let bytes = Array(text.utf8)
    let isOptional = bytes.last == UInt8(ascii: "?")
    let name = isOptional ? String(text.dropLast()) : text
    guard PlainName.isPlain(name), !SwiftName.needsBackticks(name, in: .type) else { return nil }
    let range = 0..<(isOptional ? bytes.count - 1 : bytes.count)
    let component = Component(name: name, arguments: [], range: range)
    let type = SwiftType(kind: .named([component]), range: range, bytes: bytes, height: 1)
    guard isOptional else { return type }
    return SwiftType(kind: .optional(type), range: 0..<bytes.count, bytes: bytes, height: 2)
  }
}

extension SwiftExpression {
  /// The expression that a plain name is; nil where a parser has to look.
  static func plain(_ text: String) -> SwiftExpression? {
    guard PlainName.isPlain(text), !SwiftKeyword.isReserved(text), text != "await" else {
      return nil
    }
    let range = 0..<text.utf8.count
    return SwiftExpression(
      range: range, bytes: Array(text.utf8),
      shape: .path([PathComponent(name: text, isOptional: false, range: range)]),
      freeNames: [FreeName(name: text, range: range, isShorthand: false)], typeNames: [],
      boundNames: [])
  }
}
