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
