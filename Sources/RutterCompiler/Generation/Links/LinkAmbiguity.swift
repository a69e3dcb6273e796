/// Which patterns of an enum only their types tell apart from a later one: `/a/{id}` with a number,
/// `/a/{flag}` with a Boolean.
struct LinkAmbiguity {
  private let patterns: [TypedLinkPattern]
  private let untyped: [TypedLinkPattern]
  private var later: Set<Int> = []

  init(_ patterns: [TypedLinkPattern]) {
    self.patterns = patterns
    untyped = patterns.compactMap(\.withoutTypes)
    guard untyped.count == patterns.count else { return }
    // Seen from behind, each pattern that shares a shape with a later one is found.
    let reversed = Array(untyped.reversed())
    for overlap in LinkTrie.overlaps(reversed) {
      later.insert(patterns.count - 1 - overlap.pattern)
    }
  }

  func isAmbiguous(_ index: Int) -> Bool { later.contains(index) }
}

extension TypedLinkPattern {
  /// The same pattern, whose parameters take any text.
  fileprivate var withoutTypes: TypedLinkPattern? {
    var values: [String: LinkValue] = [:]
    for name in pattern.parameters { values[name] = LinkValue(type: .text) }
    for (item, typed) in zip(pattern.query, query) {
      if let name = item.value.parameter {
        values[name] = LinkValue(type: .text, count: typed.count)
      }
    }
    return TypedLinkPattern(pattern, values: values)
  }
}
