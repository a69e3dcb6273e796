/// A key's place in the order in which Xcode keeps a string catalog: as Finder sorts names, so without
/// regard to case, numbers by their value, signs before digits before letters.
struct CatalogOrder: Comparable {
  let key: String
  private let weights: [Weight]

  init(_ key: String) {
    self.key = key
    weights = Self.weights(of: key)
  }

  static func < (a: CatalogOrder, b: CatalogOrder) -> Bool {
    if a.weights != b.weights { return a.weights.lexicographicallyPrecedes(b.weights) }
    return a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
  }

  /// What a character counts for; before the digits of a number, how many there are.
  private struct Weight: Comparable {
    let rank: Int
    let count: Int
    let value: UInt32

    static func < (a: Weight, b: Weight) -> Bool {
      (a.rank, a.count, a.value) < (b.rank, b.count, b.value)
    }
  }

  private static func weights(of text: String) -> [Weight] {
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
