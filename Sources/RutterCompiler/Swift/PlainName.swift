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

  /// False for texts that are no word of Swift's for sure: nearly all.
  static func mayBeWord(_ text: String) -> Bool { WordShapes.swift.mayContain(text) }
}

/// What words look like from afar: for each length the letters that one of that length begins and
/// ends with. It tells without hashing that a name is none of them.
private struct WordShapes {
  private var firsts = [UInt32](repeating: 0, count: 16)
  private var lasts = [UInt32](repeating: 0, count: 16)

  static let swift = WordShapes(
    SwiftKeyword.declarations.union(SwiftKeyword.statements).union(SwiftKeyword.values)
      .union(SwiftKeyword.contextual))

  private init(_ words: Set<String>) {
    for word in words {
      guard let first = word.utf8.first, let last = word.utf8.last else { continue }
      firsts[word.utf8.count] |= Self.bit(first)
      lasts[word.utf8.count] |= Self.bit(last)
    }
  }

  func mayContain(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.count < 16, let first = utf8.first, let last = utf8.last else { return false }
    return firsts[utf8.count] & Self.bit(first) != 0 && lasts[utf8.count] & Self.bit(last) != 0
  }

  private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }
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
