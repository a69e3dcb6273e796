import RutterDiagnostics

/// What: a guard that no screen and no route requires.
///
/// Why: it is never asked; most often a `requires:` was forgotten or renamed.
///
/// Example: `guards: {signedIn: {otherwise: signIn}}`, and no `requires: signedIn`.
///
/// Fix: require it, or remove it.
enum UnusedGuard {
  static func check(_ model: Model, _ report: inout Report) {
    var used = Set(model.screens.flatMap(\.requires))
    for router in model.routers {
      for route in router.routes { used.formUnion(route.requires) }
    }
    for unused in model.guards where !used.contains(unused.id) {
      report.warning(
        .unusedGuard, "no screen or route requires the \(unused.noun) '\(unused.name)'",
        at: unused.range,
        help: "name it under a screen's 'requires:', or remove it")
    }
  }
}

extension DiagnosticCode {
  static let unusedGuard: Self = "unused-guard"
}
