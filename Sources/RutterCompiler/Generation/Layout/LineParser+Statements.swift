extension LineParser {
  mutating func parseStatement() throws {
    guard let current, current.kind == .word else {
      _ = try parseExpression(allowsAssignment: true)
      return
    }
    switch current.spelling {
    case "return", "throw": try parseReturn()
    case "if": try parseIf(isStatement: true)
    case "guard": try parseGuard()
    case "while": try parseWhile()
    case "for": try parseFor()
    case "switch": try parseSwitch()
    case "do", "defer":
      try take()
      try parseBraces()
    case "break", "continue", "fallthrough": try take()
    default: _ = try parseExpression(allowsAssignment: true)
    }
  }

  private mutating func parseReturn() throws {
    try take()
    guard !isAtEnd, !at("}") else { return }
    let value = try parseExpression()
    mark(before: value.first, .break(.continue))
  }

  /// `isStatement` is false for the `if` of an `else if`.
  mutating func parseIf(isStatement: Bool = false) throws {
    try take("if")
    let first = index
    let last = try parseConditions(scopesFirst: false)
    try parseBraces()
    if takeIf("else") != nil {
      if at("if") { try deeper { try $0.parseIf() } } else { try parseBraces() }
    }
    group(first, last)
    if isStatement {
      mark(before: first, .openConsistent)
      mark(after: index - 1, .close)
    }
  }

  private mutating func parseWhile() throws {
    try take("while")
    _ = try parseConditions(scopesFirst: false)
    try parseBraces()
  }

  private mutating func parseGuard() throws {
    try take("guard")
    _ = try parseConditions(scopesFirst: true)
    let keyword = try take("else")
    let brace = index
    try parseBraces(resets: false)
    mark(before: keyword, .break(.reset), .open)
    mark(before: brace, .space, .close)
  }

  private mutating func parseFor() throws {
    try take("for")
    if at("try") || at("await") { throw NotUnderstood() }
    takeIf("case")
    _ = try withoutTrailingClosures { try $0.parseExpression() }
    let keyword = try take("in")
    _ = try withoutTrailingClosures { try $0.parseExpression() }
    if at("where") { try parsePatternWhere() }
    try parseBraces()
    mark(before: keyword, .break(.continue))
  }

  private mutating func parseSwitch() throws {
    let keyword = try take("switch")
    _ = try withoutTrailingClosures { try $0.parseExpression() }
    let open = try take("{")
    guard isAtBeyond else { throw NotUnderstood() }
    try take()
    try take("}")
    mark(before: keyword, .open)
    mark(before: open, .break(.reset))
    mark(after: open, .close, .break(.same))
  }

  // MARK: - Conditions

  /// Answers the last lexeme of the conditions.
  private mutating func parseConditions(scopesFirst: Bool) throws -> Int {
    enclosers.append(.list)
    defer { enclosers.removeLast() }
    var isFirst = true
    while true {
      let first = index
      try withoutTrailingClosures { try $0.parseCondition() }
      let last = index - 1
      let comma = takeIf(",")
      mark(before: first, .open)
      mark(after: comma ?? last, .close)
      if let comma { mark(after: comma, .break(.same)) }
      if scopesFirst || !isFirst {
        mark(before: first, .break(.openContinuation, 0))
        mark(after: comma ?? last, .break(.closeLoose, 0))
      }
      guard comma != nil else { return last }
      isFirst = false
    }
  }

  private mutating func parseCondition() throws {
    if at("case") {
      try parsePatternCondition()
    } else if at("let") || at("var") {
      try parseBindingCondition()
    } else if at("#available") || at("#unavailable") {
      try take()
      try parseAvailability()
    } else {
      _ = try parseExpression()
    }
  }

  private mutating func parsePatternCondition() throws {
    let keyword = try take("case")
    _ = try parseExpression()
    let equal = try take("=")
    let value = try parseExpression()
    mark(before: equal, .space)
    mark(after: equal, .break(.continue))
    mark(after: keyword, .break(.continue))
    group(keyword, value.last)
  }

  private mutating func parseBindingCondition() throws {
    let keyword = try take()
    try takeWord()
    if let colon = takeIf(":") { try parseScopedAnnotation(colon: colon) }
    if let equal = takeIf("=") {
      let value = try parseExpression()
      mark(before: equal, .space)
      markInitializer(equal: equal, value: value)
    }
    mark(after: keyword, .break(.continue))
  }

  private mutating func parseScopedAnnotation(colon: Int) throws {
    let type = try parseType()
    group(type.first, type.last)
    mark(after: colon, .break(.openContinuation))
    mark(after: type.last, .break(.closeLoose, 0))
  }

  // MARK: - Cases

  /// Whether a `case` belongs to a `switch`: its label ends in a colon outside of brackets.
  var isSwitchCase: Bool {
    var open = 0
    for lexeme in lexemes[index...] where lexeme.kind == .sign || lexeme.kind == .virtual {
      switch lexeme.spelling {
      case "(", "[", "{": open += 1
      case ")", "]", "}": open -= 1
      case ":" where open == 0: return true
      default: break
      }
    }
    return false
  }

  mutating func parseSwitchCase() throws {
    let keyword = try take()
    let isDefault = lexemes[keyword].spells("default")
    var plainComma: Int?
    enclosers.append(.caseLabel)
    while !isDefault {
      let first = index
      _ = try parseExpression()
      let hasCondition = at("where")
      if hasCondition {
        try parsePatternWhere()
        // On one line the condition would seem to hold for the pattern before as well.
        if let plainComma { forceBreak(after: plainComma) }
      }
      let comma = takeIf(",")
      group(first, comma ?? index - 1)
      guard let comma else { break }
      mark(after: comma, .break(.continue))
      plainComma = hasCondition ? nil : comma
    }
    enclosers.removeLast()
    let colon = try take(":")
    if !isDefault { group(keyword, colon) }
    guard !isAtEnd else { return }
    try parseItem()
    mark(after: colon, .break(.reset, 0), .break(.open), .open)
    mark(after: index - 1, .break(.close, 0), .close)
  }

  private mutating func parsePatternWhere() throws {
    let keyword = try take("where")
    let condition = try withoutTrailingClosures { try $0.parseExpression() }
    mark(after: keyword, .break(.continue))
    mark(before: keyword, .break(.same), .open)
    mark(after: condition.last, .close)
  }
}
