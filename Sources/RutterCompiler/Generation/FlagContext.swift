import RutterTemplateEngine

/// What the templates print of flags: what a router asks on the way to screens that may be off, and what
/// it shows instead.
extension RouterContext {
  func addFlags(to record: inout Record) {
    record["flagsType"] = .optional(flagsType(router))
    record["pushIsSwitched"] = .bool(routes.isSwitched(.push))
    record["flags"] = .list(
      router.flags.map { id in
        let name = model.guards[id.index].name
        return .record(
          Record([
            "case": .string(SwiftName.escaped(name, in: .enumCase)),
            "member": .string(SwiftName.escaped(name, in: .memberAccess)),
          ]))
      })
    record["switchedEnums"] = .list(
      router.presentations.filter(routes.isSwitched).map { .record(switchedEnum($0)) })
  }

  private func switchedEnum(_ presentation: Presentation) -> Record {
    let routes = router.routes(presentation)
    let replaced = routes.compactMap { route in route.instead.map { (route, $0) } }
    return Record([
      "name": .string(router.enumNames[presentation]),
      "fallbacks": .list(replaced.map { .record(fallback($0.0, $0.1)) }),
      "isTotal": .bool(
        replaced.count == routes.count && routes.allSatisfy(\.conditions.isEmpty)),
    ])
  }

  private func fallback(_ route: Route, _ instead: Move.RouteValue) -> Record {
    Record(
      [
        "pattern": .string(
          CallText.pattern(
            route.name, route.parameters, used: Set(instead.arguments.flatMap(\.names)))),
        "statements": .list(showingHere(instead)),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }

  /// The statements that show a route, in the router itself.
  private func showingHere(_ route: Move.RouteValue) -> [Value] {
    showing(route, "").map { line in
      let indentation = String(line.prefix { $0 == " " })
      let call = line.dropFirst(indentation.count)
      return .string(indentation + (call.hasPrefix(".") ? String(call.dropFirst()) : String(call)))
    }
  }

  private func isSwitched(_ route: Move.RouteValue, in owner: Router) -> Bool {
    owner.route(named: route.name)?.flags.isEmpty == false
  }

  /// The condition, given the router of another tab, under which that tab is selected for a route: where
  /// it is off and nothing stands in for it, there is nothing to see there.
  func onlyIf(_ route: Move.RouteValue, in owner: Router) -> ((String) -> String)? {
    guard isSwitched(route, in: owner), owner.route(named: route.name)?.instead == nil,
      route.macOS == nil
    else { return nil }
    let value = owner.enumNames[route.presentation] + caseValue(route)
    return { router in "\(router).allows(\(value))" }
  }

  /// Ends a method whose route is switched off, where it would go on with the screen.
  func switching(
    _ move: Move, _ route: Move.RouteValue, in owner: Router, _ router: String
  ) -> [String] {
    var goesOn = move.answer != nil
    if case .showInside = move.effect { goesOn = true }
    guard goesOn, isSwitched(route, in: owner),
      onlyIf(route, in: owner) == nil || owner.id == self.router.id
    else { return [] }
    let nothing = move.answer?.nothing ?? "return"
    func statement(_ presentation: Presentation) -> String {
      let value = owner.enumNames[presentation] + caseValue(route)
      return "guard \(router).allows(\(value)) else { \(nothing) }"
    }
    let here = statement(route.presentation)
    return route.macOS.map { onMac([statement($0)], elsewhere: [here]) } ?? [here]
  }
}

extension RouteContext {
  func isSwitched(_ presentation: Presentation) -> Bool {
    router.hasClass && router.contains(presentation) { !$0.flags.isEmpty }
  }

  /// What switches each route of an enum; nil if nothing does.
  func flags(_ presentation: Presentation) -> Value {
    guard isSwitched(presentation) else { return .none }
    return required(presentation, by: \.flags, type: "Flag")
  }
}
