import RutterTemplateEngine

/// The statements that show a route.
extension RouterContext {
  /// Pushing on one platform and presenting on the other are two methods.
  func showing(_ route: Move.RouteValue, _ router: String) -> [String] {
    let call = router + show(route, route.presentation)
    guard let macOS = route.macOS, macOS.method != route.presentation.method else {
      return [call]
    }
    return onMac([router + show(route, macOS)], elsewhere: [call])
  }

  private func show(_ route: Move.RouteValue, _ presentation: Presentation) -> String {
    ".\(presentation.method)(\(caseValue(route)))"
  }

  func onMac(_ statements: [String], elsewhere others: [String]) -> [String] {
    ["#if os(macOS)"] + statements.map { "  " + $0 } + ["#else"] + others.map { "  " + $0 }
      + ["#endif"]
  }

  /// Shows a route in a router that is presented for it.
  func showing(
    _ inner: Move.RouteValue, inside route: Move.RouteValue, _ router: String,
    _ names: Set<String>
  ) -> [String] {
    guard let presenting = self.router.route(named: route.name) else { return [] }
    if presenting.router.map({ model.asks(inner, in: model.routers[$0.index]) }) ?? false {
      return filling(inner, inside: route, isGuarded: !presenting.guards.isEmpty, router, names)
    }
    guard !presenting.guards.isEmpty else {
      return showing(route, router) + showing(inner, nested(route, in: router) + "?")
    }
    let here = asking(inner, inside: route, route.presentation, router, names)
    guard let macOS = route.macOS else { return here }
    return onMac(asking(inner, inside: route, macOS, router, names), elsewhere: here)
  }

  /// There is no router to show anything in before its guards agree.
  private func asking(
    _ inner: Move.RouteValue, inside route: Move.RouteValue, _ presentation: Presentation,
    _ router: String, _ names: Set<String>
  ) -> [String] {
    let here = ["router", "here", "presenter"].first { !names.contains($0) } ?? "$0"
    let value = caseValue(route)
    let statements =
      ["\(here).closePresented()", "\(here).\(presentation.rawValue) = \(value)"]
      + showing(inner, nested(route, in: here) + "?")
    return ["\(router).ask(\(self.router.enumNames[presentation])\(value).guards) { \(here) in"]
      + statements.map { "  " + $0 } + ["}"]
  }

  /// Where guards are asked inside, the router is made and filled before it is presented.
  private func filling(
    _ inner: Move.RouteValue, inside route: Move.RouteValue, isGuarded: Bool, _ router: String,
    _ names: Set<String>
  ) -> [String] {
    func statements(_ router: String) -> [String] {
      let name = SwiftName.upperCamelCase(route.name)
      let filled = filled(route, names)
      return ["let \(filled) = \(router).make\(name)Router()"] + showing(inner, filled)
        + ["\(router).present\(name)(\(caseValue(route)), in: \(filled))"]
    }
    guard isGuarded else { return statements(router) }
    let here = ["router", "here", "presenter"].first { !names.contains($0) } ?? "$0"
    func asking(_ presentation: Presentation) -> [String] {
      let value = self.router.enumNames[presentation] + caseValue(route)
      return ["\(router).ask(\(value).guards) { \(here) in"]
        + statements(here).map { "  " + $0 } + ["}"]
    }
    let elsewhere = asking(route.presentation)
    return route.macOS.map { onMac(asking($0), elsewhere: elsewhere) } ?? elsewhere
  }

  /// What a navigator calls a router that it fills.
  func filled(_ route: Move.RouteValue, _ names: Set<String>) -> String {
    names.contains(route.name) ? "presented" : SwiftName.escaped(route.name, in: .property)
  }

  /// The router that a route presents.
  func nested(_ route: Move.RouteValue, in router: String) -> String {
    "\(router).\(SwiftName.escaped(route.name, in: .memberAccess))"
  }
}
