import RutterDiagnostics

/// What: a value that is a name, or a path that starts with one, which the source does not have.
///
/// Why: a name alone is a member of the source or a parameter of the mapping; nothing else is in
/// reach.
///
/// Example: `identifier: idd` for a source with `id`.
///
/// Fix: name a member or a parameter. A global constant is written with its type: `Defaults.id`.
enum UnknownSourceMember {
  static func finding(
    _ text: ExpressionText, _ root: SwiftExpression.PathComponent, in source: ModelEntry,
    nearest: String?
  ) -> Diagnostic {
    let range = text.part.range(of: root.range)
    return Diagnostic(
      .error, .unknownSourceMember, "'\(source.name.string)' has no member '\(root.name)'",
      at: range,
      notes: [Note("its members are declared here", at: source.name.range)],
      help: nearest == nil ? help(source) : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  /// A label of a function's selector, which names what else the function gets.
  static func finding(
    _ name: String, at range: SourceRange, in source: ModelEntry
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownSourceMember, "'\(source.name.string)' has no member '\(excerpt(name))'",
      at: range, notes: [Note("its members are declared here", at: source.name.range)],
      help: "labels behind the first name what else the function gets; \(help(source))")
  }

  private static func help(_ source: ModelEntry) -> String {
    "a value reads a member (\(source.memberNames.joined(separator: ", "))) or a parameter"
  }
}

extension DiagnosticCode {
  static let unknownSourceMember: Self = "unknown-source-member"
}
