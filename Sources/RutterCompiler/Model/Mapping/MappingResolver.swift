package import RutterDiagnostics

/// Binds the mappings of all manifests to the project's models and to each other.
///
/// All mappings are declared first, inverse ones too, so that each can use every other in any order,
/// itself included.
package struct MappingResolver {
  let catalog: ModelCatalog
  private let defaults: Access
  /// Parameters that inverse mappings turn out to need for others that they use. It grows until
  /// nothing more is needed; an inverse takes none that it does not use.
  private var inverseContext: Set<InverseParameter>
  private var index = MappingIndex()
  var report: Report

  /// For each manifest its mappings in the author's order, an inverse right behind its forward one.
  package static func resolve(
    _ manifests: [Manifest], defaults: Access, into report: inout Report
  ) -> [[ModelMapping]] {
    var context: Set<InverseParameter> = []
    while true {
      var resolver = MappingResolver(manifests, defaults, context)
      let heads = manifests.enumerated().map { resolver.declare($1, at: $0) }
      let mappings = heads.map { pairs in pairs.flatMap { resolver.resolve($0) } }
      if resolver.inverseContext == context {
        report.merge(resolver.report)
        return mappings
      }
      context = resolver.inverseContext
    }
  }

  private init(
    _ manifests: [Manifest], _ defaults: Access, _ inverseContext: Set<InverseParameter>
  ) {
    var report = Report()
    catalog = ModelCatalog(manifests, into: &report)
    self.defaults = defaults
    self.inverseContext = inverseContext
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
      let heads = HeadBuilder(
        entry: entry, access: access, manifest: place, catalog: catalog, context: inverseContext)
      checkEntry(entry)
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
    var directions = [resolve(forward)]
    if let head = declared.inverse {
      var inverse = InversePlan.make(of: forward, head, catalog, into: &report)
      inverse.excusedSources.formUnion(directions[0].unfilled)
      directions.append(resolve(inverse))
      noteNeeds(of: declared, directions[1])
    }
    let contextRead = directions.reduce(into: Set()) { $0.formUnion($1.contextRead) }
    for parameter in declared.forward.parameters where !contextRead.contains(parameter.name) {
      report.add(UnusedMappingParameter.finding(parameter, forward))
    }
    return directions.map(\.mapping)
  }

  private mutating func noteNeeds(of declared: Declared, _ inverse: Direction) {
    let needed = inverse.contextRead.union(inverse.unfilled)
    for name in declared.forward.parameters.map(\.name) where needed.contains(name) {
      inverseContext.insert(InverseParameter(mapping: declared.forward.range, name: name))
    }
  }

  /// A mapping with what there is to know of how it came about.
  private struct Direction {
    let mapping: ModelMapping
    let contextRead: Set<String>
    var unfilled: Set<String> = []
  }

  private mutating func resolve(_ plan: MappingPlan) -> Direction {
    checkFunctionName(plan)
    if let source = plan.source, let target = plan.target, source.kind != .enum {
      var members = MemberResolver(plan, from: source, to: target, catalog, index)
      let initializations = members.resolve()
      report.merge(members.report)
      checkSelfCall(plan, initializations)
      return Direction(
        mapping: mapping(plan, .members(initializations), members.namesLookedUp),
        contextRead: members.contextRead,
        unfilled: members.unfilled)
    }
    var cases = CaseResolver(plan, index)
    let body = cases.resolve()
    report.merge(cases.report)
    return Direction(
      mapping: mapping(plan, body, cases.namesLookedUp), contextRead: cases.contextRead)
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
}
