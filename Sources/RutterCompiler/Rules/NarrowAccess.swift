import RutterDiagnostics

/// What: a generated type that is seen further than one it mentions.
///
/// Why: Swift does not let a public view be given an internal factory; and a file does not see what is
/// private in another.
///
/// Example: `access: public` on a router with view models, where the factory is internal.
///
/// Fix: give both the same access.
enum NarrowAccess {
  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers where router.hasClass {
      checkFactory(router, model, &report)
      checkRouters(router, model, &report)
      checkScreens(router, model, &report)
      checkGuards(router, model, &report)
    }
  }

  /// A router is made with the protocols of its guards and flags.
  private static func checkGuards(_ router: Router, _ model: Model, _ report: inout Report) {
    var seen: Set<FeatureID> = []
    for asked in model.askedGuards(of: router).map({ model.guards[$0.index] })
    where seen.insert(asked.feature).inserted {
      let owner = model.features[asked.feature.index]
      let isHidden = owner.access.isFileBound && asked.feature != router.feature
      guard owner.access < router.access || isHidden else { continue }
      report.error(
        .narrowAccess,
        "the router '\(router.name)' is \(router.access.rawValue), but the \(asked.noun) '\(asked.name)' is \(owner.access.rawValue)",
        at: router.range, notes: [Note("'\(asked.name)' is declared here", at: asked.range)],
        help: "give the \(asked.noun)'s manifest a wider 'access:'")
    }
  }

  private static func checkFactory(_ router: Router, _ model: Model, _ report: inout Report) {
    guard let access = model.configuration.factory.access, access < router.access,
      model.usesFactory(router)
    else { return }
    report.error(
      .narrowAccess,
      "the router '\(router.name)' is \(router.access.rawValue), but the factory it is given is \(access.rawValue)",
      at: router.range,
      help: "write 'access: \(router.access.rawValue)' under the project's 'factory:'")
  }

  /// What is bound to its file cannot be shown from another.
  private static func checkRouters(_ router: Router, _ model: Model, _ report: inout Report) {
    for tab in router.tabs {
      guard case .router(let id) = tab.content else { continue }
      let child = model.routers[id.index]
      guard child.access.isFileBound, child.feature != router.feature else { continue }
      report.error(
        .narrowAccess,
        "the tabs '\(router.name)' cannot see the router '\(child.name)', which is \(child.access.rawValue)",
        at: tab.range, notes: [Note("'\(child.name)' is declared here", at: child.range)],
        help: "give the router a wider 'access:'")
    }
    for route in router.routes {
      guard let child = route.router.map({ model.routers[$0.index] }),
        child.access.isFileBound, child.feature != router.feature
      else { continue }
      report.error(
        .narrowAccess,
        "the router '\(router.name)' cannot see the router '\(child.name)', which is \(child.access.rawValue)",
        at: route.range, notes: [Note("'\(child.name)' is declared here", at: child.range)],
        help: "give the router a wider 'access:'")
    }
  }

  /// The protocols of file-bound screens are seen in their own file alone.
  private static func checkScreens(_ router: Router, _ model: Model, _ report: inout Report) {
    for screen in model.shownScreens(of: router)
    where screen.access.isFileBound && screen.feature != router.feature && !screen.waysOut.isEmpty {
      report.error(
        .narrowAccess,
        "the router '\(router.name)' cannot see the ways out of '\(screen.name)', which is \(screen.access.rawValue)",
        at: router.range, notes: [Note("'\(screen.name)' is declared here", at: screen.range)],
        help: "give the screen's manifest a wider 'access:'")
    }
  }
}

extension DiagnosticCode {
  static let narrowAccess: Self = "narrow-access"
}
