/// Orders the cells of each column so that few lines cross: in sweeps to the right and back, each cell
/// goes to the mean place of its neighbours, and the best order of all is kept.
struct LayerOrdering {
  private static let mostSweeps = 14

  static func order(_ layers: inout Layers) {
    var places = layers.nodes.map { _ in 0 }
    for column in layers.columns { number(column, &places) }
    var best = layers.columns
    var fewest = crossings(layers, places)
    for sweep in 0..<mostSweeps where fewest > 0 {
      let isRightwards = sweep % 2 == 0
      let columns = layers.columns.indices
      for index in isRightwards ? Array(columns) : columns.reversed() {
        sort(&layers.columns[index], by: isRightwards ? layers.left : layers.right, &places)
      }
      let count = crossings(layers, places)
      if count < fewest { (fewest, best) = (count, layers.columns) }
    }
    layers.columns = best
  }

  private static func number(_ column: [Int], _ places: inout [Int]) {
    for (place, cell) in column.enumerated() { places[cell] = place }
  }

  /// A cell without neighbours on that side stays where it is.
  private static func sort(_ column: inout [Int], by neighbours: [[Int]], _ places: inout [Int]) {
    let keyed = column.enumerated().map { place, cell in
      let near = neighbours[cell]
      let sum = near.reduce(0) { $0 + places[$1] }
      return (
        mean: near.isEmpty ? Double(place) : Double(sum) / Double(near.count), place: place,
        cell: cell
      )
    }
    column = keyed.sorted { ($0.mean, $0.place) < ($1.mean, $1.place) }.map(\.cell)
    number(column, &places)
  }

  /// Counts with a tree of partial sums, so that many lines take little longer than few.
  private static func crossings(_ layers: Layers, _ places: [Int]) -> Int {
    var count = 0
    for (left, right) in zip(layers.columns, layers.columns.dropFirst()) {
      var sums = [Int](repeating: 0, count: right.count + 1)
      var total = 0
      for cell in left {
        let ends = layers.right[cell].map { places[$0] }.sorted()
        for end in ends { count += total - sum(sums, through: end) }
        for end in ends { add(1, to: &sums, at: end) }
        total += ends.count
      }
    }
    return count
  }

  private static func sum(_ sums: [Int], through place: Int) -> Int {
    var index = place + 1
    var result = 0
    while index > 0 {
      result += sums[index]
      index &= index - 1
    }
    return result
  }

  private static func add(_ value: Int, to sums: inout [Int], at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += value
      index += index & -index
    }
  }
}
