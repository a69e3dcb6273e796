import RutterDiagnostics

/// What can be wrong with the columns of split views.
extension RulePage {
  static let columns = [
    RulePage(
      "no-column", what: "Something is shown in a column that the router does not have.",
      why: "`present: content` and `present: detail` select what a column of a split view shows.",
      fix:
        "Give the router a `split:`, or say under its `routes:` how it shows the screen instead."),
    warning(
      "empty-column", what: "The detail column of a split view never shows anything.",
      why: "Most of the window would stay blank.",
      fix: "Show a screen there with `present: detail`, push one, or name one under `split:`."),
  ]
}
