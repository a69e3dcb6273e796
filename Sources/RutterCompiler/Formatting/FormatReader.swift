import RutterDiagnostics

/// Puts a syntax tree and what stands between its tokens together, and the keys in their order.
///
/// A comment belongs to the entry it stands behind or above. One that no entry follows, or that is
/// indented deeper than the entry that follows, belongs to the end of the innermost collection that is
/// not indented deeper than it.
struct FormatReader {
  let tree: SyntaxTree
  let bytes: [UInt8]
  var scanner: FormatScanner
  /// Where anchors are set and used, in the order of the text.
  var anchors: [AnchorUse] = []

  static func read(_ tree: SyntaxTree, as shape: Shape) throws(FormatObstacle) -> FormatDocument {
    var reader = FormatReader(tree)
    return try reader.document(shape)
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    bytes = tree.file.bytes
    scanner = FormatScanner(bytes, start: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  private mutating func document(_ shape: Shape) throws(FormatObstacle) -> FormatDocument {
    var document = FormatDocument()
    document.header = readHeader()
    if let root = tree.root {
      let gap = try scanner.gap(to: Self.firstToken(of: root))
      let (head, lead) = divide(gap.remarks, isBlock: root.isBlockCollection)
      document.head = (gap.comment.map { [.comment($0.range)] } ?? []) + head
      var node = try self.node(root, shape, gap, lead: lead)
      node.comment = nil
      if !root.isBlockCollection, let comment = scanner.commentBehind(afterComma: false) {
        document.tail.append(.comment(comment.range))
      }
      document.root = node
    }
    document.tail += try readTail()
    document.comments = scanner.comments
    return document
  }

  /// What stands before the blank line above the first entry speaks of the file, and so does whatever
  /// editors read at the top of it.
  private func divide(_ remarks: [Remark], isBlock: Bool) -> (head: [Remark], lead: [Remark]) {
    guard isBlock else { return (remarks, []) }
    var split = remarks.lastIndex(of: .blank).map { $0 + 1 } ?? 0
    while split < remarks.count, case .comment(let range) = remarks[split],
      bytes[range].starts(with: "# yaml-language-server".utf8)
    {
      split += 1
    }
    return (Array(remarks[..<split]), Array(remarks[split...]))
  }

  /// What stands before the document and `---`, if there is any.
  private mutating func readHeader() -> [Range<Int>] {
    let lines = SourceLines(bytes: bytes, start: scanner.position)
    let limit = tree.root.map(Self.firstToken) ?? bytes.count
    var found: [Range<Int>] = []
    var marker: Int?
    var offset = scanner.position
    while offset < limit, marker == nil {
      let line = offset..<lines.lineEnd(of: offset)
      if bytes[line].starts(with: "---".utf8) {
        marker = offset
        found.append(offset..<offset + 3)
      } else {
        found.append(offset..<lines.skipBlanks(before: line.upperBound, downTo: offset))
      }
      let isPair =
        line.upperBound + 1 < bytes.count && bytes[line.upperBound] == 0x0D
        && bytes[line.upperBound + 1] == 0x0A
      offset = line.upperBound + (isPair ? 2 : 1)
    }
    guard let marker else { return [] }
    scanner.skip(to: marker + 3)
    return found
  }

  /// Comments, and the mark of the document's end.
  private mutating func readTail() throws(FormatObstacle) -> [Remark] {
    var end = scanner.position
    while end < bytes.count, !bytes[end...].starts(with: "\n...".utf8) { end += 1 }
    let gap = try scanner.gap(to: end)
    var tail = gap.remarks + (gap.comment.map { [.comment($0.range)] } ?? [])
    if end < bytes.count {
      let marker = end + 1..<end + 4
      tail.append(.comment(marker))
      scanner.skip(to: marker.upperBound)
      tail += try scanner.gap(to: bytes.count).remarks
    }
    return tail
  }

  /// Where the first token of a node starts: that of its first entry, for a block mapping.
  static func firstToken(of node: Node) -> Int {
    guard node.alias == nil, node.isBlockCollection, let first = node.ownEntries.first else {
      return node.range.offsets.lowerBound
    }
    return firstToken(of: first.key)
  }
}

extension Node {
  /// A collection that indentation holds together.
  var isBlockCollection: Bool { kind != .scalar && !isFlow && alias == nil }
}

// MARK: - Nodes

extension FormatReader {
  /// Reads a node whose first token the gap leads to; `lead` is for the first entry of a block.
  mutating func node(
    _ node: Node, _ shape: Shape?, _ gap: FormatGap, lead: [Remark]
  ) throws(FormatObstacle) -> FormatNode {
    if node.isBlockCollection { return try block(node, shape, gap, lead: lead) }
    var result = try flow(node, shape)
    result.properties = gap.properties.map(\.range)
    noteAnchors(result.properties)
    return result
  }

  private mutating func block(
    _ node: Node, _ shape: Shape?, _ gap: FormatGap, lead: [Remark]
  ) throws(FormatObstacle) -> FormatNode {
    var gap = gap
    var own: [Range<Int>] = []
    if node.kind == .mapping {
      own = gap.properties.filter { $0.line < gap.line }.map(\.range)
      gap.properties.removeAll { $0.line < gap.line }
    } else {
      own = gap.properties.map(\.range)
      gap.properties = []
    }
    noteAnchors(own)
    let column = Self.firstToken(of: node) - scanner.lineStart - propertyWidth(gap)
    var result = FormatNode(
      content: node.kind == .mapping
        ? try mapping(node, shape, gap, lead: lead) : try sequence(node, shape, lead: lead))
    result.properties = own
    result.comment = gap.comment
    result.tail = scanner.commentsBehind(column: column)
    return result
  }

  /// How far the properties of a first key move it to the right.
  private func propertyWidth(_ gap: FormatGap) -> Int {
    guard let first = gap.properties.first else { return 0 }
    return scanner.position - first.range.lowerBound
  }

  mutating func noteAnchors(_ properties: [Range<Int>]) {
    for range in properties where bytes[range.lowerBound] == UInt8(ascii: "&") {
      anchors.append(AnchorUse(name: Array(bytes[range].dropFirst()), isSet: true))
    }
  }

  private mutating func mapping(
    _ node: Node, _ shape: Shape?, _ first: FormatGap, lead: [Remark]
  ) throws(FormatObstacle) -> FormatNode.Content {
    let keys = MappingKeys(node, shape)
    var ordering = KeyOrdering(keys)
    var entries: [FormatEntry] = []
    for (index, entry) in node.ownEntries.enumerated() {
      let before = anchors.count
      var gap = first
      if index == 0 {
        gap.remarks = Array(lead.drop { $0 == .blank })
      } else {
        gap = try scanner.gap(to: Self.firstToken(of: entry.key))
        if let comment = gap.comment {
          gap.remarks.insert(.comment(comment.range), at: gap.commentPlace)
        }
      }
      entries.append(try self.entry(entry, keys, gap))
      ordering.add(entry.key, anchors[before...])
    }
    return .mapping(ordering.apply(to: entries))
  }

  /// An entry of a block mapping; what stands above it is read.
  private mutating func entry(
    _ entry: Node.Entry, _ keys: MappingKeys, _ gap: FormatGap
  ) throws(FormatObstacle) -> FormatEntry {
    var result = FormatEntry(lead: gap.remarks, value: FormatNode(content: .nothing))
    result.key = try key(entry.key, gap)
    let valueGap = try scanner.gap(to: Self.firstToken(of: entry.value))
    let shape = keys.shape(of: entry.key)
    if entry.value.isBlockCollection {
      result.value = try node(entry.value, shape, valueGap, lead: valueGap.remarks)
      return result
    }
    result.value = try node(entry.value, shape, valueGap, lead: [])
    result.comment = scanner.commentBehind(afterComma: false)
    place(valueGap, on: &result)
    return result
  }

  /// Keeps comments between an entry's key, or dash, and its value: behind it or, if there is one or
  /// there are several, above it.
  private func place(_ gap: FormatGap, on entry: inout FormatEntry) {
    var remarks = gap.remarks.filter { $0 != .blank }
    if let comment = gap.comment {
      if remarks.isEmpty, entry.comment == nil {
        entry.comment = comment
      } else {
        remarks.insert(.comment(comment.range), at: 0)
      }
    }
    entry.lead += remarks
  }

  mutating func key(_ node: Node, _ gap: FormatGap) throws(FormatObstacle) -> FormatNode {
    let range = node.range.offsets
    guard node.kind == .scalar, !range.isEmpty, !bytes[range].contains(where: \.isYAMLBreak)
    else { throw FormatObstacle(offset: range.lowerBound) }
    var key = try flow(node, nil)
    key.properties = gap.properties.map(\.range)
    noteAnchors(key.properties)
    return key
  }

  private mutating func sequence(
    _ node: Node, _ shape: Shape?, lead: [Remark]
  ) throws(FormatObstacle) -> FormatNode.Content {
    var entries: [FormatEntry] = []
    for (index, item) in node.items.enumerated() {
      let gap = try scanner.gap(to: Self.firstToken(of: item))
      var entry = FormatEntry(value: FormatNode(content: .nothing))
      let remarks = (index == 0 ? lead : []) + gap.remarks
      entry.lead = index == 0 ? Array(remarks.drop { $0 == .blank }) : remarks
      if item.isBlockCollection {
        var inner = gap
        inner.comment = nil
        entry.lead += gap.comment.map { [.comment($0.range)] } ?? []
        entry.value = try self.node(item, shape?.items?.shape, inner, lead: [])
      } else {
        entry.value = try self.node(item, shape?.items?.shape, gap, lead: [])
        entry.comment = scanner.commentBehind(afterComma: false)
        var comment = gap
        comment.remarks = []
        place(comment, on: &entry)
      }
      entries.append(entry)
    }
    return .sequence(entries)
  }
}
