import RutterDiagnostics

/// What: a name that the generated type already has for something of its own.
///
/// Why: Swift does not take two members of one name, or would mean the wrong one.
///
/// Example: `context: {router: Router}`, where the root view's own `router` already is.
///
/// Fix: choose another name.
enum ReservedName {
  /// The properties of every root view and tab view.
  private static let ofViews: Set<String> = [
    "body", "contentColumn", "detailColumn", "factory", "navigator", "openURL", "root", "router",
    "shownTabs", "viewModel",
  ]
  /// The properties of every tab router.
  private static let ofTabRouters: Set<String> = [
    "allCases", "flags", "forgetPending", "guards", "parent", "popToRoot", "resume", "selection",
    "shownTabs",
    "tappedTab",
  ]
  /// What routers that save their state have besides.
  private static let ofSavedRouters: Set<String> = ["state", "savedState", "restore"]
  /// The properties of routers with a stack, beside one for each router they present.
  private static let ofStacks: Set<String> = [
    "asking", "close", "columnVisibility", "compactColumn", "content", "detail", "flags",
    "fullScreenCover", "guards", "isPending", "isPresenting", "openings", "outside", "parent",
    "path",
    "pending", "popover",
    "presented", "savedState", "sheet", "state", "top", "topPlace",
  ]
  /// The members of every navigator and spy.
  private static let ofNavigators: Set<String> = ["calls", "encoded", "open", "openURL", "router"]

  /// The types that come with being a view, or what is presented, and hide others of their names.
  private static let ofConformances: Set<String> = ["Body", "ID"]

  static func check(_ model: Model, _ report: inout Report) {
    for router in model.routers where router.hasClass {
      for value in router.context where ofViews.contains(value.name) {
        reportReserved(value.name, "context value", value.range, &report)
      }
      let reserved = ofTabRouters.union(router.restoration == nil ? [] : ofSavedRouters)
      for tab in router.tabs where reserved.contains(tab.name) {
        reportReserved(tab.name, "tab", tab.range, &report)
      }
      checkPresented(router, &report)
      for value in router.context { checkType(value.type, "context value", value.range, &report) }
    }
    checkPayloads(model, &report)
    for screen in model.screens {
      check(screen, &report)
      if screen.view.callee == "Body" { reportReserved("Body", "view", screen.range, &report) }
    }
  }

  /// What a router presents is a property of it; what its own root needs is one of its root view.
  private static func checkPresented(_ router: Router, _ report: inout Report) {
    for route in router.routes where route.router != nil && ofStacks.contains(route.name) {
      reportReserved(route.name, "route to a router", route.range, &report)
    }
    for route in router.routes {
      guard case .modifier(let name) = route.presentation, ofStacks.contains(name) else { continue }
      reportReserved(name, "modifier that presents", route.range, &report)
    }
    for input in router.inputs where ofViews.contains(input.name) {
      reportReserved(input.name, "parameter of a presented root", input.range, &report)
    }
  }

  /// What routes carry, each parameter once, however many routers have it.
  private static func checkPayloads(_ model: Model, _ report: inout Report) {
    var seen: Set<SourceRange> = []
    for parameter in model.routers.flatMap(\.routes).flatMap(\.parameters)
    where seen.insert(parameter.range).inserted {
      checkType(parameter.type, "parameter", parameter.range, &report)
    }
  }

  private static func checkType(
    _ type: SwiftType, _ what: String, _ range: SourceRange, _ report: inout Report
  ) {
    guard let name = type.names.map(\.name).first(where: ofConformances.contains) else { return }
    report.error(
      .reservedName,
      "the type of a \(what) cannot be called '\(name)': generated code has one of that name",
      at: range, help: "write it with its module, as in 'Shop.\(name)', or under another name")
  }

  private static func check(_ screen: Screen, _ report: inout Report) {
    for wayOut in screen.waysOut where ofNavigators.contains(wayOut.method) {
      reportReserved(wayOut.method, "method of a way out", wayOut.range, &report)
    }
    guard screen.viewModel != nil else { return }
    for parameter in screen.parameters where parameter.name == "viewModel" {
      reportReserved(
        "viewModel", "parameter of a screen with a view model", parameter.range, &report)
    }
  }

  private static func reportReserved(
    _ name: String, _ what: String, _ range: SourceRange, _ report: inout Report
  ) {
    report.error(
      .reservedName,
      "a \(what) cannot be called '\(name)': what is generated has a '\(name)' of its own",
      at: range, help: what.hasPrefix("method") ? "rename it with 'method:'" : "choose another name"
    )
  }
}

extension DiagnosticCode {
  static let reservedName: Self = "reserved-name"
}
