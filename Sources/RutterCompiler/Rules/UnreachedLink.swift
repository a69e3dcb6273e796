import RutterDiagnostics

/// What: a screen's or a route's link that leads nowhere.
///
/// Why: the URL is promised, and refused: its router is in no tab while others are, or nothing carries
/// what the link holds.
///
/// Example: a link on a screen that is the root of a router, with a parameter in it.
///
/// Fix: show the router in a tab, give the screen a route, or remove the link.
enum UnreachedLink {
  static func check(_ model: Model, _ report: inout Report) {
    guard !report.hasErrors else { return }
    let targets = model.linkTargets
    checkRouters(model, targets, &report)
    let linked = Set(targets.map(\.screen))
    for (screen, range) in model.linkedScreens where !linked.contains(screen) {
      let name = model.screens[screen.index].name
      let isShown = model.routers.contains { $0.root?.screen == screen }
      let isInside = model.routers.contains {
        $0.isPresented && $0.routes.contains { $0.screen == screen }
      }
      report.warning(
        .unreachedLink, "the link leads nowhere: no route shows '\(name)'", at: range,
        help: isShown
          ? "a root takes nothing from a link: leave the parameters out, or add a route"
          : isInside
            ? "links lead into no presented router: show the screen by a route of another, or remove the link"
            : "add a route, or remove the link")
    }
  }

  /// Where some router has tabs, links go through it.
  private static func checkRouters(
    _ model: Model, _ targets: [LinkTarget], _ report: inout Report
  ) {
    let shown = model.routers.flatMap(\.tabs).compactMap(\.router)
    if shown.isEmpty { return }
    let inTabs = Set(shown)
    var reported: Set<RouterID> = []
    for target in targets where !inTabs.contains(target.router) {
      let router = model.routers[target.router.index]
      guard router.tabs.isEmpty, router.hasClass, reported.insert(router.id).inserted else {
        continue
      }
      report.warning(
        .unreachedLink, "links into '\(router.name)' are opened by no tabs", at: router.range,
        notes: target.link.ranges.first.map { [Note("one of its links is here", at: $0)] } ?? [],
        help: "show it in a tab, or call its 'open(_:)' where its view is shown")
    }
  }
}

extension Tab {
  /// The router it shows, if it shows one.
  var router: RouterID? {
    if case .router(let id) = content { id } else { nil }
  }
}

extension DiagnosticCode {
  static let unreachedLink: Self = "unreached-link"
}
