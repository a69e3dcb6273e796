import RutterTemplateEngine

/// What the template of links prints of those that lead into presented routers: what is presented on the
/// way, and that the link goes on there.
extension LinkContext {
  /// One for each route that presents a router with links.
  func innerLandings() -> [Record] {
    let all = model.innerLinks(of: router)
    return router.routes.compactMap { route in
      let links = all.filter {
        $0.presenting.name == route.name && $0.presenting.presentation == route.presentation
      }
      return links.isEmpty ? nil : innerLanding(route, links)
    }
  }

  private func innerLanding(_ route: Route, _ links: [InnerLinks]) -> Record {
    let enums = RouteContext(model: model, locator: locator, router: router)
    return Record(
      [
        "enum": .string(router.enumNames[route.presentation]),
        "property": .string(route.presentation.rawValue),
        "method": .string("presented" + SwiftName.upperCamelCase(route.name)),
        "route": .string(route.name),
        "nested": .string(SwiftName.escaped(route.name, in: .memberAccess)),
        "isFilledFirst": .bool(model.isFilledFirst(route, in: router)),
        "maker": .string("make" + SwiftName.upperCamelCase(route.name) + "Router"),
        "presenting": .string("present" + SwiftName.upperCamelCase(route.name)),
        "local": .string(SwiftName.escaped(route.name, in: .property)),
        "isGuarded": .bool(enums.isGuarded(route.presentation)),
        "isSwitched": .bool(enums.isSwitched(route.presentation)),
        "groups": .list(links.map { .record(group($0)) }),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }

  private func group(_ links: InnerLinks) -> Record {
    let inner = model.routers[links.router.index]
    let routes = inner.routes(links.presentation)
    let isPlain =
      links.targets.allSatisfy { $0.presented.arguments.isEmpty }
      && routes.count { $0.link != nil } == links.targets.count
    return Record([
      "enum": .string(inner.enumNames[links.presentation]), "isPlain": .bool(isPlain),
      "value": .string(links.targets.first.map { caseText($0.presented) } ?? ""),
      "cases": .list(links.targets.map { .record(innerCase($0)) }),
      "isTotal": .bool(
        routes.count == links.targets.count && routes.allSatisfy(\.conditions.isEmpty)),
    ])
  }

  private func innerCase(_ target: InnerLinks.Target) -> Record {
    let used = Set(target.presented.arguments.flatMap(\.names))
    return Record(
      [
        "pattern": .string(
          CallText.pattern(target.route.name, target.route.parameters, used: used)),
        "value": .string(caseText(target.presented)),
        "condition": .string(CallText.condition(target.route.conditions)),
      ], origin: target.route.range)
  }

  /// `.editor(id: id)`; where all that it carries has defaults, `.editor()`.
  private func caseText(_ value: Move.RouteValue) -> String {
    let arguments = value.arguments.map { argument in
      CallText.label(argument.label) + SwiftName.escaped(argument.text, in: .parameterName)
    }
    let text = CallText.caseValue(value.name, arguments)
    return arguments.isEmpty && value.hasPayload ? text + "()" : text
  }

  /// A line for each link into a presented router.
  func innerDocumentation() -> [String] {
    model.innerLinks(of: router).filter { $0.presenting.platform != "os(macOS)" }.flatMap { links in
      links.targets.flatMap { target in
        (target.route.link?.patterns ?? []).map { pattern in
          "- `\(pattern.pattern)`: `\(target.route.name)` inside `\(links.presenting.name)`, a \(links.presenting.presentation.noun)"
        }
      }
    }
  }
}
