import RutterDiagnostics

/// What: a view asks for a context value that a router showing it does not have.
///
/// Why: context values are the router's; its root view could not make the call.
///
/// Example: `arguments: {transition: namespace}`, shown by a router without `context: {namespace: …}`.
///
/// Fix: declare the value under that router's `context:`.
enum MissingContext {
  static func check(_ model: Model, _ report: inout Report) {
    let known = Set(model.routers.flatMap { $0.context.map(\.name) })
    for router in model.routers {
      let own = Set(router.context.map(\.name))
      for screen in model.shownScreens(of: router) {
        let parameters = Set(screen.parameters.map(\.name))
        for (names, range) in mentions(screen) {
          for name in names
          where known.contains(name) && !own.contains(name) && !parameters.contains(name) {
            report.error(
              .missingContext,
              "the router '\(router.name)' shows '\(screen.name)' but has no '\(name)'",
              at: range, notes: [Note("the router is declared here", at: router.range)],
              help: "add '\(name)' with its type to the router's 'context:'")
          }
        }
      }
    }
  }
}

extension MissingContext {
  /// The names that a screen's view and modifiers mention, and where.
  private static func mentions(_ screen: Screen) -> [(names: [String], range: SourceRange)] {
    screen.view.arguments.map { (names: $0.value.freeNames, range: $0.range) }
      + screen.modifiers.map { (names: $0.freeNames.map(\.name), range: screen.range) }
  }
}

extension DiagnosticCode {
  static let missingContext: Self = "missing-context"
}
