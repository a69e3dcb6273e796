import RutterDiagnostics

extension NavigationGraph {
  /// Everything that the routers of a model show, and what none of them shows.
  package init(_ model: Model) {
    var builder = GraphBuilder(model)
    builder.build()
    self = builder.graph
  }
}

/// Makes the graph: first the containers, then their nodes, then, all nodes being known, the edges.
struct GraphBuilder {
  private(set) var graph = NavigationGraph()
  private let model: Model
  private let lines: [FileID: (path: String, table: LineTable)]
  private var nodes: [Visit: Int] = [:]
  private var firstNodes: [ScreenID: Int] = [:]

  /// A screen in a container.
  private struct Visit: Hashable {
    let container: Int
    let screen: ScreenID
  }

  init(_ model: Model) {
    self.model = model
    lines = Dictionary(
      model.features.map { ($0.file.id, ($0.file.path, LineTable($0.file))) },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func build() {
    for router in model.routers { addContainer(router) }
    for router in model.routers { addNodes(router) }
    for router in model.routers { addTabs(router) }
    let unreachable = addUnreachable()
    for router in model.routers {
      for screen in model.shownScreens(of: router) { addEdges(of: screen, in: router) }
    }
    for screen in unreachable { addEdges(of: screen, in: nil) }
    addInstead()
  }

  private func place(_ range: SourceRange) -> NavigationGraph.Place? {
    lines[range.file].map { .init(path: $0.path, line: $0.table.line(of: Int(range.start))) }
  }

  // MARK: Containers and nodes

  private mutating func addContainer(_ router: Router) {
    let kind: NavigationGraph.Container.Kind =
      !router.hasClass ? .enums : router.tabs.isEmpty ? .stack : .tabs
    graph.containers.append(
      .init(
        kind: kind, name: router.name, summary: router.attributes.summary,
        place: place(router.range)))
  }

  private mutating func addNodes(_ router: Router) {
    let routes = Dictionary(
      grouping: router.routes.filter { $0.router == nil }, by: \.screen)
    let links = rootLinks(router)
    for screen in model.shownScreens(of: router) {
      addNode(screen, in: router.id.index, routes[screen.id] ?? [])
      graph.nodes[graph.nodes.count - 1].rootLinks = links[screen.id] ?? []
    }
    if let root = router.root {
      graph.containers[router.id.index].root =
        nodes[Visit(container: router.id.index, screen: root.screen)]
    }
  }

  /// The links to a root, and to tabs of a single screen.
  private func rootLinks(_ router: Router) -> [ScreenID: [String]] {
    var links: [ScreenID: [String]] = [:]
    for target in model.linkTargets(of: router) {
      if case .route = target.kind { continue }
      links[target.screen, default: []] += Self.patterns(target.link)
    }
    return links
  }

  private static func patterns(_ link: RouteLink?) -> [String] {
    link.map { $0.patterns.map(\.pattern.description) } ?? []
  }

  private mutating func addNode(_ screen: Screen, in container: Int, _ routes: [Route]) {
    nodes[Visit(container: container, screen: screen.id)] = graph.nodes.count
    if firstNodes[screen.id] == nil { firstNodes[screen.id] = graph.nodes.count }
    let condition = screen.attributes.condition?.string
    graph.nodes.append(
      .init(
        container: container, name: screen.name, view: screen.view.callee,
        feature: model.features[screen.feature.index].name, title: screen.title,
        summary: screen.attributes.summary, parameters: screen.parameters.map(field),
        conditions: condition.map { [$0] } ?? [], deprecated: screen.attributes.deprecated,
        place: place(screen.range),
        routes: routes.map {
          .init(
            name: $0.name, presentation: $0.presentation, links: Self.patterns($0.link),
            guards: $0.requires.map { model.guards[$0.index].name })
        },
        returned: screen.returned?.type.description))
  }

  private func field(_ parameter: Parameter) -> NavigationGraph.Field {
    .init(
      name: parameter.name, type: parameter.type.description, defaultValue: parameter.defaultValue)
  }

  private mutating func addTabs(_ router: Router) {
    let index = router.id.index
    for tab in router.tabs {
      let content: NavigationGraph.Target
      switch tab.content {
      case .router(let child):
        content = .container(child.index)
        if child != router.id, graph.containers[child.index].parent == nil {
          graph.containers[child.index].parent = index
        }
      case .screen(let screen):
        content = nodes[Visit(container: index, screen: screen)].map { .node($0) } ?? .nothing
      }
      graph.containers[index].tabs.append(
        .init(
          name: tab.name, title: tab.title, systemImage: tab.systemImage,
          shown: tab.shown?.description, content: content))
    }
  }

  /// The screens that no router shows, in a container of their own. Without routers nobody expects
  /// them to be reached.
  private mutating func addUnreachable() -> [Screen] {
    let screens = model.screens.filter { firstNodes[$0.id] == nil }
    guard !screens.isEmpty else { return [] }
    graph.containers.append(
      .init(
        kind: model.routers.isEmpty ? .enums : .unreachable,
        name: model.routers.isEmpty ? "Screens" : "Unreachable", summary: nil, place: nil))
    for screen in screens { addNode(screen, in: graph.containers.count - 1, []) }
    return screens
  }

  // MARK: Edges

  /// Without a router the screen is one that nothing shows.
  private mutating func addEdges(of screen: Screen, in router: Router?) {
    let container = router?.id.index ?? graph.containers.count - 1
    guard let source = nodes[Visit(container: container, screen: screen.id)] else { return }
    for wayOut in screen.waysOut {
      let (kind, target) = end(of: wayOut, in: router, container)
      graph.edges.append(
        .init(
          source: source, target: target, kind: kind, name: wayOut.name,
          method: signature(wayOut), conditions: model.conditions(of: wayOut),
          deprecated: model.deprecation(of: wayOut), place: place(wayOut.range)))
    }
  }

  /// What is shown where guards refuse or flags are off, where nothing else leads there.
  private mutating func addInstead() {
    let reached = Set(
      graph.edges.compactMap { $0.target == .node($0.source) ? nil : $0.target })
    for router in model.routers where router.hasClass {
      for route in router.routes where !route.requires.isEmpty {
        guard let source = nodes[Visit(container: router.id.index, screen: route.screen)] else {
          continue
        }
        for (name, way) in instead(of: route) {
          guard case .open(let screen, _, _) = way.effect,
            let node = node(showing: screen, in: router),
            !reached.contains(.node(node)), node != source
          else { continue }
          add(.node(node), instead: name, at: way.range, from: source)
        }
      }
    }
  }

  /// The screen's node in the router, or in the router whose root it is there.
  private func node(showing screen: ScreenID, in router: Router) -> Int? {
    let inside = router.route(presentingRoot: screen)?.router
    return nodes[Visit(container: router.id.index, screen: screen)]
      ?? inside.flatMap { nodes[Visit(container: $0.index, screen: screen)] }
  }

  private func instead(of route: Route) -> [(name: String, way: WayOut)] {
    let refused = route.guards.compactMap { id -> (name: String, way: WayOut)? in
      let asked = model.guards[id.index]
      return asked.otherwise.map { ("\(asked.name) refuses", $0) }
    }
    let fallback = model.screens[route.screen.index].fallback
    let flags = route.flags.map { model.guards[$0.index].name }.joined(separator: " or ")
    return refused
      + (flags.isEmpty ? [] : [fallback].compactMap { $0 }.map { ("\(flags) is off", $0) })
  }

  private mutating func add(
    _ target: NavigationGraph.Target, instead name: String, at range: SourceRange, from source: Int
  ) {
    let isKnown = graph.edges.suffix(8).contains { $0.source == source && $0.target == target }
    if isKnown { return }
    graph.edges.append(
      .init(
        source: source, target: target, kind: .instead, name: name, method: name, conditions: [],
        deprecated: nil, place: place(range)))
  }

  private func signature(_ wayOut: WayOut) -> String {
    var parameters = wayOut.parameters.map { parameter in
      (parameter.isLabelled ? "" : "_ ") + "\(parameter.name): \(parameter.type.description)"
    }
    if let answer = wayOut.answer, let callback = answer.callback {
      parameters.append("\(callback): (\(answer.type.asOptional)) -> Void")
    }
    return "\(wayOut.method)(\(parameters.joined(separator: ", ")))\(wayOut.answer.result)"
  }

  private typealias End = (kind: NavigationGraph.Edge.Kind, target: NavigationGraph.Target)

  private func end(of wayOut: WayOut, in router: Router?, _ container: Int) -> End {
    switch wayOut.effect {
    case .dismiss, .finish: (.dismiss, .nothing)
    case .back: (.back, .nothing)
    case .root: (.root, .nothing)
    case .hand, .resume: (.hand, .nothing)
    case .url(let parts): (.url, .address(Self.pattern(parts)))
    case .select(let other):
      (presenting(other, wayOut, in: router) ?? .tab, .container(other.index))
    case .open(let screen, let other, _):
      opening(screen, other.map { model.routers[$0.index] } ?? router, wayOut, container)
    }
  }

  private func opening(
    _ screen: ScreenID, _ router: Router?, _ wayOut: WayOut, _ container: Int
  ) -> End {
    guard let router else {
      let near = nodes[Visit(container: container, screen: screen)] ?? firstNodes[screen]
      let kind = model.screens[screen.index].presentation ?? .push
      return (Self.kind(kind), near.map { .node($0) } ?? .nothing)
    }
    guard let node = nodes[Visit(container: router.id.index, screen: screen)] else {
      return (.push, .nothing)
    }
    let presenting = presenting(
      router.id, wayOut,
      in: model.routers.indices.contains(container) ? model.routers[container] : nil)
    if let presenting { return (presenting, .node(node)) }
    if let route = router.route(to: screen, named: wayOut.name) {
      return (Self.kind(route.presentation), .node(node))
    }
    return (.tab, .node(node))
  }

  /// How a way out presents another router; nil if it does not.
  private func presenting(
    _ other: RouterID, _ wayOut: WayOut, in router: Router?
  ) -> NavigationGraph.Edge.Kind? {
    router?.route(presenting: other, named: wayOut.name).map { Self.kind($0.presentation) }
  }

  private static func kind(_ presentation: Presentation) -> NavigationGraph.Edge.Kind {
    switch presentation {
    case .push, .content, .detail: .push
    case .sheet, .modifier: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    }
  }

  private static func pattern(_ parts: [WayOut.URLPart]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name, _): "{\(name)}"
      }
    }
    .joined()
  }
}
