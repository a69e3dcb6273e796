import RutterDiagnostics

/// What: `where:`, `sortedBy:`, `limit:` or `index:` for what has no elements, or no order.
///
/// Why: they take elements of an array or a set, and a set has no first one.
///
/// Example: `title: {limit: 3}`.
///
/// Fix: leave it out, or read a collection; a set takes `limit:` and `index:` once it is sorted.
enum NotACollection {
  static func finding(_ place: ConversionPlace, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error, .notACollection, "'\(type)' has no elements to choose from", at: place.range,
      notes: place.notes, help: "read an array or a set, or write an expression")
  }

  static func unordered(_ place: ConversionPlace) -> Diagnostic {
    Diagnostic(
      .error, .notACollection, "a set has no first element", at: place.range, notes: place.notes,
      help: "say the order: 'sortedBy:'")
  }
}

extension DiagnosticCode {
  static let notACollection: Self = "not-a-collection"
}
