import RutterDiagnostics

/// Roots, tabs and routes: the declared ones, then those that follow from what a root can reach.
extension Resolver {
  mutating func resolveRouters() {
    for index in model.routers.indices {
      resolveRoot(index)
      resolveSplit(index)
      checkPresentation(index)
    }
    for index in model.routers.indices {
      resolveDeclaredRoutes(index)
      resolveTabs(index)
    }
    adoptTabRouters()
    findPresentedRoots()
    deriveRoutes()
    adoptPresentedRouters()
    checkHooks()
    resolveRestoration()
    checkColumns()
    resolveLinks()
    resolveReplacements()
    for index in model.routers.indices {
      resolveStarts(index)
      resolveMoves(index)
      resolveGuards(of: index)
      resolveFlags(of: index)
    }
  }

  // MARK: Roots

  private mutating func resolveRoot(_ index: Int) {
    let router = model.routers[index]
    let entry = routerEntries[index]
    reportMisplacedKeys(entry)
    checkTabKeys(entry)
    if let root = entry.root, let tab = entry.tabs.first {
      report.error(
        .conflictingKeys, "a router has a root or tabs, not both", at: tab.name.range,
        notes: [Note("the root is here", at: root.screen.range)],
        help: "give each tab a router with a root of its own")
    }
    guard let root = entry.root, let id = screen(named: root.screen, from: router.feature) else {
      if entry.root == nil, entry.tabs.isEmpty, entry.hasClass { reportNoRoot(router) }
      return
    }
    let screen = model.screens[id.index]
    reportConditionalRoot(root, screen, in: router)
    model.routers[index].root = fixedScreen(root, screen, in: router, key: "root")
  }

  /// A screen that no route leads to: its parameters are filled where it is named, under `key`.
  mutating func fixedScreen(
    _ entry: RootEntry, _ screen: Screen, in router: Router, key: String
  ) -> Root {
    let fills = fills(
      entry.arguments, of: screen, from: [], context: Set(router.context.map(\.name)))
    let inputs = key == "root" ? inputs(of: router, screen, fills) : []
    if key == "root" { model.routers[router.id.index].inputs = inputs }
    for parameter in screen.parameters where parameter.defaultValue == nil {
      if fills.contains(where: { $0.parameter == parameter.name }) { continue }
      if inputs.contains(where: { $0.name == parameter.name }) { continue }
      report.error(
        .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(screen.name)'",
        at: entry.screen.range, notes: [Note("it is declared here", at: parameter.range)],
        help: "write '\(key): {screen: \(screen.name), arguments: {\(parameter.name): …}}'")
    }
    return Root(screen: screen.id, fills: fills, range: entry.screen.range)
  }

  private mutating func reportConditionalRoot(
    _ root: RootEntry, _ screen: Screen, in router: Router
  ) {
    guard let condition = screen.attributes.condition?.string,
      router.attributes.condition?.string != condition
    else { return }
    report.error(
      .narrowCondition, "the root of '\(router.name)' is there only if '\(condition)'",
      at: root.screen.range, notes: [Note("'\(screen.name)' is declared here", at: screen.range)],
      help: "give the router the same 'if', or choose another root")
  }

  /// Keys that mean nothing beside `tabs:` or `class: false`.
  private mutating func reportMisplacedKeys(_ entry: RouterEntry) {
    let ofStacks = [
      ("split", entry.split?.range), ("routes", entry.routes.first?.name.range),
      ("start", entry.start?.range),
      ("starts", entry.starts.first?.name.range),
    ]
    let ofClasses = [
      ("split", entry.split?.range), ("context", entry.context.first?.name.range),
      ("start", entry.start?.range),
      ("starts", entry.starts.first?.name.range),
    ]
    let (keys, beside) =
      entry.hasClass ? (entry.tabs.isEmpty ? [] : ofStacks, "tabs") : (ofClasses, "class: false")
    for (key, range) in keys {
      guard let range else { continue }
      report.error(
        .conflictingKeys, "'\(key)' means nothing beside '\(beside)'", at: range,
        help: beside == "tabs" ? "declare it in the router that the tab shows" : "leave it out")
    }
  }

  private mutating func reportNoRoot(_ router: Router) {
    report.error(
      .missingKey, "the router '\(router.name)' has neither a root nor tabs", at: router.range,
      help:
        "name the screen at the bottom of its stack under 'root:', or write 'class: false' for the enums alone"
    )
  }

  // MARK: Declared routes

  private mutating func resolveDeclaredRoutes(_ index: Int) {
    // No copy of the router is kept: it would be copied again with each route that is added.
    let feature = model.routers[index].feature
    let context = Set(model.routers[index].context.map(\.name))
    for entry in routerEntries[index].routes {
      if let name = entry.router {
        if let route = route(entry, presenting: name, in: model.routers[index]) {
          add(route, entry.presenting, to: index)
        }
        continue
      }
      let name = entry.screen ?? entry.name
      guard let id = screen(named: name, from: feature) else { continue }
      let screen = model.screens[id.index]
      let fills = fills(entry.arguments, of: screen, from: [], context: context)
      let pinned = Set(fills.map(\.parameter))
      add(
        Route(
          name: entry.name.string, screen: id,
          presentation: entry.presentation ?? screen.presentation ?? .push, fills: fills,
          parameters: screen.parameters.filter { !pinned.contains($0.name) },
          summary: entry.attributes.summary ?? screen.attributes.summary,
          deprecated: entry.attributes.deprecated ?? screen.attributes.deprecated,
          metadata: entry.attributes.metadata ?? screen.attributes.metadata,
          conditions: conditions(entry.attributes, screen.attributes),
          range: entry.name.range, isSaved: entry.restores ?? isSaved(screen),
          requires: required(by: screen, and: guards(entry.requires))), entry.presenting, to: index)
    }
  }

  func conditions(_ attributes: Attributes...) -> [String] {
    var conditions: [String] = []
    for condition in attributes.compactMap({ $0.condition?.string })
    where !conditions.contains(condition) {
      conditions.append(condition)
    }
    return conditions
  }

  // MARK: Tabs

  private mutating func resolveTabs(_ index: Int) {
    let feature = model.routers[index].feature
    for entry in routerEntries[index].tabs {
      checkShown(entry.shown, model.routers[index])
      checkShown(entry.badge, model.routers[index])
      checkRole(entry, model.routers[index])
      guard let content = tabContent(entry, feature) else { continue }
      let shown = attributes(of: content)
      model.routers[index].tabs.append(
        Tab(
          name: entry.name.string, content: content, title: entry.title?.key.string,
          systemImage: entry.systemImage?.string, shown: entry.shown?.expression,
          shownRange: entry.shown?.range, badge: entry.badge, isSearch: entry.role != nil,
          summary: entry.attributes.summary, deprecated: entry.attributes.deprecated,
          metadata: entry.attributes.metadata,
          conditions: conditions(entry.attributes, shown).filter {
            $0 != model.routers[index].attributes.condition?.string
          },
          range: entry.name.range))
    }
    checkFirstTab(model.routers[index])
  }

  /// Some tab has to be selected at first, whatever is compiled in.
  private mutating func checkFirstTab(_ router: Router) {
    guard let tab = router.tabs.first, router.hasClass else { return }
    if router.tabs.contains(where: \.conditions.isEmpty) { return }
    report.error(
      .conditionalTabs, "all tabs of '\(router.name)' have a condition, so that it may have none",
      at: tab.range, help: "leave 'if' out of one of them")
  }

  private func attributes(of content: Tab.Content) -> Attributes {
    switch content {
    case .router(let id): model.routers[id.index].attributes
    case .screen(let id): model.screens[id.index].attributes
    }
  }

  /// An expression over the context, which a single name must be part of.
  private mutating func checkShown(_ shown: ExpressionText?, _ router: Router) {
    guard let shown, let name = shown.expression.identifier,
      !router.context.contains(where: { $0.name == name }), !SwiftKeyword.literals.contains(name)
    else { return }
    let names = router.context.map(\.name)
    let nearest = Suggestion.nearest(to: name, in: names)
    report.error(
      .unresolvedName, "'\(router.name)' has no context value '\(name)'", at: shown.range,
      help: nearest == nil ? "declare it under the router's 'context:'" : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: shown.range, with: $0)] } ?? [])
  }

  private mutating func tabContent(_ entry: TabEntry, _ feature: FeatureID) -> Tab.Content? {
    if let name = entry.router {
      if let screen = entry.screen {
        report.error(
          .conflictingKeys, "a tab shows a router or a screen, not both", at: screen.range)
      }
      guard let id = router(named: name) else { return nil }
      if model.routers[id.index].hasClass { return .router(id) }
      report.error(
        .unresolvedName, "the router '\(name.string)' has 'class: false', so no tab can show it",
        at: name.range)
      return nil
    }
    guard let id = screen(named: entry.screen ?? entry.name, from: feature) else { return nil }
    let screen = model.screens[id.index]
    for parameter in screen.parameters where parameter.defaultValue == nil {
      report.error(
        .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(screen.name)'",
        at: (entry.screen ?? entry.name).range,
        notes: [Note("it is declared here", at: parameter.range)],
        help: "a tab's screen needs a default for each parameter")
    }
    return .screen(id)
  }

  /// A router shown in a tab knows its tab router, through which its screens reach other tabs.
  private mutating func adoptTabRouters() {
    for case .router(let child) in model.routers.flatMap(\.tabs).map(\.content) {
      model.routers[child.index].isInTabs = true
    }
    for router in model.routers where router.hasClass {
      for tab in router.tabs {
        guard case .router(let child) = tab.content else { continue }
        if let parent = model.routers[child.index].parent, parent != router.id {
          report.error(
            .duplicateName,
            "the router '\(model.routers[child.index].name)' is already in the tabs of '\(model.routers[parent.index].name)'",
            at: tab.range)
        }
        model.routers[child.index].parent = router.id
        reportCycle(from: child, at: tab.range)
      }
    }
  }

  /// Tabs inside tabs must end somewhere.
  private mutating func reportCycle(from start: RouterID, at range: SourceRange) {
    var next = model.routers[start.index].parent
    for _ in model.routers {
      guard let router = next else { return }
      if router == start { break }
      next = model.routers[router.index].parent
    }
    guard next == start else { return }
    report.error(
      .cyclicTabs, "the tabs of '\(model.routers[start.index].name)' would contain themselves",
      at: range, help: "show another router in this tab")
  }
}

extension DiagnosticCode {
  static let conditionalTabs: Self = "conditional-tabs"
  static let cyclicTabs: Self = "cyclic-tabs"
}
