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
    let roots = Set(model.routers.compactMap { $0.root?.screen })
    for (screen, range) in model.linkedScreens where !linked.contains(screen) {
      let name = model.screens[screen.index].name
      report.warning(
        .unreachedLink, "the link leads nowhere: no route shows '\(name)'", at: range,
        help: roots.contains(screen)
          ? "a root takes nothing from a link: leave the parameters out, or add a route"
          : "add a route, or remove the link")
    }
    checkInside(model, &report)
  }

  /// A router that others present takes a link only if that says all that is presented on the way.
  private static func checkInside(_ model: Model, _ report: inout Report) {
    let inTabs = Set(model.routers.flatMap(\.tabs).compactMap(\.router))
    var taken: Set<SourceRange> = []
    for inner in model.routers.flatMap({ model.innerLinks(of: $0) }) {
      for target in inner.targets { taken.formUnion(target.route.link?.ranges ?? []) }
    }
    for router in model.routers where router.isPresented && !inTabs.contains(router.id) {
      for route in router.routes {
        guard let range = route.link?.ranges.first, !taken.contains(range) else { continue }
        taken.insert(range)
        report.warning(
          .unreachedLink,
          "the link leads nowhere: it does not say what presents '\(router.name)'", at: range,
          notes: [Note("the router is declared here", at: router.range)],
          help: needs(router, route, model))
      }
    }
  }

  private static func needs(_ router: Router, _ route: Route, _ model: Model) -> String {
    let presenting = model.routers.flatMap(\.routes).first { $0.router == router.id }
    let lacks = (presenting?.parameters ?? []).filter { parameter in
      parameter.defaultValue == nil && !route.parameters.contains { $0.name == parameter.name }
    }.map { "'\($0.name)'" }
    return lacks.isEmpty
      ? "present the router by a route of one that links lead into, or remove the link"
      : "give '\(route.name)' the parameter \(lacks.joined(separator: ", ")), or pin it where '\(router.name)' is presented"
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
      guard router.tabs.isEmpty, router.hasClass, !router.isPresented,
        reported.insert(router.id).inserted
      else { continue }
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
