import RutterDiagnostics

/// What: a screen says what is shown instead of it, and no flag ever switches it off.
///
/// Why: a guard says itself what is shown where it refuses; this one is never shown.
///
/// Example: `player: {otherwise: soon}`, without `requires:`.
///
/// Fix: name a flag under `requires:`, or leave `otherwise:` out.
enum UnaskedFallback {
  static func check(_ model: Model, _ report: inout Report) {
    var switched: Set<ScreenID> = []
    for route in model.routers.flatMap(\.routes) where !route.flags.isEmpty {
      switched.insert(route.screen)
    }
    for screen in model.screens {
      guard let way = screen.fallback, screen.requires.flags.isEmpty, !switched.contains(screen.id)
      else { continue }
      report.error(
        .conflictingKeys,
        "'otherwise' means nothing here: no flag switches '\(screen.name)' off", at: way.range,
        help: screen.requires.isEmpty
          ? "name a flag under the screen's 'requires:', or leave it out"
          : "leave it out: a guard says itself what is shown where it refuses")
    }
  }
}
