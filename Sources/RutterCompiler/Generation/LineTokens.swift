/// The words of a line of Swift outside of comments and strings, and its braces.
struct LineTokens {
  /// Identifiers, keywords, and attributes with their `@`.
  private(set) var words: [String] = []
  /// The words before a body or a value: those that declare.
  private(set) var signature: [String] = []
  /// Braces in order; true opens.
  private(set) var braces: [Bool] = []
  /// Whether a string of several lines begins here.
  private(set) var opensText = false

  private var depth = 0
  private var isSignature = true

  init(_ line: String) {
    let bytes = Array(line.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == bytes[index]:
        return
      case UInt8(ascii: "\""):
        index = skipString(bytes, from: index)
        if opensText { return }
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x41...0x5A, 0x61...0x7A,
        0x80...:
        let start = index
        index += 1
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        add(String(decoding: bytes[start..<index], as: UTF8.self))
        continue
      case let byte:
        take(byte, isSpaced: index > 0 && bytes[index - 1] == UInt8(ascii: " "))
      }
      index += 1
    }
  }

  private mutating func add(_ word: String) {
    let word = word.filter { $0 != "`" }
    words.append(word)
    if isSignature { signature.append(word) }
  }

  private mutating func take(_ byte: UInt8, isSpaced: Bool) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: "{"):
      braces.append(true)
      if depth == 0 { isSignature = false }
    case UInt8(ascii: "}"): braces.append(false)
    case UInt8(ascii: "=") where depth == 0 && isSpaced: isSignature = false
    default: break
    }
  }

  /// The index of the closing quote, or of the line's last byte.
  private mutating func skipString(_ bytes: [UInt8], from start: Int) -> Int {
    let quote = bytes[start]
    if start + 2 < bytes.count, bytes[start + 1] == quote, bytes[start + 2] == quote {
      opensText = true
      return bytes.count
    }
    var index = start + 1
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "`"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
