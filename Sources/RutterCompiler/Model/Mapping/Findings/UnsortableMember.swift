import RutterDiagnostics

/// What: elements are sorted by a member whose type has no order.
///
/// Why: an optional or a Boolean cannot be compared with `<`.
///
/// Example: `sortedBy: rank` where `rank` is an `Int?`.
///
/// Fix: an expression that has an order: `sortedBy: "rank ?? .max"`.
enum UnsortableMember {
  static func finding(_ text: ExpressionText, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error, .unsortableMember, "'\(excerpt(text.text))' is '\(type)', which has no order",
      at: text.range,
      help: type.isOptional
        ? "say where nil goes: \"\(text.text) ?? …\""
        : "write an expression: \"\(text.text) ? 0 : 1\"")
  }
}

extension DiagnosticCode {
  static let unsortableMember: Self = "unsortable-member"
}
