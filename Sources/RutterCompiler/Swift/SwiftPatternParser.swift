extension SwiftParser {
  /// The names that a pattern binds; `binds` says whether a bare name is one of them.
  ///
  /// Names that it compares with, `case limit:` and `case Kind.a:`, are looked up.
  mutating func parsePattern(binds: Bool) throws(Failure) -> [String] {
    try enter()
    defer { leave() }
    let names = try parseUnsuffixedPattern(binds: binds)
    while current.kind == .postfixOperator, current.text == "?" { advance() }
    if eat(word: "as") { try parseTypeAnnotation() }
    return names
  }

  private mutating func parseUnsuffixedPattern(binds: Bool) throws(Failure) -> [String] {
    if eat(word: "let") || eat(word: "var") { return try parsePattern(binds: true) }
    if eat(word: "_") { return [] }
    if eat(word: "is") {
      try parseTypeAnnotation()
      return []
    }
    if at("("), endsPattern(distance(behindBracketAt: 0)) {
      return try parseTuplePattern(binds: binds)
    }
    if binds, isBindable(current), next().text != ".", next().text != "(" {
      return [advance().text]
    }
    if let end = distanceBehindCase, endsPattern(end) { return try parseCasePattern(binds: binds) }
    if binds, !at(".") { throw unexpected() }
    try parsePatternValue()
    return []
  }

  private func isBindable(_ token: SwiftToken) -> Bool {
    token.kind == .escapedIdentifier
      || token.kind == .identifier && !SwiftKeyword.isReserved(token.text)
  }

  private mutating func parsePatternValue() throws(Failure) {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = false
    defer { allowsTrailingClosures = outer }
    try parseExpression()
  }

  /// Whether a pattern cannot go on at the token there, as an expression could.
  private func endsPattern(_ distance: Int) -> Bool {
    let token = next(distance)
    switch token.kind {
    case .punctuation: return [",", ":", ")", "{"].contains(token.text)
    case .identifier: return ["as", "where", "in"].contains(token.text)
    case .infixOperator: return token.text == "="
    case .postfixOperator: return token.text == "?"
    default: return false
    }
  }

  /// Behind `.a(…)` or `Kind.a(…)`, if such a pattern may begin here.
  private var distanceBehindCase: Int? {
    var distance = 0
    if !at(".") {
      guard isBindable(current) else { return nil }
      distance = 1
    }
    while next(distance).kind == .punctuation, next(distance).text == "." {
      guard isName(next(distance + 1)) else { return nil }
      distance += 2
    }
    guard distance > 1 else { return nil }
    if next(distance).kind == .punctuation, next(distance).text == "(" {
      distance = self.distance(behindBracketAt: distance)
    }
    return distance
  }

  private mutating func parseCasePattern(binds: Bool) throws(Failure) -> [String] {
    if !at(".") {
      let token = advance()
      if !scope.contains(token.text) {
        freeNames.append(
          SwiftExpression.FreeName(name: token.text, range: token.range, isShorthand: false))
      }
    }
    while eat(".") { advance() }
    return at("(") ? try parseTuplePattern(binds: binds) : []
  }

  private mutating func parseTuplePattern(binds: Bool) throws(Failure) -> [String] {
    try expect("(")
    var names: [String] = []
    while !at(")") {
      if isName(current), next().kind == .punctuation, next().text == ":" {
        advance()
        advance()
      }
      names += try parsePattern(binds: binds)
      guard eat(",") else { break }
    }
    try expect(")")
    return names
  }
}
