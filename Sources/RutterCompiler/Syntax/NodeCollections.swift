import RutterDiagnostics

extension Node {
  /// The items of a sequence.
  package struct Items: RandomAccessCollection, Sendable {
    private let tree: SyntaxTree
    private let slots: Range<Int>

    init(_ node: Node) {
      tree = node.tree
      slots = node.kind == .sequence ? node.content.slots : 0..<0
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { slots.count }

    package subscript(position: Int) -> Node {
      Node(tree: tree, index: tree.children[slots.lowerBound + position])
    }
  }

  /// The entries of a mapping.
  package struct Entries: RandomAccessCollection, Sendable {
    private let tree: SyntaxTree
    private let slots: Range<Int>
    private let isMerged: Bool

    init(_ node: Node, appliesMerges: Bool) {
      let content = node.content
      tree = node.tree
      isMerged = appliesMerges && content.flags.contains(.hasMerge)
      slots =
        content.kind != .mapping
        ? 0..<0 : isMerged ? content.mergedSlots : content.slots
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { isMerged ? slots.count : slots.count / 2 }

    package subscript(position: Int) -> Entry {
      isMerged ? merged(slots.lowerBound + position) : written(slots.lowerBound + 2 * position)
    }

    private func written(_ slot: Int) -> Entry {
      Entry(
        key: Node(tree: tree, index: tree.children[slot]),
        value: Node(tree: tree, index: tree.children[slot + 1]), mergedAt: nil)
    }

    private func merged(_ slot: Int) -> Entry {
      let entry = tree.merged[slot]
      return Entry(
        key: Node(tree: tree, index: entry.key), value: Node(tree: tree, index: entry.value),
        mergedAt: entry.mergeKey < 0
          ? nil : tree.records[Int(entry.mergeKey)].range(in: tree.file))
    }
  }
}
