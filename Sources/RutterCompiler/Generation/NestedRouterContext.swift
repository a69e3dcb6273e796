import RutterTemplateEngine

/// Routers shown by other routers: in tabs, or presented with a stack of their own.
extension RouterContext {
  func addNesting(to record: inout Record) {
    record["isPresented"] = .bool(router.isPresented)
    record["isAtRoot"] = .string(isAtRoot)
    record["isRootAwaited"] = .bool(router.isRootAwaited)
    record["isLeft"] = .bool(router.isPresented && isLeft(router))
    record["nested"] = .list(nestedRouters())
    record["resumesOutside"] = .bool(resumesOutside(router))
    record["guardedNested"] = .list(
      nestedRouters { !model.askedGuards(of: model.routers[$0.index]).guards.isEmpty })
    record["closesTabs"] = .bool(closesTabs)
    record["namesPresented"] = .bool(presented.count > 1)
    record["presentedIsSafe"] = .bool(
      presented.flatMap(router.routes).flatMap(\.parameters).allSatisfy { $0.type.isKnownSendable })
  }

  /// Whether there is nothing to go back from; empty where there never is.
  private var isAtRoot: String {
    let columns = router.split == nil ? [] : [Presentation.content, .detail]
    let selected = columns.filter { router.contains($0) }.map { "\($0.rawValue) == nil" }
    return ((hasStack ? ["path.isEmpty"] : []) + selected).joined(separator: " && ")
  }

  /// Whether somebody may wait in a router, or in one it presents, when it is closed.
  private func isLeft(_ router: Router) -> Bool {
    var visited: Set<RouterID> = []
    var pending = [router.id]
    while let id = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      let current = model.routers[id.index]
      if current.isAwaited || !current.guards.isEmpty { return true }
      pending += current.routes.compactMap(\.router)
    }
    return false
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
            "hasParent": .bool(parent(of: child) != nil), "isLeft": .bool(isLeft(child)),
            "new": .string(initializer(of: child)),
            "resumesOutside": .bool(resumesOutside(child) && !router.guards.isEmpty),
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

  /// The tab router that a router has to know, because some of its ways out, or of those it presents,
  /// select another tab.
  func parent(of router: Router) -> Router? {
    guard let parent = router.parent else { return nil }
    var visited: Set<RouterID> = []
    var pending = [router.id]
    while let id = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      let current = model.routers[id.index]
      if current.moves.contains(where: \.selects) { return model.routers[parent.index] }
      pending += current.routes.compactMap(\.router)
    }
    return nil
  }

  /// Whether a router presented over these tabs selects one of them.
  var closesTabs: Bool {
    !router.tabs.isEmpty
      && model.routers.contains {
        $0.isPresented && $0.parent == router.id && $0.moves.contains(where: \.selects)
      }
  }

  /// A router's own context and that of the routers it shows.
  func allContext(_ router: Router) -> [ContextValue] {
    var values: [ContextValue] = []
    var names: Set<String> = []
    var visited: Set<RouterID> = []
    var pending = [router.id]
    while let id = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      let current = model.routers[id.index]
      values += current.context.filter { names.insert($0.name).inserted }
      pending += current.shownRouters.reversed()
    }
    return values
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
