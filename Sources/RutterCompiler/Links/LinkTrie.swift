/// Patterns by their paths, so that only those are compared whose paths a URL can share.
///
/// The walk goes over pairs of nodes that one URL's segments can lead to, so that its cost follows
/// from the overlaps that are there, not from the number of patterns.
package struct LinkTrie {
  private struct Node {
    var literals: [String: Int] = [:]
    /// In order of arrival.
    var literalOrder: [(text: String, node: Int)] = []
    var typed: [(type: LinkType, node: Int)] = []
    /// The patterns that end here, and those whose rest starts here.
    var ends: [Int] = []
    var rests: [Int] = []
  }

  private let patterns: [TypedLinkPattern]
  /// The compilation conditions under which each pattern is there.
  private let conditions: [[String]]
  private var nodes = [Node()]
  private var found: [Int: (other: Int, witness: LinkWitness)] = [:]

  init(_ patterns: [TypedLinkPattern], conditions: [[String]] = []) {
    self.patterns = patterns
    self.conditions = conditions
    for index in patterns.indices { insert(index) }
  }

  /// For each pattern that overlaps an earlier one, one such, with a URL that both match. Patterns that
  /// no build has together do not overlap.
  package static func overlaps(
    _ patterns: [TypedLinkPattern], conditions: [[String]] = []
  ) -> [(pattern: Int, earlier: Int, witness: LinkWitness)] {
    var trie = LinkTrie(patterns, conditions: conditions)
    trie.compare(0, 0)
    return trie.found.sorted { $0.key < $1.key }
      .map { (pattern: $0.key, earlier: $0.value.other, witness: $0.value.witness) }
  }

  private mutating func insert(_ index: Int) {
    var node = 0
    for piece in patterns[index].path {
      node = child(of: node, for: piece)
    }
    if patterns[index].rest == nil {
      nodes[node].ends.append(index)
    } else {
      nodes[node].rests.append(index)
    }
  }

  private mutating func child(of node: Int, for piece: LinkPiece) -> Int {
    let next = nodes.count
    switch piece {
    case .literal(let text):
      if let known = nodes[node].literals[text] { return known }
      nodes[node].literals[text] = next
      nodes[node].literalOrder.append((text: text, node: next))
    case .value(let type):
      if let known = nodes[node].typed.first(where: { $0.type == type }) { return known.node }
      nodes[node].typed.append((type: type, node: next))
    }
    nodes.append(Node())
    return next
  }

  // MARK: Walking

  /// Compares what lies at and below two nodes that one URL's segments lead to.
  private mutating func compare(_ a: Int, _ b: Int) {
    compareEnds(a, b)
    for rest in nodes[a].rests { search(b, for: rest, patterns[rest].rest) }
    if a != b {
      for rest in nodes[b].rests { search(a, for: rest, patterns[rest].rest) }
    }
    for (first, second) in childPairs(a, b) { compare(first, second) }
  }

  private func childPairs(_ a: Int, _ b: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    let (few, many) =
      nodes[a].literals.count <= nodes[b].literals.count
      ? (nodes[a], nodes[b]) : (nodes[b], nodes[a])
    for (text, node) in few.literalOrder {
      if let partner = many.literals[text] { pairs.append((node, partner)) }
    }
    pairs += mixedPairs(nodes[a], nodes[b])
    if a != b { pairs += mixedPairs(nodes[b], nodes[a]) }
    for (index, first) in nodes[a].typed.enumerated() {
      for second in nodes[b].typed[(a == b ? index : 0)...]
      where first.type.sharedText(with: second.type) != nil {
        pairs.append((first.node, second.node))
      }
    }
    return pairs
  }

  private func mixedPairs(_ a: Node, _ b: Node) -> [(Int, Int)] {
    b.typed.flatMap { typed in
      a.literalOrder.filter { typed.type.contains($0.text) }.map { ($0.node, typed.node) }
    }
  }

  /// Looks below a node for patterns whose remaining segments can all be of the rest's type.
  private mutating func search(_ start: Int, for rest: Int, _ type: LinkType?) {
    guard let type else { return }
    var pending = [start]
    while let node = pending.popLast() {
      for other in nodes[node].ends + nodes[node].rests where other != rest { note(rest, other) }
      pending += nodes[node].typed.filter { $0.type.sharedText(with: type) != nil }.map(\.node)
      pending += nodes[node].literalOrder.filter { type.contains($0.text) }.map(\.node)
    }
  }

  // MARK: Ends

  private mutating func compareEnds(_ a: Int, _ b: Int) {
    if nodes[a].ends.isEmpty || nodes[b].ends.isEmpty || a == b && nodes[a].ends.count < 2 {
      return
    }
    let groups = QueryGroups(nodes[a].ends, patterns)
    for index in nodes[b].ends {
      for other in groups.candidates(for: patterns[index])
      where other != index && (a != b || other < index) {
        note(index, other)
        if a == b, found[index] != nil { break }
      }
    }
  }

  /// Keeps, for the later of the two, that they overlap, unless an overlap of it is known.
  private mutating func note(_ first: Int, _ second: Int) {
    let (earlier, later) = (min(first, second), max(first, second))
    guard found[later] == nil, canMeet(first, second),
      let witness = patterns[first].overlap(with: patterns[second])
    else { return }
    found[later] = (other: earlier, witness: witness)
  }

  private func canMeet(_ first: Int, _ second: Int) -> Bool {
    if conditions.isEmpty || conditions[first].isEmpty || conditions[second].isEmpty { return true }
    return !CompilationCondition.exclude(conditions[first], conditions[second])
  }
}

/// Patterns of one path by the text that they ask for in the query, as old sites do:
/// `/index?page=movie&id={id}`.
private struct QueryGroups {
  private let all: [Int]
  private let name: String?
  private var byValue: [String: [Int]] = [:]
  private var others: [Int] = []

  init(_ indices: [Int], _ patterns: [TypedLinkPattern]) {
    all = indices
    name = indices.lazy.compactMap { patterns[$0].query.first { $0.text != nil }?.name }.first
    guard let name else { return }
    for index in indices {
      if let text = patterns[index].text(of: name) {
        byValue[text, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// Those that may share a URL with the pattern.
  func candidates(for pattern: TypedLinkPattern) -> [Int] {
    guard let name, let text = pattern.text(of: name) else { return all }
    return (byValue[text] ?? []) + others
  }
}

extension TypedLinkPattern {
  fileprivate func text(of name: String) -> String? {
    query.first { $0.name == name }?.text
  }
}

extension LinkItem {
  fileprivate var text: String? {
    if case .literal(let text) = piece { text } else { nil }
  }
}
