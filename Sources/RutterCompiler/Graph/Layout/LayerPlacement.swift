/// How far down each cell stands: in line with its neighbours, as far as those above and below allow.
struct LayerPlacement {
  private static let sweeps = 10
  private static let cardGap = 22
  private static let lineGap = 9

  /// The middle of each cell.
  private(set) var middles: [Double]
  private let layers: Layers
  private let heights: [Int]

  /// `heights` are those of the lane's screens.
  init(_ layers: Layers, heights: [Int]) {
    self.layers = layers
    self.heights = heights
    middles = layers.nodes.map { _ in 0 }
    for column in layers.columns { place(column, near: column.map { _ in 0 }) }
    for sweep in 0..<Self.sweeps {
      let columns = Array(layers.columns.indices)
      let isRightwards = sweep % 2 == 0
      for index in isRightwards ? columns : columns.reversed() {
        let column = layers.columns[index]
        place(column, near: column.map { target($0, isRightwards, isLast: sweep > 7) })
      }
    }
  }

  /// The mean of the neighbours on one side; in the last sweeps, of all.
  private func target(_ cell: Int, _ isRightwards: Bool, isLast: Bool) -> Double {
    let left = isRightwards || isLast ? layers.left[cell] : []
    let right = !isRightwards || isLast ? layers.right[cell] : []
    let count = left.count + right.count
    guard count > 0 else { return middles[cell] }
    return (left + right).reduce(0) { $0 + middles[$1] } / Double(count)
  }

  private func height(_ cell: Int) -> Int { layers.nodes[cell].map { heights[$0] } ?? 2 }

  private func distance(_ a: Int, _ b: Int) -> Double {
    let isCard = layers.nodes[a] != nil && layers.nodes[b] != nil
    let gap =
      isCard ? Self.cardGap : (layers.nodes[a] ?? layers.nodes[b]) != nil ? 14 : Self.lineGap
    return Double(height(a) + height(b)) / 2 + Double(gap)
  }

  /// As near to the targets as the distances allow, in the sense of least squares: neighbours that
  /// would overlap are pooled and moved as one.
  private mutating func place(_ column: [Int], near targets: [Double]) {
    var offsets: [Double] = []
    for (index, cell) in column.enumerated() {
      offsets.append(index == 0 ? 0 : offsets[index - 1] + distance(column[index - 1], cell))
    }
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for (index, cell) in column.enumerated() {
      let weight = layers.nodes[cell] == nil ? 3.0 : 1.0
      pools.append((sum: (targets[index] - offsets[index]) * weight, weight: weight, count: 1))
      while pools.count > 1, mean(pools[pools.count - 2]) > mean(pools[pools.count - 1]) {
        let last = pools.removeLast()
        let index = pools.count - 1
        pools[index].sum += last.sum
        pools[index].weight += last.weight
        pools[index].count += last.count
      }
    }
    var next = 0
    for pool in pools {
      for _ in 0..<pool.count {
        middles[column[next]] = mean(pool) + offsets[next]
        next += 1
      }
    }
  }

  private func mean(_ pool: (sum: Double, weight: Double, count: Int)) -> Double {
    pool.sum / pool.weight
  }
}
