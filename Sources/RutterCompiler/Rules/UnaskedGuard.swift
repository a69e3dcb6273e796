import RutterDiagnostics

/// What: a screen requires a guard, and is shown where nobody goes: as a root, in a tab, at the start.
///
/// Why: guards are asked on the way to a screen; what is there from the beginning would be shown to
/// everybody.
///
/// Example: `root: account`, where `account` has `requires: signedIn`.
///
/// Fix: show the screen by a route.
enum UnaskedGuard {
  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers {
      // Guards are asked on the way to a router that is presented, and its root is shown in no tab.
      if let root = router.root, router.isInTabs || !router.isPresented {
        checkScreen(model.screens[root.screen.index], "the root", root.range, model, &report)
      }
      for tab in router.tabs {
        guard case .screen(let id) = tab.content else { continue }
        checkScreen(model.screens[id.index], "a tab", tab.range, model, &report)
      }
      checkStart(router, model, &report)
      if !router.hasClass { checkEnums(router, model, &report) }
    }
  }

  private static func checkScreen(
    _ screen: Screen, _ what: String, _ range: SourceRange, _ model: Model, _ report: inout Report
  ) {
    guard let name = screen.requires.first.map({ model.guards[$0.index].name }) else { return }
    report.error(
      .unaskedGuard, "'\(name)' is never asked: '\(screen.name)' is \(what), which is always there",
      at: range, notes: [Note("'\(screen.name)' requires it", at: screen.range)],
      help: what == "a tab" && screen.requires.allSatisfy(\.isFlag)
        ? "hide the tab with 'shown:', or show the screen by a route"
        : "show the screen by a route, and something that requires nothing here")
  }

  private static func checkStart(_ router: Router, _ model: Model, _ report: inout Report) {
    guard let start = router.start, let route = router.route(named: start.route),
      let name = route.requires.first.map({ model.guards[$0.index].name })
    else { return }
    report.error(
      .unaskedGuard, "'\(name)' is never asked: the stack starts with '\(route.name)'",
      at: start.range, notes: [Note("the route requires it", at: route.range)],
      help: "start with another route; 'starts:', for debug builds, may name any")
  }

  /// Without a router's class nobody asks.
  private static func checkEnums(_ router: Router, _ model: Model, _ report: inout Report) {
    for route in router.routes {
      guard let name = route.requires.first.map({ model.guards[$0.index].name }) else { continue }
      report.error(
        .unaskedGuard, "'\(name)' is never asked: '\(router.name)' has 'class: false'",
        at: route.range, notes: [Note("the router is declared here", at: router.range)],
        help: "leave 'class: false' out, or 'requires:'")
    }
  }
}

extension DiagnosticCode {
  static let unaskedGuard: Self = "unasked-guard"
}
