import RutterDiagnostics

/// Tells of each member and case what becomes of it, from a plan and what was made of it.
struct CoverageBuilder {
  let plan: MappingPlan
  let catalog: ModelCatalog

  /// `read` are the source's members that some value reads.
  func members(_ initializations: [MemberInitialization], read: Set<String>) -> MappingCoverage {
    guard let source = plan.source, let target = plan.target else { return MappingCoverage() }
    let made = Dictionary(initializations.map { ($0.name, $0.text) }) { a, _ in a }
    var coverage = MappingCoverage()
    let scope = SourceScope(head: plan.head, model: plan.source, catalog: catalog)
    coverage.items = target.members.compactMap { member in
      member.name.map { item(member, $0.string, made[$0.string], scope) }
    }
    coverage.items += initializations.filter { target.member($0.name) == nil }.map { made in
      let way = way(plan.member(made.name), made.name, made.text, scope)
      return .init(name: made.name, way: way, value: made.text, range: made.declaration)
    }
    for member in source.members {
      guard let name = member.name?.string, !source.derived.contains(name) else { continue }
      let reason = target.member(name) == nil ? reason(name) : nil
      if reason != nil || !read.contains(name) {
        coverage.unread.append(.init(name: name, reason: reason, range: member.range))
      }
    }
    return coverage
  }

  private func item(
    _ member: ParameterEntry, _ name: String, _ value: String?, _ scope: SourceScope
  ) -> MappingCoverage.Item {
    let entry = plan.member(name)
    if case .ignored = entry?.value {
      return .init(name: name, way: .ignored, reason: reason(name), range: member.range)
    }
    guard let value else {
      let way: MappingCoverage.Way = plan.isLeftToUpdates(member) ? .defaulted : .unmapped
      return .init(name: name, way: way, range: member.range)
    }
    return .init(name: name, way: way(entry, name, value, scope), value: value, range: member.range)
  }

  private func way(
    _ entry: MemberPlan?, _ name: String, _ value: String, _ scope: SourceScope
  ) -> MappingCoverage.Way {
    if entry?.defaultValue != nil { return .defaulted }
    switch entry?.value {
    case nil, .byName:
      let isPlain = value == scope.reference(to: name) || value == name
      return isPlain ? .mapped : .converted
    case .member(let other): return value == scope.reference(to: other) ? .renamed : .converted
    case .constant: return .constant
    case .nested: return .converted
    case .expression(let text):
      guard let other = text.expression.identifier else { return .converted }
      return value == scope.reference(to: other) || value == other ? .renamed : .converted
    case .ignored: return .ignored
    }
  }

  private func reason(_ name: String) -> String? {
    guard
      case .ignored(let reason)? = plan.entry.members.first(where: { $0.name.string == name })?
        .value
    else { return nil }
    return reason.string
  }

  // MARK: Cases

  /// Where each case of the source goes; where the source is no enum, where each value goes.
  func cases() -> MappingCoverage {
    var coverage = MappingCoverage()
    guard let source = plan.source else {
      coverage.items = plan.cases.flatMap { entry in
        zip(entry.sources, entry.sourceRanges).map {
          .init(name: $0, way: .converted, value: "." + entry.target, range: $1)
        }
      }
      return coverage
    }
    coverage.items = source.cases.map { item($0) }
    return coverage
  }

  private func item(_ own: EnumCaseEntry) -> MappingCoverage.Item {
    let name = own.name.string
    let listed = plan.cases.first { $0.sources.contains(name) }?.target
    if let listed {
      let way: MappingCoverage.Way =
        plan.target == nil ? .converted : listed == name ? .mapped : .renamed
      return .init(name: name, way: way, value: listed, range: own.range)
    }
    if plan.target?.enumCase(name) != nil {
      return .init(name: name, way: .mapped, value: name, range: own.range)
    }
    let otherwise = plan.otherwise?.text
    return .init(
      name: name, way: otherwise == nil ? .unmapped : .defaulted, value: otherwise, range: own.range
    )
  }
}

extension EnumCaseEntry {
  fileprivate var range: SourceRange { name.range }
}
