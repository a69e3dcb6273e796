import RutterDiagnostics

/// What: a generated type cannot have a conformance it is given.
///
/// Why: what is generated would not compile.
///
/// Example: `conforms: [Identifiable]` for a struct without an `id`.
///
/// Fix: add what is missing, or leave the conformance out.
enum NotConforming {
  static func identifiable(_ conformance: TypeText, _ model: ModelEntry) -> Diagnostic {
    Diagnostic(
      .error, .notConforming, "'\(model.name.string)' cannot be 'Identifiable': it has no 'id'",
      at: conformance.range,
      help: model.kind == .enum
        ? "add an 'id' in an extension of your own, with the conformance"
        : "add a member 'id', or leave the conformance out")
  }

  static func member(
    _ conformance: TypeText, _ type: TypeText, _ part: Range<Int>, _ reason: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .notConforming, "\(reason) cannot be compared, as '\(conformance.type)' asks",
      at: type.part.range(of: part),
      notes: [Note("the conformance is asked for here", at: conformance.range)],
      help: "change the type, or leave the conformance out")
  }
}

extension DiagnosticCode {
  static let notConforming: Self = "not-conforming"
}
