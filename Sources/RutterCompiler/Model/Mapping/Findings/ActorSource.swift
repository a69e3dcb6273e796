import RutterDiagnostics

/// What: a mapping from an actor that is not a function of the actor.
///
/// Why: an actor's members can be read at once only from within it.
///
/// Example: `{from: Library, to: LibrarySnapshot}` where `Library` is an actor.
///
/// Fix: `as: function`: it is called with `await library.librarySnapshot()`.
enum ActorSource {
  static func finding(_ plan: MappingPlan) -> Diagnostic {
    Diagnostic(
      .error, .actorSource, "'\(plan.head.source)' is an actor, which can only be read from within",
      at: plan.sourceRange,
      help: plan.head.isInverse
        ? "write the mapping back by itself, with 'as: function'"
        : "add 'as: function', so that the mapping is a method of the actor")
  }
}

extension DiagnosticCode {
  static let actorSource: Self = "actor-source"
}
