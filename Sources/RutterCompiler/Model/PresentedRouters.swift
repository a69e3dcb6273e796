import RutterDiagnostics

/// Routers that other routers present, each with a stack of its own.
extension Resolver {
  // MARK: What such a router is given

  /// What the routes to a presented router carry for its root, where neither the root's arguments nor
  /// its context say it. A router in tabs is given nothing.
  func inputs(of router: Router, _ root: Screen, _ fills: [WayOut.Fill]) -> [Parameter] {
    guard router.isPresented, !tabNames.contains(router.name) else { return [] }
    let known = Set(fills.map(\.parameter) + router.context.map(\.name))
    return root.parameters.filter { !known.contains($0.name) }
  }

  /// Whether a router is there only while another presents it.
  func isOnlyPresented(_ router: Router) -> Bool {
    router.isPresented && !tabNames.contains(router.name)
  }

  /// The root of a presented router, if values have to be found for its parameters.
  mutating func takingRoot(of router: RouterID) -> ScreenID? {
    guard let id = presentedRoot(of: router) else { return nil }
    let pinned = pinned(by: router, for: id)
    let isOpen = model.screens[id.index].parameters.contains { !pinned.contains($0.name) }
    return isOpen ? id : nil
  }

  /// The parameters that a presented router fills by itself, if the screen is its root.
  func pinned(by router: RouterID?, for screen: ScreenID) -> Set<String> {
    guard let router, presentedRoot(of: router) == screen else { return [] }
    let entry = routerEntries[router.index]
    let arguments = entry.root?.arguments?.arguments ?? []
    return Set(arguments.compactMap(\.label?.string) + entry.context.map(\.name.string))
  }

  /// Roots are not resolved yet when ways out are; a root that does not resolve is reported then.
  private func presentedRoot(of router: RouterID) -> ScreenID? {
    let entry = routerEntries[router.index]
    guard presentedNames.contains(entry.name.string), !tabNames.contains(entry.name.string),
      let name = entry.root?.screen
    else { return nil }
    var silent = self
    return silent.screen(named: name, from: model.routers[router.index].feature)
  }

  // MARK: Routes

  /// A declared route that presents a router.
  mutating func route(
    _ entry: RouteEntry, presenting name: SourceText, in router: Router
  ) -> Route? {
    if let screen = entry.screen {
      report.error(
        .conflictingKeys, "a route leads to a router or to a screen, not both", at: screen.range)
    }
    guard let id = self.router(named: name), holdsRouters(router, at: name.range) else {
      return nil
    }
    let child = model.routers[id.index]
    guard isPresentable(child, at: name.range), let root = child.root else { return nil }
    let screen = model.screens[root.screen.index]
    let presentation = entry.presentation ?? child.presentation ?? screen.presentation ?? .push
    guard isModal(presentation, of: child, at: entry.name.range) else { return nil }
    let fills = fills(
      entry.arguments, of: screen, from: [], context: Set(router.context.map(\.name)))
    return route(
      entry.name.string, to: child, screen, presentation, fills, entry.attributes, entry.name.range,
      isSaved: entry.restores ?? isSaved(screen), requires: guards(entry.requires))
  }

  private func route(
    _ name: String, to child: Router, _ root: Screen, _ presentation: Presentation,
    _ fills: [WayOut.Fill], _ attributes: Attributes, _ range: SourceRange, isSaved: Bool,
    requires: [GuardID]
  ) -> Route {
    let pinned = Set(fills.map(\.parameter))
    return Route(
      name: name, screen: root.id, presentation: presentation, fills: fills,
      parameters: child.inputs.filter { !pinned.contains($0.name) },
      summary: attributes.summary,
      deprecated: attributes.deprecated ?? child.attributes.deprecated,
      metadata: attributes.metadata,
      conditions: conditions(attributes, child.attributes), range: range,
      isSaved: isSaved, requires: required(by: root, and: requires), router: child.id)
  }

  private mutating func holdsRouters(_ router: Router, at range: SourceRange) -> Bool {
    if router.hasClass { return true }
    report.error(
      .conflictingKeys, "'router' means nothing beside 'class: false'", at: range,
      help: "name a screen: the enum alone holds no router")
    return false
  }

  private mutating func isPresentable(_ child: Router, at range: SourceRange) -> Bool {
    let problem: (message: String, help: String)
    if !child.hasClass {
      problem = ("has 'class: false', so nothing can present it", "leave 'class: false' out there")
    } else if !routerEntries[child.id.index].tabs.isEmpty {
      problem = ("has tabs, which are not presented", "name a router that has a root")
    } else {
      return true
    }
    report.error(
      .notPresentable, "the router '\(child.name)' \(problem.message)", at: range,
      notes: [Note("it is declared here", at: child.range)], help: problem.help)
    return false
  }

  private mutating func isModal(
    _ presentation: Presentation, of child: Router, at range: SourceRange
  ) -> Bool {
    if presentation.isModal { return true }
    report.error(
      .notPresentable,
      "the router '\(child.name)' cannot be \(presentation == .push ? "pushed" : "shown in a column"): it has a stack of its own",
      at: range, help: "say how it is presented: 'present: sheet'")
    return false
  }

  /// What a router says of its own presentation.
  mutating func checkPresentation(_ index: Int) {
    let entry = routerEntries[index]
    guard let own = entry.presentation else { return }
    if !entry.tabs.isEmpty || !entry.hasClass {
      report.error(
        .conflictingKeys,
        "'present' means nothing beside '\(entry.hasClass ? "tabs" : "class: false")'",
        at: own.range,
        help: "leave it out")
    } else {
      _ = isModal(own.value, of: model.routers[index], at: own.range)
    }
  }

  // MARK: Reach

  /// A way out into a router that says how it is presented gives every router it is taken from a
  /// route there, unless tabs show both.
  mutating func reachRouter(_ wayOut: WayOut, from id: RouterID) {
    guard let other = wayOut.router, other != id, growsRoutes(id) else { return }
    let (router, child) = (model.routers[id.index], model.routers[other.index])
    guard child.hasClass, let presentation = child.presentation, presentation.isModal,
      let root = child.root,
      router.route(presenting: other, named: wayOut.name) == nil
    else { return }
    if model.tabPath(from: router, to: other) != nil { return }
    present(child, from: router, by: wayOut, root: root, presentation)
  }

  mutating func present(
    _ child: Router, from router: Router, by wayOut: WayOut, root: Root,
    _ presentation: Presentation
  ) {
    let name = SwiftName.lowercasedFirst(child.name)
    if let clash = router.route(named: name) {
      reportClash(name, wayOut, clash, in: router)
    } else {
      add(
        route(
          name, to: child, model.screens[root.screen.index], presentation, [], Attributes(),
          child.range, isSaved: isSaved(model.screens[root.screen.index]), requires: []),
        PresentingEntry(), to: router.id.index)
    }
  }

  private mutating func reportClash(
    _ name: String, _ wayOut: WayOut, _ other: Route, in router: Router
  ) {
    report.error(
      .duplicateName, "'\(router.name)' reaches a screen and a router called '\(name)'",
      at: wayOut.range, notes: [Note("the other one is reached by this", at: other.range)],
      help: "give one of them a route under another name")
  }

  /// What a way out into another router does where that one is presented.
  mutating func presentation(
    of other: RouterID, from router: Router, _ wayOut: WayOut
  ) -> Move.Effect? {
    if other == router.id { return isRoot(wayOut, in: router) ? .root : nil }
    guard let route = router.route(presenting: other, named: wayOut.name) else { return nil }
    let shown = value(of: route, wayOut, wayOut.fills, in: router)
    guard case .open(let target, _, let fills) = wayOut.effect, target != route.screen,
      let inner = model.routers[other.index].route(to: target, named: wayOut.name)
    else { return .show(shown) }
    checkInputs(of: route, wayOut)
    return .showInside(shown, then: value(of: inner, wayOut, fills, in: model.routers[other.index]))
  }

  /// Whether a way out into the router that it is taken in leads to its root.
  private func isRoot(_ wayOut: WayOut, in router: Router) -> Bool {
    guard case .open(let target, _, _) = wayOut.effect else {
      return router.isPresented && router.parent == nil
    }
    return router.root?.screen == target && router.route(to: target, named: wayOut.name) == nil
  }

  /// On the way to another screen, the root beneath it needs its values, too.
  private mutating func checkInputs(of route: Route, _ wayOut: WayOut) {
    let given = Set(wayOut.parameters.map(\.name) + wayOut.fills.map(\.parameter))
    for parameter in route.parameters
    where parameter.defaultValue == nil && !given.contains(parameter.name) {
      report.error(
        .unfilledParameter,
        "nothing fills the parameter '\(parameter.name)' of '\(route.name)', which lies beneath",
        at: wayOut.range, notes: [Note("it is declared here", at: parameter.range)],
        help: "pin it under the route's 'arguments:', or open the router's root")
    }
  }

  // MARK: Tabs beneath

  /// A presented router knows the tabs beneath it, through which its screens reach other tabs: where it
  /// is presented over tabs in tabs, those that are beneath it everywhere.
  mutating func adoptPresentedRouters() {
    var pending = model.routers.filter { $0.parent != nil }.map(\.id)
    var next = 0
    while next < pending.count {
      let router = model.routers[pending[next].index]
      next += 1
      for route in router.routes {
        guard let child = route.router, let tabs = router.parent else { continue }
        let current = model.routers[child.index].parent
        guard let common = commonTabs(tabs, current ?? tabs, of: child) else {
          if let current { reportTwoTabs(child, route, [current, tabs]) }
          continue
        }
        if common == current { continue }
        model.routers[child.index].parent = common
        pending.append(child)
      }
    }
  }

  /// The nearest tabs that both lie in. What is shown in a tab itself lies over no others.
  private func commonTabs(_ a: RouterID, _ b: RouterID, of child: RouterID) -> RouterID? {
    if a == b { return a }
    if model.routers[child.index].isInTabs { return nil }
    let around = model.tabRouters(from: b)
    return model.tabRouters(from: a).first(where: around.contains)
  }

  private mutating func reportTwoTabs(_ child: RouterID, _ route: Route, _ tabs: [RouterID]) {
    let names = tabs.map { "'\(model.routers[$0.index].name)'" }
    report.error(
      .duplicateName,
      "the router '\(model.routers[child.index].name)' would lie over the tabs of \(names.joined(separator: " and of "))",
      at: route.range, help: "declare a second router with the same root")
  }
}

extension Router {
  /// The screens that its routes show, other routers' left out.
  package var shownByRoutes: [ScreenID] {
    routes.compactMap { $0.router == nil ? $0.screen : nil }
  }

  /// The routers it shows in its tabs or presents, each once.
  package var shownRouters: [RouterID] {
    var seen: Set<RouterID> = []
    let inTabs = tabs.compactMap { tab -> RouterID? in
      if case .router(let id) = tab.content { id } else { nil }
    }
    return (inTabs + routes.compactMap(\.router)).filter { seen.insert($0).inserted }
  }
}

extension Model {
  /// A router and those that it leads to, each once and only as far as they are asked for: all that it
  /// shows, or some of it. Each stands before what it leads to itself.
  func routers(
    from router: Router, through next: @escaping (Router) -> [RouterID] = \.shownRouters
  ) -> some Sequence<Router> {
    sequence(state: (visited: Set<RouterID>(), pending: [router.id])) { state -> Router? in
      while let id = state.pending.popLast() {
        guard state.visited.insert(id).inserted else { continue }
        state.pending += next(routers[id.index]).reversed()
        return routers[id.index]
      }
      return nil
    }
  }
}

extension WayOut {
  /// The router it leads into, if it names one.
  var router: RouterID? {
    switch effect {
    case .select(let router): router
    case .open(_, let router, _): router
    case .url, .hand, .dismiss, .back, .root, .finish, .resume: nil
    }
  }
}

extension DiagnosticCode {
  static let notPresentable: Self = "not-presentable"
}
