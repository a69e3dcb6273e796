/// Spreads the screens of a crowded column over several: a hub with dozens of ways out is then about as
/// wide as it is high.
struct ColumnWrapping {
  private let lane: Lane
  private(set) var ranks: [Int]
  /// Those that some line touches.
  private let linked: [Int]

  init(_ lane: Lane, ranks: [Int]) {
    self.lane = lane
    self.ranks = ranks
    let ends = Set(lane.links.flatMap { [$0.source, $0.target] })
    linked = lane.nodes.indices.filter(ends.contains)
    let most = Self.most(of: lane.nodes.count)
    var rank = 0
    while rank <= self.ranks.max() ?? -1 {
      rank += wrap(rank, most: most)
    }
  }

  /// Somewhat more than the root of the number: a card and the lines beside it are wider than high.
  private static func most(of count: Int) -> Int {
    var side = 1
    while side * side < 2 * count { side += 1 }
    return max(12, side + 2)
  }

  /// The number of columns that one has become. What only leads back, or nowhere, stays in the first
  /// ones; what leads on stands next to where that is.
  private mutating func wrap(_ rank: Int, most: Int) -> Int {
    let column = linked.filter { ranks[$0] == rank }
    guard column.count > most else { return 1 }
    let parts = (column.count + most - 1) / most
    for node in ranks.indices where ranks[node] > rank { ranks[node] += parts - 1 }
    let sorted =
      column.filter { !leadsOn($0, from: rank) } + column.filter { leadsOn($0, from: rank) }
    for (place, node) in sorted.enumerated() { ranks[node] += place * parts / sorted.count }
    return parts
  }

  private func leadsOn(_ node: Int, from rank: Int) -> Bool {
    lane.leaving[node].contains { ranks[lane.links[$0].target] > rank }
  }
}
