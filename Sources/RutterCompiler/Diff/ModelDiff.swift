/// All changes between two versions of a project, by category, each in the old version's order with
/// what is new behind.
package struct ModelDiff: Sendable {
  package let changes: [Change]

  package init(from old: Model, to new: Model) {
    changes =
      APIComparison.changes(from: APISurface(old), to: APISurface(new))
      + LinkComparison.changes(from: old, to: new)
      + StateComparison.changes(from: old, to: new)
      + MappingComparison.changes(from: old, to: new)
  }

  package func changes(of category: Change.Category) -> [Change] {
    changes.filter { $0.category == category }
  }

  /// Whether anything breaks, but for what is in categories that are allowed to.
  package func isBreaking(allowing allowed: Set<Change.Category> = []) -> Bool {
    changes.contains { $0.impact == .breaking && !allowed.contains($0.category) }
  }
}
