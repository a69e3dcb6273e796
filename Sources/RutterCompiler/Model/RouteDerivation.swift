import RutterDiagnostics

/// Routes that follow from what a root can reach.
extension Resolver {
  /// Follows every way out of every screen a root reaches, in breadth, until no router grows.
  mutating func deriveRoutes() {
    var pending = model.routers.flatMap { router in
      seeds(router).map { (router: router.id, screen: $0) }
    }
    var visited: Set<Visit> = []
    var reached: [Visit: Int] = [:]
    var lost: [(wayOut: WayOut, place: Visit)] = []
    var next = 0
    while next < pending.count {
      let (router, screen) = pending[next]
      next += 1
      guard visited.insert(Visit(router: router, screen: screen)).inserted else { continue }
      for wayOut in model.screens[screen.index].waysOut { reachRouter(wayOut, from: router) }
      let refusals = refusals(on: screen, in: router)
      for wayOut in refusals { reachRouter(showing: wayOut, from: router) }
      for wayOut in model.screens[screen.index].waysOut + refusals {
        guard case .open(let target, let other, _) = wayOut.effect else { continue }
        let destination = other ?? router
        let place = Visit(router: destination, screen: target)
        switch reach(target, in: destination, by: wayOut) {
        case .presented: break
        case .found:
          pending.append((router: destination, screen: target))
          reached[place] = reached[place] ?? reached.count
        case .clash: break
        case .nowhere: lost.append((wayOut: wayOut, place: place))
        }
      }
    }
    for (wayOut, place) in lost {
      reportNoRoute(
        to: model.screens[place.screen.index], in: model.routers[place.router.index], wayOut)
    }
    sortRoutes(reached)
  }

  /// In the order in which they are reached, so that a route stays in its place when the author
  /// adjusts it; declared routes that no way out leads to come last.
  private mutating func sortRoutes(_ reached: [Visit: Int]) {
    for index in model.routers.indices {
      let router = model.routers[index].id
      model.routers[index].sortRoutes {
        reached[Visit(router: router, screen: $0)] ?? reached.count
      }
    }
  }

  private struct Visit: Hashable {
    let router: RouterID
    let screen: ScreenID
  }

  private func seeds(_ router: Router) -> [ScreenID] {
    guard router.hasClass else { return [] }
    let tabs = router.tabs.compactMap { tab -> ScreenID? in
      if case .screen(let id) = tab.content { id } else { nil }
    }
    return router.fixedScreens + router.shownByRoutes + tabs
  }

  /// What became of a way out in a router.
  private enum Reach {
    case found
    /// The screen is the root of a router that is presented there.
    case presented
    /// Another screen has the name that the route would have; reported.
    case clash
    /// To be reported once all routers have their routes.
    case nowhere
  }

  /// Whether the router has, or now gets, a route to the screen.
  private mutating func reach(
    _ target: ScreenID, in id: RouterID, by wayOut: WayOut
  ) -> Reach {
    if hasRoute(to: target, in: id, by: wayOut) { return .found }
    if wayOut.isRefusal, model.routers[id.index].route(presentingRoot: target) != nil {
      return .presented
    }
    if wayOut.router != nil, model.routers[id.index].root?.screen == target { return .found }
    if tab(of: id, showing: target) != nil { return .found }
    guard growsRoutes(id) else { return .nowhere }
    let screen = model.screens[target.index]
    if let clash = model.routers[id.index].route(named: screen.name) {
      report.error(
        .duplicateName,
        "'\(model.routers[id.index].name)' reaches two screens called '\(screen.name)'",
        at: wayOut.range, notes: [Note("the other one is reached by this", at: clash.range)],
        help:
          "give this one another name: 'routes: {other: {screen: \(model.features[screen.feature.index].name).\(screen.name)}}'"
      )
      return .clash
    }
    add(derivedRoute(to: screen), PresentingEntry(), to: id.index)
    return .found
  }

  /// A route under another name takes a screen's place only if it carries all that the screen needs.
  private func hasRoute(to target: ScreenID, in id: RouterID, by wayOut: WayOut) -> Bool {
    guard let route = model.routers[id.index].route(to: target, named: wayOut.name) else {
      return false
    }
    return route.fills.isEmpty || route.name == wayOut.name
      || route.name == model.screens[target.index].name || !growsRoutes(id)
  }

  func growsRoutes(_ id: RouterID) -> Bool {
    model.routers[id.index].hasClass && model.routers[id.index].root != nil
      && !routerEntries[id.index].isClosed
  }

  private func derivedRoute(to screen: Screen) -> Route {
    Route(
      name: screen.name, screen: screen.id, presentation: screen.presentation ?? .push, fills: [],
      parameters: screen.parameters, summary: screen.attributes.summary,
      deprecated: screen.attributes.deprecated, metadata: screen.attributes.metadata,
      conditions: conditions(screen.attributes),
      range: screen.range, isSaved: isSaved(screen), requires: screen.requires)
  }

  private mutating func reportNoRoute(to screen: Screen, in router: Router, _ wayOut: WayOut) {
    let others = model.routers.filter { $0.route(to: screen.id, named: screen.name) != nil }
    let known =
      others.isEmpty
      ? "no router has one" : "routers that have one: \(others.map(\.name).joined(separator: ", "))"
    report.error(
      .noRoute,
      "'\(wayOut.name)' leads nowhere in '\(router.name)', which has no route to '\(screen.name)'",
      at: wayOut.range, notes: [Note("the router is declared here", at: router.range)],
      help: "add '\(screen.name)' to its routes; \(known)")
  }
}

extension DiagnosticCode {
  static let noRoute: Self = "no-route"
}
