import RutterDiagnostics

// Sources beside the first, whose members pair by name as well.
extension MemberResolver {
  /// What an expression reads of them: single members by name or path, or all where one is whole.
  mutating func noteOthers(_ expression: SwiftExpression) {
    for name in expression.freeNames.map(\.name) {
      if case .other(let source, _) = scope.meaning(of: name) {
        othersRead.insert(source.name + "." + name)
      }
      guard let source = plan.head.sourceParameters.first(where: { $0.name == name }) else {
        continue
      }
      let path = expression.path ?? []
      let members = scope.catalog?.model(for: source.type)?.memberNames ?? []
      let read = path.count > 1 && members.contains(path[1].name) ? [path[1].name] : members
      othersRead.formUnion(read.map { name + "." + $0 })
    }
  }

  mutating func checkOtherReads() {
    for other in plan.head.sourceParameters {
      contextRead.insert(other.name)
      guard let model = scope.catalog?.model(for: other.type) else { continue }
      for member in model.members {
        guard let name = member.name?.string, !othersRead.contains(other.name + "." + name) else {
          continue
        }
        report.add(UnreadMember.finding(member, of: other, plan))
      }
    }
  }

  /// A member that more than one source could fill.
  mutating func reportSeveral(_ name: String, _ rivals: [ParameterEntry], _ entry: MemberPlan?) {
    membersRead.insert(name)
    for other in scope.others(with: name) { othersRead.insert(other.source.name + "." + name) }
    report.add(
      AmbiguousName.sources(
        name, at: entry?.range ?? plan.targetRange, plan.head,
        [source.member(name)].compactMap { $0 } + rivals))
  }
}

// MARK: - Parts

extension MemberResolver {
  /// A member that is made of the source's own members.
  mutating func nested(
    _ members: [MemberPlan], into member: ParameterEntry, _ entry: MemberPlan
  ) -> MemberInitialization? {
    let type = member.type.type.unwrapped ?? member.type.type
    guard let catalog = scope.catalog, let model = catalog.model(for: type), model.kind != .enum
    else {
      report.add(UnknownPart.finding(entry, type))
      return nil
    }
    var part = plan
    part.head = plan.head.filling(type)
    part.target = model
    part.members = members
    part.part = entry.range
    var resolver = MemberResolver(part, from: source, to: model, catalog, index)
    let values = resolver.resolvePart()
    take(resolver)
    guard resolver.unfilled.isEmpty else { return nil }
    let arguments = values.map { SwiftName.escaped($0.name, in: .argumentLabel) + ": " + $0.value }
    return MemberInitialization(
      name: member.name?.string ?? "", type: member.type.type,
      value: "\(type)(\(arguments.joined(separator: ", ")))", isTyped: !member.type.type.isOptional,
      origin: values.lazy.compactMap(\.origin).first, declaration: member.range)
  }

  private mutating func resolvePart() -> [MemberInitialization] {
    for member in plan.members where target.member(member.name) == nil { reportUnknown(member) }
    return target.members.compactMap { initialization($0) }
  }

  /// What resolving a part has found out.
  private mutating func take(_ part: MemberResolver) {
    report.merge(part.report)
    membersRead.formUnion(part.membersRead)
    othersRead.formUnion(part.othersRead)
    contextRead.formUnion(part.contextRead)
    namesLookedUp.formUnion(part.namesLookedUp)
    calls += part.calls
    if part.throwsErrors { throwsErrors = true }
  }
}
