extension LineParser {
  /// The items of a line, or nil when its form is not known.
  static func items(of lexemes: [Lexeme], place: Line.Place) -> [LayoutPrinter.Item]? {
    var parser = LineParser(lexemes)
    do {
      try parser.parseLine(in: place)
      guard parser.isAtEnd else { return nil }
      return try parser.items()
    } catch {
      return nil
    }
  }

  private mutating func parseLine(in place: Line.Place) throws {
    if place != .statement {
      try parseElements(areEntries: place == .entry)
    } else if at("}"), let next = peek(1), next.spells("else") || next.spells("catch") {
      try parseContinuedStatement()
    } else if at("case"), isSwitchCase {
      try parseSwitchCase()
    } else if at("default"), peek(1)?.spells(":") == true {
      try parseSwitchCase()
    } else {
      try parseItem()
    }
  }

  /// `} else if a {`, `} catch let error as LinkError {`.
  private mutating func parseContinuedStatement() throws {
    try take("}")
    if takeIf("else") != nil {
      if at("if") { try parseIf() } else { try parseBraces() }
    } else {
      try take("catch")
      if !at("{") { _ = try withoutTrailingClosures { try $0.parseExpression() } }
      try parseBraces()
    }
  }

  /// The elements that one line of a bracket holds: arguments, or entries of a collection.
  private mutating func parseElements(areEntries: Bool) throws {
    enclosers.append(.list)
    while at(oneOf: [")", "]", "}", ","]) { try take() }
    while !isAtEnd {
      let first = index
      let label = areEntries ? nil : try parseLabel()
      var value = try parseExpression()
      if let label { markLabel(colon: label, valueFirst: value.first) }
      if areEntries, let colon = takeIf(":") {
        value = try parseExpression()
        mark(after: colon, .break(.continue))
      }
      let comma = takeIf(",")
      group(first, comma ?? value.last)
      guard let comma else { break }
      mark(after: comma, .break(.same))
    }
    while at(")") || at("]") { mark(before: try take(), .break(.closeLoose, 0)) }
  }

  /// A declaration or statement, in its own group.
  mutating func parseItem() throws {
    if isAtBeyond {
      try take()
      return
    }
    let first = index
    if try !parseDeclaration() {
      guard index == first else { throw NotUnderstood() }
      try parseStatement()
    }
    guard index > first else { throw NotUnderstood() }
    mark(before: first, .open)
    mark(after: index - 1, .close, .break(.reset, 0))
  }

  /// A block with at most one item, the most a line may hold.
  mutating func parseBraces(resets: Bool = true, closing marks: [LayoutMark] = []) throws {
    let open = try take("{")
    let isEmpty = at("}")
    if !isEmpty {
      try nested(in: .other) { try $0.parseItem() }
    }
    let close = try take("}")
    if resets { mark(before: open, .break(.reset)) }
    for closing in marks { mark(after: open, closing) }
    if isEmpty {
      mark(after: open, .break(.open, 0))
      mark(before: close, .break(.close, 0))
    } else {
      mark(after: open, .break(.open), .open)
      mark(before: close, .break(.close), .close)
    }
  }

  mutating func withoutTrailingClosures<Result>(
    _ parse: (inout LineParser) throws -> Result
  ) rethrows -> Result {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = allowed }
    return try parse(&self)
  }
}
