import RutterDiagnostics

/// The finding about a code whose severity cannot be set, wherever it is named.
enum UnknownRule {
  static func finding(_ code: String, at range: SourceRange, textRange: SourceRange? = nil)
    -> Diagnostic
  {
    let known = RuleCatalogue.adjustable
    let isError = RuleCatalogue.codes.contains(code)
    let nearest = isError ? nil : Suggestion.nearestWord(to: code, in: known)
    return Diagnostic(
      .error, .unknownRule,
      isError
        ? "'\(code)' is always an error: without it the generated Swift would be wrong"
        : "there is no rule '\(excerpt(code))'",
      at: range,
      help: nearest == nil
        ? "rules whose severity can be set: \(known.joined(separator: ", "))" : nil,
      fixIts: nearest.map {
        [FixIt("write '\($0)'", replace: textRange ?? range, with: $0)]
      } ?? [])
  }
}

extension DiagnosticCode {
  static let unknownRule: Self = "unknown-rule"
}
