import RutterDiagnostics

/// Turns what an author says of one direction into a plan for the other, and reports what has no
/// other direction.
struct InversePlan {
  let forward: MappingPlan
  var inverse: MappingPlan
  let catalog: ModelCatalog
  var report = Report()

  /// `head` is that of the inverse mapping.
  static func make(
    of forward: MappingPlan, _ head: MappingHead, _ catalog: ModelCatalog,
    into report: inout Report
  ) -> MappingPlan {
    let empty = MappingPlan(
      entry: forward.entry, head: head, source: catalog.model(for: head.source),
      target: catalog.target(
        for: head.target,
        filledFrom: Set(forward.source?.storedNames ?? [])
          .union(forward.head.parameters.map(\.name))))
    var plan = InversePlan(forward: forward, inverse: empty, catalog: catalog)
    plan.invertMembers(SourceScope(head: forward.head, model: forward.source, catalog: catalog))
    plan.invertCases()
    if let other = forward.entry.others.first {
      plan.report.add(NotInvertible.sources(at: other.range, forward.entry))
    }
    report.merge(plan.report)
    return plan.inverse
  }

  // MARK: Members

  private mutating func invertMembers(_ scope: SourceScope) {
    for entry in forward.members {
      forward.target?.member(entry.name) == nil ? invertUnread(entry) : invert(entry, scope)
    }
    let context = forward.head.parameters.map(\.name).filter { forward.source?.member($0) == nil }
    inverse.excusedSources.formUnion(context)
  }

  /// A source member that is not read: there is nothing to fill it from.
  private mutating func invertUnread(_ entry: MemberPlan) {
    guard let member = inverse.target?.member(entry.name) else { return }
    if !member.hasDefault {
      refuse(entry, at: entry.range, because: "is ignored", filling: [entry.name])
    } else {
      inverse.members.append(MemberPlan(name: entry.name, range: entry.range, value: .ignored))
    }
  }

  private mutating func invert(_ entry: MemberPlan, _ scope: SourceScope) {
    switch entry.value {
    case .byName where entry.conversion.function != nil && !entry.hasInverse:
      refuse(
        entry, at: entry.range, because: "is converted by a function", filling: [entry.name])
    case .byName where isLossy(entry):
      refuse(
        entry, at: entry.range, because: "takes some of the elements", filling: [entry.name])
    case .byName, .member: fill(entry.name, from: entry)
    case .nested(let members): flatten(members, of: entry)
    case .constant(let text):
      refuse(entry, at: text.range, because: "is a constant", filling: [])
    case .ignored:
      refuse(entry, at: entry.range, because: "is ignored", filling: [entry.name])
    case .expression(let text):
      let read = scope.membersRead(by: text.expression)
      let isName = text.expression.identifier != nil
      if takesApart(text), !entry.hasInverse, fillPart(text, from: entry) { return }
      if entry.conversion.function != nil, !entry.hasInverse {
        refuse(entry, at: entry.range, because: "is converted by a function", filling: read)
        return
      }
      if isLossy(entry) {
        refuse(entry, at: entry.range, because: "takes some of the elements", filling: read)
        return
      }
      if read.count == 1, isName || entry.hasInverse {
        fill(read[0], from: entry)
      } else if read.isEmpty, isName, !entry.hasInverse {
        inverse.excusedSources.insert(entry.name)
      } else if entry.hasInverse {
        refuse(entry, at: text.range, because: Self.count(of: read), filling: read)
      } else {
        refuse(entry, at: text.range, because: "is an expression", filling: read)
      }
    }
  }

  private static func count(of read: [String]) -> String {
    read.isEmpty
      ? "reads no member that its inverse could fill"
      : "reads \(read.map { "'\($0)'" }.joined(separator: " and ")), and an inverse fills one member"
  }

  /// An `inverse:` of the author's goes before a name that only pairs.
  private mutating func fill(_ member: String, from entry: MemberPlan) {
    if let fallback = entry.defaultValue, !entry.hasInverse {
      report.add(LossyInverse.nilMember(entry, fallback))
    }
    let value: MemberPlan.Value = entry.inverse.map { .expression($0) } ?? .member(entry.name)
    let plan = MemberPlan(name: member, range: entry.range, value: value)
    let pairsByName =
      member != entry.name && forward.member(member) == nil
      && forward.target?.member(member) != nil
    if pairsByName, !entry.hasInverse {
      inverse.excusedSources.insert(entry.name)
    } else if let other = inverse.members.firstIndex(where: { $0.name == member }) {
      if entry.hasInverse { inverse.members[other] = plan }
      inverse.excusedSources.insert(entry.name)
    } else {
      inverse.members.append(plan)
    }
  }

  mutating func refuse(
    _ entry: MemberPlan, at range: SourceRange, because reason: String, filling members: [String]
  ) {
    report.add(NotInvertible.member(entry, at: range, reason, forward.entry))
    inverse.excusedSources.insert(entry.name)
    inverse.excusedTargets.formUnion(members)
  }

  // MARK: Cases

  private mutating func invertCases() {
    for plan in forward.cases {
      guard let first = plan.sources.first, let range = plan.sourceRanges.first else { continue }
      if let payload = plan.payloads.first {
        report.add(NotInvertible.member(payload, at: payload.range, "is a payload", forward.entry))
        continue
      }
      if plan.sources.count > 1, !plan.sources.contains(plan.target) {
        report.add(NotInvertible.folded(plan, forward.entry))
        inverse.excusedSources.insert(plan.target)
        continue
      }
      let source = plan.sources.contains(plan.target) ? plan.target : first
      checkFolded(plan, source)
      inverse.cases.append(
        CasePlan(
          target: source, sources: [plan.target], targetRange: range,
          sourceRanges: [plan.targetRange]))
    }
    checkOtherwise()
  }

  /// A case that only `otherwise` leads to has nothing to go back to.
  private mutating func checkOtherwise() {
    guard let otherwise = forward.otherwise, let target = forward.target else { return }
    guard let name = CaseResolver.caseName(otherwise.expression) else {
      report.add(NotInvertible.otherwise(otherwise, "is an expression", forward.entry))
      return
    }
    let isListed = forward.cases.contains { $0.target == name }
    let isPaired = forward.source?.enumCase(name) != nil
    if target.enumCase(name) != nil, !isListed, !isPaired {
      inverse.excusedSources.insert(name)
      report.add(
        NotInvertible.otherwise(otherwise, "'\(name)' comes of nothing else", forward.entry))
    } else {
      checkFoldedRest(otherwise)
    }
  }
}
