import RutterDiagnostics

/// What: an inverse that does not lead back to every value of the source.
///
/// Why: what is stored and read again is another value, without a sign of it.
///
/// Example: `note: {default: '""'}` with `inverse: true`: nil comes back as an empty text.
///
/// Fix: give the member an `inverse:` that tells the values apart, or write the mapping back by itself.
enum LossyInverse {
  static func nilMember(_ entry: MemberPlan, _ text: ExpressionText) -> Diagnostic {
    finding(
      "nil does not come back: the inverse of '\(entry.name)' gives '\(excerpt(text.text))'",
      at: text.range, help: "give it an 'inverse:' that gives nil where that is meant")
  }

  static func folded(_ names: [String], into target: String, at range: SourceRange) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return finding(
      "\(list) \(names.count == 1 ? "does" : "do") not come back: '\(target)' leads elsewhere",
      at: range, help: "write the mapping back by itself, if that is meant")
  }

  private static func finding(_ message: String, at range: SourceRange, help: String) -> Diagnostic
  {
    Diagnostic(.warning, .lossyInverse, message, at: range, help: help)
  }
}

extension DiagnosticCode {
  static let lossyInverse: Self = "lossy-inverse"
}
