package import RutterDiagnostics

/// Binds the mappings of all manifests to the project's models and to each other.
///
/// All mappings are declared first, inverse ones too, so that each can use every other in any order,
/// itself included.
package struct MappingResolver {
  let catalog: ModelCatalog
  private let defaults: Access
  /// Nil while they are being found out: an inverse then has all parameters.
  private let needs: InverseNeeds?
  private var index = MappingIndex()
  var report = Report()

  /// For each manifest its mappings in the author's order, an inverse right behind its forward one.
  package static func resolve(
    _ manifests: [Manifest], defaults: Access,
    _ declarations: DeclarationIndex = DeclarationIndex(), into report: inout Report
  ) -> [[ModelMapping]] {
    let catalog = ModelCatalog(manifests, declarations, into: &report)
    let needs = inverseNeeds(of: manifests, catalog, defaults)
    var resolver = MappingResolver(catalog, defaults, needs: needs)
    let declared = manifests.enumerated().map { resolver.declare($1, at: $0) }
    let mappings = declared.map { entries in entries.flatMap { resolver.settled($0) } }
    report.merge(resolver.report)
    return mappings
  }

  init(_ catalog: ModelCatalog, _ defaults: Access, needs: InverseNeeds?) {
    self.catalog = catalog
    self.defaults = defaults
    self.needs = needs
  }

  // MARK: Declaring

  /// An entry with its head and, if it is asked for, that of its inverse.
  struct Declared {
    let entry: MappingEntry
    let forward: MappingHead
    let inverse: MappingHead?
  }

  mutating func declare(_ manifest: Manifest, at place: Int) -> [Declared] {
    manifest.mappings.enumerated().map { number, entry in
      let place = MappingPlace(manifest: place, entry: number)
      let heads = HeadBuilder(
        entry: entry, access: entry.access ?? manifest.access ?? defaults, place: place,
        module: manifest.module?.string, catalog: catalog)
      checkEntry(entry)
      let forward = heads.forward
      let inverse =
        entry.isInverted ? heads.inverse { needs?.contains($0, of: place) ?? true } : nil
      index.add(forward, into: &report)
      if let inverse { index.add(inverse, into: &report) }
      return Declared(entry: entry, forward: forward, inverse: inverse)
    }
  }

  // MARK: Resolving

  /// With the severities that the mapping itself sets.
  private mutating func settled(_ declared: Declared) -> [ModelMapping] {
    guard !declared.entry.rules.isEmpty else { return resolve(declared) }
    let before = report
    report = Report()
    let mappings = resolve(declared)
    let own = declared.entry.rules.settle(report)
    report = before
    report.merge(own)
    return mappings
  }

  private mutating func resolve(_ declared: Declared) -> [ModelMapping] {
    let forward = MappingPlan(declared.entry, declared.forward, catalog)
    guard hasShapes(forward) else { return [] }
    var directions = [resolve(forward)]
    var roundTrip: RoundTrip?
    if let head = declared.inverse {
      var inverse = InversePlan.make(of: forward, head, catalog, into: &report)
      inverse.excusedSources.formUnion(directions[0].unfilled)
      inverse.excusedSources.formUnion(forward.namesLeftToUpdates)
      if hasShapes(inverse, likeThoseOf: forward) {
        directions.append(resolve(inverse))
        roundTrip = self.roundTrip(forward, inverse)
      }
    }
    let contextRead = directions.reduce(into: Set()) { $0.formUnion($1.allContextRead) }
    for parameter in declared.forward.parameters where !contextRead.contains(parameter.name) {
      report.add(UnusedMappingParameter.finding(parameter, forward))
    }
    var mappings = directions.map { direction in
      var mapping = direction.mapping
      mapping.modules.formUnion(catalog.modules(of: direction.calls.map(\.head.target)))
      return mapping
    }
    mappings[mappings.count - 1].roundTrip = roundTrip
    return mappings
  }

  /// A mapping with what there is to know of how it came about.
  struct Direction {
    let mapping: ModelMapping
    let contextRead: Set<String>
    let calls: [MappingCall]
    var unfilled: Set<String> = []

    var allContextRead: Set<String> { contextRead.union(calls.flatMap(\.context)) }
  }

  mutating func resolve(_ plan: MappingPlan) -> Direction {
    checkFunctionName(plan)
    if let source = plan.source, let target = plan.target, source.kind != .enum {
      var members = MemberResolver(plan, from: source, to: target, catalog, index)
      let body = members.resolve()
      report.merge(members.report)
      checkSelfCall(plan, body.initializations)
      if !members.report.hasErrors {
        checkEffects(plan, answersNil: members.answersNil, throwsErrors: members.throwsErrors)
      }
      let coverage = CoverageBuilder(plan: plan, catalog: catalog)
        .members(body.initializations + body.settings, read: members.membersRead)
      var mapping = mapping(plan, .members(body), coverage, members.namesLookedUp)
      mapping.modules.formUnion(members.modules)
      return Direction(
        mapping: mapping, contextRead: members.contextRead, calls: members.calls,
        unfilled: members.unfilled)
    }
    var cases = CaseResolver(plan, index, catalog)
    let body = cases.resolve()
    report.merge(cases.report)
    checkCaseOptions(plan)
    checkEffects(plan, answersNil: cases.answersNil, throwsErrors: cases.throwsErrors)
    return Direction(
      mapping: mapping(
        plan, body, CoverageBuilder(plan: plan, catalog: catalog).cases(), cases.namesLookedUp),
      contextRead: cases.contextRead,
      calls: cases.calls)
  }

  private func mapping(
    _ plan: MappingPlan, _ body: ModelMapping.Body, _ coverage: MappingCoverage,
    _ namesLookedUp: Set<String>
  ) -> ModelMapping {
    let head = plan.head
    var names = namesLookedUp.union(head.parameters.map(\.name))
    switch head.form {
    case .initializer: names.insert(head.sourceName)
    case .mapper: names.formUnion([head.sourceName, "map"])
    case .function: names.formUnion(plan.source?.memberNames ?? [])
    }
    var attributes = plan.entry.attributes
    if head.isInverse { attributes.summary = nil }
    return ModelMapping(
      source: head.source, target: head.target, form: head.form, sourceName: head.sourceName,
      parameters: head.parameters, access: head.access, attributes: attributes,
      isInverse: head.isInverse, effects: head.effects,
      lifts: plan.entry.options.lifts != nil, body: body, namesInUse: names, range: head.range,
      modules: catalog.modules(of: [head.source, head.target] + head.parameters.map(\.type)),
      coverage: coverage)
  }
}
