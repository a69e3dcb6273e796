package import RutterDiagnostics

/// Stage 4, check: a `Model` enters, only findings leave.
///
/// A rule is one file: a function over the model, its messages below it. What can be told while names
/// are bound is reported there; what takes the whole model is a rule here.
package enum RuleCatalogue {
  package typealias Rule = @Sendable (Model, inout Report) -> Void

  static let rules: [Rule] = [
    UnreachableScreen.check, UnhashablePayload.check, MissingContext.check, UnsharedTabs.check,
    NameClash.check, FileClash.check,
  ]

  /// Rules whose severity a project may set: what they find does not make wrong Swift.
  package static let adjustable: [String] = [
    "empty-manifest", "redundant-member", "unproduced-case", "unreachable-screen", "unread-member",
    "unused-parameter",
  ]

  /// Findings that stop generation whatever the project says.
  package static let codes: [String] = []
}
