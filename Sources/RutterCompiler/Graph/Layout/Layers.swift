/// A lane as columns of cells: its screens, and the places where lines pass a column by.
struct Layers {
  /// A line, followed from its left end to its right end, one cell in each column.
  struct Chain {
    let link: Int
    let cells: [Int]
    /// Whether the line leads to the left: its source is the right end.
    let isReversed: Bool
  }

  /// The cells of each column, from top to bottom.
  var columns: [[Int]]
  let chains: [Chain]
  /// The screen of each cell, as a place in the lane's nodes; nil where a line passes by.
  let nodes: [Int?]
  /// The neighbours of each cell in the columns to its left and to its right.
  private(set) var left: [[Int]]
  private(set) var right: [[Int]]

  /// Screens come first, with their own numbers as cells.
  init(_ lane: Lane, ranks: [Int], links: [Int]) {
    var columns = [[Int]](repeating: [], count: (ranks.max() ?? -1) + 1)
    var nodes: [Int?] = lane.nodes.indices.map { $0 }
    var chains: [Chain] = []
    for index in links {
      let link = lane.links[index]
      let isReversed = ranks[link.source] > ranks[link.target]
      let (start, end) = isReversed ? (link.target, link.source) : (link.source, link.target)
      let passed = (ranks[start] + 1)..<max(ranks[end], ranks[start] + 1)
      let cells = [start] + passed.indices.map { nodes.count + $0 - passed.lowerBound } + [end]
      nodes += passed.map { _ in nil }
      chains.append(Chain(link: index, cells: cells, isReversed: isReversed))
    }
    left = nodes.map { _ in [] }
    right = nodes.map { _ in [] }
    for chain in chains {
      for (a, b) in zip(chain.cells, chain.cells.dropFirst()) {
        right[a].append(b)
        left[b].append(a)
      }
    }
    for node in Self.inOrderOfReach(lane, right) { columns[ranks[node]].append(node) }
    for chain in chains {
      for (step, cell) in chain.cells.enumerated() where nodes[cell] == nil {
        columns[ranks[chain.cells[0]] + step].append(cell)
      }
    }
    self.columns = columns
    self.chains = chains
    self.nodes = nodes
  }

  /// Depth first from the root, so that what belongs together stands together from the start.
  private static func inOrderOfReach(_ lane: Lane, _ right: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isFound = lane.nodes.map { _ in false }
    for start in (lane.root.map { [$0] } ?? []) + Array(lane.nodes.indices) {
      var pending = [start]
      while let node = pending.popLast() {
        guard !isFound[node] else { continue }
        isFound[node] = true
        order.append(node)
        pending += right[node].reversed().filter { isFound.indices.contains($0) }
      }
    }
    return order
  }
}
