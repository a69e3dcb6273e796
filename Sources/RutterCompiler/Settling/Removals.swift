import RutterDiagnostics

/// Fix-its for entries of mappings that say nothing: the one right edit is to take them out.
///
/// Rules that find them know names, not where the entry around a name begins and ends; that is looked up
/// here, once for all of them.
struct Removals {
  private static let codes: Set<DiagnosticCode> = [
    .redundantMember, .needlessDefault, .needlessOption, .needlessIgnore, .needlessOtherwise,
  ]
  /// Keys without which an entry of its own would say nothing at all.
  private static let whole: Set<String> = ["from", "default", "required"]

  let trees: [SyntaxTree]

  func added(to report: Report) -> Report {
    let wanted = Set(report.diagnostics.filter { Self.codes.contains($0.code) }.map(\.range))
    if wanted.isEmpty { return report }
    var edits: [SourceRange: SourceRange] = [:]
    for tree in trees { tree.root.map { collect($0, wanted, tree.file, &edits) } }
    var result = Report()
    for var diagnostic in report.diagnostics {
      if Self.codes.contains(diagnostic.code), let range = edits[diagnostic.range] {
        diagnostic.fixIts = [FixIt("leave it out", replace: range, with: "")]
        diagnostic.help = nil
      }
      result.add(diagnostic)
    }
    return result
  }

  private func collect(
    _ node: Node, _ wanted: Set<SourceRange>, _ file: SourceFile,
    _ edits: inout [SourceRange: SourceRange]
  ) {
    guard node.alias == nil else { return }
    for item in node.items { collect(item, wanted, file, &edits) }
    let entries = Array(node.entries)
    for (place, entry) in entries.enumerated() where entry.mergedAt == nil {
      collect(entry.value, wanted, file, &edits)
      let ranges = [entry.key.range, entry.value.range, entry.value.textRange].filter {
        wanted.contains($0)
      }
      guard !ranges.isEmpty, let edit = removal(of: place, among: entries, node.isFlow, file)
      else { continue }
      for range in ranges { edits[range] = edit }
    }
  }

  private func removal(
    of place: Int, among entries: [Node.Entry], _ isFlow: Bool, _ file: SourceFile
  ) -> SourceRange? {
    let entry = entries[place]
    let own = Int(entry.key.range.start)..<Int(entry.value.range.end)
    if entries.count == 1, Self.whole.contains(entry.key.text) { return nil }
    guard isFlow else { return lines(own, file) }
    let before = place > 0 ? Int(entries[place - 1].value.range.end) : nil
    let after = place + 1 < entries.count ? Int(entries[place + 1].key.range.start) : nil
    return before.map { SourceRange(file: file.id, start: $0, end: own.upperBound) }
      ?? SourceRange(file: file.id, start: own.lowerBound, end: after ?? own.upperBound)
  }

  /// The whole lines of an entry that shares them with nothing.
  private func lines(_ own: Range<Int>, _ file: SourceFile) -> SourceRange? {
    let bytes = file.bytes
    var (start, end) = (own.lowerBound, own.upperBound)
    while start > 0, bytes[start - 1] != 0x0A {
      guard bytes[start - 1] == 0x20 else { return nil }
      start -= 1
    }
    while end < bytes.count, bytes[end] != 0x0A {
      guard bytes[end] == 0x20 || bytes[end] == 0x0D else { return nil }
      end += 1
    }
    return SourceRange(file: file.id, start: start, end: min(end + 1, bytes.count))
  }
}
