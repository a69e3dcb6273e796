import RutterDiagnostics
import RutterTemplateEngine

/// What the templates print of guards: what a router asks, and the protocols through which it does.
extension RouterContext {
  func addGuards(to record: inout Record) {
    record["guardsType"] = .optional(guardsType(router))
    addFlags(to: &record)
    record["initParameters"] = .string(initParameters)
    record["guards"] = .list(router.guards.map { .record(routerGuard($0)) })
    record["isAwaitedToArrive"] = .bool(model.isAwaitedToArrive(router))
    record["refusalGoesOn"] = .bool(router.guards.contains { goesOn($0) })
    record["waitsForPresented"] = .bool(router.waitsForPresented)
    record["guardsAreGuarded"] = .bool(router.guards.contains { !$0.guards.isEmpty })
    record["columnPlaces"] = .list(columnPlaces().map { .record($0) })
    record["pushIsGuarded"] = .bool(routes.isGuarded(.push))
    record["pushAsks"] = .bool(routes.isGuarded(.push) || routes.isSwitched(.push))
    record["guardedTabs"] = .list(
      router.tabs.filter { asks($0) }.map { tab in
        .record(
          Record([
            "property": .string(SwiftName.escaped(tab.name, in: .property)),
            "condition": .string(CallText.condition(tab.conditions)),
          ]))
      })
  }

  /// Whether a screen that is presented where the guard refuses has ways on, for which it is closed.
  private func goesOn(_ asked: RouterGuard) -> Bool {
    guard asked.route.presentation.isModal || asked.route.macOS?.isModal == true,
      let screen = model.guards[asked.id.index].screen
    else { return false }
    return model.screens[screen.index].waysOut.contains { wayOut in
      if case .open(_, router: nil, _) = wayOut.effect { true } else { false }
    }
  }

  /// The protocols that a router's guards are declared in; nil if it asks none.
  private func guardsType(_ router: Router) -> String? {
    protocols(of: model.askedGuards(of: router).guards)
  }

  func flagsType(_ router: Router) -> String? {
    protocols(of: model.askedGuards(of: router).flags)
  }

  private func protocols(of ids: [GuardID]) -> String? {
    var seen: Set<FeatureID> = []
    let names = ids.compactMap { id -> String? in
      let feature = model.guards[id.index].feature
      guard seen.insert(feature).inserted else { return nil }
      return model.features[feature.index].protocolName(of: id)
    }
    return names.isEmpty ? nil : "any " + names.joined(separator: " & ")
  }

  /// What the router's initializer is given.
  private var initParameters: String {
    [guardsType(router).map { "guards: " + $0 }, flagsType(router).map { "flags: " + $0 }]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// Whether navigations can wait in a tab, or in what it presents.
  private func asks(_ tab: Tab) -> Bool {
    guard case .router(let id) = tab.content else { return false }
    return !model.askedGuards(of: model.routers[id.index]).guards.isEmpty
  }

  /// What a router is made with.
  func initializer(of router: Router) -> String {
    let arguments = [
      guardsType(router).map { _ in "guards: guards" },
      flagsType(router).map { _ in "flags: flags" },
    ]
    return "\(router.name)Router(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }

  private func routerGuard(_ asked: RouterGuard) -> Record {
    let name = model.guards[asked.id.index].name
    return Record([
      "case": .string(SwiftName.escaped(name, in: .enumCase)),
      "member": .string(SwiftName.escaped(name, in: .memberAccess)),
      "method": .string(SwiftName.escaped(name, in: .function)),
      "guards": .string(model.list(asked.guards)),
      "shows": .list(showing(asked.route).map { .string($0) }),
      "condition": .string(CallText.condition(asked.conditions)),
    ])
  }

  /// The statement that shows the screen, unasked: its own guards have agreed.
  private func showing(_ route: Move.RouteValue) -> [String] {
    let value = caseValue(route)
    if route.presentation.isColumn {
      return [(routes.isGuarded(route.presentation) ? "show" : "select") + "(\(value))"]
    }
    func statement(_ presentation: Presentation) -> String {
      presentation == .push ? "path.append(\(value))" : "\(presentation.rawValue) = \(value)"
    }
    return route.macOS.map {
      [
        "#if os(macOS)", "  " + statement($0), "#else", "  " + statement(route.presentation),
        "#endif",
      ]
    } ?? [statement(route.presentation)]
  }

  /// Where nothing is asked, there is nothing to go on to.
  func resume(_ router: String) -> String {
    let close = resumesOutside(self.router) ? "\(router).resumeOutside()" : "\(router).dismiss()"
    if self.router.guards.isEmpty { return isStack ? close : "" }
    return "\(router).isPending ? \(router).resume() : \(close)"
  }
}

extension RouterContext {
  /// Whether a presented router has ways to go on with what waits where it is presented.
  func resumesOutside(_ router: Router) -> Bool {
    router.isPresented && router.moves.contains { $0.effect == .resume }
      && model.routers.contains { presenter in
        !presenter.guards.isEmpty && presenter.routes.contains { $0.router == router.id }
      }
  }
}

extension RouteContext {
  func isGuarded(_ presentation: Presentation) -> Bool {
    router.hasClass && router.contains(presentation) { !$0.guards.isEmpty }
  }

  /// The guards of each route of an enum; nil if no route has any.
  func guards(_ presentation: Presentation) -> Value {
    guard isGuarded(presentation) else { return .none }
    return required(presentation, by: \.guards, type: "Guard")
  }

  func required(
    _ presentation: Presentation, by requirements: (Route) -> [GuardID], type: String
  ) -> Value {
    let routes = router.routes(presentation)
    let open = routes.filter { requirements($0).isEmpty }
    let isPartial = open.contains(where: \.conditions.isEmpty)
    let cases = routes.filter { !requirements($0).isEmpty } + (isPartial ? [] : open)
    return .record(
      Record([
        "cases": .list(
          cases.map { route in
            .record(
              Record([
                "pattern": .string("." + SwiftName.escaped(route.name, in: .memberAccess)),
                "list": .string(model.list(requirements(route))),
                "condition": .string(CallText.condition(route.conditions)),
              ]))
          }),
        "isPartial": .bool(isPartial), "type": .string("[\(router.name)\(type)]"),
      ]))
  }
}

extension Model {
  /// `[.signedIn, .adult]`
  fileprivate func list(_ ids: [GuardID]) -> String {
    let names = ids.map { "." + SwiftName.escaped(guards[$0.index].name, in: .memberAccess) }
    return "[" + names.joined(separator: ", ") + "]"
  }

  /// What a router asks, and those it shows in its tabs or presents.
  func askedGuards(of router: Router) -> [GuardID] {
    routers(from: router).flatMap { $0.guards.map(\.id) + $0.flags }
  }

  /// The protocols of a feature's guards and flags: up to one each.
  func guardProtocols(of feature: Feature) -> [Value] {
    [feature.guards.guards, feature.guards.flags].compactMap { ids in
      guard let first = ids.first else { return nil }
      return .record(
        Record([
          "name": .string(feature.protocolName(of: first)), "feature": .string(feature.name),
          "access": .record(feature.access.fields), "isFlags": .bool(first.isFlag),
          "guards": .list(
            ids.map { id in
              let asked = guards[id.index]
              return .record(
                Record(
                  [
                    "method": .string(
                      SwiftName.escaped(asked.name, in: id.isFlag ? .property : .function)),
                    "summary": .optional(asked.summary),
                  ], origin: asked.range))
            }),
        ]))
    }
  }
}

extension Feature {
  /// The protocol through which routers ask the guards, or the flags, that the feature declares.
  func protocolName(of id: GuardID) -> String {
    SwiftName.upperCamelCase(name) + (id.isFlag ? "Flags" : "Guards")
  }
}
