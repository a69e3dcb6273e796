/// Which links of a lane are drawn as lines; the others become rows of the card they leave.
///
/// A line that runs past many columns, or one more into a crowd, tells less than a name does.
enum LaneLines {
  static let longest = 3
  static let mostInto = 9

  static func drawn(_ lane: Lane, ranks: [Int]) -> [Int] {
    var counts = lane.nodes.map { _ in 0 }
    var isDrawn = lane.links.map { _ in false }
    for length in 1...longest {
      for (index, link) in lane.links.enumerated() {
        let step = ranks[link.target] - ranks[link.source]
        guard abs(step) == length, counts[link.target] < mostInto else { continue }
        counts[link.target] += 1
        isDrawn[index] = true
      }
    }
    return lane.links.indices.filter { isDrawn[$0] }
  }
}
