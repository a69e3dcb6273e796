package import RutterDiagnostics

/// All links of a project, in one table: a model enters, and what leaves is the catalogue that people
/// read, the explanation of a URL, and the files in which systems look links up.
package struct LinkCatalogue: Sendable {
  /// One pattern, as it is declared in one place, and wherever it leads.
  package struct Entry: Sendable {
    package let pattern: TypedLinkPattern
    /// Whether the app prints links in this form; the others are old ones that it still reads.
    package let isPrinted: Bool
    package let range: SourceRange
    /// In the order in which tabs are asked, after the selected one; never empty.
    package internal(set) var destinations: [Destination]
  }

  /// Where a link leads in one router.
  package struct Destination: Sendable {
    package let router: String
    /// The tabs that are selected on the way, outermost first.
    package let tabs: [String]
    /// What is presented on the way, outermost first: `editor (sheet)`.
    package var inside: [String] = []
    package let screen: String
    package let landing: Landing
    package let deprecated: String?
    /// Swift compilation conditions under which the link is there at all.
    package let conditions: [String]
    /// The guards and flags that are asked on the way.
    let requires: [GuardID]
  }

  /// What a link shows.
  package enum Landing: Equatable, Sendable {
    case root
    /// A tab of a single screen.
    case tab
    /// A route; `beneath` are the routes under it, nil if it goes on top of what is there.
    case route(String, Presentation, beneath: [String]?)
  }

  package let places: LinkPlaces
  package let configurations: [LinkConfiguration.Variant]
  package let entries: [Entry]

  package init(_ model: Model) {
    places = model.configuration.links.places
    configurations = model.configuration.links.configurations
    let shownIn = Self.tabs(model)
    let inner = Self.innerLinks(model)
    var entries: [Entry] = []
    var places: [SourceRange: Int] = [:]
    for target in model.linkTargets {
      let destinations = Self.destinations(target, model, shownIn, inner)
      if destinations.isEmpty { continue }
      for (index, pattern) in target.link.patterns.enumerated() {
        let range = target.link.ranges[index]
        if let known = places[range] {
          entries[known].destinations += destinations
        } else {
          places[range] = entries.count
          entries.append(
            Entry(
              pattern: pattern, isPrinted: index == 0, range: range, destinations: destinations))
        }
      }
    }
    self.entries = entries
  }

  private typealias Shown = (parent: RouterID, tab: String)

  /// The tab that shows each router, if one does.
  private static func tabs(_ model: Model) -> [RouterID: Shown] {
    var shownIn: [RouterID: Shown] = [:]
    for router in model.routers {
      for tab in router.tabs {
        guard let child = tab.router, shownIn[child] == nil else { continue }
        shownIn[child] = (router.id, tab.name)
      }
    }
    return shownIn
  }

  /// One, or for a presented router one for each that takes the link for it.
  private static func destinations(
    _ target: LinkTarget, _ model: Model, _ shownIn: [RouterID: Shown],
    _ inner: [RouterID: [Inner]]
  ) -> [Destination] {
    let router = model.routers[target.router.index]
    guard model.onlyPresented.contains(target.router), case .route(let place) = target.kind
    else { return [destination(target, in: router, model, shownIn)] }
    let route = router.routes[place]
    let takers = (inner[router.id] ?? []).filter { taker in
      taker.links.targets.contains { $0.route.name == route.name }
    }
    return takers.map { outer, links in
      var destination = destination(target, in: outer, model, shownIn)
      destination.inside = ["\(links.presenting.name) (\(links.presenting.presentation.noun))"]
      return destination
    }
  }

  private typealias Inner = (outer: Router, links: InnerLinks)

  /// The links into each presented router, as those take them that are not presented themselves.
  private static func innerLinks(_ model: Model) -> [RouterID: [Inner]] {
    var inner: [RouterID: [Inner]] = [:]
    for outer in model.routers where !model.onlyPresented.contains(outer.id) {
      for links in model.innerLinks(of: outer) where links.presenting.platform != "os(macOS)" {
        inner[links.router, default: []].append((outer: outer, links: links))
      }
    }
    return inner
  }

  private static func destination(
    _ target: LinkTarget, in shown: Router, _ model: Model, _ shownIn: [RouterID: Shown]
  ) -> Destination {
    let router = model.routers[target.router.index]
    let screen = model.screens[target.screen.index]
    var tabs: [String] = []
    var next = shownIn[shown.id]
    while let shown = next, tabs.count < model.routers.count {
      tabs.insert(shown.tab, at: 0)
      next = shownIn[shown.parent]
    }
    var landing = Landing.root
    var route: Route?
    switch target.kind {
    case .root: break
    case .tab(let place):
      tabs.append(router.tabs[place].name)
      landing = .tab
    case .route(let place):
      let shown = router.routes[place]
      route = shown
      landing = .route(shown.name, shown.presentation, beneath: shown.beneath?.map(\.name))
    }
    return Destination(
      router: shown.name, tabs: tabs, screen: screen.name, landing: landing,
      deprecated: route?.deprecated ?? screen.attributes.deprecated,
      conditions: route?.conditions ?? [screen.attributes.condition?.string].compactMap { $0 },
      requires: route?.requires ?? [])
  }
}

extension LinkCatalogue.Entry {
  /// Each thing that the link does, with the routers in which it does that.
  package var effects: [(effect: String, routers: [String])] {
    var effects: [(effect: String, routers: [String])] = []
    for destination in destinations {
      if let same = effects.firstIndex(where: { $0.effect == destination.effect }) {
        effects[same].routers.append(destination.router)
      } else {
        effects.append((destination.effect, [destination.router]))
      }
    }
    return effects
  }
}

extension LinkCatalogue.Destination {
  /// What the link does, for people: `pushes movieDetails over movies`.
  package var effect: String {
    switch landing {
    case .root: return "back to the root"
    case .tab: return "the tab itself"
    case .route(let name, let presentation, let beneath):
      let what = presentation == .push ? "pushes \(name)" : "presents \(name)"
      let how = presentation == .push ? "" : " as a \(presentation.noun)"
      let place = inside.map { " inside \($0)" }.joined()
      guard let beneath else { return what + how + place }
      return what + how + place + " over "
        + (beneath.isEmpty ? "the root" : beneath.joined(separator: ", "))
    }
  }

  /// What is on the screen afterwards, from the root up.
  package var stack: [String] {
    switch landing {
    case .root: ["root"]
    case .tab: [screen]
    case .route(let name, let presentation, let beneath):
      (inside.isEmpty ? [] : ["what is there"] + inside)
        + (beneath.map { ["root"] + $0 } ?? [inside.isEmpty ? "what is there" : "its stack"])
        + [presentation == .push ? name : "\(name) (\(presentation.noun))"]
    }
  }
}
