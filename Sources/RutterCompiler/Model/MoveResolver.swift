import RutterDiagnostics

/// What a navigator's methods do in each router, and where its stack starts.
extension Resolver {
  /// One method serves every protocol that asks for the same signature.
  mutating func resolveMoves(_ index: Int) {
    guard model.routers[index].hasClass else { return }
    var known: [String: Int] = [:]
    var moves: [Move] = []
    for screen in model.shownScreens(of: model.routers[index]) {
      for wayOut in screen.waysOut {
        guard let move = move(wayOut, of: screen, in: model.routers[index]) else { continue }
        guard let other = known[wayOut.signature] else {
          known[wayOut.signature] = moves.count
          moves.append(move)
          continue
        }
        if moves[other].effect == move.effect {
          moves[other] = merged(moves[other], move)
        } else {
          reportConflict(move, moves[other], model.routers[index])
        }
      }
    }
    model.routers[index].moves = moves
  }

  private func merged(_ a: Move, _ b: Move) -> Move {
    let conditions = a.conditions == b.conditions ? a.conditions : []
    return Move(
      method: a.method, parameters: a.parameters, effect: a.effect, conditions: conditions,
      range: a.range, fillRange: a.fillRange)
  }

  private func move(_ wayOut: WayOut, of screen: Screen, in router: Router) -> Move? {
    guard let effect = effect(wayOut, in: router) else { return nil }
    var conditions = conditions(wayOut.attributes, screen.attributes)
    if case .open(let target, _, _) = wayOut.effect {
      conditions += self.conditions(model.screens[target.index].attributes)
        .filter { !conditions.contains($0) }
    }
    return Move(
      method: wayOut.method, parameters: wayOut.parameters, effect: effect,
      conditions: conditions, range: wayOut.range, fillRange: wayOut.fills.first?.range)
  }

  private func effect(_ wayOut: WayOut, in router: Router) -> Move.Effect? {
    switch wayOut.effect {
    case .dismiss: return .dismiss
    case .back: return .back
    case .root: return .root
    case .hand: return nil
    case .url(let parts): return .url(parts)
    case .select(let other): return selection(of: other, from: router, nil, wayOut)
    case .open(let target, let other, let fills):
      let destination = other.map { model.routers[$0.index] } ?? router
      let route = destination.route(to: target, named: wayOut.name)
      if let other, other != router.id {
        return selection(of: other, from: router, route, wayOut, fills, isRoot: route == nil)
      }
      return route.map {
        .show(
          route: $0.name, presentation: $0.presentation, values: values(wayOut, fills, $0))
      }
    }
  }

  /// Through the tab router that shows both.
  private func selection(
    of other: RouterID, from router: Router, _ route: Route?, _ wayOut: WayOut,
    _ fills: [WayOut.Fill] = [], isRoot: Bool = false
  ) -> Move.Effect? {
    guard let parent = router.tabs.isEmpty ? router.parent : router.id,
      let tab = model.routers[parent.index].tabs.first(where: { $0.shows(other) })
    else { return nil }
    return .select(
      router: other, tab: tab.name, route: route?.name, presentation: route?.presentation ?? .push,
      values: route.map { values(wayOut, fills, $0) } ?? [], isRoot: isRoot)
  }

  /// The arguments of the route's case, from what the way out fills and what its method is given.
  private func values(_ wayOut: WayOut, _ fills: [WayOut.Fill], _ route: Route) -> [String] {
    route.parameters.compactMap { parameter in
      let label = parameter.isLabelled ? "\(parameter.name): " : ""
      if let fill = fills.first(where: { $0.parameter == parameter.name }) {
        return label + fill.value.text
      }
      let isGiven = wayOut.parameters.contains { $0.name == parameter.name }
      return isGiven ? label + SwiftName.escaped(parameter.name, in: .parameterName) : nil
    }
  }

  private mutating func reportConflict(_ move: Move, _ other: Move, _ router: Router) {
    report.error(
      .conflictingWaysOut,
      "'\(move.method)' would do two things in '\(router.name)'", at: move.range,
      notes: [Note("here it has the same signature and leads elsewhere", at: other.range)],
      help: "rename one of the methods with 'method:'")
  }

  // MARK: Starts

  mutating func resolveStarts(_ index: Int) {
    let entry = routerEntries[index]
    if let start = entry.start, let route = startRoute(start, in: model.routers[index]) {
      model.routers[index].start = [route]
    }
    for start in entry.starts {
      guard let route = startRoute(start.route, in: model.routers[index]) else { continue }
      model.routers[index].starts.append(Start(name: start.name.string, route: route))
    }
  }

  private mutating func startRoute(_ start: ExpressionText, in router: Router) -> StartRoute? {
    let call = start.expression.call
    let name = start.expression.identifier ?? call.map { start.expression[$0.callee] } ?? ""
    let pushed = router.routes(.push)
    guard let route = pushed.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, in: pushed.map(\.name))
      report.error(
        .unresolvedName, "'\(excerpt(start.text))' is not a pushed route of '\(router.name)'",
        at: start.range,
        help: nearest.map { "did you mean '\($0)'?" }
          ?? "its pushed routes are \(pushed.map(\.name).joined(separator: ", "))")
      return nil
    }
    return StartRoute(expression: "." + value(start, of: route), range: start.range)
  }
}

extension Resolver {
  /// A case whose values all have defaults is called, too: `.list()`.
  private mutating func value(_ start: ExpressionText, of route: Route) -> String {
    guard start.expression.identifier != nil, !route.parameters.isEmpty else { return start.text }
    for parameter in route.parameters where parameter.defaultValue == nil {
      report.error(
        .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(route.name)'",
        at: start.range, notes: [Note("it is declared here", at: parameter.range)],
        help: "write it as a call, with a value for each parameter")
    }
    return start.text + "()"
  }
}

extension Model {
  /// The screens a router shows, its root and tabs first, each once.
  package func shownScreens(of router: Router) -> [Screen] {
    var ids = router.root.map { [$0.screen] } ?? []
    for tab in router.tabs {
      if case .screen(let id) = tab.content { ids.append(id) }
    }
    ids += router.routes.map(\.screen)
    var seen: Set<ScreenID> = []
    return ids.filter { seen.insert($0).inserted }.map { screens[$0.index] }
  }
}

extension Tab {
  func shows(_ router: RouterID) -> Bool {
    if case .router(router) = content { true } else { false }
  }
}

extension DiagnosticCode {
  static let conflictingWaysOut: Self = "conflicting-ways-out"
}
