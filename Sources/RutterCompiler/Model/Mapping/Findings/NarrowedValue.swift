import RutterDiagnostics

/// What: a number is converted to a type that cannot hold all of its values.
///
/// Why: `Int(x)` of a `Double` drops the fraction and stops the app where there is no such integer;
/// `Int32(x)` of an `Int` stops it where the value is too large.
///
/// Example: `rating: "Int(rating)"` where `rating` is a `Double`.
///
/// Fix: say what becomes of such values: `Int(exactly: rating) ?? 0`, `Int32(clamping: count)`.
enum NarrowedValue {
  /// The finding about an expression that is such a conversion of a member.
  static func finding(_ text: ExpressionText, _ scope: SourceScope) -> Diagnostic? {
    guard let call = text.expression.call, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, !argument.isTrailingClosure,
      case .success(let value) = SwiftExpression.parse(text.expression[argument.range]),
      let path = value.path, let source = scope.type(of: path).type?.nominal?.name,
      case let target = text.expression[call.callee], NumberRange.narrows(source, to: target)
    else { return nil }
    let isFraction = NumberRange.isFloat(source)
    return Diagnostic(
      .warning, .narrowedValue,
      "'\(excerpt(text.text))' stops the app at values that '\(target)' cannot hold",
      at: text.range,
      help: isFraction
        ? "say what becomes of them: '\(target)(exactly: \(value)) ?? 0'"
        : "say what becomes of them: '\(target)(clamping: \(value))'")
  }
}

extension DiagnosticCode {
  static let narrowedValue: Self = "narrowed-value"
}
