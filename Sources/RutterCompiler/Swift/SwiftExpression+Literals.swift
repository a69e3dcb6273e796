extension SwiftExpression {
  /// Whether it is a literal that surely makes a value of the type, so that swiftc cannot object.
  func isPlain(for type: SwiftType) -> Bool {
    let wanted = type.unwrapped ?? type
    let name = wanted.nominal?.name
    switch literal {
    case .nil: return type.isOptional
    case .bool: return name == "Bool"
    case .int: return name.map { Self.integers.contains($0) || Self.floats.contains($0) } ?? false
    case .float: return name.map(Self.floats.contains) ?? false
    case .string: return name == "String"
    case .array: return text == "[]" && wanted.element != nil
    case .dictionary: return text == "[:]" && wanted.keyAndValue != nil
    case .regex, .implicitMember, nil: return false
    }
  }

  private static let floats: Set<String> = ["Double", "Float"]

  static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
