import RutterDiagnostics

/// What: a way out into another router that is neither presented by this one nor shown in tabs beside it.
///
/// Why: going there means presenting it or selecting its tab, and there is nothing to present or select.
///
/// Example: `opens: {game: {router: Games}}` where only `Explore` is a tab.
///
/// Fix: show both routers in the tabs of one router, or say how the other one is presented.
enum UnsharedTabs {
  static func check(_ model: Model, _ report: inout Report) {
    // What is missing may be the very tab that is in error.
    guard !report.hasErrors else { return }
    for router in model.routers where router.hasClass {
      for screen in model.shownScreens(of: router) {
        for wayOut in screen.waysOut {
          guard let other = wayOut.router, other != router.id,
            router.route(presenting: other, named: wayOut.name) == nil
          else { continue }
          if model.tabPath(from: router, to: other) != nil { continue }
          if wayOut.leadsToScreen, model.tabRouters(around: router).contains(other) { continue }
          reportUnshared(wayOut, router, model.routers[other.index], &report)
        }
      }
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
      help: "show both under the 'tabs:' of one router, or give '\(other.name)' a 'present:'")
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
