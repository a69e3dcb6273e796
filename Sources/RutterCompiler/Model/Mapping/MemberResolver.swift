import RutterDiagnostics

/// Fills every member of a target from a source, and reports what cannot be filled or is not read.
struct MemberResolver {
  var plan: MappingPlan
  let source: ModelEntry
  let target: ModelEntry
  let scope: SourceScope
  let finder: ConversionFinder
  var report = Report()
  var membersRead: Set<String> = []
  /// Members of the target for which there is no value.
  private(set) var unfilled: Set<String> = []
  /// The context that the values themselves use.
  var contextRead: Set<String> = []
  /// The mappings that values are converted by, also where that fails.
  private(set) var calls: [MappingCall] = []
  /// Names the author's expressions look up, which no local constant may hide.
  var namesLookedUp: Set<String> = []

  init(
    _ plan: MappingPlan, from source: ModelEntry, to target: ModelEntry, _ catalog: ModelCatalog,
    _ index: MappingIndex
  ) {
    self.plan = plan
    self.source = source
    self.target = target
    scope = SourceScope(head: plan.head, model: source, catalog: catalog)
    finder = ConversionFinder(index: index, user: plan.head)
  }

  mutating func resolve() -> [MemberInitialization] {
    for member in plan.members where target.member(member.name) == nil { checkForeign(member) }
    let initializations = target.members.compactMap { initialization($0) }
    checkReads()
    return initializations
  }

  private mutating func initialization(_ member: ParameterEntry) -> MemberInitialization? {
    guard let name = member.name?.string else { return nil }
    let entry = plan.member(name)
    switch entry?.value {
    case .ignored:
      if !member.hasDefault, let entry {
        report.add(IgnoredWithoutDefault.finding(entry, member, of: target))
      }
      return nil
    case nil, .byName:
      if let entry, entry.defaultValue == nil { checkRedundant(entry, at: entry.range) }
      return byName(member, name, entry)
    case .member(let other):
      return source.member(other).flatMap { read($0, named: other, into: member, entry) }
    case .constant(let constant):
      noteNames(constant.expression)
      return initialization(member, entry, from: Reading(constant, text: constant.text))
    case .expression(let expression):
      guard let entry else { return nil }
      return authored(expression, into: member, entry)
    }
  }

  private mutating func byName(
    _ member: ParameterEntry, _ name: String, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    if let own = source.member(name) { return read(own, named: name, into: member, entry) }
    if let parameter = plan.head.parameters.first(where: { $0.name == name }) {
      contextRead.insert(name)
      return initialization(member, entry, from: Reading(context: parameter))
    }
    unfilled.insert(name)
    guard !plan.excusedTargets.contains(name) else { return nil }
    let neighbour = neighbour(of: member)
    if let neighbour { membersRead.insert(neighbour) }
    report.add(UnfilledMember.finding(member, plan, in: target, near: neighbour))
    return nil
  }

  private mutating func read(
    _ own: ParameterEntry, named name: String, into member: ParameterEntry, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    membersRead.insert(name)
    return initialization(member, entry, from: Reading(member: own, named: name, scope))
  }

  private mutating func authored(
    _ text: ExpressionText, into member: ParameterEntry, _ entry: MemberPlan
  ) -> MemberInitialization? {
    guard checkNames(text) else { return nil }
    let expression = text.expression
    if let name = expression.identifier, let own = source.member(name) {
      if name == entry.name, entry.defaultValue == nil { checkRedundant(entry, at: text.range) }
      return read(own, named: name, into: member, entry)
    }
    noteReads(expression)
    var reading = Reading(text, text: scope.bound(expression))
    if let path = expression.path {
      let type = scope.type(of: path)
      reading.type = type.type
      reading.operand.isChained = type.isChained
    }
    return initialization(member, entry, from: reading)
  }

  /// The value converted to the member's type, with its default.
  private mutating func initialization(
    _ member: ParameterEntry, _ entry: MemberPlan?, from reading: Reading
  ) -> MemberInitialization? {
    let type = member.type.type
    let fallback = fallback(entry, for: reading)
    let place = ConversionPlace(plan, member, entry, reading)
    let value =
      member.isTyped
      ? converted(reading, to: type, fallback, place)
      : reading.operand.text(with: operand(of: fallback))
    guard let value else { return nil }
    let doubtful = [reading.type == nil ? reading.authored : nil, fallback]
      .compactMap { $0 }.filter { !$0.expression.isPlain(for: type) }
    let isTyped = value.hasPrefix("\(type)(") && reading.authored?.expression.call != nil
    return MemberInitialization(
      name: member.name?.string ?? "",
      isLabelled: !target.unlabelled.contains(member.name?.string ?? ""), type: type, value: value,
      isTyped: isTyped && fallback == nil || !member.isTyped, origin: doubtful.first?.range,
      declaration: member.range)
  }
}

// MARK: Conversion

extension MemberResolver {
  /// The default the author gives for nil, unless the value cannot be nil.
  private mutating func fallback(_ entry: MemberPlan?, for reading: Reading) -> ExpressionText? {
    guard let entry, let text = entry.defaultValue else { return nil }
    if reading.type != nil, !reading.isOptional {
      report.add(NeedlessDefault.finding(text, reading))
      return nil
    }
    noteReads(text.expression)
    return text
  }

  private func operand(of fallback: ExpressionText?) -> ValueText? {
    fallback.map { Reading($0, text: scope.bound($0.expression)).operand }
  }

  private mutating func converted(
    _ reading: Reading, to target: SwiftType, _ fallback: ExpressionText?, _ place: ConversionPlace
  ) -> String? {
    let fallbackText = operand(of: fallback)
    guard let type = reading.type else {
      if reading.isOptional, fallback == nil, !target.isOptional {
        report.add(place.finding(.droppedOptional))
        return nil
      }
      return reading.operand.text(with: fallbackText)
    }
    switch conversion(of: reading, type, to: target, hasFallback: fallback != nil) {
    case .success(let conversion):
      calls += [conversion.call].compactMap { $0 }
      let writer = ConversionWriter(user: plan.head)
      return ValueText(text: writer.text(conversion, of: reading.operand)).text(with: fallbackText)
    case .failure(let problem):
      calls += [problem.call].compactMap { $0 }
      report.add(place.finding(problem))
      return nil
    }
  }

  /// Where the value's optional is dealt with by a default, or comes of a chain, what it holds is
  /// converted.
  private func conversion(
    of reading: Reading, _ type: SwiftType, to target: SwiftType, hasFallback: Bool
  ) -> Result<Conversion, ConversionProblem> {
    let held = reading.operand.isChained ? type : hasFallback ? type.unwrapped : nil
    guard let held else { return finder.conversion(from: type, to: target) }
    return finder.conversion(from: held, to: target.unwrapped ?? target).flatMap { inner in
      hasFallback || target.isOptional ? .success(inner.lifted) : .failure(.droppedOptional)
    }
  }
}
