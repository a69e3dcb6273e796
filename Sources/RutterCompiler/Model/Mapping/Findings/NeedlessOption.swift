import RutterDiagnostics

/// What: an option of a mapping or a member that changes nothing.
///
/// Why: whoever calls what is generated deals with an answer of nil, or an error, that never comes.
///
/// Example: `optional: true` where no member that must be there can be nil.
///
/// Fix: leave it out.
enum NeedlessOption {
  static func optional(at range: SourceRange) -> Diagnostic {
    finding("'optional' changes nothing: no value that must be there can be nil", at: range)
  }

  static func throwing(at range: SourceRange) -> Diagnostic {
    finding("'throws' changes nothing: no value throws, and no mapping that is used", at: range)
  }

  static func required(_ reading: Reading, at range: SourceRange) -> Diagnostic {
    finding("'required' changes nothing: '\(reading.title)' cannot be nil", at: range)
  }

  static func requiredWithoutOptional(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .conflictingKeys, "a mapping that always answers has no 'required' values", at: range,
      help: "add 'optional: true' to the mapping, so that it answers nil without the value")
  }

  private static func finding(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, .needlessOption, message, at: range, help: "leave it out")
  }
}

extension DiagnosticCode {
  static let needlessOption: Self = "needless-option"
}
