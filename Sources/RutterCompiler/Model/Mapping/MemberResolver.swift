import RutterDiagnostics

/// Fills every member of a target from a source, and reports what cannot be filled or is not read.
struct MemberResolver {
  var plan: MappingPlan
  let source: ModelEntry
  let target: ModelEntry
  var scope: SourceScope
  let finder: ConversionFinder
  let index: MappingIndex
  var report = Report()
  var membersRead: Set<String> = []
  /// Members of the target for which there is no value.
  var unfilled: Set<String> = []
  /// The context that the values themselves use.
  var contextRead: Set<String> = []
  /// The mappings that values are converted by, also where that fails.
  var calls: [MappingCall] = []
  /// Names the author's expressions look up, which no local constant may hide.
  var namesLookedUp: Set<String> = []
  /// Whether some value keeps the mapping from having an answer, and whether some may throw.
  var answersNil = false
  var throwsErrors = false
  /// The members of sources beside the first that are read, as paths.
  var othersRead: Set<String> = []
  /// Entries that say why a source member is left behind.
  var ignored: [MemberPlan] = []
  /// Whether some value reads the source as a whole.
  var readsWhole = false
  /// The modules of types that no author names and values are made of.
  var modules: Set<String> = []
  /// Whether a target that is there already is being filled.
  var isUpdating = false

  init(
    _ plan: MappingPlan, from source: ModelEntry, to target: ModelEntry, _ catalog: ModelCatalog,
    _ index: MappingIndex
  ) {
    self.plan = plan
    self.index = index
    self.source = source
    self.target = target
    scope = SourceScope(head: plan.head, model: source, catalog: catalog)
    finder = ConversionFinder(index: index, user: plan.head, catalog: catalog)
  }

  mutating func resolve() -> MemberBody {
    for member in plan.members where !isFilled(member.name) { checkForeign(member) }
    var body = MemberBody()
    scope.unwrapped = unwrappedMembers()
    body.initializations = target.members.compactMap { initialization($0) }
    body.settings = settings()
    body.isOfValue = target.kind == .struct
    resolveTarget(&body)
    scope.unwrapped = [:]
    body.before = plan.options.before.map { hook($0) }
    checkReads()
    return body
  }

  private func isFilled(_ name: String) -> Bool {
    target.member(name) != nil || isOnlySet(name)
  }

  mutating func initialization(_ member: ParameterEntry) -> MemberInitialization? {
    member.name.flatMap { initialization(member, $0.string, plan.member($0.string)) }
  }

  /// With the severities that the entry itself sets.
  mutating func initialization(
    _ member: ParameterEntry, _ name: String, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    guard let entry, !entry.rules.isEmpty else { return filled(member, name, entry) }
    let before = report
    report = Report()
    let initialization = filled(member, name, entry)
    let own = entry.rules.settle(report)
    report = before
    report.merge(own)
    return initialization
  }

  private mutating func filled(
    _ member: ParameterEntry, _ name: String, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    switch entry?.value {
    case .ignored:
      if !member.hasDefault, let entry, !plan.isUpdateOnly {
        report.add(IgnoredWithoutDefault.finding(entry, member, of: target))
      }
      return nil
    case nil, .byName:
      if let entry, !entry.isConverted { checkRedundant(entry, at: entry.range) }
      return byName(member, name, entry)
    case .member(let other):
      guard let own = source.member(other) else {
        reportUnfilled(member, name)
        return nil
      }
      return read(own, named: other, into: member, entry)
    case .nested(let members): return entry.flatMap { nested(members, into: member, $0) }
    case .constant(let constant):
      noteNames(constant.expression)
      checkThrows(constant)
      return initialization(member, entry, from: Reading(constant, text: constant.text))
    case .expression(let expression):
      guard let entry else { return nil }
      return authored(expression, into: member, entry)
    }
  }

  private mutating func byName(
    _ member: ParameterEntry, _ name: String, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    let others = scope.others(with: name)
    if others.count + (source.member(name) == nil ? 0 : 1) > 1 {
      reportSeveral(name, others.map(\.member), entry)
      return nil
    }
    if let own = source.member(name) { return read(own, named: name, into: member, entry) }
    if let other = others.first {
      othersRead.insert(other.source.name + "." + name)
      var reading = Reading(
        member: other.member, named: "\(other.source.name).\(name)",
        as: scope.reference(to: name, of: other.source))
      reading.type = other.member.type.type
      return initialization(member, entry, from: reading)
    }
    if let parameter = plan.head.parameters.first(where: { $0.name == name }) {
      contextRead.insert(name)
      return initialization(member, entry, from: Reading(context: parameter))
    }
    if plan.isLeftToUpdates(member) { return nil }
    reportUnfilled(member, name)
    return nil
  }

  private mutating func reportUnfilled(_ member: ParameterEntry, _ name: String) {
    unfilled.insert(name)
    guard !plan.excusedTargets.contains(name) else { return }
    let neighbour = neighbour(of: member)
    if let neighbour { membersRead.insert(neighbour.prefixOfPath) }
    report.add(UnfilledMember.finding(member, plan, in: target, near: neighbour))
  }

  private mutating func read(
    _ own: ParameterEntry, named name: String, into member: ParameterEntry, _ entry: MemberPlan?
  ) -> MemberInitialization? {
    membersRead.insert(name)
    return initialization(
      member, entry, from: Reading(member: own, named: name, as: scope.reference(to: name)))
  }

  mutating func authored(
    _ text: ExpressionText, into member: ParameterEntry, _ entry: MemberPlan
  ) -> MemberInitialization? {
    guard checkNames(text) else { return nil }
    let expression = text.expression
    if let name = expression.identifier, let own = source.member(name) {
      if name == entry.name, !entry.isConverted { checkRedundant(entry, at: text.range) }
      return read(own, named: name, into: member, entry)
    }
    noteReads(expression)
    checkThrows(text)
    if let finding = NarrowedValue.finding(text, scope) { report.add(finding) }
    var reading = Reading(text, text: scope.bound(expression))
    if let path = expression.path {
      let type = scope.type(of: path)
      reading.type = type.type
      reading.operand.isChained = type.isChained
    }
    return initialization(member, entry, from: reading)
  }

  /// The value converted to the member's type, with its default.
  mutating func initialization(
    _ member: ParameterEntry, _ entry: MemberPlan?, from reading: Reading
  ) -> MemberInitialization? {
    let type = member.type.type
    if let value = unconverted(reading, to: member, entry) {
      return MemberInitialization(
        name: member.name?.string ?? "", isLabelled: isLabelled(member), type: type, value: value,
        isTyped: false, origin: nil, declaration: member.range, isUnwrapped: false)
    }
    let place = ConversionPlace(plan, member, entry, reading)
    guard let value = converted(reading, to: member, entry, place) else { return nil }
    if value.isUnwrapped { answersNil = true }
    let isTyped =
      value.text.hasPrefix("\(type)(") && reading.authored?.expression.call != nil
      && entry?.defaultValue == nil
    let name = member.name?.string ?? ""
    return MemberInitialization(
      name: name, isLabelled: isLabelled(member), type: type, value: value.text,
      isTyped: isTyped || !member.isTyped, origin: value.origin, declaration: member.range,
      isUnwrapped: value.isUnwrapped, nested: value.nested)
  }
}

extension MemberResolver {
  private func isLabelled(_ member: ParameterEntry) -> Bool {
    target.unlabelled.isEmpty || !target.unlabelled.contains(member.name?.string ?? "")
  }

  /// The value where it is of the member's type already and nothing is asked of it, as most are.
  private func unconverted(
    _ reading: Reading, to member: ParameterEntry, _ entry: MemberPlan?
  ) -> String? {
    guard member.isTyped, reading.authored == nil, !reading.operand.isChained,
      let type = reading.type, type.isSpelled(like: member.type.type), entry?.isConverted != true
    else { return nil }
    return reading.operand.text
  }
}

extension String {
  /// The first name of a path.
  fileprivate var prefixOfPath: String { String(prefix { $0 != "." && $0 != "?" }) }
}
