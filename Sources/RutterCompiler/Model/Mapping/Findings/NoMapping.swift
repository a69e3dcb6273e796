import RutterDiagnostics

/// What: a member or payload whose type differs from its source's, with no mapping between the two.
///
/// Why: a value of one type cannot be put where another is due; the types that differ may lie deep
/// inside (`[Tag]` and `[TagObject]` need a mapping from `Tag` to `TagObject`).
///
/// Example: `age` is a `String` in the source and an `Int` in the target.
///
/// Fix: add a mapping between the two types, or an expression that converts: `age: "Int(age) ?? 0"`. A
/// number becomes one of a type that holds it, and an enum its raw value, without either.
enum NoMapping {
  static func finding(
    _ from: SwiftType, _ to: SwiftType, _ place: ConversionPlace
  ) -> Diagnostic {
    let isNumber = NumberRange.knows(from.canonical) && NumberRange.knows(to.canonical)
    return Diagnostic(
      .error, .noMapping,
      isNumber
        ? "\(place.title(from, to)): not every '\(from)' is one of '\(to)'"
        : "\(place.title(from, to)): no mapping from '\(from)' to '\(to)' is known",
      at: place.range, notes: place.notes,
      help: isNumber
        ? "say what becomes of the others: \(place.alternative)"
        : "add a mapping from '\(from)' to '\(to)', or \(place.alternative)")
  }
}

extension ConversionPlace {
  /// What cannot be done, with both types where they are more than the two that differ.
  fileprivate func title(_ from: SwiftType, _ to: SwiftType) -> String {
    let isNested = from.canonical != sourceType?.canonical || to.canonical != targetType?.canonical
    let given = isNested ? sourceType.map { " ('\($0)')" } ?? "" : ""
    let wanted = isNested ? targetType.map { " ('\($0)')" } ?? "" : ""
    return "\(source)\(given) cannot fill \(target)\(wanted)"
  }
}

extension DiagnosticCode {
  static let noMapping: Self = "no-mapping"
}
