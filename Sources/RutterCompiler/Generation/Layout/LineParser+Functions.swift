extension LineParser {
  /// The parsed parameters of a declaration or closure.
  struct ParameterList {
    var open: Int
    var close: Int
    var isEmpty: Bool
  }

  mutating func parseFunction(first: Int, head: Int) throws {
    let keyword = try take("func")
    let name = try take()
    guard lexemes[name].kind == .word else { throw NotUnderstood() }
    try parseFunctionRest(first: first, head: head, alwaysBreaksBeforeResult: true)
    mark(after: keyword, .break(.continue))
  }

  mutating func parseInitializer(first: Int, head: Int) throws {
    try take("init")
    if atClinging("?") || atClinging("!") { try take() }
    try parseFunctionRest(first: first, head: head, alwaysBreaksBeforeResult: false)
  }

  /// Generic clause, parameters, effects, result, conditions and body.
  private mutating func parseFunctionRest(
    first: Int, head: Int, alwaysBreaksBeforeResult: Bool
  ) throws {
    let isGeneric = at("<")
    if isGeneric { try parseGenericParameters() }
    let list = try parseParameters()
    try parseEffects()
    let hasResult = try parseResult()
    let condition = try parseWhere()
    let hasBody = at("{")
    if hasBody {
      try parseBraces(closing: condition == nil ? [] : [.close])
    } else if condition != nil {
      mark(after: index - 1, .close)
    }
    if let condition { mark(before: condition, .break(.same), .open) }
    group(head, isGeneric || !list.isEmpty ? list.open : list.close)
    markParameters(list, breaksBeforeEnd: hasBody || (alwaysBreaksBeforeResult && hasResult))
    group(first, index - 1)
  }

  mutating func parseSubscript(first: Int, head: Int) throws {
    let keyword = try take("subscript")
    if at("<") { throw NotUnderstood() }
    let list = try parseParameters()
    guard try parseResult() else { throw NotUnderstood() }
    if at("where") { throw NotUnderstood() }
    markParameters(list, breaksBeforeEnd: true)
    if head < keyword { group(head, list.isEmpty ? list.close : list.open) }
    if at("{") { try parseBraces() }
    group(first, index - 1)
  }

  private mutating func parseResult() throws -> Bool {
    guard let arrow = takeIf("->") else { return false }
    let type = try parseType()
    if type.isMember { group(type.first, type.last) }
    mark(after: arrow, .space)
    mark(before: arrow, .break(.continue))
    return true
  }

  // MARK: - Parameters

  mutating func parseParameters() throws -> ParameterList {
    let open = try take("(")
    let isEmpty = at(")")
    while !at(")") {
      try nested(in: .other) { try $0.parseParameter() }
      if !lexemes[index - 1].spells(",") { break }
    }
    return ParameterList(open: open, close: try take(")"), isEmpty: isEmpty)
  }

  private mutating func parseParameter() throws {
    let first = index
    if isAtBeyond {
      try take()
      return
    }
    try parseAttributes()
    if isAtWord, at(oneOf: ["isolated", "_const"]), peek(1)?.kind == .word {
      throw NotUnderstood()
    }
    let names = index
    try parseElementNames()
    if index == names, at("_") { throw NotUnderstood() }
    _ = try parseType()
    if at("...") { try take() }
    if let equal = takeIf("=") {
      _ = try parseExpression()
      mark(before: equal, .space)
      mark(after: equal, .break(.continue))
    }
    let last = index - 1
    let comma = takeIf(",")
    group(first, comma ?? last)
    if let comma { mark(after: comma, .break(.same)) }
  }

  mutating func markParameters(_ list: ParameterList, breaksBeforeEnd: Bool) {
    guard !list.isEmpty else { return }
    mark(after: list.open, .break(.open, 0), .open)
    mark(before: list.close, .break(breaksBeforeEnd ? .close : .closeLoose, 0), .close)
  }

  // MARK: - Generics

  mutating func parseGenericParameters() throws {
    let open = try take("<")
    while true {
      let first = index
      if at("each") || at("let") { throw NotUnderstood() }
      try takeWord()
      if let colon = takeIf(":") {
        _ = try parseType()
        mark(after: colon, .break(.continue))
      }
      let last = index - 1
      let comma = takeIf(",")
      group(first, comma ?? last)
      guard let comma else { break }
      mark(after: comma, .break(.same))
    }
    let close = try take(">")
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
  }

  /// Answers the `where` keyword. The caller marks the group around the clause, which ends after
  /// the opening brace of a body.
  mutating func parseWhere() throws -> Int? {
    guard at("where") else { return nil }
    let keyword = try take()
    let start = index
    while true {
      let first = index
      try parseRequirement()
      let last = index - 1
      let comma = takeIf(",")
      group(first, comma ?? last)
      guard let comma else { break }
      mark(after: comma, .break(.same))
    }
    group(start, index - 1)
    mark(after: index - 1, .break(.close, 0))
    mark(after: keyword, .break(.open))
    return keyword
  }

  private mutating func parseRequirement() throws {
    _ = try parseType()
    if let colon = takeIf(":") {
      _ = try parseType()
      mark(after: colon, .break(.continue))
    } else {
      let equal = try take("==")
      _ = try parseType()
      mark(before: equal, .break(.continue))
      mark(after: equal, .space)
    }
  }
}
