package import RutterDiagnostics

/// The links that lead to one route, root or tab.
package struct RouteLink: Sendable {
  /// The first is printed.
  package let patterns: [TypedLinkPattern]
  /// Where each was written.
  package let ranges: [SourceRange]
  /// What the patterns hold of each parameter: all of them hold the same, or more.
  let texts: [LinkPatternText]
}

/// A place in the app that links lead to.
package struct LinkTarget: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A route, by its place in the router.
    case route(Int)
    case root
    /// A tab of a single screen, by its place.
    case tab(Int)
  }

  package let router: RouterID
  package let kind: Kind
  package let screen: ScreenID
  package let link: RouteLink
}

extension Model {
  /// All links of the project, in order of router, its root or tabs first.
  package var linkTargets: [LinkTarget] { routers.flatMap { linkTargets(of: $0) } }

  /// The compilation conditions under which a link is there.
  func conditions(of target: LinkTarget) -> [String] {
    let router = routers[target.router.index]
    let own =
      switch target.kind {
      case .root: [screens[target.screen.index].attributes.condition?.string].compactMap { $0 }
      case .tab(let place): router.tabs[place].conditions
      case .route(let place): router.routes[place].conditions
      }
    return own
      + [router.attributes.condition?.string].compactMap { $0 }.filter { !own.contains($0) }
  }

  package func linkTargets(of router: Router) -> [LinkTarget] {
    var targets: [LinkTarget] = []
    func add(_ link: RouteLink?, _ kind: LinkTarget.Kind, _ screen: ScreenID) {
      guard let link else { return }
      targets.append(LinkTarget(router: router.id, kind: kind, screen: screen, link: link))
    }
    if let root = router.root { add(router.rootLink, .root, root.screen) }
    for (index, tab) in router.tabs.enumerated() {
      if case .screen(let screen) = tab.content { add(tab.link, .tab(index), screen) }
    }
    for (index, route) in router.routes.enumerated() {
      add(route.link, .route(index), route.screen)
    }
    return targets
  }
}
