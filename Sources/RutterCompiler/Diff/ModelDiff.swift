import RutterDiagnostics

/// All changes between two versions of a project, by category, each in the old version's order with
/// what is new behind.
package struct ModelDiff: Sendable {
  package let changes: [Change]

  /// The generated Swift of both versions tells what the models do not; of a version with errors there
  /// is none.
  package init(from old: Compilation, to new: Compilation) {
    let surfaces = (APISurface(old.model), APISurface(new.model))
    var swift = APIComparison.changes(from: surfaces.0, to: surfaces.1)
    if !old.report.hasErrors, !new.report.hasErrors {
      swift += InterfaceComparison.changes(
        from: .init(old.files, old.model, surfaces.0), to: .init(new.files, new.model, surfaces.1))
    }
    changes =
      swift
      + LinkComparison.changes(from: old.model, to: new.model)
      + StateComparison.changes(from: old.model, to: new.model)
      + MappingComparison.changes(from: old.model, to: new.model)
  }

  package func changes(of category: Change.Category) -> [Change] {
    changes.filter { $0.category == category }
  }

  /// Whether anything breaks, but for what is in categories that are allowed to.
  package func isBreaking(allowing allowed: Set<Change.Category> = []) -> Bool {
    changes.contains { $0.impact == .breaking && !allowed.contains($0.category) }
  }
}
