extension SwiftParser {
  /// A value without what may hang on it.
  mutating func parsePrimary() throws(Failure) -> Shape {
    switch current.kind {
    case .identifier: return try parseWord()
    case .escapedIdentifier: return try parseName()
    case .closureArgument: return try parseClosureArgument()
    case .integer: return take(as: .literal(.int))
    case .float: return take(as: .literal(.float))
    case .regex: return take(as: .literal(.regex))
    case .stringStart: return try parseString()
    case .punctuation: return try parseMark()
    default: throw missingValue()
    }
  }

  private mutating func take(as shape: Shape) -> Shape {
    advance()
    return shape
  }

  private func missingValue() -> Failure {
    isAtEnd || current.closes != nil || at(",") || at(":") || at(";")
      ? missing("a value") : unexpected()
  }

  private mutating func parseMark() throws(Failure) -> Shape {
    switch current.text {
    case "(": return try parseParentheses()
    case "[": return try parseCollection()
    case "{":
      try parseClosure()
      return .operand
    case ".": return try parseImplicitMember()
    case "\\": return try parseKeyPath()
    case "#": return try parseMacro()
    case "@": throw Failure("an attribute has no place in an expression", at: current.range)
    default: throw missingValue()
    }
  }

  private mutating func parseClosureArgument() throws(Failure) -> Shape {
    guard isInClosure else {
      throw Failure("'\(current.text)' has a meaning only in a closure", at: current.range)
    }
    return take(as: .operand)
  }

  private mutating func parseImplicitMember() throws(Failure) -> Shape {
    if next().kind == .integer {
      throw Failure("a number begins with a digit", at: current.range, help: "write '0.'")
    }
    return try parseMemberName() == nil ? .operand : .literal(.implicitMember)
  }

  // MARK: Names

  private mutating func parseWord() throws(Failure) -> Shape {
    switch current.text {
    case "true", "false": return take(as: .literal(.bool))
    case "nil": return take(as: .literal(.nil))
    case "self", "Self", "super", "Any": return take(as: .operand)
    case "_": throw Failure("'_' is not a value", at: current.range)
    case let word where SwiftKeyword.isReserved(word): throw misplacedKeyword()
    default: return try parseName()
    }
  }

  private mutating func parseName() throws(Failure) -> Shape {
    let token = advance()
    if !scope.contains(token.text) {
      freeNames.append(
        SwiftExpression.FreeName(name: token.text, range: token.range, isShorthand: false))
    }
    let isCompound = try skipCompoundName()
    if parseGenericSuffix() || isCompound { return .operand }
    return .path([
      SwiftExpression.PathComponent(name: token.text, isOptional: false, range: token.range)
    ])
  }

  func misplacedKeyword() -> Failure {
    let word = current.text
    let help =
      switch word {
      case "if", "switch": "write 'a ? b : c', or call a function that decides"
      case "let", "var", "func", "class", "struct", "enum", "import", "extension", "protocol":
        "declare it in a Swift file and name it here"
      default: "as a name it needs backticks: '`\(word)`'"
      }
    return Failure("the keyword '\(word)' begins no expression", at: current.range, help: help)
  }

  // MARK: Brackets

  private mutating func parseParentheses() throws(Failure) -> Shape {
    advance()
    _ = try parseArguments(until: ")")
    return .operand
  }

  /// `[a, b]`, `[a: b]`, `[:]`
  private mutating func parseCollection() throws(Failure) -> Shape {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = outer }
    advance()
    if at(":"), next().text == "]" {
      advance()
      advance()
      return .literal(.dictionary)
    }
    var isDictionary = false
    while !at("]") {
      let start = current.range.lowerBound
      try parseExpression()
      if eat(":") {
        isDictionary = true
        try parseExpression()
      }
      if at("]") { break }
      guard eat(",") else { throw leftOver(after: start..<previousEnd) }
    }
    advance()
    return .literal(isDictionary ? .dictionary : .array)
  }

  private mutating func parseString() throws(Failure) -> Shape {
    advance()
    while current.kind != .stringEnd {
      if current.kind == .stringText {
        advance()
        continue
      }
      let opening = advance()
      if current.kind == .interpolationEnd {
        throw Failure("a value is missing in the interpolation", at: opening.range)
      }
      _ = try parseArguments(until: "\\)")
    }
    advance()
    return .literal(.string)
  }

  // MARK: Key paths and macros

  /// `\.name`, `\Type.name[0]?`
  private mutating func parseKeyPath() throws(Failure) -> Shape {
    let backslash = advance()
    if !at("."), current.text != "?" {
      guard isName(current) || at("[") || at("(") else {
        throw isAtEnd ? missing("a member") : unexpected(after: backslash.range)
      }
      try parseKeyPathRoot()
    }
    guard at(".") || current.kind == .postfixOperator else {
      throw missing("a member")
    }
    while true {
      if at(".") {
        if next().kind == .postfixOperator {
          advance()
        } else if next().text == "[" {
          advance()
        } else {
          _ = try parseMemberName()
        }
      } else if current.kind == .postfixOperator, ["?", "!"].contains(current.text) {
        advance()
      } else if at("["), !current.startsLine {
        advance()
        _ = try parseArguments(until: "]")
      } else {
        return .operand
      }
    }
  }

  /// The type before the first dot; what comes after is members, whatever their case.
  private mutating func parseKeyPathRoot() throws(Failure) {
    guard isName(current) else {
      typeNames += try parseBracketedType().names
      return
    }
    let name = current
    try checkIsTypeName(name)
    advance()
    if name.text != "Self" {
      typeNames.append(SwiftType.Name(name: name.text, range: name.range))
    }
    _ = parseGenericSuffix()
  }

  private mutating func parseBracketedType() throws(Failure) -> SwiftType {
    at("(") ? try parseTuple() : try parseBracketed()
  }

  /// `#file`, `#selector(…)`, `#Predicate<T> { … }`
  private mutating func parseMacro() throws(Failure) -> Shape {
    let pound = advance()
    let name = current
    guard name.kind == .identifier, name.range.lowerBound == pound.range.upperBound else {
      throw Failure("unexpected '#'", at: pound.range)
    }
    let range = pound.range.lowerBound..<name.range.upperBound
    if Self.directives.contains(name.text) {
      throw Failure("'#\(name.text)' is not a value", at: range)
    }
    advance()
    _ = parseGenericSuffix()
    return .operand
  }

  private static let directives: Set<String> = [
    "if", "else", "elseif", "endif", "sourceLocation", "error", "warning", "available",
    "unavailable", "_hasSymbol",
  ]
}
