import RutterDiagnostics

/// What: a screen that no router shows.
///
/// Why: nobody can see it; most often an entry under `opens:` was forgotten or renamed.
///
/// Example: `screens: [home, help]` with a router whose root `home` opens nothing.
///
/// Fix: open it from a screen, give it a route or a tab, or remove it.
///
/// Nothing is said while there are errors: a way out that is misspelt makes its target unreachable, too.
enum UnreachableScreen {
  static func check(_ model: Model, _ report: inout Report) {
    guard !model.routers.isEmpty, !report.hasErrors else { return }
    let shown = Set(model.routers.flatMap { model.shownScreens(of: $0) }.map(\.id))
    for screen in model.screens where !shown.contains(screen.id) {
      report.warning(
        .unreachableScreen, "no router reaches the screen '\(screen.name)'", at: screen.range,
        help: "open it from a screen, or list it under a router's 'routes:'")
    }
  }
}

extension DiagnosticCode {
  static let unreachableScreen: Self = "unreachable-screen"
}
