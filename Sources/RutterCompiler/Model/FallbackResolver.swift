import RutterDiagnostics

/// Screens that flags switch off: what is shown instead.
extension Resolver {
  mutating func resolveFallbacks() {
    for index in model.screens.indices { resolveFallback(index) }
    reportFallbackLoops()
  }

  private mutating func resolveFallback(_ index: Int) {
    let screen = model.screens[index]
    guard let entry = screenEntries[index].otherwise,
      let id = self.screen(named: entry.screen, from: screen.feature)
    else { return }
    let target = model.screens[id.index]
    let fills = fills(entry.arguments, of: target, from: screen.parameters)
    if fills.count == entry.arguments?.arguments.count ?? 0 {
      checkFilled(
        fills.map(\.parameter) + screen.parameters.map(\.name), of: target, at: entry.screen.range)
    }
    model.screens[index].fallback = WayOut(
      name: target.name, method: "", parameters: [],
      effect: .open(id, router: nil, fills: fills), attributes: Attributes(),
      range: entry.screen.range)
  }

  /// Where a guard refuses, its screen has to be there.
  mutating func checkSwitched() {
    for asked in model.guards where !asked.id.isFlag {
      guard let screen = asked.screen.map({ model.screens[$0.index] }),
        let flag = screen.requires.flags.first, let way = asked.otherwise
      else { continue }
      report.error(
        .unaskedGuard,
        "'\(model.guards[flag.index].name)' is never asked: '\(screen.name)' is shown where '\(asked.name)' refuses",
        at: way.range, notes: [Note("'\(screen.name)' requires it", at: screen.range)],
        help: "show a screen here that no flag switches off")
    }
  }

  /// With all flags off, something has to be shown in the end: each screen has one way on at most.
  private mutating func reportFallbackLoops() {
    var visits: [Int: Int] = [:]
    for start in model.screens.indices {
      var next: Int? = start
      while let index = next, visits[index] == nil {
        visits[index] = start
        next = model.screens[index].fallbackScreen?.index
      }
      guard let end = next, visits[end] == start, let way = model.screens[end].fallback else {
        continue
      }
      visits[end] = model.screens.count
      report.error(
        .guardLoop,
        way.name == model.screens[end].name
          ? "'\(way.name)' cannot stand in for itself"
          : "'\(way.name)', shown instead of '\(model.screens[end].name)', leads back to it when it is off, too",
        at: way.range, help: "show a screen here that is always there, or none")
    }
  }

  // MARK: In routers

  /// The flags of a router's routes, and what is shown instead of these.
  mutating func resolveFlags(of index: Int) {
    let router = model.routers[index]
    guard router.hasClass else { return }
    var seen: Set<GuardID> = []
    model.routers[index].flags = router.routes.flatMap(\.flags).filter { seen.insert($0).inserted }
    for (place, route) in router.routes.enumerated() where !route.flags.isEmpty {
      guard let way = model.screens[route.screen.index].fallback,
        case .open(let id, _, _) = way.effect,
        let target = router.route(to: id, named: way.name) ?? router.route(presentingRoot: id)
      else { continue }
      model.routers[index].setInstead(value(of: target, way, instead: route, router), at: place)
    }
  }

  private func value(
    of target: Route, _ way: WayOut, instead route: Route, _ router: Router
  ) -> Move.RouteValue {
    let pins = Dictionary(route.fills.map { ($0.parameter, $0.value.text) }) { a, _ in a }
    let carried = Set(route.parameters.map(\.name))
    let arguments = target.parameters.compactMap { parameter -> Move.Argument? in
      let label = parameter.isLabelled ? parameter.name : nil
      if let fill = way.fills.first(where: { $0.parameter == parameter.name }) {
        return Move.Argument(
          label: label, text: CallText.text(fill.value, replacing: pins), isName: false,
          freeNames: fill.value.freeNames.map(\.name).filter(carried.contains))
      }
      if carried.contains(parameter.name) {
        return Move.Argument(label: label, text: parameter.name, isName: true)
      }
      return pins[parameter.name].map { Move.Argument(label: label, text: $0, isName: false) }
    }
    return Move.RouteValue(
      name: target.name, presentation: target.presentation, arguments: arguments,
      macOS: target.platform.flatMap { _ in router.presentationOnMac(of: target.name) },
      hasPayload: !target.parameters.isEmpty)
  }
}

extension Screen {
  /// The screen that is shown while this one is off, where a flag can switch it off.
  fileprivate var fallbackScreen: ScreenID? {
    if case .open(let id, _, _) = fallback?.effect { id } else { nil }
  }
}
