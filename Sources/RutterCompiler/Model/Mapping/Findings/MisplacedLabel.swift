import RutterDiagnostics

/// What: `label:` in a mapping that is no initializer.
///
/// Why: it is the initializer's argument label; a function has no argument for its source, and a
/// mapper's method takes it without a label.
///
/// Example: `{from: User, to: UserObject, as: function, label: model}`.
///
/// Fix: use `name:` to rename the function or the mapper.
enum MisplacedLabel {
  static func finding(_ label: SourceText, _ entry: MappingEntry) -> Diagnostic {
    Diagnostic(
      .error, .misplacedLabel, "a \(entry.form.rawValue) has no argument label for its source",
      at: label.range, help: "leave 'label:' out; 'name:' renames the \(entry.form.rawValue)")
  }
}

extension DiagnosticCode {
  static let misplacedLabel: Self = "misplaced-label"
}
