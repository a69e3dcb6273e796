import RutterDiagnostics

/// What: a router with `class: false` that has a screen which needs a view model, a navigator or a
/// context value.
///
/// Why: the enum alone has none of them, so it cannot be a view itself: whoever uses it has to switch
/// over its cases.
///
/// Example: `class: false`, and a route to a screen with `viewModel: true`.
///
/// Fix: leave `class: false` out, or show screens that need their parameters alone.
enum PlainEnum {
  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers where !router.hasClass {
      for route in router.routes where route.platform != "os(macOS)" {
        let screen = model.screens[route.screen.index]
        guard let need = need(of: screen) else { continue }
        report.warning(
          .plainEnum,
          "the enums of '\(router.name)' cannot show '\(screen.name)', which needs \(need)",
          at: route.range, notes: [Note("'class: false' of this router", at: router.range)],
          help: "leave 'class: false' out, or switch over the cases yourself")
      }
    }
  }

  private static func need(of screen: Screen) -> String? {
    if screen.viewModel != nil { return "a view model" }
    return screen.waysOut.isEmpty ? nil : "a navigator"
  }
}

extension DiagnosticCode {
  static let plainEnum: Self = "plain-enum"
}
