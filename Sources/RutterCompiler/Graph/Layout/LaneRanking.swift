/// The column of each screen of a lane, from 0 for the root on.
///
/// All lines lead to the right, apart from those that close a circle, as long as that does not make the
/// lane much wider than the steps it takes to reach its screens; then those that lead back towards the
/// root are left out of it.
struct LaneRanking {
  private(set) var ranks: [Int]
  private let lane: Lane
  private var depths: [Int]
  private var order: [Int] = []

  init(_ lane: Lane) {
    self.lane = lane
    ranks = lane.nodes.map { _ in 0 }
    depths = lane.nodes.map { _ in -1 }
    measureDepths()
    ranks = ranks(following: { _ in true }, isByDepth: false)
    if ranks.max() ?? 0 > 2 * (depths.max() ?? 0) + 1 {
      ranks = ranks(following: isFlat, isByDepth: true)
    }
  }

  // MARK: Steps

  /// In breadth from the root, then from what only code opens, then from what is left: circles.
  private mutating func measureDepths() {
    var hasEntry = lane.nodes.map { _ in false }
    for link in lane.links { hasEntry[link.target] = true }
    let starts =
      (lane.root.map { [$0] } ?? []) + lane.nodes.indices.filter { !hasEntry[$0] }
      + Array(lane.nodes.indices)
    for start in starts where depths[start] < 0 {
      depths[start] = 0
      var next = order.count
      order.append(start)
      while next < order.count {
        let node = order[next]
        next += 1
        for link in lane.leaving[node] {
          let target = lane.links[link].target
          guard depths[target] < 0 else { continue }
          depths[target] = depths[node] + 1
          order.append(target)
        }
      }
    }
  }

  private func isDeeper(_ link: Int) -> Bool {
    depths[lane.links[link].target] > depths[lane.links[link].source]
  }

  private func isFlat(_ link: Int) -> Bool {
    depths[lane.links[link].target] == depths[lane.links[link].source]
  }

  // MARK: Columns

  /// Each screen at least one column right of those that lead to it, by links that are followed and
  /// close no circle, or that lead deeper.
  private func ranks(following follows: (Int) -> Bool, isByDepth: Bool) -> [Int] {
    var (order, isBackward) = sorted(following: follows)
    if isByDepth {
      order = order.enumerated()
        .sorted { (depths[$0.element], $0.offset) < (depths[$1.element], $1.offset) }
        .map(\.element)
    }
    var ranks = lane.nodes.map { _ in 0 }
    for node in order {
      for link in lane.leaving[node] where follows(link) ? !isBackward[link] : isDeeper(link) {
        let target = lane.links[link].target
        ranks[target] = max(ranks[target], ranks[node] + 1)
      }
    }
    return ranks
  }

  /// So that the followed links lead forward, apart from those that close a circle.
  private func sorted(following follows: (Int) -> Bool) -> (order: [Int], isBackward: [Bool]) {
    var finished: [Int] = []
    var isBackward = lane.links.map { _ in false }
    var state = lane.nodes.map { _ in 0 }
    for start in order where state[start] == 0 {
      var path = [(node: start, next: 0)]
      state[start] = 1
      while let (node, next) = path.last {
        guard next < lane.leaving[node].count else {
          state[node] = 2
          finished.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let link = lane.leaving[node][next]
        guard follows(link) else { continue }
        let target = lane.links[link].target
        if state[target] == 1 { isBackward[link] = true }
        guard state[target] == 0 else { continue }
        state[target] = 1
        path.append((node: target, next: 0))
      }
    }
    return (finished.reversed(), isBackward)
  }
}
