/// Lays out a whole graph: each container as a frame around its screens and the frames of its tabs.
struct GraphLayout {
  static let padding = 24
  static let headerHeight = 62
  static let tabsHeight = 46
  static let gap = 24

  static func drawing(of graph: NavigationGraph) -> GraphDrawing {
    let layout = GraphLayout(graph)
    return layout.pack(graph.topContainers.map { layout.blocks[$0] })
  }

  private let graph: NavigationGraph
  private let children: [[Int]]
  private let nodes: [[Int]]
  private let edges: [[Int]]
  private var blocks: [GraphDrawing]

  private init(_ graph: NavigationGraph) {
    self.graph = graph
    children = graph.children
    nodes = graph.nodesByContainer
    blocks = graph.containers.map { _ in GraphDrawing() }
    var edges = graph.nodes.map { _ in [Int]() }
    for (index, edge) in graph.edges.enumerated() { edges[edge.source].append(index) }
    self.edges = edges
    graph.forEachContainer { index, _, isStart in
      if !isStart { blocks[index] = block(index) }
    }
  }

  /// Those that its tabs show are laid out before.
  private func block(_ container: Int) -> GraphDrawing {
    let lane = Lane(graph, container, nodes: nodes[container], edges: edges)
    let layout = LaneLayout(graph, lane, rows: CardRows(graph, edges: edges))
    var parts = children[container].map { blocks[$0] }
    if !lane.nodes.isEmpty { parts.append(layout.drawing) }
    let content = pack(parts)
    let header =
      Self.headerHeight + (graph.containers[container].tabs.isEmpty ? 0 : Self.tabsHeight)
    var drawing = GraphDrawing()
    drawing.size = .init(
      width: max(content.size.width, headerWidth(container)) + 2 * Self.padding,
      height: content.size.height + header + (parts.isEmpty ? 0 : Self.padding))
    drawing.frames = [
      .init(container: container, origin: .init(x: 0, y: 0), size: drawing.size)
    ]
    drawing.add(content, at: .init(x: Self.padding, y: header))
    return drawing
  }

  private func headerWidth(_ container: Int) -> Int {
    let name = TextMetrics.width(graph.containers[container].name, size: 18, isBold: true)
    let tabs = graph.containers[container].tabs.map { Self.tabWidth($0) + 6 }
    return max(160, name + 24, tabs.reduce(0, +))
  }

  static func tabWidth(_ tab: NavigationGraph.TabItem) -> Int {
    TextMetrics.width(tab.label, size: 12, isBold: true) + 38
  }

  /// Frames are stretched to the width of their column.
  private func pack(_ parts: [GraphDrawing]) -> GraphDrawing {
    let packing = ColumnPacking(parts.map(\.size), gap: Self.gap)
    var result = GraphDrawing()
    result.size = packing.size
    for (index, part) in parts.enumerated() {
      var part = part
      if !part.frames.isEmpty { part.frames[0].size.width = packing.widths[index] }
      result.add(part, at: packing.origins[index])
    }
    return result
  }
}
