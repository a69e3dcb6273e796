import RutterDiagnostics

/// A value of its member's type, or of the optional of it.
struct ConvertedValue {
  var text: String
  /// Whether it is to be unwrapped first; without it there is no target.
  var isUnwrapped = false
  /// Where the author wrote the part of it that only swiftc can judge.
  var origin: SourceRange?
  var nested: NestedUpdate?
}

extension MemberResolver {
  mutating func converted(
    _ reading: Reading, to member: ParameterEntry, _ entry: MemberPlan?, _ place: ConversionPlace
  ) -> ConvertedValue? {
    let options = entry?.conversion ?? MemberConversion()
    guard !options.isBroken, note(options) else { return nil }
    if let fallback = entry?.defaultValue { noteReads(fallback.expression) }
    let wish = Wish(
      target: member.type.type, options: options, fallback: entry?.defaultValue, place: place,
      isFailable: plan.head.effects.isFailable && !isUpdating)
    var value: ConvertedValue?
    if !member.isTyped {
      value = unjudged(reading, wish)
    } else if options.elements.isShaping {
      value = shaped(reading, wish)
    } else if let type = reading.type {
      value = typed(reading, type, wish)
    } else {
      value = untyped(reading, wish)
    }
    value?.origin = origin(of: reading, wish)
    return value
  }

  /// What is wanted of a value.
  struct Wish {
    let target: SwiftType
    let options: MemberConversion
    let fallback: ExpressionText?
    let place: ConversionPlace
    let isFailable: Bool

    /// What the target holds where it may be nil.
    var core: SwiftType { target.unwrapped ?? target }
    /// Whether nil is dealt with by the target or by a default.
    var takesNil: Bool { target.isOptional || fallback != nil }
  }

  // MARK: Types

  private mutating func typed(
    _ reading: Reading, _ type: SwiftType, _ wish: Wish
  ) -> ConvertedValue? {
    let finder = finder(for: wish.options)
    let isNilable = reading.isOptional
    let unwraps =
      wish.options.required != nil
      || wish.isFailable && isNilable && !wish.takesNil && wish.options.function != nil
    var result = conversion(reading, type, wish, finder, unwraps: unwraps)
    var isUnwrapped = unwraps
    if case .failure(let problem) = result, problem.isAboutNil, wish.isFailable, !wish.takesNil {
      result = conversion(reading, type, wish, finder, unwraps: true)
      isUnwrapped = true
    }
    switch result {
    case .success(let conversion):
      note(conversion, given: finder.given, wish)
      return ConvertedValue(
        text: text(conversion, reading, isNilable, wish), isUnwrapped: isUnwrapped,
        nested: isUnwrapped ? nil : nestedUpdate(conversion, reading, wish))
    case .failure(let problem):
      calls += [problem.call].compactMap { $0 }
      report.add(wish.place.finding(problem))
      return nil
    }
  }

  private func conversion(
    _ reading: Reading, _ type: SwiftType, _ wish: Wish, _ finder: ConversionFinder, unwraps: Bool
  ) -> Result<Conversion, ConversionProblem> {
    if reading.operand.isChained {
      if !wish.takesNil, !unwraps {
        if let function = finder.function { return .success(.function(function)) }
        return finder.optionalConversion(from: type, to: wish.core)
          .flatMap { _ in .failure(.droppedOptional) }
      }
      return finder.optionalConversion(from: type, to: wish.core).map(\.lifted)
    }
    if wish.fallback != nil || unwraps {
      return finder.optionalConversion(from: type, to: unwraps ? wish.target : wish.core)
    }
    return finder.conversion(from: type, to: wish.target)
  }

  /// With the default behind it, unless the value cannot be nil.
  private mutating func text(
    _ conversion: Conversion, _ reading: Reading, _ isNilable: Bool, _ wish: Wish
  ) -> String {
    let text = ConversionWriter(user: plan.head).text(conversion, of: reading.operand)
    let mayBeNil = isNilable || conversion.mayBeNil
    if wish.options.required != nil, !mayBeNil, let range = wish.options.required {
      report.add(NeedlessOption.required(reading, at: range))
    }
    guard let fallback = wish.fallback else { return text }
    guard mayBeNil else {
      report.add(NeedlessDefault.finding(fallback, reading))
      return text
    }
    let isWhole = conversion.isNone && reading.operand.isWhole
    return ValueText(text: text, isWhole: isWhole).text(with: operand(fallback))
  }

  private func operand(_ text: ExpressionText) -> ValueText {
    Reading(text, text: scope.bound(text.expression)).operand
  }

  // MARK: Without a type

  /// For a member of which no type is known: as it is, but for a function and a default.
  private mutating func unjudged(_ reading: Reading, _ wish: Wish) -> ConvertedValue {
    let function = finder(for: wish.options).function
    let value = function.map { ValueText(text: $0.text(of: reading.operand)) } ?? reading.operand
    return ConvertedValue(text: value.text(with: wish.fallback.map(operand)))
  }

  private mutating func untyped(_ reading: Reading, _ wish: Wish) -> ConvertedValue? {
    if let name = wish.options.mapping {
      report.add(UnknownMapping.untyped(name, reading))
      return nil
    }
    let function = finder(for: wish.options).function
    let conversion: Conversion = function.map { .function($0) } ?? .none
    let isNilable = reading.isOptional
    let isRequired = wish.options.required != nil
    if isNilable, !wish.takesNil, function == nil, !wish.isFailable, !isRequired {
      report.add(wish.place.finding(.droppedOptional))
      return nil
    }
    let isDropped = isNilable && !wish.takesNil && wish.isFailable
    let lifts = isNilable && (wish.takesNil || isDropped || isRequired)
    note(conversion, given: [:], wish)
    let text = ConversionWriter(user: plan.head)
      .text(lifts ? conversion.lifted : conversion, of: reading.operand)
    let isWhole = conversion.isNone && reading.operand.isWhole
    return ConvertedValue(
      text: ValueText(text: text, isWhole: isWhole).text(with: wish.fallback.map(operand)),
      isUnwrapped: isRequired || isDropped)
  }

  // MARK: Options

  func finder(for options: MemberConversion) -> ConversionFinder {
    var finder = finder
    finder.name = options.mapping
    finder.function = options.function.map(scope.call)
    finder.isCompact = options.elements.compact != nil
    for entry in options.context {
      finder.given[entry.name.string] = scope.bound(entry.value.expression)
    }
    return finder
  }

  mutating func note(_ conversion: Conversion, given: [String: String], _ wish: Wish) {
    calls += conversion.calls
    if conversion.needsFoundation { modules.insert("Foundation") }
    if conversion.isThrowing { throwsErrors = true }
    let used = conversion.contextGiven
    for entry in wish.options.context where !used.contains(entry.name.string) {
      report.add(UnknownContext.finding(entry.name, conversion.calls.first?.head))
    }
    if let index = wish.options.elements.index, !used.contains(index.string) {
      report.add(UnknownContext.finding(index, conversion.calls.first?.head))
    }
  }

  /// Notes what the options read; false if they cannot be used.
  private mutating func note(_ options: MemberConversion) -> Bool {
    if let function = options.function {
      noteReads(function.expression)
      if function.isThrowing { checkThrows(at: function.part.range) }
      for name in function.namesUsed where !noteName(name) {
        report.add(UnknownSourceMember.finding(name, at: function.part.range, in: source))
        return false
      }
    }
    for entry in options.context {
      guard checkNames(entry.value) else { return false }
      noteReads(entry.value.expression)
    }
    if let range = options.required, !plan.head.effects.isFailable {
      report.add(NeedlessOption.requiredWithoutOptional(at: range))
    }
    return true
  }

  private mutating func noteName(_ name: String) -> Bool {
    switch scope.meaning(of: name) {
    case .member: membersRead.insert(name)
    case .context: contextRead.insert(name)
    default: return false
    }
    return true
  }

  private func origin(of reading: Reading, _ wish: Wish) -> SourceRange? {
    let elements = wish.options.elements
    let value = reading.type == nil ? reading.authored : nil
    let texts = [value, wish.fallback].compactMap { $0 }
      .filter { !$0.expression.isPlain(for: wish.target) }
    let others =
      [elements.filter, elements.limit].compactMap { $0 } + elements.order.map(\.value)
      + wish.options.context.map(\.value)
    let doubtful = others.filter { $0.expression.identifier == nil && !$0.expression.isLiteral }
    return texts.first?.range ?? wish.options.function?.part.range ?? doubtful.first?.range
  }

  // MARK: Errors

  /// An expression that says `try`.
  mutating func checkThrows(_ text: ExpressionText) {
    guard text.text.hasPrefix("try ") else { return }
    checkThrows(at: text.range)
  }

  private mutating func checkThrows(at range: SourceRange) {
    throwsErrors = true
    if !plan.head.effects.isThrowing { report.add(MayThrow.value(at: range, plan)) }
  }
}
