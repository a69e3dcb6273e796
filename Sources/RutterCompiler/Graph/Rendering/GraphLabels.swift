/// The words for a graph's parts that all renderers share.
extension NavigationGraph {
  /// What is written on an edge: nothing if it is called as the screen it leads to.
  func label(of edge: Edge) -> String? {
    if case .node(let node) = edge.target, nodes[node].name == edge.name, edge.kind != .tab {
      return nil
    }
    return edge.name
  }

  /// What lines mean, where there are several kinds of them, in words.
  var lineMeanings: [(kind: Edge.Kind, text: String)] {
    let texts: [(kind: Edge.Kind, text: String)] = [
      (.push, "push"), (.sheet, "sheet"), (.fullScreenCover, "full-screen cover"),
      (.popover, "popover"), (.instead, "instead, where refused or off"), (.tab, "to a tab"),
      (.url, "outside the app"),
    ]
    let drawn = Set(edges.filter { $0.target != .nothing }.map(\.kind))
    let meanings = texts.filter { drawn.contains($0.kind) }
    return meanings.count < 2 ? [] : meanings
  }

  /// What an edge does that leads to no screen: `close: dismiss`.
  func closing(_ edge: Edge) -> String? {
    switch edge.kind {
    case .dismiss, .back, .root: "\(edge.name): \(edge.kind.rawValue)"
    case .hand: "\(edge.name): by hand"
    case .push, .sheet, .fullScreenCover, .popover, .instead, .tab, .url: nil
    }
  }

  /// The lines that say a node's parameters, links, and ways out that lead to no screen.
  func details(of index: Int, _ edges: [Edge]) -> [String] {
    let node = nodes[index]
    var lines: [String] = []
    if !node.parameters.isEmpty {
      lines.append("(\(node.parameters.map(\.name).joined(separator: ", ")))")
    }
    lines += node.links
    return lines + edges.compactMap(closing)
  }

  /// The node that stands for what an edge leads to where only nodes can be joined: a stack's root, or
  /// what the first tab shows.
  func anchor(of target: Target) -> Int? {
    var target = target
    for _ in 0...containers.count {
      switch target {
      case .node(let node): return node
      case .address, .nothing: return nil
      case .container(let index):
        if let root = containers[index].root { return root }
        guard let tab = containers[index].tabs.first else {
          return nodes.firstIndex { $0.container == index }
        }
        target = tab.content
      }
    }
    return nil
  }

  /// The addresses that edges lead to, each once, in order.
  var addresses: [String] {
    var seen: Set<String> = []
    return edges.compactMap { edge in
      guard case .address(let address) = edge.target, seen.insert(address).inserted else {
        return nil
      }
      return address
    }
  }

  /// The containers that no tab shows.
  var topContainers: [Int] { containers.indices.filter { containers[$0].parent == nil } }

  /// The containers that the tabs of each one show.
  var children: [[Int]] {
    var lists = containers.map { _ in [Int]() }
    for (index, container) in containers.enumerated() {
      if let parent = container.parent { lists[parent].append(index) }
    }
    return lists
  }

  /// Calls back at the start and at the end of each container, those its tabs show in between, with
  /// the margin that shows how deep they nest.
  func forEachContainer(_ body: (_ index: Int, _ margin: String, _ isStart: Bool) -> Void) {
    let children = children
    var pending = topContainers.reversed().map { (index: $0, depth: 1, isStart: true) }
    while let (index, depth, isStart) = pending.popLast() {
      body(index, String(repeating: "  ", count: min(depth, 16)), isStart)
      guard isStart else { continue }
      pending.append((index: index, depth: depth, isStart: false))
      pending += children[index].reversed().map { (index: $0, depth: depth + 1, isStart: true) }
    }
  }

  /// The edges that leave each node.
  var edgesBySource: [[Edge]] {
    var lists = nodes.map { _ in [Edge]() }
    for edge in edges { lists[edge.source].append(edge) }
    return lists
  }
}

extension NavigationGraph.Container {
  /// `Explore`, or `Main: tabs`
  var heading: String {
    switch kind {
    case .stack, .unreachable: name
    case .tabs: "\(name): tabs"
    case .enums: "\(name): enums"
    }
  }
}

extension NavigationGraph.TabItem {
  var label: String { title ?? name }
}
