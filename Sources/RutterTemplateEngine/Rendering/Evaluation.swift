import RutterDiagnostics

/// Expressions as values.
extension Renderer {
  func evaluate(_ expression: Expression) throws(Fault) -> Value {
    try evaluate(expression, absent: false)
  }

  /// With `absent`, what is undefined is absent instead of an error: the operand of `default`.
  private func evaluate(_ expression: Expression, absent: Bool) throws(Fault) -> Value {
    switch expression.form {
    case .literal(let value): return value
    case .variable(let symbol):
      if let value = values[symbol.index] { return value }
      if absent { return .none }
      throw undefined(symbol, at: expression.range)
    case .member(let operand, let member):
      if case .variable(let symbol) = operand.form,
        case .record(let record)? = values[symbol.index],
        let field = field(member, of: record)
      {
        return field
      }
      return try self.member(member, of: evaluate(operand, absent: absent), absent)
    case .index(let operand, let index):
      return try element(index, of: evaluate(operand, absent: absent), absent)
    case .filtered(let operand, let use):
      return try filtered(operand, use, absent)
    case .loop(let field, let outward):
      return try loopField(field, outward, at: expression.range)
    case .negated(let operand): return try negated(operand)
    case .arithmetic(let operation, let left, let right):
      return try arithmetic(operation, left, right, at: expression.range)
    case .sequence(let first, let last): return try sequence(first, last)
    case .conditional(let condition, let then, let otherwise):
      return try evaluate(holds(condition) ? then : otherwise)
    case .not, .and, .or, .comparison, .contained, .isDefined:
      return .bool(try holds(expression))
    }
  }

  /// Whether an expression, as a condition, is true.
  func holds(_ expression: Expression) throws(Fault) -> Bool {
    switch expression.form {
    case .not(let operand): try !holds(operand)
    case .and(let left, let right): if try holds(left) { try holds(right) } else { false }
    case .or(let left, let right): if try holds(left) { true } else { try holds(right) }
    case .comparison(let comparison, let left, let right):
      try compare(comparison, left, right, at: expression.range)
    case .contained(let element, let whole): try isContained(element, in: whole)
    case .isDefined(let operand): try isDefined(operand)
    default: try evaluate(expression).isTrue
    }
  }

  /// What is absent has no members, so none of them is defined.
  private func isDefined(_ operand: Expression) throws(Fault) -> Bool {
    do {
      switch operand.form {
      case .member(let whole, _), .index(let whole, _):
        guard try isDefined(whole), try evaluate(whole) != .none else { return false }
      default: break
      }
      _ = try evaluate(operand)
      return true
    } catch {
      guard error.diagnostic.code == .undefinedVariable else { throw error }
      return false
    }
  }

  // MARK: Paths

  private func undefined(_ symbol: Symbol, at range: SourceRange) -> Fault {
    Fault(
      unknown: .variable, library.symbols.name(of: symbol), at: range,
      known: namesInScope)
  }

  private func field(_ member: Member, of record: Record) -> Value? {
    let place = member.range.start &+ member.range.file.rawValue &* 977
    return record.value(
      of: member.name, hint: &hints[Int(place) & (Self.hintCount - 1)])
  }

  private func member(
    _ member: Member, of value: Value, _ absent: Bool
  ) throws(Fault) -> Value {
    switch value {
    case .none: return .none
    case .record(let record):
      if let field = field(member, of: record) { return field }
      if member.name == "count" { return .int(record.count) }
      if absent { return .none }
      throw Fault(
        unknown: .field, member.name, at: member.range,
        known: record.names, spelling: member.spelling)
    case .list(let list):
      if let index = member.index { return try element(index, of: list, absent, member.range) }
      if member.name == "first" { return list.first ?? .none }
      if member.name == "last" { return list.last ?? .none }
    case .string, .int, .bool: break
    }
    if member.name == "count", value.kind == .list || value.kind == .text {
      return .int(value.count)
    }
    if absent { return .none }
    throw Fault(
      .undefinedVariable, "\(value.kind) has no '\(member.name)'", at: member.range)
  }

  private func element(
    _ index: Expression, of value: Value, _ absent: Bool
  ) throws(Fault) -> Value {
    switch (value, try evaluate(index)) {
    case (.none, _): return .none
    case (.record, .string(let name)):
      return try member(
        Member(name: name, range: index.range, spelling: index.spelling), of: value, absent)
    case (.list(let list), .int(let place)):
      return try element(place, of: list, absent, index.range)
    case (_, let key):
      throw Fault(
        .wrongValue, "\(value.kind) has no element for \(key.kind)", at: index.range,
        help: "a record takes the name of a field, a list a number")
    }
  }

  private func element(
    _ index: Int, of list: [Value], _ absent: Bool, _ range: SourceRange
  ) throws(Fault) -> Value {
    if list.indices.contains(index) { return list[index] }
    if absent { return .none }
    let count = list.count == 1 ? "1 element" : "\(list.count) elements"
    throw Fault(
      .undefinedVariable, "there is no element \(index) in a list of \(count)", at: range)
  }

  private func loopField(
    _ field: LoopField, _ outward: Int, at range: SourceRange
  ) throws(Fault) -> Value {
    guard outward < loops.count else {
      throw Fault(
        .undefinedVariable,
        outward == 0 ? "'forloop' outside of a loop" : "no loop around this one",
        at: range)
    }
    let loop = loops[loops.count - 1 - outward]
    switch field {
    case .first: return .bool(loop.index == 0)
    case .last: return .bool(loop.index == loop.count - 1)
    case .counter: return .int(loop.index + 1)
    case .counter0: return .int(loop.index)
    case .length: return .int(loop.count)
    }
  }

  // MARK: Filters

  private func filtered(
    _ operand: Expression, _ use: FilterUse, _ absent: Bool
  ) throws(Fault) -> Value {
    let acceptsAbsent = use.filter.operand.contains(.none)
    let value = try evaluate(operand, absent: absent || acceptsAbsent)
    if absent, value == .none, !acceptsAbsent { return .none }
    return try apply(use, to: value, at: operand.range)
  }

  func apply(_ use: FilterUse, to value: Value, at range: SourceRange) throws(Fault) -> Value {
    let filter = use.filter
    guard filter.operand.contains(value.kind) else {
      throw Fault(
        value == .none ? .missingValue : .wrongValue,
        "filter '\(filter.name)' takes \(filter.operand), not \(value.kind)", at: range)
    }
    var input = FilterInput(value: value, arguments: [])
    for (place, argument) in use.arguments.enumerated() {
      let value = try evaluate(argument)
      try filter.parameters[place].check(value, of: filter, at: argument.range)
      input.arguments.append(value)
    }
    do {
      let result = try filter.apply(input)
      return use.isNegated ? .bool(!result.isTrue) : result
    } catch {
      throw Fault(error, of: use, at: range)
    }
  }
}

extension Fault {
  /// A filter's fault, at the operand or argument that brought it.
  fileprivate init(_ fault: FilterFault, of use: FilterUse, at operand: SourceRange) {
    let argument = fault.argument.flatMap { index in
      use.arguments.indices.contains(index) ? use.arguments[index] : nil
    }
    self.init(
      .wrongValue, "filter '\(use.filter.name)': \(fault.message)", at: argument?.range ?? operand)
    if let (name, known) = fault.unknown {
      suggest(for: name, known, argument?.spelling ?? .computed)
    }
  }
}
