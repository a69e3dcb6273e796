extension LineParser {
  /// The extent of a parsed type.
  struct TypeExtent {
    var first: Int
    var last: Int
    /// Whether the type is a member of another, as in `Namespace.ID`.
    var isMember = false
  }

  mutating func parseType() throws -> TypeExtent {
    let first = index
    var type = try nested(in: .other) { try $0.parseAttributedType() }
    var isComposed = false
    while at("&"), current?.followsSpace == true {
      let ampersand = try take()
      let part = try nested(in: .other) { try $0.parseAttributedType() }
      mark(before: ampersand, .break(.continue))
      mark(after: ampersand, .space)
      type = TypeExtent(first: first, last: part.last)
      isComposed = true
    }
    return TypeExtent(first: first, last: type.last, isMember: type.isMember && !isComposed)
  }

  private static let specifiers: [Spelling] = [
    "inout", "borrowing", "consuming", "sending", "__owned", "__shared", "isolated",
  ]

  private mutating func parseAttributedType() throws -> TypeExtent {
    let first = index
    var isAttributed = false
    while isAtAttribute || isAtSpecifier {
      if isAtAttribute { try parseAttribute() } else { try take() }
      mark(after: index - 1, .break(.continue))
      isAttributed = true
    }
    if at("some") || at("any") {
      try take()
      let type = try deeper { try $0.parseAttributedType() }
      if isAttributed { group(first, type.last) }
      return TypeExtent(first: first, last: type.last)
    }
    let type = try parseSimpleType()
    if isAttributed { group(first, type.last) }
    return TypeExtent(first: first, last: type.last, isMember: type.isMember && !isAttributed)
  }

  private var isAtSpecifier: Bool {
    guard at(oneOf: LineParser.specifiers), let next = peek(1), next.followsSpace else {
      return false
    }
    return next.kind == .word || next.spells("(") || next.spells("[")
  }

  private mutating func parseSimpleType() throws -> TypeExtent {
    let first = index
    if at("(") {
      try parseTupleOrFunctionType()
    } else if at("[") {
      try parseCollectionType()
    } else if at("~") {
      try take()
      try takeWord()
    } else {
      try takeWord()
    }
    if atClinging("<") { try parseGenericArguments() }
    var isMember = false
    while atClinging("?") || atClinging("!") || atClinging(".") {
      guard at(".") else {
        try take()
        isMember = false
        continue
      }
      let period = try take()
      let isMetatype = at("Type") || at("Protocol")
      try takeWord()
      if !isMetatype { mark(before: period, .break(.continue, 0)) }
      isMember = !isMetatype
      if atClinging("<") { try parseGenericArguments() }
    }
    return TypeExtent(first: first, last: index - 1, isMember: isMember)
  }

  private mutating func parseCollectionType() throws {
    try take("[")
    _ = try parseType()
    if let colon = takeIf(":") {
      _ = try parseType()
      mark(after: colon, .break(.continue))
    }
    try take("]")
  }

  private mutating func parseTupleOrFunctionType() throws {
    let open = try take("(")
    while !at(")") {
      try parseTupleTypeElement()
    }
    let close = try take(")")
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
    let effects = index
    try parseEffects()
    guard let arrow = takeIf("->") else {
      guard index == effects else { throw NotUnderstood() }
      return
    }
    let result = try parseType()
    if result.isMember { group(result.first, result.last) }
    mark(before: result.first, .break(.continue))
    mark(before: arrow, .break(.continue))
  }

  private mutating func parseTupleTypeElement() throws {
    let first = index
    try parseElementNames()
    _ = try parseType()
    let last = index - 1
    let comma = takeIf(",")
    group(first, comma ?? last)
    if let comma {
      mark(after: comma, .break(.same))
    } else if !at(")") {
      throw NotUnderstood()
    }
  }

  /// `name:`, `label name:` or nothing, before the type of a parameter or element.
  mutating func parseElementNames() throws {
    let isNamed = isAtWord && peek(1)?.spells(":") == true
    let hasLabel = isAtWord && peek(1)?.kind == .word && peek(2)?.spells(":") == true
    guard isNamed || hasLabel else { return }
    try take()
    if hasLabel { mark(before: try take(), .break(.continue)) }
    mark(after: try take(":"), .break(.continue))
  }

  mutating func parseGenericArguments() throws {
    let open = try take("<")
    while true {
      let first = index
      let type = try parseType()
      let comma = takeIf(",")
      group(first, comma ?? type.last)
      guard let comma else { break }
      mark(after: comma, .break(.same))
    }
    let close = try take(">")
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
  }

  /// `async`, `throws`, `throws(LinkError)`.
  mutating func parseEffects() throws {
    let async = takeIf("async")
    let throwing = takeIf("throws") ?? takeIf("rethrows")
    if throwing != nil, atClinging("(") {
      try take("(")
      _ = try parseType()
      try take(")")
    }
    if let throwing { mark(before: throwing, .break(.continue)) }
    if let async {
      if let throwing { group(async, throwing) }
      mark(before: async, .break(.continue))
    }
  }
}
