import RutterDiagnostics

// What can be wrong with models and mappings: one file for each kind of finding. They are reported
// while `Model/Mapping` binds names; a rule here gets what was met and says it, with its places.

/// What: a name in a value that is both a member of the source and a parameter of the mapping.
///
/// Why: which of the two is meant cannot be told, and both readings may compile.
///
/// Example: `url: "base.appending(path)"` where the source has `path` and so have the `parameters:`.
///
/// Fix: rename the parameter, or write the member behind the source's name: `movie.path`.
enum AmbiguousName {
  static func finding(
    _ text: ExpressionText, _ name: SwiftExpression.FreeName, _ scope: SourceScope,
    parameter: SourceRange
  ) -> Diagnostic {
    let source = MappingNames.value(of: scope.head.source)
    return Diagnostic(
      .error, .ambiguousMember, "'\(name.name)' is a member of the source and a parameter",
      at: text.part.range(of: name.range),
      notes: [Note("the parameter is declared here", at: parameter)],
      help: "rename the parameter, or write '\(source).\(name.name)' for the member")
  }
}

extension DiagnosticCode {
  static let ambiguousMember: Self = "ambiguous-member"
}
