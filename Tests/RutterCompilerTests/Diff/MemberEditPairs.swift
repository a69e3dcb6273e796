/// Edits whose consequences only the generated Swift shows.
extension EditPair {
  static let members: [EditPair] = [
    EditPair(
      name: "the last sheet goes",
      after: [Edit("opens: [qqBook, qqFilter]", "opens: [qqBook]")],
      expected: [
        "breaking swift: 'QqSheet' is gone",
        "breaking swift: 'QqShelfNavigating.openQqFilter()' is gone",
        "breaking swift: 'QqRouter' no longer has 'isPresenting', 'closePresented()'",
        "breaking state: a saved 'qqFilter' of 'Qq' is not restored: the route is gone; a stack is restored up to it",
      ],
      client: "@MainActor func close(_ router: QqRouter) { router.closePresented() }"),
    EditPair(
      name: "a tab is renamed, and with it the property of its router",
      before: [
        Edit(
          "restore: true",
          "restore: true\n  QqMain:\n    tabs: {qqFirst: {router: Qq, title: A, systemImage: a}, qqSecond: {router: QqOther, title: B, systemImage: b}}\n  QqOther:\n    root: qqFilter"
        )
      ],
      after: [Edit("qqSecond: {router: QqOther", "qqThird: {router: QqOther")],
      expected: [
        "breaking swift: 'QqMainTab.qqSecond' is now 'QqMainTab.qqThird'",
        "breaking swift: 'QqMainRouter' no longer has 'qqSecond'",
      ],
      client: "@MainActor func other(_ router: QqMainRouter) -> QqOtherRouter { router.qqSecond }"),
    EditPair(
      name: "a generated model's member has another type",
      before: [
        Edit(
          "QqTarget: {id: Int, title: String, note: String}",
          "QqTarget: {generate: true, members: {id: Int, title: String, note: String}}\n  QqKind: {kind: enum, generate: true, cases: [one, two]}"
        )
      ],
      after: [
        Edit("title: String, note: String}", "title: String, note: String?}"),
        Edit("note: {from: note, default: \"\\\"none\\\"\"}", "note: note"),
        Edit("cases: [one, two]", "cases: [one, three]"),
      ],
      expected: [
        "breaking swift: 'QqTarget.note' is 'var note: String?', no longer 'var note: String'",
        "breaking swift: 'QqKind' no longer has 'two'",
        "risky swift: 'QqKind.three' is new: a 'switch' without 'default' has to handle it",
        "breaking mappings: 'QqTarget.note' is 'note', no longer 'note ?? \"none\"'",
      ]),
    EditPair(
      name: "a flag goes",
      before: [
        Edit("view: QqAuthorPage", "view: QqAuthorPage\n    requires: qqNew"),
        Edit("view: QqFilter\n", "view: QqFilter\n    requires: qqOld\n"),
        Edit("routers:", "flags: [qqNew, qqOld]\n\nrouters:"),
      ],
      after: [
        Edit("    requires: qqOld\n", ""), Edit("[qqNew, qqOld]", "[qqNew]"),
      ],
      expected: [
        "breaking swift: 'QqFlags.qqOld' is gone",
        "breaking swift: 'QqSheet' no longer has 'flags'",
        "breaking swift: 'QqRouter' no longer has 'allows(_:)'",
        "breaking swift: 'QqFlag' no longer has 'qqOld'",
      ],
      client: "@MainActor func isOn(_ flags: any QqFlags) -> Bool { flags.qqOld }"),
    EditPair(
      name: "a type returned is another one",
      before: [
        Edit("opens: {qqDone: dismiss}", "returns: Int")
      ],
      after: [Edit("returns: Int", "returns: String")],
      expected: [
        "breaking swift: 'QqShelfNavigating.openQqFilter()' gives 'async -> String?', no longer 'async -> Int?'",
        "breaking swift: 'QqFilterNavigating.finish(with:)' takes 'with' as 'String', no longer 'Int'",
      ]),
  ]
}
