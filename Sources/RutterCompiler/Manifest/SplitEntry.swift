package import RutterDiagnostics

/// What makes a router's root view a split view.
package struct SplitEntry: Sendable {
  /// The place of the `split` key.
  package let range: SourceRange
  /// What a column shows while nothing is selected.
  package var content: RootEntry?
  package var detail: RootEntry?
  package var visibility: ColumnVisibility?
  package var compact: SplitColumn?
  package var compactRange: SourceRange?
  package var style: SplitStyle?
}

/// The columns of a split view, from leading to trailing.
package enum SplitColumn: String, Sendable, CaseIterable {
  case sidebar, content, detail
}

/// Which columns are side by side at first, where there is room.
package enum ColumnVisibility: String, Sendable, CaseIterable {
  case automatic, all, doubleColumn, detailOnly
}

/// How a split view gives its columns room.
package enum SplitStyle: String, Sendable, CaseIterable {
  case automatic, balanced, prominentDetail
}

extension ManifestDecoder {
  /// `split:` alone means a split view with all defaults.
  mutating func split(_ node: Node) -> SplitEntry? {
    guard let entry = node.entries.first(where: { $0.key.text == "split" }) else { return nil }
    var split = SplitEntry(range: entry.key.range)
    guard entry.value.kind == .mapping else { return split }
    split.content = root(entry.value.value(for: "content"))
    split.detail = root(entry.value.value(for: "detail"))
    split.visibility = choice(entry.value.value(for: "visibility"))
    split.compact = choice(entry.value.value(for: "compact"))
    split.compactRange = entry.value.value(for: "compact")?.range
    split.style = choice(entry.value.value(for: "style"))
    return split
  }
}
