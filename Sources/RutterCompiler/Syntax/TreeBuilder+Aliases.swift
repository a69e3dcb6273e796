import RutterDiagnostics

/// A named node that aliases can stand for.
struct NodeAnchor {
  let node: Int32
  var size = NodeSize()
  /// The node is still being read: an alias to it would hold itself.
  var isOpen = false
}

/// How large a node is for whoever walks it through its aliases.
struct NodeSize {
  private(set) var nodes = 1
  private(set) var height = 0

  /// Of a collection, once all its children are added.
  var collection: NodeSize {
    var size = self
    size.height += 1
    return size
  }

  mutating func add(_ child: NodeSize) {
    nodes += child.nodes
    height = max(height, child.height)
  }
}

extension TreeBuilder {
  /// Adds an alias; false where it takes the tree past its limits, which is reported.
  ///
  /// The size of every anchor's node is known, so a chain of aliases that would unfold into billions
  /// of nodes is found by adding, without unfolding it.
  mutating func addAlias(_ name: String, _ token: Range<Int>) -> Bool {
    let range = SourceRange(file: file.id, start: token.lowerBound, end: token.upperBound)
    guard let anchor = anchors[name], !anchor.isOpen else {
      reportUnbound(name, at: range)
      addScalar(.plain, token, text: token.lowerBound..<token.lowerBound)
      return true
    }
    aliasedNodes += anchor.size.nodes
    guard aliasedNodes <= limits.aliasedNodes else {
      report.add(SyntaxDiagnostics.aliasExpansion(at: range, limit: limits.aliasedNodes))
      return false
    }
    guard frames.count + anchor.size.height <= limits.depth else {
      report.add(SyntaxDiagnostics.tooDeep(at: range, limit: limits.depth))
      return false
    }
    let target = records[Int(anchor.node)]
    var record = NodeRecord(
      target.kind, target.style, start: token.lowerBound, end: token.upperBound)
    record.flags = .isAlias
    record.link = anchor.node
    finish(append(record), size: anchor.size)
    return true
  }

  /// A name is suggested once in a file: the search for it takes time.
  private mutating func reportUnbound(_ name: String, at range: SourceRange) {
    defer { isSound = false }
    if let anchor = anchors[name] {
      report.add(SyntaxDiagnostics.aliasLoop(name, at: range, anchor: self.range(anchor.node)))
    } else {
      let nearest = isSound ? Suggestion.nearest(to: name, in: anchors.keys) : nil
      report.add(SyntaxDiagnostics.unknownAnchor(name, at: range, nearest: nearest))
    }
  }
}
