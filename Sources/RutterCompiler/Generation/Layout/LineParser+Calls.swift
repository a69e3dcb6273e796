extension LineParser {
  /// The parsed arguments of a call, attribute or subscript.
  struct ArgumentList {
    struct Argument {
      var first: Int
      var last: Int
      var colon: Int?
      var comma: Int?
      var value: Operand
    }

    var open: Int
    var close: Int
    var arguments: [Argument] = []

    /// Whether the only argument is a closure or collection literal, which starts right after the
    /// opening parenthesis even when it covers several lines.
    var isCompact: Bool { arguments.count == 1 && arguments[0].value.shape == .compact }
  }

  mutating func parseArguments(until end: Spelling) throws -> ArgumentList {
    let open = try take()
    var list = ArgumentList(open: open, close: open)
    while !at(end) {
      list.arguments.append(try nested(in: .list) { try $0.parseArgument() })
      guard list.arguments.last?.comma != nil else { break }
    }
    list.close = try take(end)
    return list
  }

  private mutating func parseArgument() throws -> ArgumentList.Argument {
    let first = index
    let colon = try parseLabel()
    let value = try parseExpression()
    let comma = takeIf(",")
    return ArgumentList.Argument(
      first: first, last: comma ?? value.last, colon: colon, comma: comma, value: value)
  }

  /// `breaksBeforeEnd` puts the closing parenthesis on a line of its own when the list breaks.
  mutating func markArguments(_ list: ArgumentList, breaksBeforeEnd: Bool) {
    guard !list.arguments.isEmpty else { return }
    for argument in list.arguments {
      if let colon = argument.colon { markLabel(colon: colon, valueFirst: argument.value.first) }
      if !list.isCompact { group(argument.first, argument.last) }
      if let comma = argument.comma { mark(after: comma, .break(.same)) }
    }
    let end = LayoutMark.break(breaksBeforeEnd ? .close : .closeLoose, 0)
    if list.isCompact {
      mark(after: list.open, .break(.open, 0))
      mark(before: list.close, end)
    } else {
      mark(after: list.open, .break(.open, 0), .open)
      mark(before: list.close, end, .close)
    }
  }

  /// A bracket stays on the line of the label before it.
  mutating func markLabel(colon: Int, valueFirst: Int) {
    let isBracket = ["{", "(", "["].contains { lexemes[valueFirst].spells($0) }
    mark(after: colon, isBracket ? .space : .break(.continue))
  }

  // MARK: - Closures

  /// One closure after the arguments, or several with labels; several never share a line.
  mutating func parseTrailingClosures() throws {
    let brace = index
    let body = try parseClosureBody()
    mark(before: brace, .break(.same))
    while isAtWord, peek(1)?.spells(":") == true, peek(2)?.spells("{") == true {
      try take()
      try take(":")
      forceBreak(after: body)
      forceBreak(after: try parseClosureBody())
    }
  }

  mutating func parseClosure() throws -> Operand {
    let first = index
    _ = try parseClosureBody()
    return Operand(first: first, last: index - 1, shape: .compact)
  }

  /// Answers the lexeme after which the statements of the closure start.
  private mutating func parseClosureBody() throws -> Int {
    let open = index
    guard hasClosureSignature else {
      try deeper { try $0.parseBraces(resets: false) }
      return open
    }
    try take("{")
    let keyword = try nested(in: .other) { try $0.parseClosureSignature() }
    let isEmpty = at("}")
    if !isEmpty { try nested(in: .other) { try $0.parseItem() } }
    let close = try take("}")
    mark(after: open, .break(.open))
    mark(after: keyword, .break(.same, isEmpty ? 0 : 1))
    mark(before: close, .break(.close))
    return keyword
  }

  private var hasClosureSignature: Bool {
    if peek(1)?.spells("for") == true { return false }
    var open = 0
    for lexeme in lexemes[index...] where lexeme.kind != .literal {
      switch lexeme.spelling {
      case "(", "[", "{": open += 1
      case ")", "]", "}": open -= 1
      case "in" where open == 1: return true
      default: break
      }
      if open == 0 { return false }
    }
    return false
  }

  /// Answers the `in` keyword.
  private mutating func parseClosureSignature() throws -> Int {
    let first = index
    if isAtAttribute { throw NotUnderstood() }
    var capture: Int?
    if at("[") { capture = try parseCaptures() }
    let hasParameters = !at("in")
    if hasParameters {
      if let capture { mark(after: capture, .break(.same)) }
      try parseClosureParameters()
    }
    try parseEffects()
    if let arrow = takeIf("->") {
      let type = try parseType()
      if type.isMember { group(type.first, type.last) }
      mark(after: arrow, .space)
      mark(before: arrow, .break(.continue))
    }
    let keyword = try take("in")
    mark(before: keyword, .break(.same))
    group(first, keyword)
    return keyword
  }

  private mutating func parseCaptures() throws -> Int {
    let open = try take("[")
    while true {
      let first = index
      if at("weak") || at("unowned") {
        try take()
        mark(after: index - 1, .break(.continue))
      }
      try takeWord()
      if let equal = takeIf("=") {
        _ = try parseExpression()
        mark(after: equal, .break(.continue))
        mark(before: equal, .break(.continue))
      }
      let last = index - 1
      guard let comma = takeIf(",") else {
        group(first, last)
        break
      }
      mark(before: first, .open)
      mark(before: comma, .close)
      mark(after: comma, .break(.same))
    }
    let close = try take("]")
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
    return close
  }

  private mutating func parseClosureParameters() throws {
    let first = index
    if at("(") {
      let list = try parseParameters()
      markParameters(list, breaksBeforeEnd: true)
    } else {
      while true {
        try takeWord()
        guard let comma = takeIf(",") else { break }
        mark(after: comma, .break(.same))
      }
    }
    group(first, index - 1)
  }
}
