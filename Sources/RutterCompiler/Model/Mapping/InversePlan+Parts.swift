import RutterDiagnostics

// Members of members: what is taken apart in one direction is put together in the other.
extension InversePlan {
  /// Whether it is a path to a member of a member.
  func takesApart(_ text: ExpressionText) -> Bool {
    guard let path = text.expression.path, path.count == 2 else { return false }
    return forward.source?.member(path[0].name) != nil
  }

  /// Fills one member of a source's member; false if the others would stay open.
  mutating func fillPart(_ text: ExpressionText, from entry: MemberPlan) -> Bool {
    guard let path = text.expression.path, path.count == 2,
      let type = forward.source?.member(path[0].name)?.type.type,
      let model = catalog.model(for: type.unwrapped ?? type), model.kind != .enum,
      covers(model, path[0].name)
    else { return false }
    let part = MemberPlan(name: path[1].name, range: entry.range, value: .member(entry.name))
    if let place = inverse.members.firstIndex(where: { $0.name == path[0].name }) {
      guard case .nested(let parts) = inverse.members[place].value else { return false }
      inverse.members[place] = MemberPlan(
        name: path[0].name, range: inverse.members[place].range, value: .nested(parts + [part]))
    } else {
      inverse.members.append(
        MemberPlan(name: path[0].name, range: entry.range, value: .nested([part])))
    }
    return true
  }

  /// Whether paths of the mapping read every member of a member that must have a value.
  private func covers(_ model: ModelEntry, _ root: String) -> Bool {
    let read = forward.members.compactMap { entry -> String? in
      guard case .expression(let text) = entry.value, let path = text.expression.path,
        path.count == 2, path[0].name == root
      else { return nil }
      return path[1].name
    }
    return model.members.allSatisfy {
      $0.hasDefault || read.contains($0.name?.string ?? "")
    }
  }

  /// A member that is made of the source's own: each of these is read out of it again.
  mutating func flatten(_ members: [MemberPlan], of entry: MemberPlan) {
    inverse.excusedSources.insert(entry.name)
    guard let type = forward.target?.member(entry.name)?.type.type,
      let model = catalog.model(for: type.unwrapped ?? type)
    else { return }
    let link = type.isOptional ? "?." : "."
    for name in model.memberNames {
      let own = members.first { $0.name == name }
      guard let source = own.map(readMember) ?? name else {
        refuse(entry, at: own?.range ?? entry.range, because: "is an expression", filling: [])
        continue
      }
      let path = entry.name + link + name
      guard case .success(let expression) = SwiftExpression.parse(path),
        let part = forward.entry.members.first(where: { $0.name.string == entry.name })?.name
      else { continue }
      let whole = part.part(0..<part.string.utf8.count)
      inverse.members.append(
        MemberPlan(
          name: source, range: own?.range ?? entry.range,
          value: .expression(ExpressionText(expression: expression, part: whole))))
    }
  }

  /// The source's member that alone fills a part, if one does.
  private func readMember(_ part: MemberPlan) -> String? {
    switch part.value {
    case .byName: part.name
    case .expression(let text): text.expression.identifier
    case .member, .constant, .ignored, .nested: nil
    }
  }

  /// Whether elements are left out on the way, or are changed by a function.
  func isLossy(_ entry: MemberPlan) -> Bool {
    let elements = entry.conversion.elements
    return elements.filter != nil || elements.limit != nil || elements.compact != nil
  }
}

// MARK: - Losses

extension InversePlan {
  /// Cases beside the one that comes back.
  mutating func checkFolded(_ plan: CasePlan, _ back: String) {
    let lost = plan.sources.filter { $0 != back }
    if !lost.isEmpty, forward.source != nil {
      report.add(LossyInverse.folded(lost, into: plan.target, at: plan.targetRange))
    }
  }

  /// Cases that `otherwise` takes in.
  mutating func checkFoldedRest(_ otherwise: ExpressionText) {
    guard let source = forward.source, let target = forward.target else { return }
    let listed = Set(forward.cases.flatMap(\.sources))
    let rest = source.caseNames.filter { !listed.contains($0) && target.enumCase($0) == nil }
    if let name = CaseResolver.caseName(otherwise.expression), !rest.isEmpty {
      report.add(LossyInverse.folded(rest, into: name, at: otherwise.range))
    }
  }
}
