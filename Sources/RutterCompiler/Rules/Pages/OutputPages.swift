import RutterDiagnostics

/// What can be in the way of writing, found by the command itself.
extension RulePage {
  package static let output = [
    RulePage(
      "edited-output", what: "A generated file was edited after it was written.",
      why: "Writing it again would lose the edit.",
      fix:
        "Bring the change into the manifest or a file of your own and delete the file, or pass `--force`."
    ),
    RulePage(
      "foreign-output", what: "A file that rutter did not write is where a generated one goes.",
      why: "Writing would destroy it.",
      fix: "Move it away, change the project's `output:`, or pass `--force`."),
    RulePage(
      "stale-output", .warning, isAdjustable: false,
      what: "A file that is no longer generated was edited, so it stays.",
      why: "It still takes part in the build though nothing keeps it up to date.",
      fix: "Delete it, or pass `--force` to have it removed."),
    RulePage(
      "no-place",
      what: "`rutter add` finds no place for an entry in the manifest as it is written.",
      why: "What stands there is an alias, comes by a merge key, or is no mapping.",
      fix: "Add the entry by hand."),
    RulePage(
      "not-formatted", what: "`rutter format` cannot keep what is written here.",
      why: "A layout that loses something is worse than none, so the file is left as it is.",
      fix: "Write the keys plainly, each on one line with its colon, and format again."),
  ]
}
