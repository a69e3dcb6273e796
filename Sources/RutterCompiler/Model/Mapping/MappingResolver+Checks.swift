import RutterDiagnostics

/// What can be told of a mapping as a whole.
extension MappingResolver {
  // MARK: Shapes

  /// Whether the models that a mapping needs are declared and of kinds that go together.
  mutating func hasShapes(_ plan: MappingPlan) -> Bool {
    let entry = plan.entry
    let missing = [(entry.source, plan.source), (entry.target, plan.target)]
      .filter { $0.1 == nil }.map(\.0)
    let known = [plan.source, plan.target].compactMap { $0 }
    if missing.count == 1, known[0].kind == .enum, !plan.cases.isEmpty {
      return hasFittingKeys(plan, isEnum: true)
    }
    for type in missing {
      report.add(UnknownModel.finding(type, catalog, isCoded: known.first?.kind == .enum))
    }
    guard known.count == 2 else { return false }
    if plan.source?.kind == .actor, plan.entry.form != .function || plan.entry.isInverted {
      report.add(ActorSource.finding(plan))
      return false
    }
    if (known[0].kind == .enum) != (known[1].kind == .enum) {
      report.add(MixedKinds.finding(entry, known[0], known[1]))
      return false
    }
    return hasFittingKeys(plan, isEnum: known[0].kind == .enum)
  }

  /// A type that can be read need not be one that can be made, and the other way round.
  mutating func hasShapes(_ inverse: MappingPlan, likeThoseOf forward: MappingPlan) -> Bool {
    let pairs = [
      (forward.entry.target, forward.target, inverse.source),
      (forward.entry.source, forward.source, inverse.target),
    ]
    let missing = pairs.filter { $0.1 != nil && $0.2 == nil }.map(\.0)
    for type in missing { report.add(UnknownModel.finding(type, catalog, isCoded: false)) }
    return missing.isEmpty
  }

  private mutating func hasFittingKeys(_ plan: MappingPlan, isEnum: Bool) -> Bool {
    let entry = plan.entry
    let member = entry.members.first?.name.range
    let branch = entry.cases.first?.name.range ?? entry.otherwise?.range
    let misplaced = isEnum ? member : branch
    guard let misplaced else { return true }
    report.add(MixedKinds.misplaced(at: misplaced, isEnum: isEnum))
    return false
  }

  // MARK: Options

  mutating func checkEffects(_ plan: MappingPlan, answersNil: Bool, throwsErrors: Bool) {
    if let range = plan.options.optional, !answersNil {
      report.add(NeedlessOption.optional(at: range))
    }
    if let range = plan.options.throwing, !throwsErrors {
      report.add(NeedlessOption.throwing(at: range))
    }
  }

  /// An enum is translated as a whole; there is nothing to fill in place.
  mutating func checkCaseOptions(_ plan: MappingPlan) {
    let hook = plan.options.before.first ?? plan.options.after.first
    let misplaced = [plan.options.update?.range, hook?.range].compactMap { $0 }
    if let range = misplaced.first { report.add(MixedKinds.misplaced(at: range, isEnum: true)) }
  }

  // MARK: Names

  mutating func checkEntry(_ entry: MappingEntry) {
    if entry.form != .extension, let label = entry.label {
      report.add(MisplacedLabel.finding(label, entry))
    }
    var first: [String: SourceRange] = [:]
    for (place, parameter) in entry.parameters.enumerated() {
      let name = HeadBuilder.name(of: parameter, at: place)
      if let known = first[name] {
        report.error(
          .duplicateName, "two parameters are called '\(name)'", at: parameter.range,
          notes: [Note("the other one is here", at: known)])
      }
      first[name] = parameter.range
    }
  }

  mutating func checkFunctionName(_ plan: MappingPlan) {
    guard case .function(let name) = plan.head.form, plan.head.parameters.isEmpty else { return }
    if let member = plan.source?.member(name) {
      report.add(TakenFunctionName.finding(name, plan, member.range))
    }
  }

  mutating func checkSelfCall(_ plan: MappingPlan, _ initializations: [MemberInitialization]) {
    guard case .initializer = plan.head.form else { return }
    let called = initializations.map {
      MappingHead.signature(of: $0.isLabelled ? $0.name : nil, $0.type)
    }
    if plan.head.parameterSignatures == called { report.add(SelfCallingInitializer.finding(plan)) }
  }
}
