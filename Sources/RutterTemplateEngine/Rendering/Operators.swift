import RutterDiagnostics

/// Operators that take two values.
extension Renderer {
  // MARK: Comparison

  func compare(
    _ comparison: Comparison, _ left: Expression, _ right: Expression, at range: SourceRange
  ) throws(Fault) -> Bool {
    let (a, b) = (try evaluate(left), try evaluate(right))
    switch comparison {
    case .equal: return try areEqual(a, b, at: range)
    case .unequal: return try !areEqual(a, b, at: range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard a.kind == b.kind, a.kind == .number || a.kind == .text else {
      throw incomparable(a, b, at: range)
    }
    switch comparison {
    case .less: return a.precedes(b)
    case .lessOrEqual: return !b.precedes(a)
    case .greater: return b.precedes(a)
    case .greaterOrEqual: return !a.precedes(b)
    case .equal, .unequal: return false
    }
  }

  /// Values of two kinds are never equal, so comparing them is a mistake; absence is compared.
  private func areEqual(_ a: Value, _ b: Value, at range: SourceRange) throws(Fault) -> Bool {
    guard a.kind == b.kind || a.kind == .none || b.kind == .none else {
      throw incomparable(a, b, at: range)
    }
    return a == b
  }

  private func incomparable(_ a: Value, _ b: Value, at range: SourceRange) -> Fault {
    Fault(.wrongValue, "\(a.kind) cannot be compared with \(b.kind)", at: range)
  }

  func isContained(_ element: Expression, in whole: Expression) throws(Fault) -> Bool {
    let (part, all) = (try evaluate(element), try evaluate(whole))
    switch (part, all) {
    case (_, .none): return false
    case (_, .list(let list)): return list.contains(part)
    case (.string(let name), .record(let record)): return record[name] != nil
    case (.string(let part), .string(let text)): return text.firstPlace(of: part) != nil
    default:
      throw Fault(.wrongValue, "\(part.kind) cannot be in \(all.kind)", at: whole.range)
    }
  }

  // MARK: Arithmetic

  func arithmetic(
    _ operation: Arithmetic, _ left: Expression, _ right: Expression, at range: SourceRange
  ) throws(Fault) -> Value {
    switch (try evaluate(left), try evaluate(right)) {
    case (.int(let a), .int(let b)): return .int(try calculate(operation, a, b, at: range))
    case (.string(let a), .string(let b)) where operation == .add:
      guard a.utf8.count + b.utf8.count <= Limits.textBytes else {
        throw Fault(.templateLimit, "the text is too long", at: range)
      }
      return .string(a + b)
    case (let a, let b):
      throw Fault(
        .wrongValue, "'\(operation.rawValue)' does not take \(a.kind) and \(b.kind)", at: range)
    }
  }

  private func calculate(
    _ operation: Arithmetic, _ a: Int, _ b: Int, at range: SourceRange
  ) throws(Fault) -> Int {
    let (result, overflows) =
      switch operation {
      case .add: a.addingReportingOverflow(b)
      case .subtract: a.subtractingReportingOverflow(b)
      case .multiply: a.multipliedReportingOverflow(by: b)
      case .divide: a.dividedReportingOverflow(by: b)
      case .remainder: a.remainderReportingOverflow(dividingBy: b)
      }
    guard !overflows else {
      let isDivision = b == 0 && operation != .multiply
      throw Fault(
        .wrongValue, isDivision ? "division by zero" : "the number is too large", at: range)
    }
    return result
  }

  func negated(_ operand: Expression) throws(Fault) -> Value {
    let value = try evaluate(operand)
    guard case .int(let number) = value else {
      throw Fault(.wrongValue, "'-' does not take \(value.kind)", at: operand.range)
    }
    return .int(try calculate(.subtract, 0, number, at: operand.range))
  }

  /// The numbers from one to another, both included; none where the first is the larger.
  func sequence(_ first: Expression, _ last: Expression) throws(Fault) -> Value {
    let bounds = try [first, last].map { bound throws(Fault) in
      let value = try evaluate(bound)
      guard case .int(let number) = value else {
        throw Fault(.wrongValue, "'...' takes numbers, not \(value.kind)", at: bound.range)
      }
      return number
    }
    let (count, overflows) = bounds[1].subtractingReportingOverflow(bounds[0])
    guard !overflows, count < limits.iterations else {
      throw Fault(
        .templateLimit, "the loops take more than \(limits.iterations) turns", at: last.range)
    }
    return .list(count < 0 ? [] : (bounds[0]...bounds[1]).map(Value.int))
  }
}
