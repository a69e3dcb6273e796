/// What may follow `#if` in Swift.
enum CompilationCondition {
  /// Whether the text is one: a grammar of operands, `!`, `&&`, `||` and parentheses, on one line.
  ///
  /// Source: The Swift Programming Language, "Conditional Compilation Block".
  static func isSound(_ text: String) -> Bool {
    var parser = Parser(Array(text.utf8))
    return parser.condition(depth: 0) && parser.isAtEnd
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func condition(depth: Int) -> Bool {
      guard depth < 16 else { return false }
      repeat {
        guard operand(depth: depth) else { return false }
      } while take("&&") || take("||")
      return true
    }

    private mutating func operand(depth: Int) -> Bool {
      while take("!") {}
      if take("(") { return condition(depth: depth + 1) && take(")") }
      guard name() else { return false }
      guard take("(") else { return true }
      if take(">=") || take("<") { return version() && take(")") }
      repeat {
        guard name() || version() else { return false }
      } while take(",")
      return take(")")
    }

    /// A flag, a platform or a module, possibly with submodules.
    private mutating func name() -> Bool {
      skipBlanks()
      let start = index
      while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let isSound = parts.allSatisfy { part in
        ["true", "false"].contains(part) || SwiftName.isUnescapedIdentifier(String(part))
      }
      if !isSound { index = start } else { skipBlanks() }
      return isSound
    }

    /// Numbers with dots between them: `6.0`.
    private mutating func version() -> Bool {
      skipBlanks()
      let start = index
      while index < bytes.count, bytes[index] == 0x2E || (0x30...0x39).contains(bytes[index]) {
        index += 1
      }
      let parts = bytes[start..<index].split(separator: 0x2E, omittingEmptySubsequences: false)
      skipBlanks()
      return parts.allSatisfy { !$0.isEmpty }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }

    private mutating func take(_ token: String) -> Bool {
      skipBlanks()
      guard bytes[index...].starts(with: token.utf8) else { return false }
      index += token.utf8.count
      skipBlanks()
      return true
    }

    private mutating func skipBlanks() {
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    }
  }
}
