extension NavigationGraph {
  /// One router with the routers its tabs show; nil if there is no router of this name.
  ///
  /// Ways out to other routers stay: a container that they lead to is kept with the screens they lead
  /// to, so that the picture says where the user ends up.
  package func router(named name: String) -> NavigationGraph? {
    guard let start = containers.firstIndex(where: { $0.kind != .unreachable && $0.name == name })
    else { return nil }
    let chosen = descendants(of: start)
    let edges = edges.filter { chosen.contains(nodes[$0.source].container) }
    var keptNodes = Set(nodes.indices.filter { chosen.contains(nodes[$0].container) })
    var keptContainers = chosen
    for edge in edges {
      switch edge.target {
      case .node(let node):
        keptNodes.insert(node)
        keptContainers.insert(nodes[node].container)
      case .container(let container): keptContainers.insert(container)
      case .address, .nothing: break
      }
    }
    return restricted(keptContainers.sorted(), keptNodes.sorted(), edges)
  }

  private func descendants(of start: Int) -> Set<Int> {
    var children: [Int: [Int]] = [:]
    for (index, container) in containers.enumerated() {
      if let parent = container.parent { children[parent, default: []].append(index) }
    }
    var found: Set<Int> = []
    var pending = [start]
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += children[next] ?? [] }
    }
    return found
  }

  private func restricted(_ containers: [Int], _ nodes: [Int], _ edges: [Edge]) -> NavigationGraph {
    let containerPlaces = Dictionary(
      uniqueKeysWithValues: containers.enumerated().map { ($1, $0) })
    let nodePlaces = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    func moved(_ target: Target) -> Target {
      switch target {
      case .node(let node): nodePlaces[node].map { .node($0) } ?? .nothing
      case .container(let index): containerPlaces[index].map { .container($0) } ?? .nothing
      case .address, .nothing: target
      }
    }
    var result = NavigationGraph()
    result.containers = containers.map { index in
      var container = self.containers[index]
      container.parent = container.parent.flatMap { containerPlaces[$0] }
      container.root = container.root.flatMap { nodePlaces[$0] }
      for tab in container.tabs.indices {
        container.tabs[tab].content = moved(container.tabs[tab].content)
      }
      return container
    }
    result.nodes = nodes.map { index in
      var node = self.nodes[index]
      node.container = containerPlaces[node.container] ?? 0
      return node
    }
    result.edges = edges.map { old in
      var edge = old
      edge.source = nodePlaces[old.source] ?? 0
      edge.target = moved(old.target)
      return edge
    }
    return result
  }
}
