import RutterDiagnostics
import RutterTemplateEngine

/// What the template of routers prints: enums, the router class, its navigator, its views.
struct RouterContext {
  let model: Model
  let locator: Locator
  let router: Router
  let routes: RouteContext

  init(_ model: Model, _ locator: Locator, _ router: Router) {
    self.model = model
    self.locator = locator
    self.router = router
    routes = RouteContext(model: model, locator: locator, router: router)
  }

  func record() -> Record {
    var record = Record(
      [
        "name": .string(router.name), "access": .record(router.access.fields),
        "summary": .optional(router.attributes.summary),
        "deprecated": .optional(router.attributes.deprecated),
        "metadata": .metadata(router.attributes.metadata),
        "condition": .string(router.attributes.condition?.string ?? ""),
        "names": TypeSpelling.record(model.typeNames),
        "isObservableObject": .bool(router.observation == .observableObject),
        "hasClass": .bool(router.hasClass),
        "links": LinkContext(model: model, locator: locator, router: router).record(),
        "enums": .list(routes.enums()),
        "modals": .list(modals()), "hasStack": .bool(hasStack),
        "pushEnum": .string(router.enumNames.push),
        "tabEnum": .string(router.enumNames.tab),
        "tabs": .list(router.tabs.map { .record(tab($0)) }),
        "tabsAreViews": .bool(tabsAreViews), "tabsHaveTitles": .bool(tabsHave(\.title)),
        "tabsHaveImages": .bool(tabsHave(\.systemImage)),
        "restoration": restoration(),
      ], origin: router.range)
    guard router.hasClass else { return record }
    record["root"] = root()
    record["split"] = split()
    addTabFields(to: &record)
    record["start"] = start()
    record["starts"] = .list(starts())
    record["moves"] = .list(router.moves.map { .record(move($0)) })
    record["opensURLs"] = .bool(router.moves.contains(where: \.isURL))
    record["encodesURLs"] = .bool(router.moves.contains(where: \.encodes))
    record["isAwaited"] = .bool(router.isAwaited)
    record["path"] = .string(shown("path", "[\(router.enumNames.push)] = []"))
    addGuards(to: &record)
    record["parent"] = .optional(parent(of: router)?.name)
    record["parentAccess"] = .string(
      min(router.access, parent(of: router)?.access ?? router.access).beforeMember)
    record["pushContent"] = .string(
      content(of: .push))
    record["isPresenting"] = .string(
      presented.map { "\($0.rawValue) != nil" }.joined(separator: " || "))
    record["startNames"] = .string(startNames)
    record["goesBack"] = .bool(hasStack || router.split != nil)
    record["needsRootMoves"] = .bool(!hasStack && needsRootMoves)
    record["needsViewInit"] = .bool(
      router.access.needsInitializer || router.inputs.contains { $0.defaultValue != nil })
    record["firstTab"] = .optional(
      router.tabs.first { $0.conditions.isEmpty }.map {
        SwiftName.escaped($0.name, in: .memberAccess)
      })
    record["forwards"] = .bool(forwards)
    record["adopts"] = .bool(children(router).contains { parent(of: $0) != nil })
    addNesting(to: &record)
    record["protocols"] = .list(protocols())
    record["conditionalProtocols"] = .list(conditionalProtocols())
    record["hasNavigator"] = .bool(hasNavigator(router))
    record["factory"] = .optional(
      model.usesFactory(router) ? model.configuration.factory.type : nil)
    record["context"] = .list(
      (allContext(router).map(contextValue) + router.inputs.map(input)).map { .record($0) })
    return record
  }

  var hasStack: Bool { router.contains(.push) }

  /// The presentations beside push that have routes.
  private func modals() -> [Value] {
    presented.map { presentation in
      var record = Record([
        "presentation": .string(presentation.rawValue), "noun": .string(presentation.noun),
        "enum": .string(router.enumNames[presentation]),
        "property": .string(
          shown(presentation.rawValue, "\(router.enumNames[presentation])?")),
        "change": .string(change),
        "isGuarded": .bool(routes.isGuarded(presentation)),
        "isSwitched": .bool(routes.isSwitched(presentation)),
        "content": .string(content(of: presentation)),
        "nested": .list(nestedRouters(presentation)),
      ])
      addDismissal(of: presentation, to: &record)
      return .record(record)
    }
  }

  private func content(of presentation: Presentation) -> String {
    let shown = router.routes(presentation)
    return presentation.content(
      isView: routes.isView(shown), hasIdentity: routes.needsIdentity(shown))
  }

  /// Whether some way out, here or in another tab, goes back in this router.
  private var needsRootMoves: Bool {
    router.moves.contains(where: \.goesBack)
      || router.parent.map { model.routers[$0.index].popsToRoot } ?? false
      || router.isSentToRoot
  }

  var isPresentingAnything: Bool { !presented.isEmpty }

  var presented: [Presentation] {
    router.presentations.filter(\.isModal)
  }

  // MARK: Root and start

  private func root() -> Value {
    guard let root = router.root else { return .none }
    let screen = model.screens[root.screen.index]
    var record = Record(["screen": .string(screen.name)], origin: root.range)
    let view = routes.fixedView(of: screen, root.fills, inputs: router.inputs)
    record["view"] = .record(view.fields(locator))
    return .record(record)
  }

  private func start() -> Value {
    guard let start = router.start else { return .none }
    return .record(startRecord(start))
  }

  private func startRecord(_ start: StartRoute) -> Record {
    Record([
      "property": .string(shown("path", "[\(router.enumNames.push)] = [\(start.expression)]")),
      "statement": .string("return [\(start.expression)]"),
      "location": locator.location(start.range),
    ])
  }

  /// The names in words: `` `detail`, `list` or `done` ``.
  private var startNames: String {
    let names = router.starts.map { "`\($0.name)`" }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private func starts() -> [Value] {
    router.starts.map { start in
      var record = startRecord(start.route)
      record["name"] = .string(start.name)
      record["condition"] = .string(
        CallText.condition(start.conditions.filter { $0 != "DEBUG" }))
      return .record(record)
    }
  }

  // MARK: Tabs

  private func tab(_ tab: Tab) -> Record {
    var record = Record(
      [
        "case": .string(SwiftName.escaped(tab.name, in: .enumCase)),
        "member": .string(SwiftName.escaped(tab.name, in: .memberAccess)),
        "property": .string(SwiftName.escaped(tab.name, in: .property)),
        "names": TypeSpelling.record(model.typeNames),
        "title": .optional(tab.title), "systemImage": .optional(tab.systemImage),
        "shown": .optional(tab.shown?.text),
        "badge": .optional(tab.badge?.expression.text),
        "isSearch": .bool(tab.isSearch), "pops": .bool(pops(tab)),
        "shownLocation": tab.shownRange.map { locator.location($0) } ?? Value.none,
        "summary": .optional(tab.summary),
        "condition": .string(CallText.condition(tab.conditions)),
        "router": .none, "view": .none, "access": .string(""),
        "deprecated": .optional(tab.deprecated),
        "metadata": .metadata(tab.metadata),
        "pattern": .string("." + SwiftName.escaped(tab.name, in: .memberAccess)),
      ], origin: tab.range)
    switch tab.content {
    case .screen(let id):
      record["view"] = .record(routes.fixedView(of: model.screens[id.index], []).fields(locator))
    case .router(let id):
      record["router"] = .record(child(model.routers[id.index]))
      record["access"] = .string(min(router.access, model.routers[id.index].access).beforeMember)
    }
    return record
  }

  /// How the tab view calls another router's root view.
  private func child(_ child: Router) -> Record {
    Record([
      "name": .string(child.name), "new": .string(initializer(of: child)),
      "isGiven": .bool(!model.askedGuards(of: child).isEmpty),
      "arguments": .string(rootArguments(of: child).map { ", " + $0 }.joined()),
      "isTabs": .bool(!child.tabs.isEmpty), "hasParent": .bool(parent(of: child) != nil),
      "presents": .bool(model.presents(child)),
    ])
  }

  private var tabsAreViews: Bool {
    router.tabs.allSatisfy { tab in
      guard case .screen(let id) = tab.content else { return false }
      return routes.needs(model.screens[id.index]).isEmpty
    }
  }

  private func tabsHave(_ text: KeyPath<Tab, String?>) -> Bool {
    !router.tabs.isEmpty && router.tabs.allSatisfy { $0[keyPath: text] != nil }
  }

  // MARK: What the views are given

  private func hasNavigator(_ router: Router) -> Bool {
    model.shownScreens(of: router).contains { !$0.waysOut.isEmpty }
  }

  func contextValue(_ value: ContextValue) -> Record {
    Record([
      "name": .string(SwiftName.escaped(value.name, in: .property)),
      "type": .string(value.type.asStored),
      "parameter": .string(
        SwiftName.escaped(value.name, in: .argumentLabel) + ": " + value.type.asParameter),
      "location": locator.location(value.range),
    ])
  }
}
