import RutterDiagnostics

/// What: a split view whose detail column never shows anything.
///
/// Why: most of the window would stay blank.
///
/// Example: `split:` in a router whose screens are all presented as sheets.
///
/// Fix: show a screen there with `present: detail`, push one, or name one under `split:`.
enum EmptyColumn {
  static func check(_ model: Model, _ report: inout Report) {
    guard !report.hasErrors else { return }
    for router in model.routers {
      guard let split = router.split, split.detail == nil else { continue }
      guard !router.contains(.detail), !router.contains(.push) else { continue }
      report.warning(
        .emptyColumn, "the detail column of '\(router.name)' is always empty", at: split.range,
        help: "show a screen in it with 'present: detail', or name one under 'detail:'")
    }
  }
}

extension DiagnosticCode {
  static let emptyColumn: Self = "empty-column"
}
