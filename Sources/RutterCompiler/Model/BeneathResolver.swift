import RutterDiagnostics

/// What lies beneath a route after landing by link.
extension Resolver {
  mutating func beneath(
    _ entries: [BeneathEntry], _ route: Route, in router: Router, hasLink: Bool
  ) -> [Move.RouteValue]? {
    if !hasLink, let first = entries.first {
      report.error(
        .conflictingKeys, "'over' means nothing without a link", at: first.name.range,
        help: "give the route or its screen a 'link:'")
      return nil
    }
    if route.presentation.isColumn, let first = entries.first {
      report.error(
        .conflictingKeys, "'over' means nothing in a column: '\(route.name)' is on no stack",
        at: first.name.range, help: "leave it out: the other columns stay as they are")
      return nil
    }
    return entries.compactMap { entry in
      guard let other = router.route(named: entry.name.string) else {
        reportUnknown(entry.name, in: router)
        return nil
      }
      guard other.presentation == .push else {
        report.error(
          .presentedBeneath, "'\(other.name)' is not pushed, so nothing can lie on it",
          at: entry.name.range, notes: [Note("the route is declared here", at: other.range)],
          help: "name routes that are pushed")
        return nil
      }
      if let condition = other.conditions.first(where: { !route.conditions.contains($0) }) {
        report.error(
          .narrowCondition, "'\(other.name)' is there only if '\(condition)'", at: entry.name.range,
          notes: [Note("the route is declared here", at: other.range)],
          help: "give '\(route.name)' the same 'if', or name another route")
        return nil
      }
      return value(of: other, entry, under: route)
    }
  }

  private mutating func reportUnknown(_ name: SourceText, in router: Router) {
    let pushed = router.routes(.push).map(\.name)
    let fixes = nearestFix(name, in: pushed)
    report.error(
      .unresolvedName, "'\(router.name)' has no route '\(excerpt(name.string))'", at: name.range,
      help: fixes.isEmpty
        ? "it pushes \(pushed.isEmpty ? "none" : pushed.joined(separator: ", "))" : nil,
      fixIts: fixes)
  }

  /// The case beneath, from what the author fills, what the linked route carries under the same
  /// name, and defaults.
  private mutating func value(
    of other: Route, _ entry: BeneathEntry, under route: Route
  ) -> Move.RouteValue? {
    let fills = fills(
      entry.arguments, of: model.screens[other.screen.index], from: route.parameters)
    var arguments: [Move.Argument] = []
    for parameter in other.parameters {
      let label = parameter.isLabelled ? parameter.name : nil
      if let fill = fills.first(where: { $0.parameter == parameter.name }) {
        let name = fill.value.identifier.flatMap { name in
          route.parameters.contains { $0.name == name } ? name : nil
        }
        arguments.append(
          Move.Argument(
            label: label, text: name ?? fill.value.text, isName: name != nil,
            freeNames: fill.value.freeNames.map(\.name).filter { used in
              route.parameters.contains { $0.name == used }
            }))
      } else if route.parameters.contains(where: {
        $0.name == parameter.name && $0.type.canonical == parameter.type.canonical
      }) {
        arguments.append(Move.Argument(label: label, text: parameter.name, isName: true))
      } else if parameter.defaultValue == nil {
        report.error(
          .unfilledParameter,
          "nothing fills the parameter '\(parameter.name)' of '\(other.name)'",
          at: entry.name.range, notes: [Note("it is declared here", at: parameter.range)],
          help: "write '\(other.name): {arguments: {\(parameter.name): …}}' under 'over:'")
        return nil
      }
    }
    return Move.RouteValue(name: other.name, presentation: .push, arguments: arguments)
  }
}

extension DiagnosticCode {
  static let presentedBeneath: Self = "presented-beneath"
}
