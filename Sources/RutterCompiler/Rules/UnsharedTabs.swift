import RutterDiagnostics

/// What: a way out into another router that no tab router shows beside this one.
///
/// Why: going there means selecting its tab, and there is none to select.
///
/// Example: `opens: {game: {router: Games}}` where only `Explore` is a tab.
///
/// Fix: show both routers in the tabs of one router.
enum UnsharedTabs {
  static func check(_ model: Model, _ report: inout Report) {
    // What is missing may be the very tab that is in error.
    guard !report.hasErrors else { return }
    for router in model.routers where router.hasClass {
      for screen in model.shownScreens(of: router) {
        for wayOut in screen.waysOut {
          guard let other = target(wayOut), other != router.id else { continue }
          let tabRouter = router.tabs.isEmpty ? router.parent : router.id
          if tabRouter == other, wayOut.leadsToScreen { continue }
          let tabs = tabRouter.map { model.routers[$0.index].tabs } ?? []
          if tabs.contains(where: { $0.shows(other) }) { continue }
          reportUnshared(wayOut, router, model.routers[other.index], &report)
        }
      }
    }
  }

  private static func target(_ wayOut: WayOut) -> RouterID? {
    switch wayOut.effect {
    case .select(let router): router
    case .open(_, let router, _): router
    case .url, .hand, .dismiss, .back, .root, .finish, .resume: nil
    }
  }

  private static func reportUnshared(
    _ wayOut: WayOut, _ router: Router, _ other: Router, _ report: inout Report
  ) {
    report.error(
      .unsharedTabs,
      "'\(wayOut.name)' leads from '\(router.name)' to '\(other.name)', but no tabs show both",
      at: wayOut.range,
      notes: [
        Note("'\(router.name)' is declared here", at: router.range),
        Note("'\(other.name)' is declared here", at: other.range),
      ],
      help: "show both under the 'tabs:' of one router")
  }
}

extension WayOut {
  fileprivate var leadsToScreen: Bool {
    if case .open = effect { true } else { false }
  }
}

extension DiagnosticCode {
  static let unsharedTabs: Self = "unshared-tabs"
}
