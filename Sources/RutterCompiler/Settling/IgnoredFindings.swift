import RutterDiagnostics

/// Takes out the findings that comments ask to ignore.
///
/// Of a comment whose last day is over, the findings stay, with a note. A comment that nothing answers
/// to is a finding itself; but not where a part of the manifests could not be read, since what it
/// speaks of may be there.
struct IgnoredFindings {
  private struct Entry {
    let comment: IgnoreComment
    let rule: IgnoreComment.Rule
    let isOver: Bool
    var isUsed = false
  }

  private struct Key: Hashable {
    let file: FileID
    let code: DiagnosticCode
  }

  private var entries: [Entry] = []
  private var indices: [Key: [Int]] = [:]
  private var tables: [FileID: LineTable] = [:]

  static func remove(
    from report: Report, trees: [SyntaxTree], today: CalendarDate?, isPartial: Bool
  ) -> Report {
    var ignored = IgnoredFindings()
    var own = Report()
    for tree in trees { ignored.read(tree, today, into: &own) }
    if ignored.entries.isEmpty && own.isEmpty { return report }
    var result = Report()
    for diagnostic in report.diagnostics {
      ignored.settle(diagnostic).map { result.add($0) }
    }
    result.merge(own)
    if !isPartial, !result.hasErrors { ignored.reportUnused(into: &result) }
    return result
  }

  private mutating func read(
    _ tree: SyntaxTree, _ today: CalendarDate?, into report: inout Report
  ) {
    let comments = IgnoreCommentFinder.comments(in: tree, into: &report)
    if !comments.isEmpty { tables[tree.file.id] = LineTable(tree.file) }
    for comment in comments {
      let isOver = comment.until.map { until in today.map { until < $0 } ?? false } ?? false
      for rule in comment.rules {
        indices[Key(file: tree.file.id, code: rule.code), default: []].append(entries.count)
        entries.append(Entry(comment: comment, rule: rule, isOver: isOver))
      }
    }
  }

  /// The finding as it is to be reported; nil if a comment asks to ignore it.
  private mutating func settle(_ diagnostic: Diagnostic) -> Diagnostic? {
    let key = Key(file: diagnostic.range.file, code: diagnostic.code)
    guard let candidates = indices[key],
      let line = tables[key.file]?.line(of: Int(diagnostic.range.start))
    else { return diagnostic }
    var settled: Diagnostic? = diagnostic
    for index in candidates where entries[index].comment.lines?.contains(line) ?? false {
      entries[index].isUsed = true
      let comment = entries[index].comment
      if !entries[index].isOver {
        settled = nil
      } else if let until = comment.until {
        settled?.notes.append(Note("a comment ignored this until \(until)", at: comment.range))
      }
    }
    return settled
  }

  private func reportUnused(into report: inout Report) {
    for entry in entries where !entry.isUsed {
      let isOnly = entry.comment.rules.count == 1
      report.warning(
        .unusedIgnore, "there is no '\(entry.rule.code)' here to ignore", at: entry.rule.range,
        fixIts: [
          FixIt(
            isOnly ? "remove the comment" : "remove '\(entry.rule.code)'",
            replace: isOnly ? entry.comment.removal : entry.rule.removal, with: "")
        ])
    }
  }
}

extension DiagnosticCode {
  static let unusedIgnore: Self = "unused-ignore"
}
