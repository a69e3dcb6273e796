extension LineParser {
  private static let modifiers: [Spelling] = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final",
    "override", "mutating", "nonmutating", "convenience", "required", "lazy", "weak", "unowned",
    "indirect", "nonisolated", "dynamic", "optional", "prefix", "postfix", "infix",
  ]

  private static let keywords: [Spelling] = [
    "func", "init", "var", "let", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "case", "subscript",
  ]

  /// Answers whether there was a declaration to parse.
  mutating func parseDeclaration() throws -> Bool {
    let first = index
    guard startsDeclaration else { return false }
    try parseAttributes()
    let head = index
    while isAtModifier {
      try take()
      if atClinging("(") {
        try take()
        try takeWord()
        try take(")")
      }
      mark(after: index - 1, .break(.continue))
    }
    try parseDeclaration(first: first, head: head)
    return true
  }

  private var startsDeclaration: Bool {
    if isAtAttribute { return true }
    guard at(oneOf: LineParser.keywords) || isAtModifier else { return false }
    // A call such as `open(url)` or `init(…)` of a super type is an expression.
    return at("init") || peek(1)?.kind == .word || peek(1)?.spells("(") == true
  }

  private var isAtModifier: Bool {
    if at("class") { return ["func", "var", "let"].contains { peek(1)?.spells($0) == true } }
    guard at(oneOf: LineParser.modifiers) else { return false }
    return peek(1)?.kind == .word || (peek(1)?.spells("(") == true && peek(3)?.spells(")") == true)
  }

  private mutating func parseDeclaration(first: Int, head: Int) throws {
    switch current?.spelling {
    case "func": try parseFunction(first: first, head: head)
    case "init": try parseInitializer(first: first, head: head)
    case "subscript": try parseSubscript(first: first, head: head)
    case "var", "let": try parseVariable()
    case "case": try parseEnumCase(first: first)
    case "typealias", "associatedtype": try parseTypeAlias()
    case "struct", "class", "enum", "actor", "protocol", "extension":
      try parseTypeDeclaration(first: first, head: head)
    default: throw NotUnderstood()
    }
  }

  // MARK: - Types

  private mutating func parseTypeDeclaration(first: Int, head: Int) throws {
    let keyword = try take()
    if lexemes[keyword].spells("extension") {
      _ = try parseType()
    } else {
      try takeWord()
      if at("<") { try parseGenericParameters() }
    }
    var nameEnd = index - 1
    if let colon = takeIf(":") {
      nameEnd = colon
      try parseInheritance()
    }
    let condition = try parseWhere()
    try parseBraces(closing: condition == nil ? [] : [.close])
    if let condition { mark(before: condition, .break(.same), .open) }
    mark(after: keyword, .break(.continue))
    group(head, nameEnd)
    group(first, index - 1)
  }

  private mutating func parseInheritance() throws {
    let first = index
    while true {
      _ = try parseType()
      guard let comma = takeIf(",") else { break }
      mark(after: comma, .break(.same))
    }
    mark(before: first, .open, .break(.open))
    mark(after: index - 1, .break(.close, 0), .close)
  }

  private mutating func parseTypeAlias() throws {
    let keyword = try take()
    try takeWord()
    if at("<") { try parseGenericParameters() }
    if at(":") {
      try take()
      try parseInheritance()
    }
    if let equal = takeIf("=") {
      _ = try parseType()
      mark(before: equal, .space)
      mark(after: equal, .break(.continue))
    }
    if let condition = try parseWhere() {
      mark(before: condition, .break(.same), .open)
      mark(after: index - 1, .close)
    }
    mark(after: keyword, .break(.continue))
  }

  // MARK: - Properties

  private mutating func parseVariable() throws {
    try take()
    if at("(") { throw NotUnderstood() }
    try takeWord()
    var annotation: TypeExtent?
    if let colon = takeIf(":") {
      let type = try parseType()
      group(type.first, type.last)
      mark(after: colon, .break(.openContinuation))
      annotation = type
    }
    var end = annotation?.last
    if let equal = takeIf("=") {
      let value = try parseExpression()
      mark(before: equal, .space)
      if annotation != nil { mark(after: value.last, .break(.close, 0)) }
      if value.isCompound { mark(after: value.last, .close) }
      markInitializer(equal: equal, value: value)
      if value.isCompound { mark(before: value.first, .open) }
      end = nil
    }
    if let end { mark(after: end, .break(.close, 0)) }
    if at("{") { try parseAccessors() }
  }

  /// `{ get set }`, or the body of a getter. Accessors with bodies never share a line.
  private mutating func parseAccessors() throws {
    let isAccessor = ["get", "set", "didSet", "willSet"].contains { peek(1)?.spells($0) == true }
    guard isAccessor else {
      try parseBraces()
      return
    }
    let open = try take("{")
    while !at("}") {
      try takeWord()
      try parseEffects()
      if !at("}") { mark(after: index - 1, .break(.same)) }
    }
    let close = try take("}")
    mark(before: open, .break(.reset))
    mark(after: open, .break(.open), .open)
    mark(before: close, .break(.close), .close)
  }

  // MARK: - Enumeration cases

  private mutating func parseEnumCase(first: Int) throws {
    let keyword = try take("case")
    while true {
      try takeWord()
      if atClinging("(") {
        let list = try parseParameters()
        markParameters(list, breaksBeforeEnd: false)
      }
      if let equal = takeIf("=") {
        let value = try parseExpression()
        mark(before: equal, .space)
        markInitializer(equal: equal, value: value)
      }
      guard let comma = takeIf(",") else { break }
      mark(after: comma, .break(.continue))
    }
    mark(after: keyword, .break(.continue))
    group(first, index - 1)
  }
}
