/// Lays out one container's screens: cards in columns, lines between them, and below, in a grid, the
/// cards that no line touches.
struct LaneLayout {
  static let gap = 22
  private static let columnGap = 46

  private(set) var drawing = GraphDrawing()
  private let graph: NavigationGraph
  private let lane: Lane
  private let shapes: [CardShape]
  private let layers: Layers
  private var middles: [Int] = []
  private var sides: [(left: Int, right: Int)] = []
  /// How far down each line starts and ends.
  private var ports: [[Int]]

  init(_ graph: NavigationGraph, _ lane: Lane, rows: CardRows) {
    self.graph = graph
    self.lane = lane
    let ranks = ColumnWrapping(lane, ranks: LaneRanking(lane).ranks).ranks
    let drawn = LaneLines.drawn(lane, ranks: ranks)
    let isDrawn = Set(drawn.flatMap { lane.links[$0].edges })
    let touched = Set(drawn.flatMap { [lane.links[$0].source, lane.links[$0].target] })
    let alone = lane.nodes.indices.filter { !touched.contains($0) }
    var layers = Layers(lane, ranks: ranks, links: drawn)
    let isAlone = Set(alone)
    layers.columns = layers.columns.map { $0.filter { !isAlone.contains($0) } }
      .filter { !$0.isEmpty }
    LayerOrdering.order(&layers)
    self.layers = layers
    ports = layers.chains.map { _ in [0, 0] }
    shapes = lane.nodes.enumerated().map { place, node in
      var shape = CardShape(graph.nodes[node], rows: rows.rows(of: node, except: isDrawn))
      let ends = max(layers.left[place].count, layers.right[place].count)
      shape.size.height = max(shape.size.height, 16 + ends * 15)
      return shape
    }
    layOut()
    layOutGrid(alone)
  }

  private mutating func layOut() {
    let placement = LayerPlacement(layers, heights: shapes.map(\.size.height))
    let tops = layers.columns.joined().map { cell in
      placement.middles[cell] - Double(height(cell)) / 2
    }
    let top = tops.min() ?? 0
    middles = placement.middles.map { Int(($0 - top).rounded()) }
    assignPorts()
    let gaps = LineGaps(layers, labels: layers.chains.map(label))
    var x = 0
    for (index, column) in layers.columns.enumerated() {
      let width = column.compactMap { layers.nodes[$0] }.map { shapes[$0].size.width }.max() ?? 0
      sides.append((left: x, right: x + width))
      for cell in column { addCard(cell, x: x, width: width) }
      drawing.size.width = x + width
      x += width + gaps.leads[index] + Self.columnGap + gaps.trails[index]
    }
    for index in layers.chains.indices { route(index, gaps) }
  }

  private mutating func addCard(_ cell: Int, x: Int, width: Int) {
    let bottom = middles[cell] + (height(cell) + 1) / 2
    drawing.size.height = max(drawing.size.height, bottom)
    guard let place = layers.nodes[cell] else { return }
    var shape = shapes[place]
    shape.size.width = width
    let origin = GraphDrawing.Point(x: x, y: middles[cell] - height(cell) / 2)
    drawing.cards.append(.init(node: lane.nodes[place], shape: shape, origin: origin))
  }

  private func height(_ cell: Int) -> Int {
    layers.nodes[cell].map { shapes[$0].size.height } ?? 2
  }

  // MARK: Grid

  private mutating func layOutGrid(_ places: [Int]) {
    guard !places.isEmpty else { return }
    let width = places.map { shapes[$0].size.width }.max() ?? 0
    var columns = max(1, (drawing.size.width + Self.gap) / (width + Self.gap))
    while columns * columns * 2 < places.count { columns += 1 }
    var y = drawing.size.height == 0 ? 0 : drawing.size.height + Self.gap + 8
    for start in stride(from: 0, to: places.count, by: columns) {
      let row = places[start..<min(start + columns, places.count)]
      for (column, place) in row.enumerated() {
        var shape = shapes[place]
        shape.size.width = width
        let x = column * (width + Self.gap)
        drawing.cards.append(
          .init(node: lane.nodes[place], shape: shape, origin: .init(x: x, y: y)))
        drawing.size.width = max(drawing.size.width, x + width)
      }
      let height = row.map { shapes[$0].size.height }.max() ?? 0
      drawing.size.height = y + height
      y += height + Self.gap
    }
  }

  // MARK: Lines

  /// Spreads the ends of lines over the sides of the cards, in the order of their other ends.
  private mutating func assignPorts() {
    var starts = layers.nodes.map { _ in [(middle: Int, chain: Int)]() }
    var ends = starts
    for (index, chain) in layers.chains.enumerated() {
      let cells = chain.cells
      starts[cells[0]].append((middle: middles[cells[1]], chain: index))
      ends[cells[cells.count - 1]].append((middle: middles[cells[cells.count - 2]], chain: index))
    }
    for place in lane.nodes.indices {
      for (side, list) in [starts[place], ends[place]].enumerated() {
        let sorted = list.sorted { ($0.middle, $0.chain) < ($1.middle, $1.chain) }
        for (order, end) in sorted.enumerated() {
          let offset = 15 * (2 * order - (sorted.count - 1)) / 2
          ports[end.chain][side] = middles[place] + offset
        }
      }
    }
  }

  private func label(_ chain: Layers.Chain) -> String? {
    let link = lane.links[chain.link]
    let names = link.edges.map { graph.edges[$0].name }
    guard names.count > 1 || graph.label(of: graph.edges[link.edges[0]]) != nil else { return nil }
    return TextMetrics.fitted(names.joined(separator: ", "), into: 120, size: 11)
  }

  /// From card to card, past the columns between.
  private mutating func route(_ index: Int, _ gaps: LineGaps) {
    let chain = layers.chains[index]
    let first = gaps.columns[chain.cells[0]]
    var y = ports[index][0]
    var points = [GraphDrawing.Point(x: sides[first].right, y: y)]
    for (step, cell) in chain.cells.enumerated().dropFirst() {
      let column = first + step
      points.append(.init(x: sides[column - 1].right + gaps.leads[column - 1], y: y))
      y = step == chain.cells.count - 1 ? ports[index][1] : middles[cell]
      points.append(.init(x: sides[column].left - gaps.trails[column - 1], y: y))
      if step == chain.cells.count - 1 { points.append(.init(x: sides[column].left, y: y)) }
    }
    if chain.isReversed { points.reverse() }
    let text = label(chain).map { text in
      let place = points[0] + .init(x: chain.isReversed ? -8 : 8, y: -4)
      return GraphDrawing.Label(text: text, place: place, isTrailing: chain.isReversed)
    }
    drawing.lines.append(
      .init(edges: lane.links[chain.link].edges, points: points, label: text))
  }
}
