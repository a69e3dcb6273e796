import RutterDiagnostics

/// What: two models for one type.
///
/// Why: a type has one shape; two that differ would make the result depend on which is read first.
///
/// Example: `User` under `models:` in two manifests.
///
/// Fix: declare it once; models are known to all manifests.
enum DuplicateModel {
  static func finding(_ model: ModelEntry, first: ModelEntry) -> Diagnostic {
    Diagnostic(
      .error, .duplicateModel, "the model '\(model.name.string)' is declared twice",
      at: model.name.range, notes: [Note("it is declared here first", at: first.name.range)],
      help: "declare it once: models are known to all manifests")
  }
}

extension DiagnosticCode {
  static let duplicateModel: Self = "duplicate-model"
}
