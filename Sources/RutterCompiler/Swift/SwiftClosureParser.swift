extension SwiftParser {
  /// `{ … }` with its captures, parameters and statements.
  mutating func parseClosure() throws(Failure) {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = outer }
    let wasInClosure = isInClosure
    isInClosure = true
    defer { isInClosure = wasInClosure }
    let mark = scope.count
    defer { leaveScope(to: mark) }
    advance()
    if hasSignature { try parseSignature() }
    try parseStatements()
    try expect("}")
  }

  // MARK: Scope

  mutating func bind(_ names: [String]) {
    scope += names
    boundNames.formUnion(names)
  }

  mutating func leaveScope(to mark: Int) { scope.removeLast(scope.count - mark) }

  /// A name that is looked up outside and bound within: `if let x`, `[x]`.
  mutating func noteShorthand(_ token: SwiftToken) {
    guard !scope.contains(token.text), token.text != "self" else { return }
    freeNames.append(
      SwiftExpression.FreeName(name: token.text, range: token.range, isShorthand: true))
  }

  // MARK: Signature

  /// Whether `in` ends a signature here; found without reading it, brackets are skipped.
  private var hasSignature: Bool {
    var distance = 0
    while next(distance).text == "@" { distance += 2 }
    if isMark("[", distance) { distance = self.distance(behindBracketAt: distance) }
    if isMark("(", distance) {
      distance = self.distance(behindBracketAt: distance)
    } else {
      while isName(next(distance)), !isAnyWord(["in", "async", "throws"], distance) {
        distance += 1
        guard isMark(",", distance) else { break }
        distance += 1
      }
    }
    if isAnyWord(["async"], distance) { distance += 1 }
    if isAnyWord(["throws", "rethrows"], distance) {
      distance += 1
      if isMark("(", distance) { distance = self.distance(behindBracketAt: distance) }
    }
    if next(distance).isOperator, next(distance).text == "->" { distance = endOfResult(distance) }
    return isAnyWord(["in"], distance)
  }

  private func isMark(_ text: String, _ distance: Int) -> Bool {
    next(distance).kind == .punctuation && next(distance).text == text
  }

  private func isAnyWord(_ words: Set<String>, _ distance: Int) -> Bool {
    next(distance).kind == .identifier && words.contains(next(distance).text)
  }

  /// Over what can be a result type.
  private func endOfResult(_ start: Int) -> Int {
    var distance = start + 1
    while !isAnyWord(["in"], distance) {
      let token = next(distance)
      if token.kind == .end || token.closes != nil || token.text == ";" { break }
      distance =
        token.closedBy == nil ? distance + 1 : self.distance(behindBracketAt: distance)
    }
    return distance
  }

  private mutating func parseSignature() throws(Failure) {
    while at("@") { try parseAttribute() }
    if at("[") { try parseCaptures() }
    if at("(") {
      try parseTypedParameters()
    } else {
      while isName(current), !at(word: "in"), !at(word: "async"), !at(word: "throws") {
        bindParameter(advance())
        guard eat(",") else { break }
      }
    }
    try parseEffects()
    if at(operator: "->") {
      advance()
      try parseTypeAnnotation()
    }
    guard eat(word: "in") else { throw unexpected() }
  }

  private mutating func bindParameter(_ token: SwiftToken) {
    if token.text != "_" { bind([token.text]) }
  }

  private mutating func parseTypedParameters() throws(Failure) {
    try expect("(")
    while !at(")") {
      guard isName(current) else { throw unexpected() }
      var name = advance()
      if isName(current) { name = advance() }
      if eat(":") { try parseTypeAnnotation() }
      bindParameter(name)
      guard eat(",") else { break }
    }
    try expect(")")
  }

  /// `[weak self, name, other = value]`
  private mutating func parseCaptures() throws(Failure) {
    try expect("[")
    while !at("]") {
      try parseCapture()
      guard eat(",") else { break }
    }
    try expect("]")
  }

  private mutating func parseCapture() throws(Failure) {
    if (at(word: "weak") || at(word: "unowned")) && next().text != "," && next().text != "]" {
      advance()
      if eat("(") {
        advance()
        try expect(")")
      }
    }
    guard isName(current) else { throw unexpected() }
    let name = advance()
    if eat(prefix: "=") {
      try parseExpression()
    } else {
      noteShorthand(name)
    }
    if name.text != "self" { bind([name.text]) }
  }
}
