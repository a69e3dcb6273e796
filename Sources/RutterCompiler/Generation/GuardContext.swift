import RutterDiagnostics
import RutterTemplateEngine

/// What the templates print of guards: what a router asks, and the protocols through which it does.
extension RouterContext {
  func addGuards(to record: inout Record) {
    record["guardsType"] = .optional(guardsType(router))
    record["guards"] = .list(router.guards.map { .record(routerGuard($0)) })
    record["guardsAreGuarded"] = .bool(router.guards.contains { !$0.guards.isEmpty })
    record["columnPlaces"] = .list(columnPlaces().map { .record($0) })
    record["pushIsGuarded"] = .bool(routes.isGuarded(.push))
    record["guardedTabs"] = .list(
      router.tabs.filter { asks($0) }.map { tab in
        .record(
          Record([
            "property": .string(SwiftName.escaped(tab.name, in: .property)),
            "condition": .string(CallText.condition(tab.conditions)),
          ]))
      })
  }

  /// The protocols that a router's guards are declared in; nil if it asks nothing.
  func guardsType(_ router: Router) -> String? {
    let features = guardFeatures(router).map { model.features[$0.index] }
    if features.isEmpty { return nil }
    return "any " + features.map(\.guardsProtocol).joined(separator: " & ")
  }

  private func guardFeatures(_ router: Router) -> [FeatureID] {
    var seen: Set<FeatureID> = []
    return model.askedGuards(of: router).map { model.guards[$0.index].feature }
      .filter { seen.insert($0).inserted }
  }

  /// Whether navigations can wait in a tab itself, rather than in what it presents.
  private func asks(_ tab: Tab) -> Bool {
    guard case .router(let id) = tab.content else { return false }
    return !model.askedGuards(of: model.routers[id.index], presented: false).isEmpty
  }

  /// What a router is made with.
  func initializer(of router: Router) -> String {
    "\(router.name)Router(\(guardsType(router) == nil ? "" : "guards: guards"))"
  }

  private func routerGuard(_ asked: RouterGuard) -> Record {
    let name = model.guards[asked.id.index].name
    return Record([
      "case": .string(SwiftName.escaped(name, in: .enumCase)),
      "member": .string(SwiftName.escaped(name, in: .memberAccess)),
      "method": .string(SwiftName.escaped(name, in: .function)),
      "guards": .string(model.guardList(asked.guards)),
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
    if self.router.guards.isEmpty { return isStack ? "\(router).dismiss()" : "" }
    return "\(router).isPending ? \(router).resume() : \(router).dismiss()"
  }
}

extension RouteContext {
  func isGuarded(_ presentation: Presentation) -> Bool {
    router.hasClass && router.routes(presentation).contains { !$0.guards.isEmpty }
  }

  /// The guards of each route of an enum; nil if no route has any.
  func guards(_ presentation: Presentation) -> Value {
    guard isGuarded(presentation) else { return .none }
    let routes = router.routes(presentation)
    let open = routes.filter(\.guards.isEmpty)
    let isPartial = open.contains(where: \.conditions.isEmpty)
    let cases = routes.filter { !$0.guards.isEmpty } + (isPartial ? [] : open)
    return .record(
      Record([
        "cases": .list(
          cases.map { route in
            .record(
              Record([
                "pattern": .string("." + SwiftName.escaped(route.name, in: .memberAccess)),
                "guards": .string(model.guardList(route.guards)),
                "condition": .string(CallText.condition(route.conditions)),
              ]))
          }),
        "isPartial": .bool(isPartial), "type": .string("[\(router.name)Guard]"),
      ]))
  }
}

extension Model {
  /// `[.signedIn, .adult]`
  fileprivate func guardList(_ ids: [GuardID]) -> String {
    let names = ids.map { "." + SwiftName.escaped(guards[$0.index].name, in: .memberAccess) }
    return "[" + names.joined(separator: ", ") + "]"
  }

  /// What a router asks, and those it shows in its tabs or presents.
  func askedGuards(of router: Router, presented: Bool = true) -> [GuardID] {
    var ids: [GuardID] = []
    var visited: Set<RouterID> = []
    var pending = [router.id]
    while let id = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      ids += routers[id.index].guards.map(\.id)
      let current = routers[id.index]
      pending += (presented ? current.shownRouters : current.tabs.compactMap(\.router)).reversed()
    }
    return ids
  }

  /// The protocols of a feature's guards: one, or none.
  func guardProtocols(of feature: Feature) -> [Value] {
    guard !feature.guards.isEmpty else { return [] }
    return [
      .record(
        Record([
          "name": .string(feature.guardsProtocol), "feature": .string(feature.name),
          "access": .record(feature.access.fields),
          "guards": .list(
            feature.guards.map { id in
              let asked = guards[id.index]
              return .record(
                Record(
                  [
                    "method": .string(SwiftName.escaped(asked.name, in: .function)),
                    "summary": .optional(asked.summary),
                  ], origin: asked.range))
            }),
        ]))
    ]
  }
}

extension Feature {
  /// The protocol through which routers ask the guards that the feature declares.
  var guardsProtocol: String { SwiftName.upperCamelCase(name) + "Guards" }
}
