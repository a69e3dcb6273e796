/// Which of its mapping's parameters each inverse needs: those its own values use, and those that the
/// mappings it calls take, which may be inverse ones themselves.
struct InverseNeeds {
  private struct Caller {
    let place: MappingPlace
    let context: Set<String>
  }

  private var needs: [MappingPlace: Set<String>] = [:]
  /// Inverse mappings by the inverse mappings that they call.
  private var callers: [MappingPlace: [Caller]] = [:]

  func contains(_ name: String, of mapping: MappingPlace) -> Bool {
    needs[mapping]?.contains(name) ?? false
  }

  /// What an inverse that has all parameters uses by itself, and what it calls.
  mutating func add(_ mapping: MappingPlace, uses names: Set<String>, calls: [MappingCall]) {
    needs[mapping, default: []].formUnion(names)
    for call in calls {
      if call.head.isInverse {
        let caller = Caller(place: mapping, context: Set(call.context))
        callers[call.head.place, default: []].append(caller)
      } else {
        needs[mapping, default: []].formUnion(call.context)
      }
    }
  }

  /// Passes needs on from what is called to its callers, until none grows.
  mutating func spread() {
    var waiting = Array(needs.keys)
    while let called = waiting.popLast() {
      let names = needs[called] ?? []
      for caller in callers[called] ?? [] {
        let passed = names.intersection(caller.context)
        if passed.isSubset(of: needs[caller.place] ?? []) { continue }
        needs[caller.place, default: []].formUnion(passed)
        waiting.append(caller.place)
      }
    }
  }
}

extension MappingResolver {
  /// Told from a round of its own, in which each inverse has all parameters; what that round finds is
  /// found again when it is known which of them stay.
  static func inverseNeeds(
    of manifests: [Manifest], _ catalog: ModelCatalog, _ defaults: Access
  ) -> InverseNeeds {
    var needs = InverseNeeds()
    let entries = manifests.lazy.flatMap(\.mappings)
    guard entries.contains(where: { $0.isInverted && !$0.parameters.isEmpty }) else { return needs }
    var resolver = MappingResolver(catalog, defaults, needs: nil)
    for declared in manifests.enumerated().flatMap({ resolver.declare($1, at: $0) }) {
      guard let inverse = declared.inverse, !inverse.parameters.isEmpty else { continue }
      guard let plan = resolver.inversePlan(of: declared, inverse) else { continue }
      let direction = resolver.resolve(plan)
      needs.add(
        inverse.place, uses: direction.contextRead.union(direction.unfilled),
        calls: direction.calls)
    }
    needs.spread()
    return needs
  }

  private mutating func inversePlan(
    of declared: Declared, _ head: MappingHead
  ) -> MappingPlan? {
    let forward = MappingPlan(declared.entry, declared.forward, catalog)
    guard hasShapes(forward) else { return nil }
    return InversePlan.make(of: forward, head, catalog, into: &report)
  }
}
