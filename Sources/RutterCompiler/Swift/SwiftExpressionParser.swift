extension SwiftParser {
  typealias Shape = SwiftExpression.Shape

  /// The expression that the rest of the text is.
  mutating func parseWholeExpression() throws(Failure) -> SwiftExpression {
    if isAtEnd {
      throw previousEnd == 0
        ? Failure("a Swift expression is missing", at: 0..<bytes.count) : missing("a value")
    }
    let start = current.range.lowerBound
    let shape = try parseExpression()
    let range = start..<previousEnd
    guard isAtEnd else { throw leftOver(after: range) }
    return SwiftExpression(
      range: range, bytes: bytes, shape: shape, freeNames: freeNames, typeNames: typeNames,
      boundNames: boundNames)
  }

  func leftOver(after range: Range<Int>) -> Failure {
    switch current.text {
    case ";" where current.kind == .punctuation:
      Failure("';' would end the expression", at: current.range)
    case "=" where current.isOperator:
      Failure("an assignment is not a value", at: current.range, help: "compare with '=='")
    case _ where current.isOperator:
      unexpected(after: range, help: "an operator has a space on both sides or on neither")
    default: unexpected(after: range)
    }
  }

  // MARK: Operators

  /// Operands with operators between them, a ternary, a cast.
  @discardableResult mutating func parseExpression() throws(Failure) -> Shape {
    try enter()
    defer { leave() }
    var shape = try parsePrefixed()
    while try parseOperation() { shape = .compound }
    return shape
  }

  /// An operator and what stands to its right; false if the expression ends here.
  private mutating func parseOperation() throws(Failure) -> Bool {
    if at(word: "is") || at(word: "as") {
      try parseCast()
    } else if at(word: "async") || at(word: "throws"), isFunctionArrow(0) {
      try parseEffects()
      advance()
      try parsePrefixed()
    } else if at(operator: "?"), current.kind == .infixOperator {
      advance()
      try parseExpression()
      try expect(":")
      try parsePrefixed()
    } else if current.kind == .infixOperator, current.text != "=" {
      advance()
      try parsePrefixed()
    } else {
      return false
    }
    return true
  }

  private mutating func parseCast() throws(Failure) {
    let word = advance().text
    if word == "as" { eatMark() }
    try parseTypeAnnotation()
  }

  /// `async`, `throws` and `throws(E)`.
  mutating func parseEffects() throws(Failure) {
    _ = eat(word: "async")
    if let thrown = try parseThrows().thrown { typeNames += thrown.names }
  }

  /// A type whose names are reported.
  mutating func parseTypeAnnotation() throws(Failure) {
    if isAtEnd { throw missing("a type") }
    typeNames += try parseType().names
  }

  // MARK: Prefixes

  @discardableResult private mutating func parsePrefixed() throws(Failure) -> Shape {
    let isPlain = try !skipEffectMarkers()
    if startsType(after: "any") {
      try parseTypeAnnotation()
      return .compound
    }
    guard current.kind == .prefixOperator else {
      let shape = try parseOperand()
      return isPlain ? shape : .compound
    }
    if ["=", "->"].contains(current.text) { throw unexpected() }
    let sign = advance().text
    if sign.hasPrefix("/") {
      throw Failure(
        "a regular expression is written '#/…/#' here",
        at: previousEnd - sign.utf8.count..<previousEnd)
    }
    let shape = try parseOperand()
    if sign == "-", case .literal(let literal) = shape, literal == .int || literal == .float {
      return shape
    }
    return .compound
  }

  /// Goes past the mark of `as?` and `try!`.
  private mutating func eatMark() {
    guard current.kind == .postfixOperator, ["?", "!"].contains(current.text) else { return }
    advance()
  }

  /// Goes past `try`, `await` and the like.
  private mutating func skipEffectMarkers() throws(Failure) -> Bool {
    var found = false
    while true {
      if eat(word: "try") {
        eatMark()
      } else if at(word: "await") || isMarker(current) {
        advance()
      } else {
        return found
      }
      found = true
    }
  }

  /// A word that is a marker only before a name on the same line: `copy x`.
  private func isMarker(_ token: SwiftToken) -> Bool {
    let markers: Set<String> = ["unsafe", "consume", "copy", "each", "repeat"]
    guard token.kind == .identifier, markers.contains(token.text) else { return false }
    let follower = next()
    guard !follower.startsLine else { return false }
    return follower.kind == .escapedIdentifier || follower.kind == .closureArgument
      || follower.kind == .identifier
        && (!SwiftKeyword.isReserved(follower.text) || ["self", "try"].contains(follower.text))
  }
}
