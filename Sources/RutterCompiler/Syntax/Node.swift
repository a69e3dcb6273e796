package import RutterDiagnostics

/// A place in a parsed document: a scalar, a sequence or a mapping, with the bytes it stands for.
///
/// A node is a cursor into its `SyntaxTree`: two words, cheap to copy. Scalars are text; what a text
/// means is decided by who asks for it. An alias stands for its anchor's node: its `range` is that of
/// the alias token (where the reader sees it), its children are the anchor's, with their own places.
package struct Node: Sendable {
  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

  /// How the author wrote it. JSON strings are `doubleQuoted`; its numbers, `true`, `false` and
  /// `null` are `plain`; its arrays and objects are `flow`.
  package enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
  }

  /// A key and its value in a mapping. Keys may be any node; whoever decodes says what it accepts.
  package struct Entry: Sendable {
    package let key: Node
    package let value: Node
    /// The merge key (`<<`) that brought this entry from another mapping.
    package let mergedAt: SourceRange?
  }

  let tree: SyntaxTree
  let index: Int32
}

extension Node {
  package var kind: Kind { content.kind }
  package var style: Style { content.style }

  /// A collection between brackets or braces, or a pair written inside brackets.
  package var isFlow: Bool { content.style == .flow }

  /// The token's bytes, quotes included; for a collection, from its first byte to its last.
  package var range: SourceRange { record.range(in: tree.file) }

  /// The alias through which the reader comes to this node.
  package var alias: SourceRange? { record.flags.contains(.isAlias) ? range : nil }

  /// The node an alias stands for, at its own place; any other node itself.
  package var anchored: Node {
    record.flags.contains(.isAlias) ? Node(tree: tree, index: record.link) : self
  }

  /// The characters as they stand in the source; an alias has those of its anchor's node.
  ///
  /// `[String: Int]` is a sequence to YAML and a type to whoever asks for these.
  package var sourceText: String { tree.file.text(of: content.range(in: tree.file)) }

  var record: NodeRecord { tree.records[Int(index)] }

  var content: NodeRecord {
    let record = record
    return record.flags.contains(.isAlias) ? tree.records[Int(record.link)] : record
  }
}

// MARK: - Text

extension Node {
  /// A scalar's value, with escapes resolved and lines folded; empty for a collection.
  package var text: String { withTextBytes { String(decoding: $0, as: UTF8.self) } }

  package func withTextBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try tree.texts.withBytes(of: content, body)
  }

  /// Compares a scalar's value without making a `String` of it; false for a collection.
  package func textEquals(_ other: StaticString) -> Bool {
    kind == .scalar
      && withTextBytes { text in other.withUTF8Buffer { text.elementsEqual($0) } }
  }

  /// Nothing was written where a value could stand.
  package var isMissing: Bool {
    kind == .scalar && style == .plain && content.count == 0
  }

  /// Nothing was written, or one of YAML's words for it; a quoted `"null"` is text.
  package var isNull: Bool {
    guard kind == .scalar, style == .plain else { return false }
    return isMissing || textEquals("~") || textEquals("null") || textEquals("Null")
      || textEquals("NULL")
  }
}

// MARK: - Children

extension Node {
  /// A sequence's items; none for other nodes.
  package var items: Items { Items(self) }

  /// A mapping's entries with its merge keys applied, in the order they are written; those a merge
  /// key brings stand in its place. None for other nodes.
  package var entries: Entries { Entries(self, appliesMerges: true) }

  /// A mapping's entries as they are written, the merge key among them.
  package var ownEntries: Entries { Entries(self, appliesMerges: false) }

  /// The value of a scalar key, merge keys applied; a search through all entries.
  package func value(for key: String) -> Node? {
    let content = content
    guard content.kind == .mapping else { return nil }
    var key = key
    return key.withUTF8 { wanted in
      guard !content.flags.contains(.hasMerge) else {
        return entries.first {
          $0.key.kind == .scalar && $0.key.withTextBytes(wanted.elementsEqual)
        }?
        .value
      }
      return tree.slot(ofKey: wanted, in: content.slots)
        .map { Node(tree: tree, index: tree.children[$0 + 1]) }
    }
  }
}
