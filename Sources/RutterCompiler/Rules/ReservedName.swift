import RutterDiagnostics

/// What: a tab or a context value called like a property that the generated type has anyway.
///
/// Why: Swift does not take two properties of one name.
///
/// Example: `context: {router: Router}`, where the root view's own `router` already is.
///
/// Fix: choose another name.
enum ReservedName {
  /// The properties of every root view and tab view.
  private static let ofViews: Set<String> = [
    "body", "factory", "navigator", "openURL", "root", "router", "viewModel",
  ]
  /// The properties of every tab router.
  private static let ofTabRouters: Set<String> = ["parent", "selection"]

  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers where router.hasClass {
      for value in router.context where ofViews.contains(value.name) {
        reportReserved(value.name, "context value", value.range, &report)
      }
      for tab in router.tabs where ofTabRouters.contains(tab.name) {
        if case .router = tab.content { reportReserved(tab.name, "tab", tab.range, &report) }
      }
    }
  }

  private static func reportReserved(
    _ name: String, _ what: String, _ range: SourceRange, _ report: inout Report
  ) {
    report.error(
      .reservedName,
      "a \(what) cannot be called '\(name)': the generated type has a '\(name)' of its own",
      at: range, help: "choose another name")
  }
}

extension DiagnosticCode {
  static let reservedName: Self = "reserved-name"
}
