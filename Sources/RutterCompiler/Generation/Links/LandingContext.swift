import RutterDiagnostics
import RutterTemplateEngine

/// Where a router's links land.
extension LinkContext {
  /// One for each enum with links: how its routes are shown.
  func landings() -> [Record] {
    router.presentations.compactMap { presentation in
      let routes = router.routes(presentation).filter { $0.link != nil }
      if routes.isEmpty { return nil }
      return Record([
        "enum": .string(router.enumNames[presentation]),
        "subject": .string(presentation.subject), "isPushed": .bool(presentation == .push),
        "beneath": .list(routes.compactMap { beneath($0) }.map { .record($0) }),
        "isTotal": .bool(
          routes.count == router.routes(presentation).count
            && routes.allSatisfy { $0.beneath != nil }),
        "pushEnum": .string(router.enumNames.push),
        "method": .string(presentation.method), "property": .string(presentation.rawValue),
        "guards": .string(guards(presentation)),
        "flags": .string(flags(presentation, isOnOthers: routes.contains { $0.beneath != nil })),
        "otherwise": .string(CallText.negated(router.routes(presentation).map(\.conditions))),
      ])
    }
  }

  /// What is asked before a presented screen is shown on what lies beneath; nothing where no route
  /// requires anything.
  private func guards(_ presentation: Presentation) -> String {
    let enums = RouteContext(model: model, locator: locator, router: router)
    let all = [
      enums.isGuarded(.push) ? "beneath.flatMap(\\.guards)" : nil,
      enums.isGuarded(presentation) ? presentation.subject + ".guards" : nil,
    ]
    return all.compactMap { $0 }.joined(separator: " + ")
  }

  /// What may switch off where a link leads, or what would lie beneath; nothing where no flag does.
  private func flags(_ presentation: Presentation, isOnOthers: Bool) -> String {
    let enums = RouteContext(model: model, locator: locator, router: router)
    let subject = presentation.subject
    let all = [
      enums.isSwitched(.push) && isOnOthers
        ? "(beneath(\(subject)) ?? []).flatMap(\\.flags)" : nil,
      enums.isSwitched(presentation) ? subject + ".flags" : nil,
    ]
    return all.compactMap { $0 }.joined(separator: " + ")
  }

  private func beneath(_ route: Route) -> Record? {
    guard let beneath = route.beneath else { return nil }
    let used = Set(beneath.flatMap(\.arguments).flatMap(\.names))
    let values = beneath.map { value in
      CallText.caseValue(
        value.name,
        value.arguments.map { argument in
          CallText.label(argument.label)
            + (argument.isName
              ? SwiftName.escaped(argument.text, in: .parameterName) : argument.text)
        })
    }
    return Record(
      [
        "pattern": .string(CallText.pattern(route.name, route.parameters, used: used)),
        "value": .string("[" + values.joined(separator: ", ") + "]"),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }

  /// The condition under which a link leads to the root.
  var root: String? {
    router.rootLink.map { link in
      link.patterns.map(reading.condition).joined(separator: " || ")
    }
  }

  // MARK: Documentation

  /// A line for each link: what it shows, and what lies beneath.
  func documentation() -> [String] {
    model.linkTargets(of: router).flatMap { target in
      target.link.patterns.map { "- `\($0.pattern)`: " + effect(target) }
    } + innerDocumentation()
  }

  private func effect(_ target: LinkTarget) -> String {
    switch target.kind {
    case .root: return "back to the root"
    case .tab(let place): return "the tab `\(router.tabs[place].name)`"
    case .route(let place):
      let route = router.routes[place]
      if route.presentation.isColumn { return "`\(route.name)` in the \(route.presentation.noun)" }
      let what =
        "`\(route.name)`" + (route.presentation == .push ? "" : ", a \(route.presentation.noun)")
      guard let beneath = route.beneath else { return what + " on top of what is there" }
      let names = beneath.map { "`\($0.name)`" }
      return what + " on " + (names.isEmpty ? "the root" : names.joined(separator: ", "))
    }
  }

  // MARK: Tabs

  func tabs() -> [Record] {
    router.tabs.map { tab in
      var opening = "false"
      var closing = "break"
      let property = SwiftName.escaped(tab.name, in: .property)
      switch tab.content {
      case .router(let id):
        let child = model.routers[id.index]
        if model.opensLinks(child) { opening = "\(property).open(link, &reason)" }
        if model.presents(child), child.tabs.isEmpty || model.opensLinks(child) {
          closing = "\(property).closePresented()"
        }
      case .screen:
        if let link = tab.link {
          opening = link.patterns.map(reading.condition).joined(separator: " || ")
        }
      }
      return Record(
        [
          "member": .string(SwiftName.escaped(tab.name, in: .memberAccess)),
          "opening": .string(opening), "closing": .string(closing),
          "condition": .string(CallText.condition(tab.conditions)),
        ], origin: tab.range)
    }
  }

  /// Where the selected tab presents a screen that no link may close.
  func refusals() -> [String] {
    router.tabs.compactMap { tab in
      guard let id = tab.router, tab.conditions.isEmpty else { return nil }
      let child = model.routers[id.index]
      guard child.linkPolicy == .refuse, child.tabs.isEmpty, model.presents(child) else {
        return nil
      }
      return "selection == .\(SwiftName.escaped(tab.name, in: .memberAccess)) && "
        + "\(SwiftName.escaped(tab.name, in: .property)).isPresenting"
    }
  }
}

extension Model {
  /// Whether some link leads into the router, or one that its tabs show, or that is presented there.
  func opensLinks(_ router: Router) -> Bool {
    router.hasClass
      && contains(router) { !linkTargets(of: $0).isEmpty || !innerLinks(of: $0).isEmpty }
  }

  /// Whether the router, or one that its tabs show, presents screens.
  func presents(_ router: Router) -> Bool {
    contains(router) { $0.routes.contains(where: \.presentation.isModal) }
  }

  private func contains(_ router: Router, where holds: (Router) -> Bool) -> Bool {
    routers(from: router) { $0.tabs.compactMap(\.router) }.contains(where: holds)
  }
}
