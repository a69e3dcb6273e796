/// The statements that a closure in a manifest may hold; declarations of their own are refused.
extension SwiftParser {
  /// Up to the brace that closes the block, or the next case of a switch.
  mutating func parseStatements() throws(Failure) {
    while !atBlockEnd {
      let start = current.range.lowerBound
      try parseStatement()
      if eat(";") || atBlockEnd || current.startsLine { continue }
      throw unexpected(
        after: start..<previousEnd, help: "statements are parted by a line break or ';'")
    }
  }

  private var atBlockEnd: Bool {
    at("}") || isAtEnd || at(word: "case") || at(word: "default")
      || at("@") && next().text == "unknown"
  }

  private mutating func parseStatement() throws(Failure) {
    try enter()
    defer { leave() }
    guard current.kind == .identifier else { return try parseValueStatement() }
    switch current.text {
    case "let", "var": try parseConstants()
    case "return", "throw": try parseExit()
    case "if": try parseIf()
    case "guard": try parseGuard()
    case "switch": try parseSwitch()
    case "for": try parseFor()
    case "while": try parseWhile()
    case "break", "continue", "fallthrough": advance()
    case "_" where next().text == "=": try parseDiscard()
    case "do", "defer", "repeat", "func", "class", "struct", "enum", "import", "extension",
      "protocol", "typealias", "static", "subscript", "init", "deinit", "operator":
      throw Failure(
        "a closure in a manifest cannot hold '\(current.text)'", at: current.range,
        help: "write a Swift function and call it here")
    default: try parseValueStatement()
    }
  }

  /// An expression, or an assignment of one to another.
  private mutating func parseValueStatement() throws(Failure) {
    try parseExpression()
    if at(operator: "="), current.kind == .infixOperator {
      advance()
      try parseExpression()
    }
  }

  private mutating func parseDiscard() throws(Failure) {
    advance()
    advance()
    try parseExpression()
  }

  private mutating func parseExit() throws(Failure) {
    advance()
    if atBlockEnd || at(";") { return }
    try parseBranchingExpression()
  }

  /// An expression where Swift also takes `if` and `switch` for one.
  private mutating func parseBranchingExpression() throws(Failure) {
    if at(word: "if") {
      try parseIf()
    } else if at(word: "switch") {
      try parseSwitch()
    } else {
      try parseExpression()
    }
  }

  /// `let a = 1, (b, c) = d`; the names are in scope after their value.
  private mutating func parseConstants() throws(Failure) {
    advance()
    repeat {
      let names = try parsePattern(binds: true)
      if eat(":") { try parseTypeAnnotation() }
      if at(operator: "="), current.kind == .infixOperator {
        advance()
        try parseBranchingExpression()
      }
      bind(names)
    } while eat(",")
  }

  // MARK: Blocks

  private mutating func parseBlock() throws(Failure) {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = outer }
    let mark = scope.count
    defer { leaveScope(to: mark) }
    guard at("{") else { throw isAtEnd ? missing("'{'") : unexpected() }
    advance()
    try parseStatements()
    try expect("}")
  }

  private mutating func parseIf() throws(Failure) {
    repeat {
      advance()
      let mark = scope.count
      try parseConditions()
      try parseBlock()
      leaveScope(to: mark)
      guard eat(word: "else") else { return }
    } while at(word: "if")
    try parseBlock()
  }

  private mutating func parseGuard() throws(Failure) {
    advance()
    let mark = scope.count
    try parseConditions()
    guard eat(word: "else") else { throw unexpected() }
    let names = scope[mark...]
    leaveScope(to: mark)
    try parseBlock()
    bind(Array(names))
  }

  private mutating func parseWhile() throws(Failure) {
    advance()
    let mark = scope.count
    defer { leaveScope(to: mark) }
    try parseConditions()
    try parseBlock()
  }

  private mutating func parseFor() throws(Failure) {
    advance()
    if eat(word: "try") {}
    if at(word: "await"), !(next().kind == .identifier && next().text == "in") { advance() }
    let isCase = eat(word: "case")
    let names = try parsePattern(binds: !isCase)
    if eat(":") { try parseTypeAnnotation() }
    guard eat(word: "in") else { throw unexpected() }
    try parseHead()
    let mark = scope.count
    defer { leaveScope(to: mark) }
    bind(names)
    if eat(word: "where") { try parseHead() }
    try parseBlock()
  }

  private mutating func parseSwitch() throws(Failure) {
    advance()
    try parseHead()
    try expect("{")
    let outer = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = outer }
    while !at("}") {
      let mark = scope.count
      defer { leaveScope(to: mark) }
      try parseCaseLabel()
      try parseStatements()
    }
    advance()
  }

  private mutating func parseCaseLabel() throws(Failure) {
    if at("@") { try parseAttribute() }
    if eat(word: "default") { return try expect(":") }
    guard eat(word: "case") else { throw unexpected() }
    repeat {
      bind(try parsePattern(binds: false))
      if eat(word: "where") { try parseExpression() }
    } while eat(",")
    try expect(":")
  }

  // MARK: Conditions

  /// An expression before a block, where `{` begins the block.
  private mutating func parseHead() throws(Failure) {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = false
    defer { allowsTrailingClosures = outer }
    try parseExpression()
  }

  private mutating func parseConditions() throws(Failure) {
    repeat {
      if at(word: "let") || at(word: "var") {
        try parseOptionalBinding()
      } else if eat(word: "case") {
        try parseCaseCondition()
      } else if at("#"), next().text == "available" || next().text == "unavailable" {
        skipAvailability()
      } else {
        try parseHead()
      }
    } while eat(",")
  }

  private mutating func parseOptionalBinding() throws(Failure) {
    advance()
    let name = current
    let names = try parsePattern(binds: true)
    if eat(":") { try parseTypeAnnotation() }
    if at(operator: "="), current.kind == .infixOperator {
      advance()
      try parseHead()
    } else if names == [name.text] {
      noteShorthand(name)
    }
    bind(names)
  }

  private mutating func parseCaseCondition() throws(Failure) {
    let names = try parsePattern(binds: false)
    if eat(":") { try parseTypeAnnotation() }
    guard at(operator: "=") else { throw isAtEnd ? missing("'='") : unexpected() }
    advance()
    try parseHead()
    bind(names)
  }

  private mutating func skipAvailability() {
    advance()
    advance()
    if at("(") { for _ in 0..<distance(behindBracketAt: 0) { advance() } }
  }
}
