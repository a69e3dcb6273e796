extension LineParser {
  mutating func parseUnary() throws -> Operand {
    if at("try") || at("await") { return try parseEffect() }
    guard let current, current.kind == .operator else { return try parseChain() }
    let first = try take()
    if at(oneOf: [")", ","]) { return Operand(first: first, last: first, shape: .other) }
    guard !current.precedesSpace else { throw NotUnderstood() }
    let operand = try deeper { try $0.parseUnary() }
    return Operand(first: first, last: operand.last, shape: .other)
  }

  private mutating func parseEffect() throws -> Operand {
    let keyword = index
    let isInner = index > 0 && effectOperand == keyword
    let isTry = try lexemes[take()].spells("try")
    if isTry, atClinging("?") || atClinging("!") { try take() }
    effectOperand = index
    let value = try deeper { try $0.parseExpression() }
    mark(before: value.first, .break(.continue))
    let isAwaitOfTry = isInner && !isTry
    if !isAwaitOfTry, let anchor = value.anchor { group(keyword, anchor) }
    return Operand(
      first: keyword, last: value.last, shape: .effect, isCompound: value.isCompound,
      anchor: isTry ? nil : value.anchor)
  }

  mutating func parsePrimary() throws -> Operand {
    guard let current else { throw NotUnderstood() }
    switch current.kind {
    case .literal, .beyond:
      let position = try take()
      return Operand(first: position, last: position, shape: .other)
    case .word: return try parseWordExpression()
    case .sign: return try parseBracketedExpression()
    case .operator, .virtual: throw NotUnderstood()
    }
  }

  private static let namesWithoutReference: [Spelling] = ["super", "nil", "true", "false", "_"]

  private static let unsupportedWords: [Spelling] = ["if", "switch", "repeat", "do"]

  /// Keywords only in front of another word, names everywhere else.
  private static let unsupportedPrefixes: [Spelling] = [
    "each", "consume", "copy", "any", "some", "unsafe",
  ]

  private mutating func parseWordExpression() throws -> Operand {
    let first = index
    if at(oneOf: LineParser.unsupportedWords) || isAtAttribute { throw NotUnderstood() }
    if at(oneOf: LineParser.unsupportedPrefixes), peek(1)?.kind == .word { throw NotUnderstood() }
    if at("let") || at("var") { return try parseBindingPattern() }
    if at("is") {
      try take()
      let type = try parseType()
      return Operand(first: first, last: type.last, shape: .other)
    }
    if current?.first == .pound { return try parseMacro() }
    let isReference = !at(oneOf: LineParser.namesWithoutReference)
    try take()
    if isReference { try parseArgumentNames() }
    return Operand(
      first: first, last: index - 1, shape: isReference ? .reference : .other,
      anchor: isReference ? index - 1 : nil)
  }

  private mutating func parseBindingPattern() throws -> Operand {
    let keyword = try take()
    let pattern = try deeper { try $0.parseUnary() }
    mark(after: keyword, .break(.continue))
    return Operand(first: keyword, last: pattern.last, shape: .other)
  }

  private mutating func parseMacro() throws -> Operand {
    let first = try take()
    var list: ArgumentList?
    if atClinging("(") { list = try parseArguments(until: ")") }
    let hasClosure = at("{") && allowsTrailingClosure
    if hasClosure { try parseTrailingClosures() }
    if let list {
      let ownsEnd = (hasClosure || at(".")) && !list.isCompact
      markArguments(list, breaksBeforeEnd: ownsEnd)
    }
    return Operand(first: first, last: index - 1, shape: .other)
  }

  private mutating func parseBracketedExpression() throws -> Operand {
    switch current?.spelling {
    case "(": return try parseParentheses()
    case "[": return try parseCollection()
    case "{": return try parseClosure()
    case "\\": return try parseKeyPath()
    default: throw NotUnderstood()
    }
  }

  private mutating func parseParentheses() throws -> Operand {
    let open = try take("(")
    var elements: [(first: Int, last: Int, colon: Int?)] = []
    var inner: Operand?
    while !at(")") {
      let element = index
      let colon = try parseLabel()
      inner = try nested(in: elements.isEmpty ? .parentheses : .list) { try $0.parseExpression() }
      takeIf(",")
      elements.append((element, index - 1, colon))
      if !lexemes[index - 1].spells(",") { break }
    }
    let close = try take(")")
    var operand = Operand(first: open, last: close, shape: .parenthesized)
    if elements.count == 1 {
      mark(after: open, .open)
      mark(before: close, .close)
      operand.isCompound = inner?.isCompound ?? false
      operand.leadingParenthesisEnd = close
    } else if elements.count > 1 {
      markTuple(elements, open: open, close: close)
    }
    return operand
  }

  private mutating func markTuple(
    _ elements: [(first: Int, last: Int, colon: Int?)], open: Int, close: Int
  ) {
    for (position, element) in elements.enumerated() {
      if let colon = element.colon { mark(after: colon, .break(.continue)) }
      group(element.first, element.last)
      if position < elements.count - 1 { mark(after: element.last, .break(.same)) }
    }
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
  }

  /// The colon of a label, which is left out where there is none.
  mutating func parseLabel() throws -> Int? {
    guard isAtWord, peek(1)?.spells(":") == true else { return nil }
    try take()
    return try take(":")
  }

  private mutating func parseKeyPath() throws -> Operand {
    let first = try take("\\")
    let hasRoot = isAtWord
    if hasRoot { try take() }
    var isFirst = !hasRoot
    while atClinging(".") || atClinging("?") || atClinging("!") {
      let position = try take()
      guard lexemes[position].spells(".") else { continue }
      if !isFirst { mark(before: position, .break(.continue, 0)) }
      isFirst = false
      if isAtWord || current?.kind == .literal { try take() }
    }
    if atClinging("[") { throw NotUnderstood() }
    group(first, index - 1)
    return Operand(first: first, last: index - 1, shape: .other)
  }
}
