import RutterDiagnostics

/// What: a generated type that is seen further than one it mentions.
///
/// Why: Swift does not let a public view be given an internal factory, or public tabs hold an internal
/// router; and a file does not see what is private in another.
///
/// Example: `access: public` on a router with view models, where the factory is internal.
///
/// Fix: give both the same access.
enum NarrowAccess {
  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers where router.hasClass {
      checkFactory(router, model, &report)
      checkTabs(router, model, &report)
      checkScreens(router, model, &report)
    }
  }

  private static func checkFactory(_ router: Router, _ model: Model, _ report: inout Report) {
    guard model.shownScreens(of: router).contains(where: { $0.viewModel != nil }),
      model.configuration.factoryAccess < router.access
    else { return }
    report.error(
      .narrowAccess,
      "the router '\(router.name)' is \(router.access.rawValue), but the factory it is given is \(model.configuration.factoryAccess.rawValue)",
      at: router.range,
      help: "write 'access: \(router.access.rawValue)' under the project's 'factory:'")
  }

  /// Tabs hold their routers, and routers know their tabs: one access fits both.
  private static func checkTabs(_ router: Router, _ model: Model, _ report: inout Report) {
    for tab in router.tabs {
      guard case .router(let id) = tab.content else { continue }
      let child = model.routers[id.index]
      let knowsParent = child.moves.contains(where: \.selects)
      let isSeen = !child.access.isFileBound || child.feature == router.feature
      if isSeen, child.access >= router.access, !knowsParent || child.access <= router.access {
        continue
      }
      report.error(
        .narrowAccess,
        "the tabs '\(router.name)' are \(router.access.rawValue), but the router '\(child.name)' is \(child.access.rawValue)",
        at: tab.range, notes: [Note("'\(child.name)' is declared here", at: child.range)],
        help: "give both the same 'access:'")
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
