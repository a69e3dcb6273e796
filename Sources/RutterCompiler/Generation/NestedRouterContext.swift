import RutterTemplateEngine

/// Routers shown by other routers: in tabs, or presented with a stack of their own.
extension RouterContext {
  func addNesting(to record: inout Record) {
    record["isPresented"] = .bool(router.isPresented)
    record["isAtRoot"] = .string(isAtRoot)
    record["isRootAwaited"] = .bool(router.isRootAwaited)
    record["isLeft"] = .bool(router.isPresented && isLeft(router))
    record["nested"] = .list(nestedRouters())
    record["fillsFirst"] = .bool(fillsFirst)
    record["resumesOutside"] = .bool(resumesOutside(router))
    record["guardedNested"] = .list(
      nestedRouters { !model.askedGuards(of: model.routers[$0.index]).guards.isEmpty })
    record["closesTabs"] = .bool(closesTabs)
    record["namesPresented"] = .bool(presented.count > 1)
    record["presentedIsSafe"] = .bool(
      presented.flatMap(router.routes).flatMap(\.parameters).allSatisfy { $0.type.isKnownSendable })
  }

  /// Whether guards may be asked in a router that is not presented yet.
  var fillsFirst: Bool {
    router.routes.contains { route in
      model.isFilledFirst(route, in: router)
        && route.router.map { model.isAwaitedToArrive(model.routers[$0.index]) } ?? false
    }
  }

  /// Whether there is nothing to go back from; empty where there never is.
  private var isAtRoot: String {
    let columns = router.split == nil ? [] : [Presentation.content, .detail]
    let selected = columns.filter { router.contains($0) }.map { "\($0.rawValue) == nil" }
    return ((hasStack ? ["path.isEmpty"] : []) + selected).joined(separator: " && ")
  }

  /// Whether somebody may wait in a router, or in one it presents, when it is closed.
  private func isLeft(_ router: Router) -> Bool {
    model.routers(from: router) { $0.routes.compactMap(\.router) }
      .contains { $0.isAwaited || !$0.guards.isEmpty }
  }

  /// The routers that the router presents, one for each route that leads to one, whatever the platform.
  func nestedRouters(where isMeant: (RouterID) -> Bool = { _ in true }) -> [Value] {
    let routes = router.routes.filter { route in
      route.platform != "os(macOS)" && route.router.map(isMeant) ?? false
    }
    return nestedRouters(routes) { route in
      route.conditions.filter { $0 != route.platform }
    }
  }

  /// Those that it presents in one way.
  func nestedRouters(_ presentation: Presentation) -> [Value] {
    nestedRouters(router.routes(presentation), conditions: \.conditions)
  }

  private func nestedRouters(_ routes: [Route], conditions: (Route) -> [String]) -> [Value] {
    routes.compactMap { route in
      guard let id = route.router else { return nil }
      let child = model.routers[id.index]
      return .record(
        Record(
          [
            "name": .string(route.name), "router": .string(child.name),
            "property": .string(SwiftName.escaped(route.name, in: .property)),
            "case": .string(SwiftName.escaped(route.name, in: .memberAccess)),
            "maker": .string("make" + SwiftName.upperCamelCase(route.name) + "Router"),
            "access": .string(min(router.access, child.access).beforeMember),
            "parent": .optional(parent(of: child).map { _ in parentPath(of: child) }),
            "isLeft": .bool(isLeft(child)),
            "new": .string(initializer(of: child)),
            "resumesOutside": .bool(resumesOutside(child) && !router.guards.isEmpty),
            "filling": .string("filling" + SwiftName.upperCamelCase(route.name)),
            "isFilledFirst": .bool(model.isFilledFirst(route, in: router)),
            "isAwaitedToArrive": .bool(model.isAwaitedToArrive(child)),
            "presenting": .string("present" + SwiftName.upperCamelCase(route.name)),
            "condition": .string(CallText.condition(conditions(route))),
          ], origin: route.range))
    }
  }

  /// The arguments of another router's root view, beside the router.
  func rootArguments(of child: Router) -> [String] {
    let arguments = allContext(child).map { value in
      CallText.label(value.name) + SwiftName.escaped(value.name, in: .parameterName)
    }
    return (model.usesFactory(child) ? ["factory: factory"] : []) + arguments
  }

  /// The tab router that a router has to know, because some of its ways out, or of those it shows,
  /// select a tab out there.
  func parent(of router: Router) -> Router? {
    guard let parent = router.parent else { return nil }
    let outside = Set(model.tabRouters(from: parent))
    let isUsed = model.routers(from: router).contains { shown in
      shown.moves.contains { move in
        move.tabPath.map { outside.contains($0.steps[0].router) } ?? false
      }
    }
    return isUsed ? model.routers[parent.index] : nil
  }

  /// How a router gets at the tabs that one it presents lies over: `parent?.parent`.
  private func parentPath(of child: Router) -> String {
    let tabs = model.tabRouters(around: router)
    let climb = child.parent.flatMap { tabs.firstIndex(of: $0) } ?? 0
    return "parent" + String(repeating: "?.parent", count: climb)
  }

  /// Whether a router presented over these tabs, or over those around them, selects a tab.
  var closesTabs: Bool {
    guard !router.tabs.isEmpty, model.presents(router) else { return false }
    let tabs = model.tabRouters(around: router)
    return model.routers.contains { other in
      other.isPresented && other.parent.map(tabs.contains) ?? false
        && other.moves.contains { $0.tabPath != nil }
    }
  }

  /// A router's own context and that of the routers it shows.
  func allContext(_ router: Router) -> [ContextValue] {
    var names: Set<String> = []
    return model.routers(from: router).flatMap(\.context)
      .filter { names.insert($0.name).inserted }
  }

  func children(_ router: Router) -> [Router] {
    router.tabs.compactMap { tab in
      if case .router(let id) = tab.content, id != router.id {
        model.routers[id.index]
      } else {
        nil
      }
    }
  }

  /// A parameter of the root screen, which whoever presents this router gives a value.
  func input(_ parameter: Parameter) -> Record {
    var record = contextValue(
      ContextValue(name: parameter.name, type: parameter.type, range: parameter.range))
    if let value = parameter.defaultValue {
      record["parameter"] = .string(
        SwiftName.escaped(parameter.name, in: .argumentLabel)
          + ": \(parameter.type.asParameter) = \(value)")
    }
    return record
  }
}
