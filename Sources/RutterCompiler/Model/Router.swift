package import RutterDiagnostics

/// A navigation stack with its modals, or a set of tabs.
package struct Router: Sendable {
  package let id: RouterID
  package let feature: FeatureID
  package let name: String
  package let range: SourceRange
  package let attributes: Attributes
  package let access: Access
  package let observation: Observation
  package let hasClass: Bool
  package let tabStyle: TabStyle
  /// Whether selecting the selected tab again goes back to its root.
  package let popsToRoot: Bool
  package let context: [ContextValue]
  package var root: Root?
  package var split: Split?
  /// The links that lead to the root, and what they do to a presented screen.
  package var rootLink: RouteLink?
  package var linkPolicy = LinkPolicy.close
  package private(set) var routes: [Route] = []
  private(set) var placesByScreen: [ScreenID: [Int]] = [:]
  private(set) var placesByRouter: [RouterID: [Int]] = [:]
  private(set) var placesByPresentedRoot: [ScreenID: Int] = [:]
  private(set) var placesByName: [String: Int] = [:]
  package var tabs: [Tab] = []
  package let enumNames: EnumNames
  package let conformances: [String]
  package var start: StartRoute?
  package var starts: [Start] = []
  /// The tab router whose tab shows this router, if one does and some way out changes tabs.
  package var parent: RouterID?
  /// Whether a tab of some router shows this one.
  package var isInTabs = false
  /// Whether some way out, here or in another tab, goes back to this router's root.
  package var isSentToRoot = false
  package var restoration: Restoration?
  /// Whether some way out, here or in another tab, waits for what a screen shown here returns.
  package var isAwaited = false
  /// Whether some way out waits for a router that is presented once guards agree.
  package var waitsForPresented = false
  /// Whether some way out that presents this router waits for what its root returns.
  package var isRootAwaited = false
  /// What is asked on the way to some of its routes, in order of first use.
  package var guards: [RouterGuard] = []
  /// What switches some of its routes, in order of first use.
  package var flags: [GuardID] = []
  /// The successors of routes in saved state, by the routes' names.
  package var replacements: [String: Replacement] = [:]
  /// The navigator's methods, each once, in order of screen and way out.
  package var moves: [Move] = []
  /// How other routers present this one unless they say otherwise.
  package let presentation: Presentation?
  /// Whether other routers present this one.
  package let isPresented: Bool
  /// The root screen's parameters that the routes to this router carry: its root view is given them.
  package var inputs: [Parameter] = []

  /// The presentations that have routes, the app's own modifiers last.
  package var presentations: [Presentation] {
    var used: [Presentation] = []
    for index in routes.indices where !used.contains(routes[index].presentation) {
      used.append(routes[index].presentation)
    }
    let words = Presentation.allCases
    return words.filter(used.contains) + used.filter { !words.contains($0) }
  }

  /// The screens that are there from the start: the root, and those of columns with no selection.
  package var fixedScreens: [ScreenID] {
    [root, split?.content, split?.detail].compactMap { $0?.screen }
  }

  package func routes(_ presentation: Presentation) -> [Route] {
    routes.indices.filter { routes[$0].presentation == presentation }.map { routes[$0] }
  }

  /// Whether some route of a presentation meets a condition, or is there at all.
  func contains(
    _ presentation: Presentation, where condition: (Route) -> Bool = { _ in true }
  ) -> Bool {
    routes.indices.contains {
      routes[$0].presentation == presentation && condition(routes[$0])
    }
  }

  /// The route that leads to a screen: the one of this name, or else one that pins nothing, so that
  /// no value is lost, or else the first.
  package func route(to screen: ScreenID, named name: String) -> Route? {
    guard let places = placesByScreen[screen], let first = places.first else { return nil }
    let named = places.first { routes[$0].name == name }
    return routes[named ?? places.first { routes[$0].fills.isEmpty } ?? first]
  }

  package func routes(to screen: ScreenID) -> [Route] {
    (placesByScreen[screen] ?? []).map { routes[$0] }
  }

  /// The route that presents another router: the one of this name, or else the first.
  package func route(presenting router: RouterID, named name: String) -> Route? {
    guard let places = placesByRouter[router], let first = places.first else { return nil }
    return routes[places.first { routes[$0].name == name } ?? first]
  }

  /// The route to a router whose root is this screen.
  func route(presentingRoot screen: ScreenID) -> Route? {
    placesByPresentedRoot[screen].map { routes[$0] }
  }

  package func route(named name: String) -> Route? {
    placesByName[name].map { routes[$0] }
  }

  mutating func setInstead(_ route: Move.RouteValue, at place: Int) {
    routes[place].instead = route
  }

  mutating func setLink(_ link: RouteLink?, over beneath: [Move.RouteValue]?, at place: Int) {
    routes[place].link = link
    routes[place].beneath = beneath
  }

  /// How macOS shows the route of this name, where that differs.
  func presentationOnMac(of name: String) -> Presentation? {
    placesByName[name].flatMap { first in
      let next = routes.indices.contains(first + 1) ? routes[first + 1] : nil
      return next?.name == name ? next?.presentation : nil
    }
  }

  mutating func add(_ route: Route) {
    if let router = route.router {
      placesByRouter[router, default: []].append(routes.count)
      placesByPresentedRoot[route.screen] = placesByPresentedRoot[route.screen] ?? routes.count
    } else {
      placesByScreen[route.screen, default: []].append(routes.count)
    }
    placesByName[route.name] = placesByName[route.name] ?? routes.count
    routes.append(route)
  }

  /// Puts the routes in the order of their screens' ranks; those of one rank keep theirs.
  mutating func sortRoutes(by rank: (ScreenID) -> Int) {
    let sorted = routes.enumerated()
      .sorted { (rank($0.element.screen), $0.offset) < (rank($1.element.screen), $1.offset) }
    routes = []
    placesByScreen = [:]
    placesByRouter = [:]
    placesByPresentedRoot = [:]
    placesByName = [:]
    for route in sorted { add(route.element) }
  }
}

/// The names of a router's generated enums.
package struct EnumNames: Sendable {
  package let push: String
  package let content: String
  package let detail: String
  package let sheet: String
  package let fullScreenCover: String
  package let popover: String
  package let tab: String
  /// Where the author wrote those that are not derived, by their keys.
  package let ranges: [String: SourceRange]
  /// The router's name, which starts the names of all others.
  let prefix: String

  package subscript(presentation: Presentation) -> String {
    switch presentation {
    case .push: push
    case .content: content
    case .detail: detail
    case .sheet: sheet
    case .fullScreenCover: fullScreenCover
    case .popover: popover
    case .modifier(let name): prefix + SwiftName.uppercasedFirst(name)
    }
  }
}

/// A value the root view is given and every call may use.
package struct ContextValue: Sendable {
  package let name: String
  package let type: SwiftType
  package let range: SourceRange
}

package struct Root: Sendable {
  package let screen: ScreenID
  package let fills: [WayOut.Fill]
  package let range: SourceRange
}

/// A case of one of a router's enums.
package struct Route: Sendable {
  package let name: String
  package let screen: ScreenID
  package var presentation: Presentation
  /// Values pinned here; these parameters are not carried.
  package let fills: [WayOut.Fill]
  /// What the case carries.
  package let parameters: [Parameter]
  package let summary: String?
  package let deprecated: String?
  package let metadata: Node?
  package var conditions: [String]
  package let range: SourceRange
  /// Whether it is among what routers save.
  package var isSaved = true
  /// What is asked on the way there, in order: guards and flags.
  package var requires: [GuardID] = []
  /// What is shown instead while one of its flags is off.
  package var instead: Move.RouteValue?
  package var link: RouteLink?
  /// What lies beneath after landing by link; nil keeps what is there.
  package var beneath: [Move.RouteValue]?
  /// The one of its conditions that tells it from the same route on another platform.
  package var platform: String?
  /// Whether a navigation stack is around what is presented, with a bar for its title.
  package var hasBar = false
  package var zoom: ZoomEntry?
  /// What is called once the screen, having been presented, is gone.
  package var onDismiss: ExpressionText?
  /// The router it presents, with a stack of its own whose root is `screen`.
  package var router: RouterID?

  package var guards: [GuardID] { requires.guards }
  package var flags: [GuardID] { requires.flags }
}

package struct Tab: Sendable {
  package enum Content: Sendable {
    case router(RouterID)
    case screen(ScreenID)
  }

  package let name: String
  package let content: Content
  package let title: String?
  package let systemImage: String?
  package let shown: SwiftExpression?
  package let shownRange: SourceRange?
  package let badge: ExpressionText?
  package let isSearch: Bool
  package let summary: String?
  package let deprecated: String?
  package let metadata: Node?
  package let conditions: [String]
  package let range: SourceRange
  /// The links that select a tab of a single screen.
  package var link: RouteLink?
}

/// A route the stack starts with, as the author wrote it: `.detail(id: 1)`.
package struct StartRoute: Sendable {
  /// The route's name.
  package let route: String
  package let expression: String
  package let range: SourceRange
}

package struct Start: Sendable {
  package let name: String
  package let route: StartRoute
  package let conditions: [String]
}
