import RutterDiagnostics

/// What: a way back out of a screen that is a tab of its own.
///
/// Why: there is nothing to close and nowhere to go back to; the button would do nothing.
///
/// Example: `opens: {close: dismiss}` on a screen shown directly in a tab.
///
/// Fix: give the tab a router with that screen as its root, or remove the way out.
enum DeadEnd {
  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers {
      for tab in router.tabs {
        guard case .screen(let id) = tab.content else { continue }
        for wayOut in model.screens[id.index].waysOut where wayOut.leadsBack {
          report.error(
            .deadEnd,
            "'\(wayOut.name)' leads nowhere: '\(model.screens[id.index].name)' is a tab of '\(router.name)'",
            at: wayOut.range, notes: [Note("the tab is declared here", at: tab.range)],
            help: "show a router in the tab, with the screen as its root, or remove the way out")
        }
      }
    }
  }
}

extension WayOut {
  fileprivate var leadsBack: Bool {
    switch effect {
    case .dismiss, .back, .root, .finish, .resume: true
    case .open, .select, .url, .hand: false
    }
  }
}

extension DiagnosticCode {
  static let deadEnd: Self = "dead-end"
}
