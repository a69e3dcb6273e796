package import RutterDiagnostics

/// What a saved route comes to where another has taken its place.
package struct Replacement: Sendable {
  package struct Argument: Sendable {
    package let label: String?
    package let text: String
  }

  package let route: String
  package let arguments: [Argument]
  /// The parameters of the old route that the arguments use.
  package let uses: Set<String>
  package let range: SourceRange
}

extension Resolver {
  /// Finds the successors of deprecated routes in every router that saves its routes.
  mutating func resolveReplacements() {
    let screens = model.screens.indices.map { index in
      screenEntries[index].replacement.flatMap {
        screen(named: $0.name, from: model.screens[index].feature)
      }
    }
    for index in model.routers.indices {
      resolveReplacements(in: index, screens)
      reportChains(index)
    }
  }

  /// A route's own successor is one of the router's routes, wherever it is saved or not; a screen's is
  /// another screen, which every router that saves both has under a name of its own.
  private mutating func resolveReplacements(in index: Int, _ screens: [ScreenID?]) {
    let router = model.routers[index]
    let own = Dictionary(
      routerEntries[index].routes.map { ($0.name.string, $0.replacement) },
      uniquingKeysWith: { first, _ in first })
    for route in router.routes {
      if let entry = own[route.name] ?? nil {
        let target = router.route(named: entry.name.string)
        replace(route, with: target, entry, in: index)
      } else if router.isCoded, let screen = screens[route.screen.index],
        let entry = screenEntries[route.screen.index].replacement
      {
        let target = router.route(to: screen, named: model.screens[screen.index].name)
        replace(route, with: target, entry, in: index)
      }
    }
  }

  private mutating func replace(
    _ route: Route, with target: Route?, _ entry: ReplacementEntry, in index: Int
  ) {
    guard let target else { return reportNoSuccessor(entry, of: route, in: model.routers[index]) }
    guard target.name != route.name else {
      report.error(
        .conflictingKeys, "'\(route.name)' cannot replace itself", at: entry.name.range)
      return
    }
    guard model.routers[index].isCoded, route.isSaved else { return }
    reportMismatch(target, of: route, entry)
    model.routers[index].replacements[route.name] = filled(target, from: route, entry)
  }

  private mutating func reportNoSuccessor(
    _ entry: ReplacementEntry, of route: Route, in router: Router
  ) {
    let name = entry.name.string
    let fixes =
      screensByName[name] == nil ? nearestFix(entry.name, in: router.routes.map(\.name)) : []
    report.error(
      .noRoute, "'\(router.name)' has no route '\(excerpt(name))' to replace '\(route.name)'",
      at: entry.name.range, notes: [Note("the router is declared here", at: router.range)],
      help: fixes.isEmpty ? "add '\(excerpt(name))' to its routes" : nil, fixIts: fixes)
  }

  /// A saved screen stays where it was, in all builds.
  private mutating func reportMismatch(
    _ target: Route, of route: Route, _ entry: ReplacementEntry
  ) {
    if target.presentation != route.presentation {
      report.error(
        .conflictingKeys,
        "'\(target.name)' cannot replace '\(route.name)': one is a \(target.presentation.noun), the other a \(route.presentation.noun)",
        at: entry.name.range, help: "give both the same 'present:'")
    } else if !target.isSaved {
      report.error(
        .conflictingKeys, "'\(target.name)' cannot replace '\(route.name)': it is not saved",
        at: entry.name.range, help: "leave 'restore: false' out there")
    } else if let condition = target.conditions.first(where: { !route.conditions.contains($0) }) {
      report.error(
        .narrowCondition,
        "'\(target.name)', which replaces '\(route.name)', is there only if '\(condition)'",
        at: entry.name.range, help: "give both the same 'if'")
    }
  }

  /// The successor's values: what the author says, or else the parameters of the same names.
  private mutating func filled(
    _ target: Route, from route: Route, _ entry: ReplacementEntry
  ) -> Replacement {
    let fills = fills(
      entry.arguments, of: model.screens[target.screen.index], from: route.parameters)
    let given = Dictionary(fills.map { ($0.parameter, $0.value) }, uniquingKeysWith: { a, _ in a })
    let names = Set(route.parameters.map(\.name))
    var arguments: [Replacement.Argument] = []
    var uses: Set<String> = []
    for parameter in target.parameters {
      let label = parameter.isLabelled ? parameter.name : nil
      if let value = given[parameter.name] {
        arguments.append(.init(label: label, text: value.text))
        uses.formUnion(value.freeNames.map(\.name).filter(names.contains))
      } else if names.contains(parameter.name) {
        let text = SwiftName.escaped(parameter.name, in: .parameterName)
        arguments.append(.init(label: label, text: text))
        uses.insert(parameter.name)
      } else if parameter.defaultValue == nil {
        reportUnfilled(parameter, of: target, entry)
      }
    }
    return Replacement(
      route: target.name, arguments: arguments, uses: uses, range: entry.name.range)
  }

  private mutating func reportUnfilled(
    _ parameter: Parameter, of target: Route, _ entry: ReplacementEntry
  ) {
    report.error(
      .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(target.name)'",
      at: entry.name.range, notes: [Note("it is declared here", at: parameter.range)],
      help:
        "write 'replacedBy: {route: \(target.name), arguments: {\(parameter.name): …}}', or give it a default"
    )
  }

  /// A successor that has one itself would be out of date, or lead in a circle.
  private mutating func reportChains(_ index: Int) {
    let replacements = model.routers[index].replacements
    for route in model.routers[index].routes {
      guard let first = replacements[route.name], let next = replacements[first.route] else {
        continue
      }
      report.error(
        .conflictingKeys, "'\(first.route)' is itself replaced by '\(next.route)'",
        at: first.range,
        help: next.route == route.name ? "keep one of the two" : "name '\(next.route)' here")
    }
  }
}
