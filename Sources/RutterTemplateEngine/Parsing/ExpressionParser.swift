import RutterDiagnostics

/// Expressions, from the loosest to the tightest: `a if b else c`, `or`, `and`, `not`, comparisons
/// with `in` and `is defined`, `+ -`, `* / %`, sign, filters, members.
extension TagReader {
  mutating func expression() throws(Fault) -> Expression {
    try enter()
    let start = token.range
    let value = try disjunction()
    guard take(word: "if") else {
      leave()
      return value
    }
    let condition = try disjunction()
    try expect(word: "else")
    let otherwise = try expression()
    leave()
    return Expression(
      form: .conditional(condition, then: value, otherwise: otherwise), range: range(from: start))
  }

  private mutating func disjunction() throws(Fault) -> Expression {
    var left = try conjunction()
    while take(word: "or") {
      try countOperation()
      let right = try conjunction()
      left = Expression(form: .or(left, right), range: range(from: left.range))
    }
    return left
  }

  private mutating func conjunction() throws(Fault) -> Expression {
    var left = try negation()
    while take(word: "and") {
      try countOperation()
      let right = try negation()
      left = Expression(form: .and(left, right), range: range(from: left.range))
    }
    return left
  }

  private mutating func negation() throws(Fault) -> Expression {
    let start = token.range
    guard take(word: "not") else { return try comparison() }
    try enter()
    let operand = try negation()
    leave()
    return Expression(form: .not(operand), range: range(from: start))
  }

  private mutating func comparison() throws(Fault) -> Expression {
    let left = try sum()
    if case .mark(let mark) = token.kind, let comparison = Comparison(rawValue: mark.rawValue) {
      _ = advance()
      let right = try sum()
      return Expression(
        form: .comparison(comparison, left, right), range: range(from: left.range))
    }
    if isAt(word: "is") { return try definedness(of: left) }
    let isNegated = take(word: "not")
    guard isNegated || isAt(word: "in") else { return left }
    try expect(word: "in")
    let right = try sum()
    let contained = Expression(form: .contained(left, in: right), range: range(from: left.range))
    return isNegated ? Expression(form: .not(contained), range: contained.range) : contained
  }

  private mutating func definedness(of operand: Expression) throws(Fault) -> Expression {
    try expect(word: "is")
    let isNegated = take(word: "not")
    try expect(word: "defined")
    guard operand.isPath else {
      throw Fault(.templateSyntax, "only a variable can be defined", at: operand.range)
    }
    let test = Expression(form: .isDefined(operand), range: range(from: operand.range))
    return isNegated ? Expression(form: .not(test), range: test.range) : test
  }

  // MARK: Arithmetic

  private mutating func sum() throws(Fault) -> Expression {
    var left = try product()
    while let operation = takeArithmetic([.plus, .minus]) {
      try countOperation()
      let right = try product()
      left = Expression(form: .arithmetic(operation, left, right), range: range(from: left.range))
    }
    return left
  }

  private mutating func product() throws(Fault) -> Expression {
    var left = try signed()
    while let operation = takeArithmetic([.times, .divide, .remainder]) {
      try countOperation()
      let right = try signed()
      left = Expression(form: .arithmetic(operation, left, right), range: range(from: left.range))
    }
    return left
  }

  private mutating func takeArithmetic(_ marks: [Mark]) -> Arithmetic? {
    guard case .mark(let mark) = token.kind, marks.contains(mark) else { return nil }
    _ = advance()
    return Arithmetic(rawValue: mark.rawValue)
  }

  /// What needs no parentheses where blanks separate values.
  mutating func signed() throws(Fault) -> Expression {
    let start = token.range
    guard take(.minus) else { return try filtered() }
    try enter()
    let operand = try signed()
    leave()
    return Expression(form: .negated(operand), range: range(from: start))
  }

  // MARK: Filters

  /// A path, literal or expression in parentheses, with its filters.
  mutating func filtered() throws(Fault) -> Expression {
    var operand = try path()
    while take(.pipe) {
      let use = try filterUse()
      operand = Expression(form: .filtered(operand, use), range: range(from: operand.range))
    }
    return operand
  }

  /// `name` or `name:argument,argument`.
  mutating func filterUse() throws(Fault) -> FilterUse {
    try countOperation()
    let start = token.range
    let isNegated = take(.bang)
    guard case .name(let name, _) = token.kind else {
      throw unexpected(expected: "the name of a filter")
    }
    let place = advance().range
    guard let filter = Filter.named(name) else {
      throw Fault(unknown: .filter, name, at: place, known: Filter.names)
    }
    var arguments: [Expression] = []
    if take(.colon) {
      repeat { arguments.append(try filterArgument()) } while take(.comma)
    }
    var use = try FilterUse(filter, arguments, at: place)
    if isNegated, !filter.isCondition {
      throw Fault(
        .templateSyntax, "'!' stands only before a filter that answers with a Boolean", at: start)
    }
    use.isNegated = isNegated
    return use
  }

  private mutating func filterArgument() throws(Fault) -> Expression {
    let start = token.range
    guard take(.minus) else { return try path() }
    return Expression(form: .negated(try path()), range: range(from: start))
  }

  // MARK: Paths

  private mutating func path() throws(Fault) -> Expression {
    if isAt(word: "forloop") { return try loopField() }
    var value = try primary()
    while isAdjacent {
      if take(.dot) {
        value = Expression(form: .member(value, try member()), range: range(from: value.range))
      } else if take(.openBracket) {
        let index = try expression()
        try expect(.closeBracket)
        value = Expression(form: .index(value, index), range: range(from: value.range))
      } else {
        break
      }
      try countOperation()
    }
    return value
  }

  private mutating func member() throws(Fault) -> Member {
    switch token.kind {
    case .name("super", _):
      throw Fault(
        .templateSyntax, "'super' is no field", at: token.range,
        help: "'block.super' stands alone in its '{{ }}'")
    case .name(let name, _): Member(name: name, range: advance().range)
    case .int(let index): Member(name: String(index), range: advance().range, index: index)
    default: throw unexpected(expected: "a name or number after '.'")
    }
  }

  private mutating func primary() throws(Fault) -> Expression {
    let start = token
    switch start.kind {
    case .name("true", _): return literal(.bool(true))
    case .name("false", _): return literal(.bool(false))
    case .name(let name, _) where Self.reserved.contains(name):
      throw unexpected(expected: "a value, not '\(name)'")
    case .name(_, let symbol):
      return Expression(form: .variable(symbol), range: advance().range)
    case .string(let text): return literal(.string(text))
    case .int(let number): return literal(.int(number))
    case .mark(.open): return try parenthesized()
    case .mark, .end: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ value: Value) -> Expression {
    Expression(form: .literal(value), range: advance().range)
  }

  private mutating func parenthesized() throws(Fault) -> Expression {
    let start = advance().range
    var inner = try expression()
    try expect(.close)
    inner.range = range(from: start)
    return inner
  }

  /// `forloop.counter`, `forloop.parent.first`, `forloop.label.last`.
  private mutating func loopField() throws(Fault) -> Expression {
    let start = advance().range
    var outward = 0
    while take(.dot) {
      let member = try member()
      if let field = LoopField(rawValue: member.name) {
        return Expression(form: .loop(field, outward: outward), range: range(from: start))
      }
      try countOperation()
      if let place = labels.firstIndex(of: member.name) {
        outward = place
        continue
      }
      guard member.name == "parent" else {
        let known = LoopField.allCases.map(\.rawValue) + ["parent"] + labels.compactMap(\.self)
        throw Fault(
          unknown: .field, member.name, at: member.range,
          known: known)
      }
      outward += 1
    }
    throw Fault(
      .templateSyntax, "'forloop' is no value of its own", at: range(from: start),
      help: "ask for its 'first', 'last', 'counter', 'counter0', 'length' or 'parent'")
  }
}
