import RutterDiagnostics

/// How routes are shown beside their presentation: platforms, bars, zooms, what follows a dismissal.
extension Resolver {
  /// Adds a route or, where macOS shows it otherwise, one for each platform.
  mutating func add(_ route: Route, _ own: PresentingEntry, to index: Int) {
    let screen =
      route.router == nil ? screenEntries[route.screen.index].presenting : PresentingEntry()
    checkMeaning(own, of: route, in: model.routers[index])
    var route = route
    route.zoom = own.zoom ?? screen.zoom
    if let zoom = route.zoom { checkZoom(zoom, of: route, in: model.routers[index]) }
    route.onDismiss = own.onDismiss ?? routerEntries[index].onDismiss
    if let hook = own.onDismiss { checkHook(hook, in: model.routers[index]) }
    for variant in variants(of: route, own.macOS ?? screen.macOS) {
      var variant = variant
      variant.hasBar = hasBar(variant, own.stack?.value ?? screen.stack?.value)
      if !variant.presentation.isModal { variant.onDismiss = nil }
      model.routers[index].add(variant)
    }
  }

  private mutating func variants(of route: Route, _ macOS: Located<Presentation>?) -> [Route] {
    guard let macOS, macOS.value != route.presentation,
      macOS.value != .sheet || route.presentation != .fullScreenCover
    else { return [route] }
    if route.router != nil, !macOS.value.isModal {
      report.error(
        .notPresentable, "a router can only be presented: it has a stack of its own",
        at: macOS.range,
        help: "say how it is presented, such as 'sheet'")
    }
    return ["!os(macOS)", "os(macOS)"].map { platform in
      var variant = route
      if platform == "os(macOS)" { variant.presentation = macOS.value }
      variant.platform = platform
      variant.conditions.append(platform)
      return variant
    }
  }

  /// A title is there to be seen, and only a stack has a bar to show it; a router brings its own.
  private func hasBar(_ route: Route, _ stack: Bool?) -> Bool {
    guard route.presentation.isModal, route.router == nil else { return false }
    let isLarge = route.presentation == .sheet || route.presentation == .fullScreenCover
    return stack ?? (isLarge && model.screens[route.screen.index].title != nil)
  }

  // MARK: Checks

  private mutating func checkMeaning(_ own: PresentingEntry, of route: Route, in router: Router) {
    let isPushed = !route.presentation.isModal && own.macOS?.value.isModal != true
    if let stack = own.stack, isPushed || route.router != nil {
      reportMeaningless("stack", stack.range, isPushed ? "pushed" : nil)
    }
    guard let hook = own.onDismiss else { return }
    if isPushed {
      reportMeaningless("onDismiss", hook.range, "pushed")
    } else if !router.hasClass {
      report.error(
        .conflictingKeys, "'onDismiss' means nothing beside 'class: false'", at: hook.range,
        help: "give it to the modifier that presents the enum")
    }
  }

  private mutating func reportMeaningless(_ key: String, _ range: SourceRange, _ how: String?) {
    report.error(
      .conflictingKeys,
      how.map { "'\(key)' means nothing on a route that is \($0)" }
        ?? "'\(key)' means nothing beside 'router', which has a stack of its own",
      at: range, help: how == nil ? "leave it out" : "leave it out, or say how it is presented")
  }

  /// What follows a dismissal, if it is a name alone, is a function among the context values.
  mutating func checkHook(_ hook: ExpressionText, in router: Router) {
    if let first = hook.text.first, first.isNumber || first == "\"" {
      report.error(
        .badExpression, "'\(excerpt(hook.text))' is a value, and nothing would come of it",
        at: hook.range, help: "name a function of the router's 'context:', or write a call")
    }
    guard let name = hook.expression.identifier,
      !router.context.contains(where: { $0.name == name })
    else { return }
    let nearest = Suggestion.nearest(to: name, in: router.context.map(\.name))
    report.error(
      .unresolvedName, "'\(router.name)' has no context value '\(name)'", at: hook.range,
      help: nearest == nil
        ? "declare it under the router's 'context:', as a function: '() -> Void'" : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: hook.range, with: $0)] } ?? [])
  }

  private mutating func checkZoom(_ zoom: ZoomEntry, of route: Route, in router: Router) {
    let parameters = model.screens[route.screen.index].parameters.map(\.name)
    let context = router.context.map(\.name)
    for value in [zoom.source, zoom.namespace] {
      guard let name = value.expression.identifier, !SwiftKeyword.literals.contains(name),
        !parameters.contains(name), !context.contains(name)
      else { continue }
      if contextNames.contains(name) {
        report.error(
          .missingContext, "the router '\(router.name)' shows '\(route.name)' but has no '\(name)'",
          at: value.range, notes: [Note("the router is declared here", at: router.range)],
          help: "add '\(name)' with its type to the router's 'context:'")
      } else {
        let nearest = Suggestion.nearest(to: name, in: parameters + context)
        report.error(
          .unresolvedName, "there is no parameter or context value '\(name)'", at: value.range,
          help: nearest == nil ? "declare it under 'parameters:' or the router's 'context:'" : nil,
          fixIts: nearest.map { [FixIt("write '\($0)'", replace: value.range, with: $0)] } ?? [])
      }
    }
  }

  /// A router that presents nothing has nothing to dismiss.
  mutating func checkHooks() {
    for index in model.routers.indices {
      guard let hook = routerEntries[index].onDismiss else { continue }
      let router = model.routers[index]
      checkHook(hook, in: router)
      guard router.root != nil, !router.routes.contains(where: \.presentation.isModal) else {
        continue
      }
      report.error(
        .conflictingKeys, "'onDismiss' means nothing here: '\(router.name)' presents nothing",
        at: hook.range, help: "leave it out")
    }
  }
}
