extension SwiftParser {
  /// A value and what hangs on it: members, calls, subscripts, `?`, `!`, closures.
  mutating func parseOperand() throws(Failure) -> Shape {
    let start = current.range.lowerBound
    var shape = try parsePrimary()
    while let next = try parseSuffix(of: shape, from: start) { shape = next }
    return shape
  }

  /// Nil if no suffix comes here.
  private mutating func parseSuffix(of shape: Shape, from start: Int) throws(Failure) -> Shape? {
    if at(".") { return try parseMember(of: shape) }
    if at("("), !current.startsLine { return try parseCall(from: start) }
    if at("["), !current.startsLine {
      advance()
      _ = try parseArguments(until: "]")
      return .operand
    }
    if at("{"), allowsTrailingClosures, takesClosure(shape) {
      return try parseTrailingClosures(of: shape, from: start)
    }
    if current.kind == .postfixOperator { return try parsePostfixOperator(on: shape) }
    return nil
  }

  private func takesClosure(_ shape: Shape) -> Bool {
    if case .literal(let literal) = shape { literal == .implicitMember } else { true }
  }

  /// Other operators than these look as if their right side had been lost.
  private mutating func parsePostfixOperator(on shape: Shape) throws(Failure) -> Shape {
    let mark = advance().text
    guard ["?", "!", "..."].contains(mark) else { throw missing("a value") }
    guard mark == "?", case .path(var components) = shape, let last = components.popLast(),
      !last.isOptional
    else { return .operand }
    components.append(
      SwiftExpression.PathComponent(name: last.name, isOptional: true, range: last.range))
    return .path(components)
  }

  private mutating func parseMember(of shape: Shape) throws(Failure) -> Shape {
    let component = try parseMemberName()
    guard let component, case .path(let components) = shape else { return .operand }
    return .path(components + [component])
  }

  /// `.name`, `.0` or `.name(label:)`; nil where it is more than a plain name.
  mutating func parseMemberName() throws(Failure) -> SwiftExpression.PathComponent? {
    let dot = advance()
    let name = current
    let isWord = name.kind == .identifier && name.text != "_" && !name.text.hasPrefix("$")
    guard isWord || name.kind == .escapedIdentifier || name.kind == .integer else {
      throw isAtEnd || name.closes != nil ? missing("a member") : unexpected(after: dot.range)
    }
    guard name.range.lowerBound == dot.range.upperBound else {
      throw Failure("a member's name touches its dot", at: dot.range)
    }
    advance()
    let isCompound = try skipCompoundName()
    let isGeneric = parseGenericSuffix()
    let isSpecial = ["self", "init", "Type", "Protocol"].contains(name.text) && isWord
    guard !isCompound, !isGeneric, !isSpecial, name.kind != .integer else { return nil }
    return SwiftExpression.PathComponent(name: name.text, isOptional: false, range: name.range)
  }

  /// The labels of `posterURLSet(for:)`, which names a function without calling it.
  mutating func skipCompoundName() throws(Failure) -> Bool {
    guard at("("), !current.startsLine, isName(next()) else { return false }
    let length = distance(behindBracketAt: 0)
    guard length > 2, length.isMultiple(of: 2) else { return false }
    for place in stride(from: 1, to: length - 1, by: 2) {
      guard isName(next(place)), next(place + 1).kind == .punctuation, next(place + 1).text == ":"
      else { return false }
    }
    for _ in 0..<length { advance() }
    return true
  }

  /// `<Int>`, if a generic argument list is what `<` begins; Swift decides it in the same way.
  mutating func parseGenericSuffix() -> Bool {
    guard current.isOperator, current.text.hasPrefix("<"), current.range.lowerBound == previousEnd
    else { return false }
    var attempt = self
    do throws(Failure) {
      let arguments = try attempt.parseGenericArguments()
      guard attempt.endsGenericArguments else { return false }
      attempt.typeNames += arguments.flatMap(\.names)
      self = attempt
      return true
    } catch {
      return false
    }
  }

  private var endsGenericArguments: Bool {
    let token = current
    switch token.kind {
    case .end, .interpolationEnd, .postfixOperator: return true
    case .punctuation:
      if token.text == "(" || token.text == "[" { return !token.startsLine }
      return [")", "]", "{", "}", ".", ",", ";", ":"].contains(token.text)
    default: return false
    }
  }

  // MARK: Calls

  private mutating func parseCall(from start: Int) throws(Failure) -> Shape {
    let callee = start..<previousEnd
    advance()
    return .call(SwiftExpression.Call(callee: callee, arguments: try parseArguments(until: ")")))
  }

  /// Arguments with or without labels, and the bracket that ends them.
  mutating func parseArguments(
    until closing: String
  ) throws(Failure) -> [SwiftExpression.Argument] {
    let outer = allowsTrailingClosures
    allowsTrailingClosures = true
    defer { allowsTrailingClosures = outer }
    var arguments: [SwiftExpression.Argument] = []
    while !isAtClosing(closing) {
      arguments.append(try parseArgument())
      if isAtClosing(closing) { break }
      guard eat(",") else { throw leftOver(after: arguments.last?.range ?? current.range) }
    }
    advance()
    return arguments
  }

  private func isAtClosing(_ closing: String) -> Bool {
    closing == "\\)" ? current.kind == .interpolationEnd : at(closing)
  }

  private mutating func parseArgument() throws(Failure) -> SwiftExpression.Argument {
    var label: String?
    if isName(current), next().kind == .punctuation, next().text == ":" {
      label = advance().text
      advance()
    }
    let start = current.range.lowerBound
    if isOperatorName(current), isEndOfArgument(next()) {
      advance()
    } else {
      try parseExpression()
    }
    return SwiftExpression.Argument(
      label: label == "_" ? nil : label, range: start..<previousEnd, isTrailingClosure: false)
  }

  /// An operator that can be handed over as a function: `sorted(by: <)`.
  private func isOperatorName(_ token: SwiftToken) -> Bool {
    token.isOperator && !["=", "->", "?", "&"].contains(token.text)
  }

  private func isEndOfArgument(_ token: SwiftToken) -> Bool {
    token.kind == .punctuation && (token.text == "," || token.closes != nil)
  }

  private mutating func parseTrailingClosures(
    of shape: Shape, from start: Int
  ) throws(Failure) -> Shape {
    var callee = start..<previousEnd
    var arguments: [SwiftExpression.Argument] = []
    if case .call(let call) = shape { (callee, arguments) = (call.callee, call.arguments) }
    arguments.append(try parseTrailingClosure(label: nil))
    while isName(current), next().text == ":", next(2).text == "{", next(2).kind == .punctuation {
      let label = advance().text
      advance()
      arguments.append(try parseTrailingClosure(label: label))
    }
    return .call(SwiftExpression.Call(callee: callee, arguments: arguments))
  }

  private mutating func parseTrailingClosure(
    label: String?
  ) throws(Failure) -> SwiftExpression.Argument {
    let start = current.range.lowerBound
    try parseClosure()
    return SwiftExpression.Argument(
      label: label, range: start..<previousEnd, isTrailingClosure: true)
  }
}
