/// The order in which Xcode keeps the keys of a string catalog: as Finder sorts names, so without
/// regard to case, numbers by their value, signs before digits before letters.
enum CatalogOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (left, right) = (keys(of: a), keys(of: b))
    if left != right { return left.lexicographicallyPrecedes(right) }
    return Array(a.utf8).lexicographicallyPrecedes(Array(b.utf8))
  }

  /// What characters weigh. A number weighs as much as its digits, the longer the more.
  private struct Weight: Comparable {
    let rank: Int
    let count: Int
    let value: UInt32

    static func < (a: Weight, b: Weight) -> Bool {
      (a.rank, a.count, a.value) < (b.rank, b.count, b.value)
    }
  }

  private static func keys(of text: String) -> [Weight] {
    let scalars = Array(text.lowercased().unicodeScalars)
    var weights: [Weight] = []
    var index = 0
    while index < scalars.count {
      if isDigit(scalars[index]) {
        let end = scalars[index...].firstIndex { !isDigit($0) } ?? scalars.count
        weights += number(scalars[index..<end].drop { $0 == "0" })
        index = end
      } else {
        weights.append(weight(of: scalars[index]))
        index += 1
      }
    }
    return weights
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> [Weight] {
    [Weight(rank: 1, count: digits.count, value: 0)]
      + digits.map { Weight(rank: 1, count: 0, value: $0.value) }
  }

  private static func weight(of scalar: Unicode.Scalar) -> Weight {
    if scalar.properties.isAlphabetic { return Weight(rank: 2, count: 0, value: scalar.value) }
    let place = signs[scalar] ?? Int(scalar.value) + signs.count
    return Weight(rank: 0, count: place, value: 0)
  }

  /// The common signs, in the order of the Unicode collation.
  private static let signs: [Unicode.Scalar: Int] = Dictionary(
    uniqueKeysWithValues: " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars.enumerated()
      .map { ($0.element, $0.offset) })
}
