extension SwiftParser {
  /// The type that the text begins with.
  mutating func parseWholeType() throws(Failure) -> SwiftType {
    if isAtEnd { throw Failure("a Swift type is missing", at: 0..<bytes.count) }
    return try parseType()
  }

  func unexpected(afterType type: SwiftType) -> Failure {
    if current.text == "...", current.isOperator {
      return Failure(
        "a variadic type is of use only in a declaration", at: current.range,
        help: "use an array: '[\(type)]'")
    }
    return unexpected(after: type.range)
  }

  mutating func parseType() throws(Failure) -> SwiftType {
    try enter()
    defer { leave() }
    let start = current.range.lowerBound
    let modifiers = try parseModifiers()
    let type = try parseUnmodifiedType()
    if modifiers.isEmpty { return type }
    return try make(.modified(modifiers, type), from: start)
  }

  private mutating func parseUnmodifiedType() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    if startsType(after: "repeat") {
      advance()
      let pattern = try parseType()
      return try make(.packExpansion(pattern), from: start)
    }
    if startsType(after: "any") || startsType(after: "some") { return try parseConstrained() }
    if at("("), isFunctionArrow(distance(behindBracketAt: 0)) { return try parseFunction() }
    let type = try parseComposition()
    if isFunctionArrow(0) {
      throw Failure(
        "the parameters of a function type need parentheses", at: type.range,
        help: "write '(\(type))'")
    }
    return type
  }

  // MARK: Modifiers

  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  private mutating func parseModifiers() throws(Failure) -> [SwiftType.Modifier] {
    var modifiers: [SwiftType.Modifier] = []
    while true {
      let start = current.range.lowerBound
      if at("@") {
        try parseAttribute()
      } else if Self.specifiers.contains(current.text), startsType(after: current.text) {
        advance()
      } else if at(word: "nonisolated"), next().text == "(" {
        advance()
        skipBrackets()
      } else {
        return modifiers
      }
      let range = start..<previousEnd
      let text = String(decoding: bytes[range], as: UTF8.self)
      modifiers.append(SwiftType.Modifier(text: text, range: range))
    }
  }

  /// `@Sendable`, `@convention(block)`; the bracket must touch the name.
  mutating func parseAttribute() throws(Failure) {
    advance()
    guard current.kind == .identifier, current.range.lowerBound == previousEnd else {
      throw missing("the name of an attribute")
    }
    let name = advance()
    let takesArgument = ["convention", "isolated", "autoclosure", "execution"].contains(name.text)
    if takesArgument, at("("), current.range.lowerBound == previousEnd { skipBrackets() }
    while eat(".") { advance() }
  }

  private mutating func skipBrackets() {
    for _ in 0..<distance(behindBracketAt: 0) { advance() }
  }

  /// At a word that Swift knows by what follows it: `any P`, but not `any.x`.
  func startsType(after word: String) -> Bool {
    guard at(word: word) else { return false }
    let follower = next()
    switch follower.kind {
    case .identifier:
      return !["async", "throws", "in", "of", "is", "as"].contains(follower.text)
    case .escapedIdentifier: return true
    case .punctuation: return ["(", "[", "@"].contains(follower.text)
    default: return follower.kind == .prefixOperator && follower.text.hasPrefix("~")
    }
  }

  // MARK: Constraints

  private mutating func parseConstrained() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    let word = advance().text
    let constraint = try parseComposition()
    if case .optional = constraint.kind {
      let inner = String(decoding: bytes[constraint.range].dropLast(), as: UTF8.self)
      throw Failure(
        "'?' does not reach over '\(word)'", at: previousEnd - 1..<previousEnd,
        help: "write '(\(word) \(inner))?'")
    }
    return try make(word == "any" ? .any(constraint) : .some(constraint), from: start)
  }

  private mutating func parseComposition() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    var parts = [try parsePostfixType()]
    while at(operator: "&"), current.kind == .infixOperator {
      advance()
      parts.append(try parsePostfixType())
    }
    if parts.count == 1 { return parts[0] }
    return try make(.composition(parts), from: start)
  }

  // MARK: Suffixes

  private mutating func parsePostfixType() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    if current.isOperator, eat(prefix: "~") {
      let requirement = try parsePrimaryType()
      return try make(.suppressed(requirement), from: start)
    }
    if startsType(after: "each") {
      advance()
      let pack = try parsePrimaryType()
      return try make(.packElement(pack), from: start)
    }
    var type = try parsePrimaryType()
    while true {
      if current.kind == .postfixOperator, current.range.lowerBound == previousEnd {
        if eat(prefix: "?") {
          type = try make(.optional(type), from: start)
          continue
        }
        if eat(prefix: "!") {
          type = try make(.implicitlyUnwrapped(type), from: start)
          continue
        }
      }
      guard at(".") else { return type }
      try advanceDot()
      type = try parseMember(of: type, from: start)
    }
  }

  private mutating func parseMember(
    of type: SwiftType, from start: Int
  ) throws(Failure) -> SwiftType {
    if eat(word: "Type") { return try make(.metatype(type), from: start) }
    if eat(word: "Protocol") { return try make(.protocolMetatype(type), from: start) }
    let component = try parseComponent()
    return try make(.member(of: type, component), from: start)
  }

  // MARK: Primary types

  private mutating func parsePrimaryType() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    if at("(") { return try parseTuple() }
    if at("[") { return try parseBracketed() }
    var components = [try parseComponent()]
    while at("."), !["Type", "Protocol"].contains(next().text) {
      try advanceDot()
      components.append(try parseComponent())
    }
    return try make(.named(components), from: start)
  }

  private mutating func advanceDot() throws(Failure) {
    let dot = advance().range
    guard isAtEnd || current.range.lowerBound == dot.upperBound else {
      throw Failure("a member's name touches its dot", at: dot)
    }
  }

  private mutating func parseComponent() throws(Failure) -> SwiftType.Component {
    let name = current
    try checkIsTypeName(name)
    advance()
    let arguments = try parseGenericArguments()
    return SwiftType.Component(name: name.text, arguments: arguments, range: name.range)
  }

  func checkIsTypeName(_ token: SwiftToken) throws(Failure) {
    if token.kind == .escapedIdentifier { return }
    guard token.kind == .identifier else {
      throw isAtEnd || token.closes != nil || token.text == ">" || token.text == ","
        ? missing("a type") : Failure("\(token.quoted) is not a type", at: token.range)
    }
    if token.text == "_" || token.text.hasPrefix("$") {
      throw Failure("'\(token.text)' is not a type", at: token.range)
    }
    guard SwiftName.needsBackticks(token.text, in: .type),
      !["Any", "Self", "Type", "Protocol"].contains(token.text)
    else { return }
    if !SwiftKeyword.isReserved(token.text), next().kind == .end || next().closes != nil {
      throw Failure("a type is missing after '\(token.text)'", at: token.range)
    }
    throw Failure("'\(token.text)' is a keyword, not a type", at: token.range)
  }

  /// `<A, B>`, if there.
  mutating func parseGenericArguments() throws(Failure) -> [SwiftType] {
    guard current.isOperator, current.text.hasPrefix("<") else { return [] }
    let opening = current.range.lowerBound
    _ = eat(prefix: "<")
    var arguments = [try parseGenericArgument()]
    while eat(",") { arguments.append(try parseGenericArgument()) }
    guard eat(prefix: ">") else {
      throw isAtEnd
        ? Failure("'<' is never closed", at: opening..<opening + 1) : unexpected()
    }
    return arguments
  }

  private mutating func parseGenericArgument() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    if at(operator: "-"), next().kind == .integer { advance() }
    guard current.kind == .integer else { return try parseType() }
    advance()
    return try make(.integer, from: start)
  }

  // MARK: Making

  private static let heightLimit = 64

  func make(_ kind: SwiftType.Kind, from start: Int) throws(Failure) -> SwiftType {
    let height = 1 + (kind.parts.map(\.height).max() ?? 0)
    let range = start..<max(start, previousEnd)
    if height > Self.heightLimit {
      throw Failure("this is nested more than \(Self.heightLimit) deep", at: range)
    }
    return SwiftType(kind: kind, range: range, bytes: bytes, height: height)
  }
}
