import RutterDiagnostics

/// What can be wrong with comments, patterns and baselines that keep findings quiet.
extension RulePage {
  package static let settling = [
    RulePage(
      "bad-ignore", what: "A `rutter:ignore` comment is not complete.",
      why: "It would silence nothing, or something else than it means, and nobody could tell why.",
      fix:
        "Write `# rutter:ignore CODE: why`, with `until=2027-01-31` and `by=team` before the colon if you like."
    ),
    warning(
      "unused-ignore", what: "A `rutter:ignore` comment has nothing to ignore.",
      why: "What it spoke of was mended or moved, and it would hide the next finding of its kind.",
      fix: "Remove it, or move it to the entry that it means."),
    warning(
      "unmatched-pattern", what: "A path under `rules:` matches no file of the project.",
      why: "The folder was moved or misspelt, and the severity set for it holds nowhere.",
      fix: "Correct the path; it starts at the project file's folder. Or remove it."),
    RulePage(
      "bad-baseline", what: "The file rutter-baseline.json is not as `rutter baseline` writes it.",
      why: "What it should keep quiet cannot be told.",
      fix: "Restore it, or run `rutter baseline` again."),
    warning(
      "stale-baseline", what: "Findings of the baseline are gone.",
      why: "They were mended; while they are listed, the same mistakes could come back unseen.",
      fix: "Run `rutter baseline`, which takes them out."),
  ]
}
