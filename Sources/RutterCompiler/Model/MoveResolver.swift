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
    for case .select(let other, _, _, goesToRoot: true) in moves.map(\.effect) {
      model.routers[other.index].isSentToRoot = true
    }
    for move in moves where move.answer != nil { noteAwaited(move, from: index) }
  }

  /// The method exists wherever one of the two does.
  private func merged(_ a: Move, _ b: Move) -> Move {
    Move(
      method: a.method, parameters: a.parameters, effect: a.effect,
      conditions: a.conditions.filter(b.conditions.contains),
      actionConditions: distinct(a.actionConditions + b.actionConditions),
      deprecated: a.deprecated ?? b.deprecated, range: a.range,
      fillRange: a.fillRange, answer: a.answer)
  }

  private mutating func move(_ wayOut: WayOut, of screen: Screen, in router: Router) -> Move? {
    guard let effect = effect(wayOut, in: router) else { return nil }
    let own = distinct(model.conditions(of: wayOut) + conditions(screen.attributes))
    return Move(
      method: wayOut.method, parameters: wayOut.parameters, effect: effect, conditions: own,
      actionConditions: actionConditions(effect, in: router).filter { !own.contains($0) },
      deprecated: model.deprecation(of: wayOut) ?? shownRoute(effect, in: router)?.deprecated,
      range: wayOut.range, fillRange: wayOut.fills.first?.range, answer: wayOut.answer)
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// The conditions of the route and of the tab that the effect leads to.
  private func actionConditions(_ effect: Move.Effect, in router: Router) -> [String] {
    let route = shownRoute(effect, in: router)
    var conditions = route?.conditions.filter { $0 != route?.platform } ?? []
    if case .select(_, let path, _, _) = effect {
      conditions += path.steps.flatMap { model.tab($0)?.conditions ?? [] }
    }
    return distinct(conditions)
  }

  private func shownRoute(_ effect: Move.Effect, in router: Router) -> Route? {
    switch effect {
    case .show(let route), .showInside(let route, _): router.route(named: route.name)
    case .select(let other, _, let route, _):
      route.flatMap { model.routers[other.index].route(named: $0.name) }
    case .url, .dismiss, .back, .root, .finish, .resume: nil
    }
  }

  private mutating func effect(_ wayOut: WayOut, in router: Router) -> Move.Effect? {
    switch wayOut.effect {
    case .dismiss: return .dismiss
    case .back: return .back
    case .root: return .root
    case .finish: return .finish
    case .resume: return .resume
    case .hand: return nil
    case .url(let parts): return .url(parts)
    case .select(let other):
      return presentation(of: other, from: router, wayOut)
        ?? selection(of: other, from: router, nil, goesToRoot: false)
    case .open(let target, let other, let fills):
      if let other, let effect = presentation(of: other, from: router, wayOut) { return effect }
      let destination = other.map { model.routers[$0.index] } ?? router
      let route = destination.route(to: target, named: wayOut.name)
        .map { value(of: $0, wayOut, fills, in: destination) }
      if route == nil, let other,
        let path = model.tabPath(from: router, to: other, showing: target)
      {
        return .select(router: other, path: path, route: nil, goesToRoot: false)
      }
      if let other, other != router.id {
        return selection(of: other, from: router, route, goesToRoot: route == nil)
      }
      return route.map { .show($0) }
    }
  }

  /// Through the tabs that show both.
  private func selection(
    of other: RouterID, from router: Router, _ route: Move.RouteValue?, goesToRoot: Bool
  ) -> Move.Effect? {
    model.tabPath(from: router, to: other).map {
      .select(router: other, path: $0, route: route, goesToRoot: goesToRoot)
    }
  }

  /// The route's case with its arguments, from what the way out fills and what its method is given.
  func value(
    of route: Route, _ wayOut: WayOut, _ fills: [WayOut.Fill], in router: Router
  ) -> Move.RouteValue {
    let macOS = route.platform.flatMap { _ in router.presentationOnMac(of: route.name) }
    let arguments = route.parameters.compactMap { parameter -> Move.Argument? in
      let label = parameter.isLabelled ? parameter.name : nil
      if let fill = fills.first(where: { $0.parameter == parameter.name }) {
        return Move.Argument(label: label, text: fill.value.text, isName: false)
      }
      let isGiven = wayOut.parameters.contains { $0.name == parameter.name }
      return isGiven ? Move.Argument(label: label, text: parameter.name, isName: true) : nil
    }
    return Move.RouteValue(
      name: route.name, presentation: route.presentation, arguments: arguments, macOS: macOS,
      hasPayload: !route.parameters.isEmpty)
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
    // Without a root there are no routes to speak of, and that has been reported.
    guard model.routers[index].root != nil else { return }
    if let start = entry.start, let route = startRoute(start, in: model.routers[index]) {
      reportConditionalStart(start, route.conditions)
      model.routers[index].start = route.start
    }
    for start in entry.starts {
      guard let route = startRoute(start.route, in: model.routers[index]) else { continue }
      model.routers[index].starts.append(
        Start(name: start.name.string, route: route.start, conditions: route.conditions))
    }
  }

  private mutating func reportConditionalStart(
    _ start: ExpressionText, _ conditions: [String]
  ) {
    guard let condition = conditions.first else { return }
    report.error(
      .narrowCondition, "the stack starts with a route that is there only if '\(condition)'",
      at: start.range,
      help: "name it under 'starts:', for debug builds, or start with another route")
  }

  /// The case's name within the expression, which may start with a dot.
  private func place(of name: String, in start: ExpressionText) -> SourceRange {
    let lower = start.part.string.hasPrefix(".") ? 1 : 0
    guard !name.isEmpty, start.part.string.dropFirst(lower).hasPrefix(name) else {
      return start.range
    }
    return start.part.range(of: lower..<lower + name.utf8.count)
  }

  private mutating func startRoute(
    _ start: ExpressionText, in router: Router
  ) -> (start: StartRoute, conditions: [String])? {
    let name = caseName(start.expression)
    let pushed = router.routes(.push)
    guard let route = pushed.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, in: pushed.map(\.name))
      report.error(
        .unresolvedName,
        "'\(excerpt(start.part.string))' is not a pushed route of '\(router.name)'",
        at: place(of: name, in: start),
        help: nearest != nil
          ? nil
          : (pushed.isEmpty
            ? "it pushes none" : "it pushes \(pushed.map(\.name).joined(separator: ", "))"),
        fixIts: nearest.map {
          [FixIt("write '\($0)'", replace: place(of: name, in: start), with: $0)]
        } ?? [])
      return nil
    }
    checkLabels(start, of: route)
    let values = start.expression.call == nil && !route.parameters.isEmpty ? "()" : ""
    return (
      StartRoute(
        route: route.name, expression: start.text + values, range: start.range), route.conditions
    )
  }
}

extension Resolver {
  /// The case that `.name` or `.name(values)` names.
  private func caseName(_ expression: SwiftExpression) -> String {
    let callee = expression.call.map { expression[$0.callee] } ?? expression.text
    return callee.drop { $0 == "." }.filter { $0 != "`" }
  }

  /// The values must be those of the case, in order; values with a default may be left out.
  private mutating func checkLabels(_ start: ExpressionText, of route: Route) {
    var given = (start.expression.call?.arguments ?? []).map(\.label)[...]
    for parameter in route.parameters {
      let label = parameter.isLabelled ? parameter.name : nil
      if let first = given.first, first == label {
        given = given.dropFirst()
      } else if parameter.defaultValue == nil {
        report.error(
          .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(route.name)'",
          at: start.range, notes: [Note("it is declared here", at: parameter.range)],
          help: "write it as a call, with a value for each parameter, in order")
        return
      }
    }
    guard let extra = given.first else { return }
    report.error(
      .fillsNothing, "'\(route.name)' has no parameter '\(extra ?? "_")' there", at: start.range,
      help: "its values are '\(route.name)\(CallText.payload(route.parameters))'")
  }
}

extension Model {
  /// The screens a router shows, its root and tabs first, each once.
  package func shownScreens(of router: Router) -> [Screen] {
    var ids = router.fixedScreens
    for tab in router.tabs {
      if case .screen(let id) = tab.content { ids.append(id) }
    }
    ids += router.shownByRoutes
    var seen: Set<ScreenID> = []
    return ids.filter { seen.insert($0).inserted }.map { screens[$0.index] }
  }
}

extension Model {
  /// A way out to a deprecated screen is deprecated itself.
  package func deprecation(of wayOut: WayOut) -> String? {
    guard case .open(let target, _, _) = wayOut.effect else { return wayOut.attributes.deprecated }
    return wayOut.attributes.deprecated ?? screens[target.index].attributes.deprecated
  }

  /// A way out is there only where the screen it leads to is.
  package func conditions(of wayOut: WayOut) -> [String] {
    var conditions = [wayOut.attributes.condition?.string].compactMap { $0 }
    if case .open(let target, _, _) = wayOut.effect,
      let condition = screens[target.index].attributes.condition?.string,
      !conditions.contains(condition)
    {
      conditions.append(condition)
    }
    return conditions
  }
}

extension Tab {
  func shows(_ router: RouterID) -> Bool {
    if case .router(router) = content { true } else { false }
  }
}

extension DiagnosticCode {
  static let narrowCondition: Self = "narrow-condition"
  static let conflictingWaysOut: Self = "conflicting-ways-out"
}
