/// Puts blocks into columns, in order, so that the whole comes near the shape of a wide screen.
struct ColumnPacking {
  private(set) var origins: [GraphDrawing.Point] = []
  /// The width of the column that each block stands in.
  private(set) var widths: [Int] = []
  private(set) var size = GraphDrawing.Size(width: 0, height: 0)
  private let sizes: [GraphDrawing.Size]
  private let gap: Int

  init(_ sizes: [GraphDrawing.Size], gap: Int) {
    self.sizes = sizes
    self.gap = gap
    guard !sizes.isEmpty else { return }
    let choices = (1...min(sizes.count, 12)).map(columns)
    let best = choices.min { Self.strain(extent($0)) < Self.strain(extent($1)) } ?? choices[0]
    place(best)
  }

  private static func strain(_ size: GraphDrawing.Size) -> Int {
    max(size.width * 10, size.height * 16)
  }

  /// The shares of at most this many columns, of which the highest is as low as can be.
  private func columns(_ count: Int) -> [Range<Int>] {
    var low = sizes.map(\.height).max() ?? 0
    var high = sizes.reduce(0) { $0 + $1.height + gap }
    while low < high {
      let middle = (low + high) / 2
      if shares(height: middle).count <= count { high = middle } else { low = middle + 1 }
    }
    return shares(height: low)
  }

  private func shares(height: Int) -> [Range<Int>] {
    var shares: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, size) in sizes.enumerated() {
      if index > start, used + gap + size.height > height {
        shares.append(start..<index)
        start = index
        used = 0
      }
      used += (index > start ? gap : 0) + size.height
    }
    return shares + [start..<sizes.count]
  }

  private func extent(_ columns: [Range<Int>]) -> GraphDrawing.Size {
    let widths = columns.map { sizes[$0].map(\.width).max() ?? 0 }
    let heights = columns.map { sizes[$0].reduce(-gap) { $0 + $1.height + gap } }
    return .init(
      width: widths.reduce(-gap) { $0 + $1 + gap }, height: heights.max() ?? 0)
  }

  private mutating func place(_ columns: [Range<Int>]) {
    var x = 0
    for column in columns {
      let width = sizes[column].map(\.width).max() ?? 0
      var y = 0
      for index in column {
        origins.append(.init(x: x, y: y))
        widths.append(width)
        y += sizes[index].height + gap
      }
      x += width + gap
    }
    size = extent(columns)
  }
}
