import RutterDiagnostics

/// Translates one enum into another case by case, literals into an enum, or an enum into literals.
struct CaseResolver {
  let plan: MappingPlan
  let finder: ConversionFinder
  var report = Report()
  /// The context that `otherwise` uses.
  var contextRead: Set<String> = []
  /// The mappings that payloads are converted by, also where that fails.
  var calls: [MappingCall] = []
  var namesLookedUp: Set<String> = []
  /// Whether some case leads nowhere, and whether some payload's mapping may throw.
  var answersNil = false
  var throwsErrors = false

  init(_ plan: MappingPlan, _ index: MappingIndex, _ catalog: ModelCatalog) {
    self.plan = plan
    finder = ConversionFinder(index: index, user: plan.head, catalog: catalog)
  }

  mutating func resolve() -> ModelMapping.Body {
    reportDuplicates()
    switch (plan.source, plan.target) {
    case (let source?, let target?): return translate(source, to: target)
    case (nil, let target?): return translate(literalsTo: target)
    case (let source?, nil): return translate(literalsFrom: source)
    case (nil, nil): return .cases([], otherwise: nil)
    }
  }

  /// The case that a text names: `unknown` or `.unknown`.
  static func caseName(_ expression: SwiftExpression) -> String? {
    if let name = expression.identifier { return name }
    guard expression.literal == .implicitMember else { return nil }
    return bareName(expression.text)
  }

  /// The case that a value makes, with its payload or without one.
  static func caseMade(by expression: SwiftExpression) -> String? {
    guard let call = expression.call else { return caseName(expression) }
    let callee = expression[call.callee]
    return callee.hasPrefix(".") ? bareName(callee) : nil
  }

  /// Without the dot in front, and without backticks.
  static func bareName(_ text: String) -> String {
    let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
    return name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`")
      ? String(name.dropFirst().dropLast()) : String(name)
  }

  // MARK: Case by case

  private mutating func translate(_ source: ModelEntry, to target: ModelEntry) -> ModelMapping.Body
  {
    checkNames(source, target)
    var translations: [CaseTranslation] = []
    var produced: Set<String> = []
    var rest: [EnumCaseEntry] = []
    for own in source.cases {
      guard let goal = goal(of: own, in: target) else {
        rest.append(own)
        continue
      }
      produced.insert(goal.name.string)
      if let translation = translation(own, to: goal, payloads(of: own)) {
        translations.append(translation)
      }
    }
    let otherwise = otherwise(for: rest, in: target)
    checkProduced(produced, in: target)
    return .cases(Self.merged(translations), otherwise: otherwise)
  }

  private func goal(of own: EnumCaseEntry, in target: ModelEntry) -> EnumCaseEntry? {
    let name = own.name.string
    let listed = plan.cases.first { $0.sources.contains(name) }
    return target.enumCase(listed?.target ?? name)
  }

  private func payloads(of own: EnumCaseEntry) -> [MemberPlan] {
    plan.cases.first { $0.sources.contains(own.name.string) }?.payloads ?? []
  }

  private mutating func checkNames(_ source: ModelEntry, _ target: ModelEntry) {
    for entry in plan.cases {
      checkTarget(entry, in: target)
      for (name, range) in zip(entry.sources, entry.sourceRanges) where source.enumCase(name) == nil
      {
        report.add(UnknownCase.finding(name, at: range, in: source))
      }
      if entry.sources == [entry.target], entry.payloads.isEmpty, !plan.head.isInverse {
        report.add(RedundantMember.finding(entry.target, at: entry.targetRange))
      }
    }
  }

  private mutating func checkTarget(_ entry: CasePlan, in target: ModelEntry) {
    if target.enumCase(entry.target) == nil, !plan.head.isInverse {
      report.add(UnknownCase.finding(entry.target, at: entry.targetRange, in: target))
    }
  }

  /// Cases without payloads that lead to the same value share a branch, at the place of the first.
  private static func merged(_ translations: [CaseTranslation]) -> [CaseTranslation] {
    var merged: [CaseTranslation] = []
    for translation in translations {
      let bindsNone = { (patterns: [String]) in !patterns.contains { $0.contains("let ") } }
      let twin = merged.firstIndex {
        $0.value == translation.value && bindsNone($0.patterns) && bindsNone(translation.patterns)
      }
      if let twin {
        merged[twin].patterns += translation.patterns
      } else {
        merged.append(translation)
      }
    }
    return merged
  }

  // MARK: Literals

  private mutating func translate(literalsTo target: ModelEntry) -> ModelMapping.Body {
    var translations: [CaseTranslation] = []
    for entry in plan.cases {
      checkTarget(entry, in: target)
      for (text, range) in zip(entry.sources, entry.sourceRanges) {
        checkLiteral(text, of: plan.head.source, at: range)
      }
      guard let goal = target.enumCase(entry.target), hasNoPayload(goal, at: entry.targetRange)
      else { continue }
      let isFree = entry.sources.allSatisfy { Self.isFree($0, of: plan.head.source) }
      translations.append(
        CaseTranslation(
          patterns: entry.sources, value: Self.access(goal), isFree: isFree, origin: nil))
    }
    checkProduced([], in: target)
    let isComplete = Set(plan.cases.flatMap(\.sources)) == ["true", "false"]
    if plan.otherwise == nil, !isComplete {
      if plan.head.effects.isFailable { return .cases(translations, otherwise: answerNil()) }
      report.add(UnhandledCase.values(plan))
    } else if plan.otherwise != nil, isComplete {
      reportNeedlessOtherwise()
      return .cases(translations, otherwise: nil)
    }
    return .cases(translations, otherwise: plan.otherwise.flatMap { fallback($0, in: target) })
  }

  private mutating func translate(literalsFrom source: ModelEntry) -> ModelMapping.Body {
    var translations: [CaseTranslation] = []
    var rest: [EnumCaseEntry] = []
    for entry in plan.cases {
      for (name, range) in zip(entry.sources, entry.sourceRanges) where source.enumCase(name) == nil
      {
        report.add(UnknownCase.finding(name, at: range, in: source))
      }
    }
    for own in source.cases {
      guard let entry = plan.cases.first(where: { $0.sources.contains(own.name.string) }) else {
        rest.append(own)
        continue
      }
      checkLiteral(entry.target, of: plan.head.target, at: entry.targetRange)
      translations.append(
        CaseTranslation(
          patterns: [Self.access(own)], value: entry.target,
          isFree: Self.isFree(entry.target, of: plan.head.target), origin: nil))
    }
    return .cases(Self.merged(translations), otherwise: otherwise(for: rest, in: nil))
  }

  static func access(_ entry: EnumCaseEntry) -> String {
    "." + SwiftName.escaped(entry.name.string, in: .memberAccess)
  }
}
