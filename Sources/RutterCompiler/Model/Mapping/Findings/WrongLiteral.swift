import RutterDiagnostics

/// What: a value under `cases:` that is no literal, or one of another type than the mapping's.
///
/// Why: the generated switch compares the source with it.
///
/// Example: `{from: String, to: Gender, cases: {female: f}}`: `f` is a name, the text is `"f"`.
///
/// Fix: write a Swift literal: `female: '"f"'`.
enum WrongLiteral {
  static func finding(
    _ expression: SwiftExpression, of type: SwiftType, at range: SourceRange
  ) -> Diagnostic? {
    let isText = type.nominal?.name == "String"
    if isText, expression.identifier != nil {
      let literal = "\"\(expression.text)\""
      return Diagnostic(
        .error, .wrongLiteral, "'\(expression.text)' is a name, not a text", at: range,
        fixIts: [FixIt("write '\(literal)' in quotes", replace: range, with: "'\(literal)'")])
    }
    if expression.identifier != nil || mismatches(expression, type) {
      return Diagnostic(
        .error, .wrongLiteral, "'\(excerpt(expression.text))' is not a literal of '\(type)'",
        at: range)
    }
    return nil
  }

  /// Only for types whose literals are known.
  private static func mismatches(_ expression: SwiftExpression, _ type: SwiftType) -> Bool {
    guard expression.isLiteral, let name = (type.unwrapped ?? type).nominal?.name,
      name == "String" || name == "Bool" || SwiftExpression.integers.contains(name)
    else { return false }
    return !expression.isPlain(for: type)
  }
}

extension DiagnosticCode {
  static let wrongLiteral: Self = "wrong-literal"
}
