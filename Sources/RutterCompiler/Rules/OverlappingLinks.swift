import RutterDiagnostics

/// What: two links that one URL matches.
///
/// Why: which screen opens would depend on the order in which they are tried, and nobody would know.
///
/// Example: `/movies/{id}` with a text beside `/movies/new`.
///
/// Fix: change one of them. A screen's own link, which several routers inherit, is one link.
enum OverlappingLinks {
  static func check(_ model: Model, _ report: inout Report) {
    let links = links(model)
    let base = model.configuration.links.places.base ?? ""
    for overlap in LinkTrie.overlaps(links.map(\.pattern), conditions: links.map(\.conditions)) {
      self.report(
        links[overlap.pattern], links[overlap.earlier], overlap.witness.url(under: base), model,
        &report)
    }
  }

  /// A pattern of one target; a screen's link in several routers counts once.
  private struct Link {
    let pattern: TypedLinkPattern
    let target: LinkTarget
    let range: SourceRange
    /// Where it is there at all, in whatever router.
    var conditions: [String]
  }

  /// What makes the links of several routers one: the screen, and the very pattern.
  private struct Identity: Hashable {
    let screen: ScreenID
    let pattern: TypedLinkPattern
  }

  private static func links(_ model: Model) -> [Link] {
    var home: [Identity: (router: RouterID, place: Int)] = [:]
    var links: [Link] = []
    for target in model.linkTargets {
      for (index, pattern) in target.link.patterns.enumerated() {
        // The first router that has the link stands for all of them.
        let shared = Identity(screen: target.screen, pattern: pattern)
        let conditions = model.conditions(of: target)
        if let owner = home[shared], owner.router != target.router {
          links[owner.place].conditions.removeAll { !conditions.contains($0) }
          continue
        }
        home[shared] = (target.router, links.count)
        links.append(
          Link(
            pattern: pattern, target: target, range: target.link.ranges[index],
            conditions: conditions))
      }
    }
    return links
  }

  private static func report(
    _ link: Link, _ other: Link, _ url: String, _ model: Model, _ report: inout Report
  ) {
    let isSame = link.pattern.pattern == other.pattern.pattern
    let isOneTarget =
      link.target.router == other.target.router && link.target.kind == other.target.kind
    let name = name(link.target, model)
    let otherName = self.name(other.target, model)
    report.error(
      .linkOverlap,
      isOneTarget
        ? "two links of \(name) match '\(url)'" : "\(name) and \(otherName) both match '\(url)'",
      at: link.range, notes: [Note("the other link is here", at: other.range)],
      help: isOneTarget
        ? "leave one of them out"
        : isSame && link.range == other.range
          ? "give one of the routes a 'link:' of its own, or 'link: none'"
          : "change one of the links, so that no URL is both")
  }

  private static func name(_ target: LinkTarget, _ model: Model) -> String {
    let router = model.routers[target.router.index]
    switch target.kind {
    case .route(let place): return "'\(router.routes[place].name)' of '\(router.name)'"
    case .root: return "the root of '\(router.name)'"
    case .tab(let place): return "the tab '\(router.tabs[place].name)' of '\(router.name)'"
    }
  }
}

extension DiagnosticCode {
  static let linkOverlap: Self = "link-overlap"
}
