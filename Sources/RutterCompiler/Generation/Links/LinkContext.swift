import RutterDiagnostics
import RutterTemplateEngine

/// What the template of links prints: for each enum how its routes are read from URLs and printed as
/// them, for a router where a link lands.
struct LinkContext {
  let model: Model
  let locator: Locator
  let router: Router
  let reading: LinkReading

  init(model: Model, locator: Locator, router: Router) {
    self.model = model
    self.locator = locator
    self.router = router
    reading = LinkReading(model.configuration.links)
  }

  /// The router's links, or none.
  func record() -> Value {
    let enums = router.presentations.compactMap { routeEnum($0) }
    let isOpening = router.hasClass && model.opensLinks(router)
    guard !enums.isEmpty || isOpening else { return .none }
    return .record(
      Record(
        [
          "enums": .list(enums.map { .record($0) }), "isOpening": .bool(isOpening),
          "landings": .list(landings().map { .record($0) }),
          "innerLandings": .list(innerLandings().map { .record($0) }),
          "documentation": .list(documentation().map { .string($0) }),
          "root": .optional(root), "refuses": .bool(router.linkPolicy == .refuse && isPresenting),
          "closes": .bool(isPresenting),
          "hasRootMove": .bool(router.contains(.push) || router.split != nil),
          "isOutermost": .bool(!router.isPresented && !router.isInTabs),
          "tabs": .list(tabs().map { .record($0) }),
          "hiddenTabs": .list(hiddenTabs().map { .record($0) }),
          "hiddenLinksRead": .bool(readsHiddenLinks),
          "allTabsHide": .bool(router.tabs.allSatisfy(mayHideLinks)),
          "guardedTabs": .list(guardedTabs().map { .record($0) }),
          "allTabsAsk": .bool(guardedTabs().count == router.tabs.count),
          "refusals": .list(refusals().map { .string($0) }),
          "closesTabs": .bool(!router.tabs.isEmpty && model.presents(router)),
        ], origin: router.range))
  }

  var isPresenting: Bool {
    router.routes.contains(where: \.presentation.isModal)
  }

  // MARK: Enums

  private func routeEnum(_ presentation: Presentation) -> Record? {
    let routes = router.routes(presentation)
    let linked = routes.filter { $0.link != nil }
    if linked.isEmpty { return nil }
    let reads = self.reads(linked)
    let isSafe = routes.flatMap(\.parameters).allSatisfy { $0.type.isKnownSendable }
    return Record([
      "name": .string(router.enumNames[presentation]), "access": .record(router.access.fields),
      "nonisolated": .string(isSafe ? "nonisolated " : ""),
      "isPushed": .bool(presentation == .push),
      "readParts": .list(readParts(reads).map { .record($0) }),
      "deprecatedReads": .list(reads.filter(\.isDeprecated).map { .record($0.record) }),
      "throws": .bool(reads.contains { $0.throwing || $0.isDeprecated }),
      "printParts": .list(printParts(linked).map { .record($0) }),
      "isTotal": .bool(linked.count == routes.count),
      "otherwise": .string(CallText.negated(routes.map(\.conditions))),
      "samples": .list(samples(linked).map { .record($0) }),
    ])
  }

  struct Read {
    let record: Record
    let throwing: Bool
    let isDeprecated: Bool
  }

  /// Literals before parameters, so that of two patterns of one shape the stricter comes first; what
  /// is deprecated is tried last.
  private func reads(_ routes: [Route]) -> [Read] {
    let all = routes.flatMap { route in
      (route.link?.patterns ?? []).map { (route: route, pattern: $0) }
    }
    let sorted = all.enumerated().sorted { a, b in
      let (first, second) = (rank(a.element), rank(b.element))
      return first == second ? a.offset < b.offset : first.lexicographicallyPrecedes(second)
    }.map(\.element)
    let ambiguity = LinkAmbiguity(sorted.map(\.pattern))
    return sorted.enumerated().map { index, item in
      read(item.route, item.pattern, isAmbiguous: ambiguity.isAmbiguous(index))
    }
  }

  private func rank(_ item: (route: Route, pattern: TypedLinkPattern)) -> [Int] {
    [item.route.deprecated == nil ? 0 : 1] + item.pattern.specificity
  }

  private func read(_ route: Route, _ pattern: TypedLinkPattern, isAmbiguous: Bool) -> Read {
    let isDeprecated = route.deprecated != nil
    let value = reading.value(route, pattern)
    let guards = isAmbiguous ? reading.guards(pattern, route.parameters) : []
    return Read(
      record: Record(
        [
          "pattern": .string(reading.casePattern(pattern, guards: guards)),
          "statement": .string("return " + (value.throwing ? "try " : "") + value.text),
          "assignment": .string("self = " + (value.throwing ? "try " : "") + value.text),
          "condition": .string(CallText.condition(route.conditions)),
        ], origin: route.range),
      throwing: value.throwing, isDeprecated: isDeprecated)
  }

  private func samples(_ routes: [Route]) -> [Record] {
    guard model.configuration.links.hasChecks else { return [] }
    return routes.map { route in
      let samples = LinkSamples(screen: model.screens[route.screen.index])
      return Record(
        [
          "statements": .list(samples.statements(route).map { .string($0) }),
          "condition": .string(CallText.condition(route.conditions)),
        ], origin: route.range)
    }
  }

  func print(_ route: Route) -> Record? {
    guard let pattern = route.link?.patterns.first else { return nil }
    let guards = reading.printGuards(route, pattern)
    let used = Set(pattern.pattern.parameters)
    return Record(
      [
        "pattern": .string(CallText.pattern(route.name, route.parameters, used: used)),
        "guards": .string(guards.joined(separator: ", ")),
        "value": .string(reading.url(route, pattern)),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }
}

extension TypedLinkPattern {
  /// Sorts literals before parameters, segment by segment, and what has no rest before what has.
  fileprivate var specificity: [Int] {
    path.map { $0.literal == nil ? 1 : 0 } + [rest == nil ? 0 : 2]
  }
}
