extension LineParser {
  mutating func parseExpression(allowsAssignment: Bool = false) throws -> Operand {
    try parseInfix(
      atLeast: allowsAssignment ? OperatorPrecedence.assignment : OperatorPrecedence.ternary)
  }

  /// An expression of operators that bind at least as tightly as asked for.
  private mutating func parseInfix(atLeast minimum: Int) throws -> Operand {
    var left = try parseUnary()
    while let current, current.followsSpace || current.kind == .operator {
      if at("as") || at("is") {
        guard OperatorPrecedence.casting >= minimum else { break }
        left = try parseCast(of: left)
      } else if at("?"), current.followsSpace {
        guard OperatorPrecedence.ternary >= minimum else { break }
        left = try parseTernary(condition: left)
      } else {
        guard let precedence = infixPrecedence, precedence >= minimum else { break }
        left = try parseInfix(left: left, precedence: precedence)
      }
    }
    return left
  }

  /// The precedence of the operator at hand; nil when there is none that joins two operands.
  private var infixPrecedence: Int? {
    guard let current, current.kind == .operator, !at("->") else { return nil }
    guard current.followsSpace == current.precedesSpace, peek(1) != nil else { return nil }
    return OperatorPrecedence.precedence(of: current.spelling)
  }

  private mutating func parseInfix(left: Operand, precedence: Int) throws -> Operand {
    let sign = try take()
    let isRight = OperatorPrecedence.isRightAssociative(precedence)
    let right = try deeper {
      try $0.parseInfix(atLeast: isRight ? precedence : precedence + 1)
    }
    if precedence == OperatorPrecedence.assignment {
      markAssignment(sign: sign, value: right)
    } else if precedence != OperatorPrecedence.range || isSpacedRange(sign) {
      markOperator(sign: sign, precedence: precedence, right: right)
    }
    return Operand(
      first: left.first, last: right.last, shape: .infix, isCompound: true,
      leadingParenthesisEnd: left.leadingParenthesisEnd)
  }

  private func isSpacedRange(_ sign: Int) -> Bool { lexemes[sign].followsSpace }

  private mutating func parseCast(of operand: Operand) throws -> Operand {
    let keyword = try take()
    if atClinging("?") || atClinging("!") { try take() }
    let type = try parseType()
    mark(before: keyword, .break(.continue), .open)
    mark(before: type.first, .space)
    mark(after: type.last, .close)
    return Operand(first: operand.first, last: type.last, shape: .cast, isCompound: true)
  }

  private mutating func parseTernary(condition: Operand) throws -> Operand {
    let question = try take("?")
    _ = try deeper {
      try $0.parseInfix(atLeast: OperatorPrecedence.ternary)
    }
    let colon = try take(":")
    let otherwise = try deeper {
      try $0.parseInfix(atLeast: OperatorPrecedence.ternary)
    }
    mark(before: question, .break(.openContinuation), .open)
    mark(after: question, .space)
    mark(before: colon, .break(.closeLoose, 0), .break(.openContinuation), .open)
    mark(after: colon, .space)
    let end = delimiterRun(after: otherwise.last) ?? otherwise.last
    mark(after: end, .break(.closeLoose, 0), .close, .close)
    return Operand(
      first: condition.first, last: otherwise.last, shape: .ternary, isCompound: true,
      leadingParenthesisEnd: condition.leadingParenthesisEnd, conditionEnd: condition.last)
  }
}

// MARK: - Marks of operators

extension LineParser {
  private struct Stacking {
    var end: Int
    var resets = false
    var isGrouped = false
  }

  /// Whether what follows an operator or `=` is a scope of its own, so that breaks inside it are
  /// indented further than the operator.
  private func stacking(precedence: Int?, value: Operand) -> Stacking? {
    let logical = [OperatorPrecedence.conjunction, OperatorPrecedence.disjunction]
    if let precedence, logical.contains(precedence) {
      let end = delimiterRun(after: value.last) ?? value.last
      return Stacking(end: end, resets: true, isGrouped: true)
    }
    if value.shape == .ternary, let end = value.conditionEnd {
      return Stacking(end: end, isGrouped: true)
    }
    guard let end = value.leadingParenthesisEnd else { return nil }
    if let run = delimiterRun(after: value.last) { return Stacking(end: run, resets: true) }
    return Stacking(end: end)
  }

  private mutating func markOperator(sign: Int, precedence: Int, right: Operand) {
    if let stacking = stacking(precedence: precedence, value: right) {
      markStackingEnd(stacking, resets: stacking.resets)
      if stacking.isGrouped {
        mark(before: sign, .break(.openContinuation), .open)
      } else {
        mark(before: sign, .break(.openContinuation))
      }
    } else {
      mark(before: sign, .break(.continue))
    }
    mark(after: sign, .space)
    switch right.shape {
    case .member, .subscriptCall, .call: group(right.first, right.last)
    default: break
    }
  }

  private mutating func markAssignment(sign: Int, value: Operand) {
    mark(before: sign, .space)
    if value.isCompound { mark(after: value.last, .close) }
    if let stacking = stacking(precedence: nil, value: value) {
      markStackingEnd(stacking, resets: false)
      mark(after: sign, .break(.openContinuation))
      if stacking.isGrouped { mark(after: sign, .open) }
    } else {
      mark(after: sign, .break(.continue))
    }
    if value.isCompound { mark(after: sign, .open) }
    if value.shape == .member || value.shape == .subscriptCall { group(value.first, value.last) }
  }

  private mutating func markStackingEnd(_ stacking: Stacking, resets: Bool) {
    if resets { mark(after: stacking.end, .break(.reset, 0)) }
    mark(after: stacking.end, .break(.closeLoose, 0))
    if stacking.isGrouped { mark(after: stacking.end, .close) }
  }

  /// The marks of the `=` before an initial value, but for the group of a compound value.
  mutating func markInitializer(equal: Int, value: Operand) {
    guard let stacking = stacking(precedence: nil, value: value) else {
      mark(after: equal, .break(.continue))
      return
    }
    markStackingEnd(stacking, resets: false)
    mark(after: equal, .break(.openContinuation))
    if stacking.isGrouped { mark(after: equal, .open) }
  }

  /// The last of the signs that end the forms around an expression and must not be parted from it:
  /// parentheses, then perhaps a comma or colon.
  private func delimiterRun(after last: Int) -> Int? {
    var level = enclosers.count - 1
    var end: Int?
    var position = last + 1
    while level >= 0, position < lexemes.count {
      let sign = lexemes[position]
      switch enclosers[level] {
      case .parentheses where sign.spells(")"):
        end = position
        level -= 1
        position += 1
        continue
      case .parentheses, .list: if sign.spells(",") { end = position }
      case .caseLabel: if sign.spells(":") { end = position }
      case .other: break
      }
      break
    }
    return end
  }
}
