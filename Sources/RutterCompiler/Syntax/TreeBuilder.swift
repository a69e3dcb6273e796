import RutterDiagnostics

/// Grows a tree from what a reader finds, in the order it finds it.
///
/// Children wait on a stack until their collection closes and then move side by side into
/// `children`. Whatever concerns a tree as such is settled here, for YAML and JSON alike: depth,
/// duplicate keys, aliases, merge keys.
struct TreeBuilder {
  let file: SourceFile
  let limits: SyntaxLimits
  var records: [NodeRecord] = []
  var children: [Int32] = []
  var merged: [MergedEntry] = []
  var texts: TextStore
  var report = Report()
  /// False once the structure is not what the author meant: no tree is to come of it.
  var isSound = true
  /// The file has characters in it that no text may hold.
  var mayHideCharacters = false
  var anchors: [String: NodeAnchor] = [:]
  var aliasedNodes = 0
  var keys = KeyTable()
  var hasRepeatedKeys = false
  /// The node that was finished last.
  private(set) var last: Int32?
  private(set) var frames: [Frame] = []
  private var pending: [Int32] = []

  /// A collection that is still open.
  struct Frame {
    let node: Int32
    let kind: Node.Kind
    let firstPending: Int
    var anchor: String?
    var size = NodeSize()
    var hasMerge = false
  }

  init(_ file: SourceFile, limits: SyntaxLimits) {
    self.file = file
    self.limits = limits
    texts = TextStore(source: file.bytes)
  }

  /// The next node in the open collection is a key.
  var awaitsKey: Bool {
    guard let frame = frames.last, frame.kind == .mapping else { return false }
    return (pending.count - frame.firstPending) % 2 == 0
  }

  var openRecord: NodeRecord? { frames.last.map { records[Int($0.node)] } }

  func range(_ node: Int32) -> SourceRange { records[Int(node)].range(in: file) }

  /// The node behind an alias, or the node itself.
  func content(_ node: Int32) -> Int32 {
    let record = records[Int(node)]
    return record.flags.contains(.isAlias) ? record.link : node
  }
}

extension TreeBuilder {
  /// Forgets a document that holds nothing: `---` alone is as empty as no text at all.
  mutating func dropMissingRoot() {
    guard records.count == 1, records[0].kind == .scalar, records[0].start == records[0].end else {
      return
    }
    records.removeAll()
    last = nil
  }
}

// MARK: - Scalars

extension TreeBuilder {
  /// Adds a scalar whose text is the source's own bytes.
  mutating func addScalar(
    _ style: Node.Style, _ token: Range<Int>, text: Range<Int>, anchor: String? = nil
  ) {
    var record = NodeRecord(.scalar, style, start: token.lowerBound, end: token.upperBound)
    record.first = UInt32(clamping: text.lowerBound)
    record.count = UInt32(clamping: text.count)
    finishScalar(record, anchor)
  }

  /// Adds a scalar whose text the caller has put at the end of the arena.
  mutating func addScalar(
    _ style: Node.Style, _ token: Range<Int>, arenaStart: Int, anchor: String? = nil
  ) {
    var record = NodeRecord(.scalar, style, start: token.lowerBound, end: token.upperBound)
    record.flags = .textInArena
    record.first = UInt32(clamping: arenaStart)
    record.count = UInt32(clamping: texts.arena.count - arenaStart)
    finishScalar(record, anchor)
  }

  private mutating func finishScalar(_ record: NodeRecord, _ anchor: String?) {
    let node = append(record)
    checkCharacters(of: record)
    if let anchor { anchors[anchor] = NodeAnchor(node: node) }
    finish(node, size: NodeSize())
  }

  mutating func append(_ record: NodeRecord) -> Int32 {
    records.append(record)
    return Int32(records.count - 1)
  }
}

// MARK: - Collections

extension TreeBuilder {
  /// False where the collection would nest too deep, which is reported.
  mutating func open(
    _ kind: Node.Kind, _ style: Node.Style, at start: Int, anchor: String? = nil
  ) -> Bool {
    guard frames.count < limits.depth else {
      let range = SourceRange(file: file.id, start: start, end: start + 1)
      report.add(SyntaxDiagnostics.tooDeep(at: range, limit: limits.depth))
      return false
    }
    let node = append(NodeRecord(kind, style, start: start, end: start))
    frames.append(
      Frame(node: node, kind: kind, firstPending: pending.count, anchor: anchor))
    if let anchor { anchors[anchor] = NodeAnchor(node: node, isOpen: true) }
    return true
  }

  /// Closes the open collection; without an `end` it ends with its last child.
  mutating func close(at end: Int? = nil) {
    guard let frame = frames.popLast() else { return }
    let first = children.count
    children.append(contentsOf: pending[frame.firstPending...])
    pending.removeSubrange(frame.firstPending...)
    let node = Int(frame.node)
    let lastEnd = children.count > first ? records[Int(children[children.count - 1])].end : 0
    records[node].end = max(records[node].start, end.map { UInt32(clamping: $0) } ?? lastEnd)
    records[node].first = UInt32(clamping: first)
    records[node].count = UInt32(clamping: children.count - first)
    if frame.kind == .mapping { checkKeys(of: frame.node, hasMerge: frame.hasMerge) }
    let size = frame.size.collection
    if let anchor = frame.anchor, anchors[anchor]?.node == frame.node {
      anchors[anchor] = NodeAnchor(node: frame.node, size: size)
    }
    finish(frame.node, size: size)
  }

  /// Hands a finished node to the collection it is in.
  mutating func finish(_ node: Int32, size: NodeSize) {
    last = node
    guard let top = frames.indices.last else { return }
    if awaitsKey, isMergeKey(node) { frames[top].hasMerge = true }
    frames[top].size.add(size)
    pending.append(node)
  }
}
