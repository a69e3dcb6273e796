/// Assignments are statements: as a value of the manifest they would compile to something else than
/// what their author means.
extension SwiftParser {
  /// Refuses `x += 1` and `&x` outside closures.
  func refuseAssignments() throws(SwiftSyntaxError) {
    var closures = 0
    var brackets = 0
    for token in tokens {
      if token.closedBy != nil { brackets += 1 }
      if token.closes != nil { brackets -= 1 }
      if token.closedBy == "}" { closures += 1 }
      if token.closes == "}" { closures -= 1 }
      guard closures == 0 else { continue }
      if token.kind == .infixOperator, Self.assigns(token.text) {
        throw SwiftSyntaxError(
          "'\(token.text)' changes a value, it is none", at: token.range,
          help: "write what the value is")
      }
      if brackets == 0, token.kind == .prefixOperator, ["&", "<", ">"].contains(token.text) {
        throw SwiftSyntaxError("'\(token.text)' cannot start a value", at: token.range)
      }
    }
  }

  /// Whether the operator is `+=` or its like, not a comparison.
  private static func assigns(_ text: String) -> Bool {
    let comparisons: Set<String> = [
      "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]
    return text.count > 1 && text.hasSuffix("=") && !comparisons.contains(text)
  }
}
