// Derived from Specs/Diagnostics/unknown-context; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownContext = RuleExample(
    code: "unknown-context",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int, chapters: '[Chapter]'}
        BookRow: {id: Int, chapters: '[ChapterRow]'}
        Chapter: {title: String}
        ChapterRow: {title: String}

      mappings:
        - {from: Book, to: BookRow, members: {chapters: {with: {book: id}}}}
        - {from: Chapter, to: ChapterRow}

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:59: error: the mapping from 'Chapter' to 'ChapterRow' has no parameter 'book' [unknown-context]
       8 |   - {from: Book, to: BookRow, members: {chapters: {with: {book: id}}}}
         |                                                           ^^^^
         = help: add it to the 'parameters:' there, or leave it out
      Specs/Shop.yaml:9:25: note: the mapping is here
       9 |   - {from: Chapter, to: ChapterRow}
         |                         ^^^^^^^^^^

      1 error

      """#,
    good: [])
}
