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
    if !scope.others(with: name.name).isEmpty {
      let members = scope.others(with: name.name).map(\.member)
      return sources(name.name, at: text.part.range(of: name.range), scope.head, members)
    }
    return Diagnostic(
      .error, .ambiguousMember, "'\(name.name)' is a member of the source and a parameter",
      at: text.part.range(of: name.range),
      notes: [Note("the parameter is declared here", at: parameter)],
      help: "rename the parameter, or write '\(source).\(name.name)' for the member")
  }

  /// A member of the target that more than one source has.
  static func sources(
    _ name: String, at range: SourceRange, _ head: MappingHead, _ members: [ParameterEntry]
  ) -> Diagnostic {
    let first = head.sourceParameters.first?.name ?? ""
    return Diagnostic(
      .error, .ambiguousMember, "several sources have '\(name)'", at: range,
      notes: members.map { Note("one is declared here", at: $0.range) },
      help: "say which under 'members:', as in '\(name): \(head.sourceName).\(name)' "
        + "or '\(name): \(first).\(name)'")
  }
}

extension DiagnosticCode {
  static let ambiguousMember: Self = "ambiguous-member"
}
