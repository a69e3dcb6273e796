/// The raw values of enums, as Swift gives them out.
extension DeclarationIndex {
  /// The type of an enum's raw values; nil for an enum without any, and for what is no enum.
  func rawType(of type: SwiftType) -> SwiftType? {
    guard !isEmpty, let (name, arguments) = type.nominal, arguments.isEmpty,
      case .found(let declared) = self.type(named: name)
    else { return nil }
    return rawType(of: declared)
  }

  func rawType(of declared: DeclaredType) -> SwiftType? {
    guard declared.kind == .enum, let first = declared.main.declaration.inherited.first,
      case .success(let written) = SwiftType.parse(declared.main.text(first))
    else { return nil }
    let type = meant(written, in: Scope(declared))
    return type.nominal.map { RawValues.isRaw($0.name) } == true ? type : nil
  }
}

/// What each case of an enum stands for: its own literal, its name, or one more than the case before.
struct RawValues {
  private let isText: Bool
  private let isInteger: Bool
  private var next: Int? = 0

  init(of type: SwiftType) {
    let name = type.nominal?.name ?? ""
    isText = name == "String"
    isInteger = SwiftExpression.integers.contains(name)
  }

  static func isRaw(_ name: String) -> Bool {
    name == "String" || name == "Character" || NumberRange.knows(name)
  }

  /// The next case's raw value as a Swift literal; nil where it cannot be told.
  mutating func literal(of name: String, written: String?) -> String? {
    guard isInteger else { return written ?? (isText ? "\"\(name)\"" : nil) }
    let value = written.map(Self.integer) ?? next
    next = value.flatMap { $0 == .max ? nil : $0 + 1 }
    return value.map(String.init)
  }

  private static func integer(_ literal: String) -> Int? {
    let digits = literal.filter { $0 != "_" }
    let isNegative = digits.hasPrefix("-")
    let size = isNegative ? digits.dropFirst() : digits[...]
    let radix = ["0x": 16, "0o": 8, "0b": 2][String(size.prefix(2))]
    let value = radix.map { Int(size.dropFirst(2), radix: $0) } ?? Int(size)
    return value.map { isNegative ? -$0 : $0 }
  }

  /// The text that a literal of a text or an integer stands for; nil where that takes a compiler.
  static func text(of literal: String) -> String? {
    guard literal.hasPrefix("\"") else { return integer(literal).map(String.init) }
    let inner = literal.dropFirst().dropLast()
    return literal.count > 1 && !inner.contains { "\"\\\n".contains($0) } ? String(inner) : nil
  }
}
