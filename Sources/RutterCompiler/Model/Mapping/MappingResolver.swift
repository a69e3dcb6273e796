package import RutterDiagnostics

/// Binds the mappings of all manifests to the project's models and to each other.
///
/// All mappings are declared first, inverse ones too, so that each can use every other in any order,
/// itself included.
package struct MappingResolver {
  private let catalog: ModelCatalog
  private let defaults: Access
  private var index = MappingIndex()
  private var report: Report

  /// For each manifest its mappings in the author's order, an inverse right behind its forward one.
  package static func resolve(
    _ manifests: [Manifest], defaults: Access, into report: inout Report
  ) -> [[ModelMapping]] {
    var resolver = MappingResolver(manifests, defaults)
    let heads = manifests.enumerated().map { resolver.declare($1, at: $0) }
    let mappings = heads.map { pairs in pairs.flatMap { resolver.resolve($0) } }
    report.merge(resolver.report)
    return mappings
  }

  private init(_ manifests: [Manifest], _ defaults: Access) {
    var report = Report()
    catalog = ModelCatalog(manifests, into: &report)
    self.defaults = defaults
    self.report = report
  }

  // MARK: Declaring

  /// An entry with its head and, if it is asked for, that of its inverse.
  private struct Declared {
    let entry: MappingEntry
    let forward: MappingHead
    let inverse: MappingHead?
  }

  private mutating func declare(_ manifest: Manifest, at place: Int) -> [Declared] {
    manifest.mappings.map { entry in
      let access = entry.access ?? manifest.access ?? defaults
      let heads = HeadBuilder(entry: entry, access: access, manifest: place, catalog: catalog)
      if entry.form != .extension, let label = entry.label {
        report.add(MisplacedLabel.finding(label, entry))
      }
      let declared = Declared(
        entry: entry, forward: heads.forward, inverse: entry.isInverted ? heads.inverse : nil)
      index.add(declared.forward, into: &report)
      if let inverse = declared.inverse { index.add(inverse, into: &report) }
      return declared
    }
  }

  // MARK: Resolving

  private mutating func resolve(_ declared: Declared) -> [ModelMapping] {
    let forward = MappingPlan(declared.entry, declared.forward, catalog)
    guard hasShapes(forward) else { return [] }
    var contextRead: Set<String> = []
    var mappings = [resolve(forward, &contextRead)]
    if let head = declared.inverse {
      let inverse = InversePlan.make(of: forward, head, catalog, into: &report)
      mappings.append(resolve(inverse, &contextRead))
    }
    for parameter in declared.forward.parameters where !contextRead.contains(parameter.name) {
      report.add(UnusedMappingParameter.finding(parameter, forward))
    }
    return mappings
  }

  private mutating func resolve(
    _ plan: MappingPlan, _ contextRead: inout Set<String>
  ) -> ModelMapping {
    if let source = plan.source, let target = plan.target, source.kind != .enum {
      var members = MemberResolver(plan, from: source, to: target, catalog, index)
      let body = ModelMapping.Body.members(members.resolve())
      report.merge(members.report)
      contextRead.formUnion(members.contextRead)
      return mapping(plan, body, members.namesLookedUp)
    }
    var cases = CaseResolver(plan, index)
    let body = cases.resolve()
    report.merge(cases.report)
    contextRead.formUnion(cases.contextRead)
    return mapping(plan, body, cases.namesLookedUp)
  }

  private func mapping(
    _ plan: MappingPlan, _ body: ModelMapping.Body, _ namesLookedUp: Set<String>
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
      isInverse: head.isInverse, body: body, namesInUse: names, range: head.range)
  }

  // MARK: Shapes

  /// Whether the models that a mapping needs are declared and of kinds that go together.
  private mutating func hasShapes(_ plan: MappingPlan) -> Bool {
    let entry = plan.entry
    let missing = [(entry.source, plan.source), (entry.target, plan.target)]
      .filter { $0.1 == nil }.map(\.0)
    let known = [plan.source, plan.target].compactMap { $0 }
    if missing.count == 1, known[0].kind == .enum, !entry.cases.isEmpty {
      return hasFittingKeys(plan, isEnum: true)
    }
    for type in missing {
      report.add(UnknownModel.finding(type, catalog, isCoded: known.first?.kind == .enum))
    }
    guard known.count == 2 else { return false }
    if (known[0].kind == .enum) != (known[1].kind == .enum) {
      report.add(MixedKinds.finding(entry, known[0], known[1]))
      return false
    }
    return hasFittingKeys(plan, isEnum: known[0].kind == .enum)
  }

  private mutating func hasFittingKeys(_ plan: MappingPlan, isEnum: Bool) -> Bool {
    let entry = plan.entry
    let misplaced =
      isEnum ? entry.members.first?.name.range : entry.cases.first?.name.range ?? entry.otherwise?.range
    guard let misplaced else { return true }
    report.add(MixedKinds.misplaced(at: misplaced, isEnum: isEnum))
    return false
  }
}
