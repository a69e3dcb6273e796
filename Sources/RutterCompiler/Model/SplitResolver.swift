package import RutterDiagnostics

/// What makes a router's root view a split view, whose sidebar is the root.
package struct Split: Sendable {
  /// What a column shows while nothing is selected.
  package var content: Root?
  package var detail: Root?
  package let visibility: ColumnVisibility
  package let compact: SplitColumn
  package let style: SplitStyle
  /// The place of the `split` key.
  package let range: SourceRange
}

/// The columns of split views.
extension Resolver {
  mutating func resolveSplit(_ index: Int) {
    guard let entry = routerEntries[index].split, model.routers[index].root != nil else { return }
    let router = model.routers[index]
    model.routers[index].split = Split(
      content: placeholder(entry.content, in: router, key: "content"),
      detail: placeholder(entry.detail, in: router, key: "detail"),
      visibility: entry.visibility ?? .automatic, compact: entry.compact ?? .sidebar,
      style: entry.style ?? .automatic, range: entry.range)
    guard let range = entry.compactRange, router.observation == .observableObject else { return }
    report.error(
      .conflictingKeys, "'compact' means nothing beside 'observation: observableObject'", at: range,
      help: "leave it out: before iOS 17, a split view chooses its compact column itself")
  }

  private mutating func placeholder(
    _ entry: RootEntry?, in router: Router, key: String
  ) -> Root? {
    guard let entry, let id = screen(named: entry.screen, from: router.feature) else { return nil }
    let screen = model.screens[id.index]
    if let condition = screen.attributes.condition?.string,
      router.attributes.condition?.string != condition
    {
      report.error(
        .narrowCondition,
        "the \(key) column of '\(router.name)' is there only if '\(condition)'",
        at: entry.screen.range,
        notes: [Note("'\(screen.name)' is declared here", at: screen.range)],
        help: "give the router the same 'if', or choose another screen")
    }
    return fixedScreen(entry, screen, in: router, key: key)
  }

  /// Once all routers have their routes: what is shown in a column needs one.
  mutating func checkColumns() {
    var reported: Set<SourceRange> = []
    for index in model.routers.indices {
      let router = model.routers[index]
      if let split = router.split {
        checkCompact(split, router)
        continue
      }
      let declared = Dictionary(
        routerEntries[index].routes.map { ($0.name.string, $0) }, uniquingKeysWith: { a, _ in a })
      for route in router.routes where route.presentation.isColumn {
        guard let place = place(of: route, declared[route.name]), reported.insert(place).inserted
        else { continue }
        reportColumn(route, router, at: place)
      }
    }
  }

  /// Where it is said how a route is shown.
  private func place(of route: Route, _ entry: RouteEntry?) -> SourceRange? {
    let screen = screenEntries[route.screen.index]
    return route.platform == "os(macOS)"
      ? entry?.presenting.macOS?.range ?? screen.presenting.macOS?.range
      : entry?.presentationRange ?? screen.presentationRange
  }

  private mutating func reportColumn(_ route: Route, _ router: Router, at range: SourceRange) {
    report.error(
      .noColumn,
      "'\(router.name)' is no split view: it has no \(route.presentation.rawValue) column for '\(route.name)'",
      at: range, notes: [Note("the router is declared here", at: router.range)],
      help: "give the router a 'split:', or say under its 'routes:' how it shows '\(route.name)'",
      fixIts: [FixIt("write 'push'", replace: range, with: "push")])
  }

  private mutating func checkCompact(_ split: Split, _ router: Router) {
    guard split.compact == .content, !router.hasContentColumn,
      let range = routerEntries[router.id.index].split?.compactRange
    else { return }
    report.error(
      .noColumn, "'\(router.name)' has no content column", at: range,
      help: "name the screen it shows at first under 'content:'",
      fixIts: [FixIt("write 'detail'", replace: range, with: "detail")])
  }
}

extension Router {
  /// Whether the split view has a column between the sidebar and the detail.
  var hasContentColumn: Bool { split?.content != nil || !routes(.content).isEmpty }
}

extension DiagnosticCode {
  static let noColumn: Self = "no-column"
}
