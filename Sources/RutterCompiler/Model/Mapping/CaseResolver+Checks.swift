import RutterDiagnostics

extension CaseResolver {
  /// The branch for the cases that lead nowhere by themselves; without `otherwise:` they are missing.
  mutating func otherwise(for rest: [EnumCaseEntry], in target: ModelEntry?) -> CaseTranslation? {
    guard let text = plan.otherwise else {
      if plan.head.effects.isFailable, !rest.isEmpty { return answerNil() }
      for own in rest where !plan.excusedSources.contains(own.name.string) {
        report.add(UnhandledCase.finding(own, plan))
      }
      return nil
    }
    guard !rest.isEmpty else {
      reportNeedlessOtherwise()
      return nil
    }
    return fallback(text, in: target)
  }

  /// The branch of all that leads nowhere, where the mapping may say so.
  mutating func answerNil() -> CaseTranslation {
    answersNil = true
    return CaseTranslation(patterns: [], value: "nil", isFree: true, origin: nil)
  }

  mutating func fallback(_ text: ExpressionText, in target: ModelEntry?) -> CaseTranslation? {
    if let target, let name = Self.caseName(text.expression) {
      guard let goal = target.enumCase(name) else {
        report.add(UnknownCase.finding(name, at: text.range, in: target))
        return nil
      }
      guard hasNoPayload(goal, at: text.range) else { return nil }
      return CaseTranslation(patterns: [], value: Self.access(goal), isFree: true, origin: nil)
    }
    let scope = SourceScope(head: plan.head, model: nil, catalog: nil)
    namesLookedUp.formUnion(text.expression.freeNames.map(\.name))
    contextRead.formUnion(scope.contextRead(by: text.expression))
    let isPlain = text.expression.isPlain(for: plan.head.target)
    return CaseTranslation(
      patterns: [], value: scope.bound(text.expression), isFree: isPlain,
      origin: isPlain ? nil : text.range)
  }

  mutating func reportNeedlessOtherwise() {
    guard let text = plan.otherwise else { return }
    report.add(NeedlessOtherwise.finding(text))
  }

  /// Target cases that nothing leads to, `otherwise` included; a misspelt name leads to the one it is
  /// near to. An inverse reaches fewer by nature, and what an expression makes is not known.
  mutating func checkProduced(_ produced: Set<String>, in target: ModelEntry) {
    let rest = plan.otherwise.map { Self.caseMade(by: $0.expression) }
    if plan.head.isInverse || rest == .some(nil) { return }
    let named = plan.cases.map(\.target)
    let meant = named.compactMap { target.enumCase($0) == nil ? nearest(to: $0, in: target) : $0 }
    let produced = produced.union(meant)
    for open in target.cases where !produced.contains(open.name.string) && open.name.string != rest
    {
      report.add(UnproducedCase.finding(open, plan))
    }
  }

  private func nearest(to name: String, in model: ModelEntry) -> String? {
    Suggestion.nearest(to: name, in: model.caseNames)
  }

  /// Two ways for one source; which of them is taken must not depend on their order.
  mutating func reportDuplicates() {
    var first: [String: SourceRange] = [:]
    for entry in plan.cases {
      for (name, range) in zip(entry.sources, entry.sourceRanges) {
        if let known = first[name] {
          report.add(DuplicateCaseSource.finding(name, at: range, first: known))
        } else {
          first[name] = range
        }
      }
    }
  }

  /// Whether only the standard library has a say in what the literal, or the range of them, means.
  static func isFree(_ text: String, of type: SwiftType) -> Bool {
    guard case .success(let expression) = SwiftExpression.parse(text) else { return false }
    return type.canBeHashable == .yes && expression.freeNames.isEmpty
      && expression.literal != .implicitMember
  }

  mutating func checkLiteral(_ text: String, of type: SwiftType, at range: SourceRange) {
    guard !plan.head.isInverse, case .success(let expression) = SwiftExpression.parse(text) else {
      return
    }
    if let finding = WrongLiteral.finding(expression, of: type, at: range) {
      report.add(finding)
    }
  }

  mutating func hasNoPayload(_ goal: EnumCaseEntry, at range: SourceRange) -> Bool {
    guard !goal.payloads.isEmpty else { return true }
    report.add(PayloadMismatch.unfilled(goal, at: range))
    return false
  }
}
