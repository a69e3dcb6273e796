import RutterDiagnostics

// What is read and what is not, and whether the author's names mean anything.
extension MemberResolver {
  mutating func noteNames(_ expression: SwiftExpression) {
    namesLookedUp.formUnion(scope.namesLeft(in: expression))
    contextRead.formUnion(scope.contextRead(by: expression))
  }

  mutating func noteReads(_ expression: SwiftExpression) {
    noteNames(expression)
    noteOthers(expression)
    if scope.readsWhole(expression) {
      membersRead.formUnion(source.memberNames)
      readsWhole = true
    } else {
      membersRead.formUnion(scope.membersRead(by: expression))
    }
  }

  // MARK: Names

  /// Whether the names that must be the source's or the context's are; others are swiftc's to judge.
  mutating func checkNames(_ text: ExpressionText) -> Bool {
    for name in text.expression.freeNames {
      if case .ambiguous(let parameter) = scope.meaning(of: name.name) {
        report.add(AmbiguousName.finding(text, name, scope, parameter: parameter))
        noteReads(text.expression)
        membersRead.insert(name.name)
        return false
      }
    }
    guard let root = text.expression.path?.first, case .unknown = scope.meaning(of: root.name),
      root.name.first?.isUppercase != true
    else { return true }
    let names = source.memberNames + plan.head.parameters.map(\.name)
    let nearest =
      report.wantsSuggestions ? Suggestion.nearest(to: root.name, in: names) : nil
    guard nearest != nil || text.expression.identifier != nil, !source.isOpen else { return true }
    if let nearest { membersRead.insert(nearest) }
    report.add(UnknownSourceMember.finding(text, root, in: source, nearest: nearest))
    return false
  }

  /// An entry for what is no member of the target: fine where it says why a source member is not
  /// read, wrong otherwise.
  mutating func checkForeign(_ entry: MemberPlan) {
    switch entry.value {
    case .ignored where source.member(entry.name) != nil: ignored.append(entry)
    case .ignored where !scope.others(with: entry.name).isEmpty:
      othersRead.formUnion(scope.others(with: entry.name).map { $0.source.name + "." + entry.name })
    case .expression(let text) where isReversed(entry, text.expression):
      membersRead.insert(entry.name)
      plan.excusedTargets.insert(text.expression.identifier ?? "")
      report.add(ReversedMember.finding(entry, text, from: source, to: target))
    case .expression(let text):
      noteReads(text.expression)
      reportUnknown(entry)
    case .ignored, .byName, .constant, .member, .nested: reportUnknown(entry)
    }
  }

  private func isReversed(_ entry: MemberPlan, _ expression: SwiftExpression) -> Bool {
    guard let name = expression.identifier else { return false }
    return source.member(entry.name) != nil && target.member(name) != nil
      && source.member(name) == nil
  }

  mutating func reportUnknown(_ entry: MemberPlan) {
    let open = target.memberNames.filter { plan.member($0) == nil }
    let nearest =
      report.wantsSuggestions ? Suggestion.nearest(to: entry.name, in: open) : nil
    if let nearest { plan.excusedTargets.insert(nearest) }
    report.add(UnknownMember.finding(entry, in: target, nearest: nearest))
  }

  mutating func checkRedundant(_ entry: MemberPlan, at range: SourceRange) {
    guard !plan.head.isInverse, !entry.hasInverse else { return }
    report.add(RedundantMember.finding(entry.name, at: range))
  }

  // MARK: Reads

  mutating func checkReads() {
    for entry in ignored
    where membersRead.contains(entry.name) && !readsWhole && !plan.head.isInverse {
      report.add(NeedlessIgnore.finding(entry))
    }
    membersRead.formUnion(ignored.map(\.name))
    let unread = source.members.filter { member in
      guard let name = member.name?.string else { return false }
      return !membersRead.contains(name) && !plan.excusedSources.contains(name)
        && !source.derived.contains(name)
    }
    if unread.count > UnreadMember.mostNamedOneByOne {
      report.add(UnreadMember.finding(unread, plan))
    } else {
      for member in unread { report.add(UnreadMember.finding(member, plan, in: source)) }
    }
    checkOtherReads()
  }

  /// The source member that an unfilled target member is likely meant to come from.
  func neighbour(of member: ParameterEntry) -> String? {
    guard report.wantsSuggestions else { return nil }
    let spoken = plan.members.flatMap { entry -> [String] in
      guard case .expression(let text) = entry.value else { return [] }
      return scope.membersRead(by: text.expression)
    }
    let free = source.memberNames.filter { target.member($0) == nil && !spoken.contains($0) }
    return member.name.flatMap { path(flattenedTo: $0.string) }
      ?? member.name.flatMap { Suggestion.nearest(to: $0.string, in: free) }
      ?? onlyOneOfType(member.type.type, among: free)
  }

  /// `country.code` for a member that is called `countryCode`.
  private func path(flattenedTo name: String) -> String? {
    for own in source.members {
      guard let root = own.name?.string, name.hasPrefix(root), root.utf8.count < name.utf8.count,
        let model = scope.catalog?.model(for: own.type.type.unwrapped ?? own.type.type)
      else { continue }
      let rest = SwiftName.lowercasedFirst(String(name.dropFirst(root.count)))
      if model.member(rest) != nil { return root + (own.type.type.isOptional ? "?." : ".") + rest }
    }
    return nil
  }

  private func onlyOneOfType(_ type: SwiftType, among names: [String]) -> String? {
    let fitting = names.filter { name in
      guard let own = source.member(name)?.type.type else { return false }
      if case .success = finder.conversion(from: own, to: type) { return true }
      return false
    }
    return fitting.count == 1 ? fitting.first : nil
  }
}
