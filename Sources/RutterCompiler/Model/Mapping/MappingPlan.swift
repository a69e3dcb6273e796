import RutterDiagnostics

/// One direction of a mapping: what the author says of it, before names are bound.
///
/// An inverse mapping becomes a plan of its own, made of what the forward one says, and from there on
/// is resolved and checked like any other.
struct MappingPlan {
  let entry: MappingEntry
  var head: MappingHead
  let source: ModelEntry?
  var target: ModelEntry?
  var members: [MemberPlan] = []
  var cases: [CasePlan] = []
  var otherwise: ExpressionText?
  /// Members of the target and of the source about which a finding has been given already, or of
  /// which the author says why they are left alone.
  var excusedTargets: Set<String> = []
  var excusedSources: Set<String> = []

  /// The entry of a member that is made of the source's own members, where that is the target.
  var part: SourceRange?

  /// Where findings about the source as a whole, and about the target, belong.
  var sourceRange: SourceRange { inverseRange ?? entry.source.range }
  var targetRange: SourceRange { part ?? inverseRange ?? entry.target.range }

  private var inverseRange: SourceRange? {
    head.isInverse ? entry.inverseRange ?? entry.target.range : nil
  }

  /// What is asked for beside the target itself; an inverse has none of it.
  var options: MappingOptions { head.isInverse ? MappingOptions() : entry.options }

  var isUpdateOnly: Bool { options.update?.isOnly ?? false }

  /// Whether a member has a value in place alone, so that a new target keeps its default.
  func isLeftToUpdates(_ member: ParameterEntry) -> Bool {
    guard let update = options.update, update.isOnly || member.hasDefault else {
      return false
    }
    return update.members.contains { $0.name.string == member.name?.string }
  }

  /// Members that only a target that is there already is given.
  var namesLeftToUpdates: [String] {
    guard let target else { return [] }
    let open = target.members.filter { member in
      guard let name = member.name?.string, self.member(name) == nil else { return false }
      return source?.member(name) == nil && isLeftToUpdates(member)
    }
    return open.compactMap { $0.name?.string }
  }

  func member(_ name: String) -> MemberPlan? {
    members.firstIndex { $0.name == name }.map { members[$0] }
  }
}

/// Where one target member comes from.
struct MemberPlan {
  enum Value {
    case byName
    /// A member of the source under another name.
    case member(String)
    case expression(ExpressionText)
    case constant(ExpressionText)
    case ignored
    /// Made of the source's own members.
    case nested([MemberPlan])
  }

  let name: String
  /// Where the author names the member.
  let range: SourceRange
  let value: Value
  var defaultValue: ExpressionText?
  var inverse: ExpressionText?
  var conversion = MemberConversion()
  var rules: [Configuration.RuleSeverity] = []

  /// Whether the entry says more than where the value comes from.
  var isConverted: Bool { defaultValue != nil || conversion.saysSomething }

  var hasInverse: Bool { inverse != nil }
}

/// The source cases, or literals, that lead to one target case, or the other way round.
struct CasePlan {
  var target: String
  var sources: [String]
  /// Where the author names the target.
  var targetRange: SourceRange
  /// Where the author names each source.
  var sourceRanges: [SourceRange]
  var payloads: [MemberPlan] = []
}

extension MappingPlan {
  /// The forward direction, as the author wrote it.
  init(_ entry: MappingEntry, _ head: MappingHead, _ catalog: ModelCatalog) {
    self.entry = entry
    self.head = head
    source = catalog.model(for: head.source)
    let names =
      (source?.memberNames ?? []) + entry.members.map(\.name.string) + head.parameters.map(\.name)
    target =
      entry.options.update?.isOnly == true
      ? catalog.updated(head.target) : catalog.target(for: head.target, filledFrom: Set(names))
    members = entry.members.map(MemberPlan.init)
    let isLiteral = (from: source == nil, to: target == nil)
    cases = entry.cases.map {
      isLiteral.from ? CasePlan($0) : CasePlan.named($0, toLiteral: isLiteral.to)
    }
    otherwise = entry.otherwise
    if cases.isEmpty { cases = rawCases(catalog, isLiteral.from) }
  }

  /// Between an enum and its raw values, where nothing is listed: what the app's own Swift says of each.
  private func rawCases(_ catalog: ModelCatalog, _ isFromLiteral: Bool) -> [CasePlan] {
    let pair = isFromLiteral ? (head.target, head.source) : (head.source, head.target)
    guard let model = isFromLiteral ? target : source, model.kind == .enum,
      (isFromLiteral ? source : target) == nil,
      catalog.rawType(of: pair.0)?.canonical == pair.1.canonical
    else { return [] }
    let cases = model.cases.compactMap { own -> CasePlan? in
      guard let literal = own.rawLiteral else { return nil }
      let name = own.name.string
      return CasePlan(
        target: isFromLiteral ? name : literal, sources: [isFromLiteral ? literal : name],
        targetRange: entry.target.range, sourceRanges: [entry.source.range])
    }
    return cases.count == model.cases.count ? cases : []
  }
}

extension MemberPlan {
  init(_ entry: MemberEntry) {
    name = entry.name.string
    range = entry.name.range
    defaultValue = entry.defaultValue
    inverse = entry.inverse
    conversion = entry.conversion
    rules = entry.rules
    switch entry.value {
    case .from(let expression): value = .expression(expression)
    case .constant(let expression): value = .constant(expression)
    case .ignored: value = .ignored
    case .byName: value = .byName
    case .nested(let members): value = .nested(members.map(MemberPlan.init))
    }
  }
}

extension CasePlan {
  /// Literals that lead to a case.
  fileprivate init(_ entry: CaseSourceEntry) {
    target = entry.name.string
    targetRange = entry.name.range
    sources = entry.sources.map(\.text)
    sourceRanges = entry.sources.map(\.range)
    payloads = entry.payloads.map(MemberPlan.init)
  }

  /// Cases that lead to a case. Where the target is no enum its literals cannot be keys, and the
  /// source's cases are.
  fileprivate static func named(_ entry: CaseSourceEntry, toLiteral: Bool) -> CasePlan {
    var plan = CasePlan(entry)
    if toLiteral, let literal = entry.sources.first {
      plan.target = literal.text
      plan.targetRange = literal.range
      plan.sources = [entry.name.string]
      plan.sourceRanges = [entry.name.range]
    } else {
      plan.sources = plan.sources.map(CaseResolver.bareName)
    }
    return plan
  }
}
