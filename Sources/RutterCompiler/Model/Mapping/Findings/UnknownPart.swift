import RutterDiagnostics

/// What: a member that is to be made of the source's members, of a type whose members are not known.
///
/// Why: there is nothing to pair.
///
/// Example: `address: {members: {}}` where no model `Address` is declared.
///
/// Fix: declare the type's members under `models:`.
enum UnknownPart {
  static func finding(_ entry: MemberPlan, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error, .unknownModel,
      "'\(entry.name)' cannot be made of members: no model '\(excerpt(type.description))' with members is declared",
      at: entry.range, help: "declare its members under 'models:', or write an expression")
  }
}
