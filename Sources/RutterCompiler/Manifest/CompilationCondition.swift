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
      guard word() else { return false }
      guard take("(") else { return true }
      _ = take(">=") || take("<")
      guard word() else { return false }
      while take(",") {
        guard word() else { return false }
      }
      return take(")")
    }

    /// A name, or a version such as `6.0`.
    private mutating func word() -> Bool {
      skipBlanks()
      let start = index
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      defer { skipBlanks() }
      return index > start
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: byte >= 0x80
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
