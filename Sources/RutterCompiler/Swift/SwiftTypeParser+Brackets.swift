extension SwiftParser {
  /// `[T]`, `[K: V]`, `[3 of T]`
  mutating func parseBracketed() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    advance()
    if next().text == "of", next().kind == .identifier,
      current.kind == .integer || current.kind == .identifier
    {
      return try parseInlineArray(from: start)
    }
    let first = try parseType()
    if eat(":") {
      let value = try parseType()
      try closeBracket("]")
      return try make(.dictionary(key: first, value: value), from: start)
    }
    try closeBracket("]")
    return try make(.array(first), from: start)
  }

  private mutating func parseInlineArray(from start: Int) throws(Failure) -> SwiftType {
    let countStart = current.range.lowerBound
    var count: SwiftType
    if current.kind == .integer || current.text == "_" {
      advance()
      count = try make(.integer, from: countStart)
    } else {
      count = try parseType()
    }
    advance()
    let element = try parseType()
    try closeBracket("]")
    return try make(.inlineArray(count: count, element: element), from: start)
  }

  private mutating func closeBracket(_ mark: String) throws(Failure) {
    guard eat(mark) else { throw unexpectedInBrackets() }
  }

  private func unexpectedInBrackets() -> Failure {
    guard current.text == "...", current.isOperator else { return unexpected() }
    return Failure(
      "a variadic type is of use only in a declaration", at: current.range,
      help: "use an array: '[…]'")
  }

  // MARK: Tuples and functions

  /// An element as written, before it is known whether a function type goes on from here.
  private struct Element {
    let label: SwiftToken?
    /// The `_` of `_ name: T`.
    let underscore: SwiftToken?
    let type: SwiftType
  }

  mutating func parseTuple() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    let elements = try parseElements()
    for case let underscore? in elements.map(\.underscore) {
      throw Failure("'_' has no place in a tuple", at: underscore.range)
    }
    if elements.count == 1 {
      if let label = elements[0].label {
        throw Failure("a tuple of one element has no label", at: label.range)
      }
      return try make(.parenthesized(elements[0].type), from: start)
    }
    let parts = elements.map { SwiftType.TupleElement(label: $0.label?.text, type: $0.type) }
    return try make(.tuple(parts), from: start)
  }

  mutating func parseFunction() throws(Failure) -> SwiftType {
    let start = current.range.lowerBound
    let elements = try parseElements()
    for element in elements {
      guard let label = element.label, element.underscore == nil else { continue }
      throw Failure(
        "the parameters of a function type have no labels", at: label.range,
        help: "write '_ \(label.text): \(element.type)' or leave it out")
    }
    let isAsync = eat(word: "async")
    let (isThrowing, thrown) = try parseThrows()
    advance()
    let result = try parseType()
    let function = SwiftType.Function(
      parameters: elements.map(\.type), isAsync: isAsync, isThrowing: isThrowing,
      thrown: thrown, result: result)
    return try make(.function(function), from: start)
  }

  /// `throws`, `throws(E)` or nothing.
  mutating func parseThrows() throws(Failure) -> (isThrowing: Bool, thrown: SwiftType?) {
    guard eat(word: "throws") else { return (false, nil) }
    guard eat("(") else { return (true, nil) }
    let thrown = try parseType()
    try expect(")")
    return (true, thrown)
  }

  /// Whether effects and `->`, which make a function type of what lies before, come here.
  func isFunctionArrow(_ distance: Int) -> Bool {
    var distance = distance
    func token() -> SwiftToken { distance == 0 ? current : next(distance) }
    if token().kind == .identifier, token().text == "async" { distance += 1 }
    if token().kind == .identifier, token().text == "throws" {
      distance += 1
      if token().kind == .punctuation, token().text == "(" {
        distance = self.distance(behindBracketAt: distance)
      }
    }
    return token().isOperator && token().text == "->"
  }

  private mutating func parseElements() throws(Failure) -> [Element] {
    try expect("(")
    var elements: [Element] = []
    while !at(")") {
      elements.append(try parseElement())
      guard at(")") || at(",") else { throw unexpectedInBrackets() }
      if eat(","), at(")") { throw missing("a type") }
    }
    advance()
    return elements
  }

  private mutating func parseElement() throws(Failure) -> Element {
    var underscore: SwiftToken?
    if at(word: "_"), isName(next()) { underscore = advance() }
    var label: SwiftToken?
    if isName(current), next().text == ":", next().kind == .punctuation {
      label = advance()
      advance()
    }
    return Element(label: label, underscore: underscore, type: try parseType())
  }

  func isName(_ token: SwiftToken) -> Bool {
    token.kind == .identifier || token.kind == .escapedIdentifier
  }
}
