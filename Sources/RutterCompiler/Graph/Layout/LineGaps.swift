/// The room beside the columns of a lane that labels take, in which lines run straight.
struct LineGaps {
  /// To the right of each column.
  private(set) var leads: [Int]
  /// To the left of the next column.
  private(set) var trails: [Int]
  /// The column of each cell.
  private(set) var columns: [Int]

  init(_ layers: Layers, labels: [String?]) {
    leads = layers.columns.map { _ in 6 }
    trails = layers.columns.map { _ in 12 }
    columns = layers.nodes.map { _ in 0 }
    for (index, column) in layers.columns.enumerated() {
      for cell in column { columns[cell] = index }
    }
    for (chain, label) in zip(layers.chains, labels) {
      guard let label else { continue }
      let room = TextMetrics.width(label, size: CardShape.detailSize) + 14
      if chain.isReversed {
        let gap = columns[chain.cells[chain.cells.count - 1]] - 1
        trails[gap] = max(trails[gap], room)
      } else {
        let gap = columns[chain.cells[0]]
        leads[gap] = max(leads[gap], room)
      }
    }
  }
}
