package import RutterDiagnostics

/// A parsed document: flat records that its nodes point into.
///
/// A class, because all nodes of a document share it and a node has to stay two words wide.
package final class SyntaxTree: Sendable {
  package let file: SourceFile
  let records: [NodeRecord]
  /// The records of each collection's children, side by side: key, value, key, value for a mapping.
  let children: [Int32]
  /// What the mappings with a merge key hold once it is applied.
  let merged: [MergedEntry]
  let texts: TextStore
  /// Whether some mapping has two keys of one text, which has been reported.
  let hasRepeatedKeys: Bool

  init(_ builder: consuming TreeBuilder) {
    hasRepeatedKeys = builder.hasRepeatedKeys
    file = builder.file
    records = builder.records
    children = builder.children
    merged = builder.merged
    texts = builder.texts
  }

  /// The document's one node; nil where the file holds nothing, or comments alone.
  package var root: Node? { records.isEmpty ? nil : Node(tree: self, index: 0) }
}

extension SyntaxTree {
  /// Where a mapping's children, which are in these slots, have a scalar key of this text.
  func slot(ofKey text: UnsafeBufferPointer<UInt8>, in slots: Range<Int>) -> Int? {
    records.withUnsafeBufferPointer { records in
      children.withUnsafeBufferPointer { children in
        var slot = slots.lowerBound
        while slot < slots.upperBound {
          var record = records[Int(children[slot])]
          if record.flags.contains(.isAlias) { record = records[Int(record.link)] }
          if record.kind == .scalar, Int(record.count) == text.count,
            texts.withBytes(of: record, { $0.isEqual(to: text) })
          {
            return slot
          }
          slot += 2
        }
        return nil
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    for position in 0..<count where self[position] != other[position] { return false }
    return true
  }
}

/// One node, as the tree keeps it.
struct NodeRecord: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// The text is in the arena, because it differs from the bytes of the source.
    static let textInArena = Flags(rawValue: 1)
    /// `link` is the record of the anchor's node, which has the content.
    static let isAlias = Flags(rawValue: 2)
    /// The mapping has a merge key; `link` and `linkCount` are its extent in `SyntaxTree.merged`.
    static let hasMerge = Flags(rawValue: 4)
  }

  var kind: Node.Kind
  var style: Node.Style
  var flags: Flags = []
  var start: UInt32
  var end: UInt32
  /// A scalar: where its text starts. A collection: where its children start.
  var first: UInt32 = 0
  /// A scalar: the length of its text. A collection: how many children it has.
  var count: UInt32 = 0
  var link: Int32 = 0
  var linkCount: Int32 = 0

  init(_ kind: Node.Kind, _ style: Node.Style, start: Int, end: Int) {
    self.kind = kind
    self.style = style
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }

  /// Where a scalar's text or a collection's children are.
  var slots: Range<Int> { Int(first)..<Int(first) + Int(count) }

  var mergedSlots: Range<Int> { Int(link)..<Int(link) + Int(linkCount) }

  func range(in file: SourceFile) -> SourceRange {
    SourceRange(file: file.id, start: Int(start), end: Int(end))
  }
}

/// An entry of a mapping that has a merge key.
struct MergedEntry: Sendable {
  let key: Int32
  let value: Int32
  /// The record of the `<<` that brought it; negative for an entry the mapping has itself.
  let mergeKey: Int32
}

/// The bytes that scalars' texts are made of: those of the source, and those that are not in it.
struct TextStore: Sendable {
  let source: [UInt8]
  var arena: [UInt8] = []

  func withBytes<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let store = record.flags.contains(.textInArena) ? arena : source
    let extent = record.kind == .scalar ? record.slots : 0..<0
    return try store.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[extent]))
    }
  }

  func areEqual(_ a: NodeRecord, _ b: NodeRecord) -> Bool {
    a.count == b.count
      && withBytes(of: a) { left in withBytes(of: b) { left.isEqual(to: $0) } }
  }

  func hash(of record: NodeRecord) -> Int {
    withBytes(of: record) {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
      return hasher.finalize()
    }
  }
}
