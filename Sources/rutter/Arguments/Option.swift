import RutterCompiler
import RutterDiagnostics

/// One option of a command, declared once: parsing, `--help` and the suggestions come from it.
struct Option: Sendable {
  /// What follows an option: `DIR` in `--project DIR`; one of `choices`, if there are any.
  struct Value: Sendable {
    let placeholder: String
    var choices: [String] = []
    /// Words that a shell offers where there is more to a value than a choice.
    var words: [String] = []
  }

  let name: String
  /// nil for a flag.
  let value: Value?
  let isRepeatable: Bool
  let summary: String

  init(_ name: String, _ value: Value? = nil, isRepeatable: Bool = false, summary: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// `--project`
  var flag: String { "--" + name }

  /// `--project DIR`
  var synopsis: String { value.map { "\(flag) \($0.placeholder)" } ?? flag }
}

/// The options that several commands share.
extension Option {
  /// Of what a command reports about the project.
  static let reportFormat = Option(
    "format", Value(placeholder: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue)),
    summary: "'text', the default, 'markdown' or 'json'.")

  static let project = Option(
    "project", Value(placeholder: "DIR"),
    summary:
      "The project's root folder. Without it, the nearest folder from here upwards that has a "
      + "rutter.yaml, rutter.yml or rutter.json.")

  static let diagnostics = Option(
    "diagnostics",
    Value(placeholder: "FORMAT[=FILE]", words: DiagnosticFormat.allCases.map(\.rawValue)),
    isRepeatable: true,
    summary:
      "How findings are printed: 'text' for people, the default; 'xcode', a line each that Xcode and "
      + "other tools read; 'github', annotations in GitHub Actions; or a document: 'json', 'gitlab' "
      + "(code quality), 'junit', 'checkstyle', 'sarif', 'markdown'. With =FILE, to that file; give "
      + "it again for several.")

  static let color = Option(
    "color", Value(placeholder: "WHEN", choices: ColorChoice.allCases.map(\.rawValue)),
    summary:
      "Colour findings and differences: 'always', 'never', or 'auto', the default: on a terminal, "
      + "unless NO_COLOR is set.")

  static let quiet = Option("quiet", summary: "Print findings and differences only, no summary.")

  static let verbose = Option(
    "verbose", summary: "Say what was read, and of each file what became of it.")

  static let sources = Option(
    "sources", Value(placeholder: "PATH"), isRepeatable: true,
    summary:
      "A folder of the app's Swift, or a file, in place of the project's 'sources'; give it again for "
      + "several.")

  static let feature = Option(
    "feature", Value(placeholder: "NAME"), isRepeatable: true,
    summary:
      "Only the files of this feature; give it again for several. All manifests are still read and "
      + "checked, and no file is removed.")

  static let output = Option(
    "output", Value(placeholder: "DIR"),
    summary:
      "The folder for the generated files and their ledger, in place of the project's 'output'. It "
      + "may lie outside the project.")

  static let force = Option(
    "force",
    summary: "Overwrite and remove files that were edited by hand or that rutter did not write.")

  static let dryRun = Option(
    "dry-run", summary: "Say what would be written and removed, and change nothing.")

  static let pruneStrings = Option(
    "prune-strings",
    summary:
      "Remove from the string catalog the keys that rutter added and no manifest has any more, with "
      + "their translations.")

  static let noCache = Option(
    "no-cache", summary: "Do all the work, whatever the last run left in .rutter-cache.")

  static let trustTimes = Option(
    "trust-times",
    summary:
      "Take a file for unchanged by its size and times alone, and read none where all are.")

  static let watch = Option(
    "watch",
    summary:
      "Stay, and generate again whenever a manifest, a template or the project file changes, until "
      + "interrupted.")

  static let fix = Option(
    "fix", summary: "Make the fixes that findings come with, in the manifests.")

  static let diff = Option(
    "diff", summary: "With --fix: print what would change, and change nothing.")

  static let jobs = Option(
    "jobs", Value(placeholder: "N"),
    summary:
      "The most threads to work on; without it, as many as there are processors. What is written and "
      + "said is the same for any number.")

  static let help = Option("help", summary: "Print this page.")

  static let common: [Option] = [
    project, sources, diagnostics, color, quiet, verbose, jobs, help,
  ]
}
