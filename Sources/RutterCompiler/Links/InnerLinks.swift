/// The links into a router that is presented, as one of the routers that present it takes them.
package struct InnerLinks: Sendable {
  /// A route inside that has a link, with what is presented on the way there.
  package struct Target: Sendable {
    package let route: Route
    package let presented: Move.RouteValue
  }

  /// The route that presents.
  package let presenting: Route
  /// The router that is presented, or one that it presents in turn.
  package let router: RouterID
  /// How it shows the targets: those of one enum.
  package let presentation: Presentation
  package let targets: [Target]
}

extension Model {
  /// The links that a router takes for those it presents, by route and enum.
  package func innerLinks(of router: Router) -> [InnerLinks] {
    guard router.hasClass else { return [] }
    let isInside = onlyPresented.contains(router.id)
    return router.routes.flatMap { route in
      presented(by: route, isInside: isInside).flatMap { inner in
        inner.presentations.compactMap { presentation in
          let targets = inner.routes(presentation).compactMap { target(of: $0, under: route) }
          return targets.isEmpty
            ? nil
            : InnerLinks(
              presenting: route, router: inner.id, presentation: presentation, targets: targets)
        }
      }
    }
  }

  private func target(of inner: Route, under route: Route) -> InnerLinks.Target? {
    guard inner.link != nil, let presented = value(of: route, for: inner) else { return nil }
    return InnerLinks.Target(route: inner, presented: presented)
  }

  /// The router that a route presents, and those that are presented nowhere but there.
  private func presented(by route: Route, isInside: Bool) -> [Router] {
    var found: [Router] = []
    var visited: Set<RouterID> = []
    var pending = [route.router].compactMap { $0 }
    var next = 0
    while next < pending.count {
      let id = pending[next]
      next += 1
      guard visited.insert(id).inserted else { continue }
      if !presentedDirectly.contains(id) || !isInside && id == route.router {
        found.append(routers[id.index])
      }
      pending += routers[id.index].routes.filter { inner in
        inner.conditions.allSatisfy { route.conditions.contains($0) || $0 == inner.platform }
      }.compactMap(\.router)
    }
    return found
  }

  /// The route that presents, with what a link inside says under the same names; nil if that is not all.
  private func value(of route: Route, for inner: Route) -> Move.RouteValue? {
    var arguments: [Move.Argument] = []
    for parameter in route.parameters {
      let isSaid = inner.parameters.contains {
        $0.name == parameter.name && $0.type.canonical == parameter.type.canonical
      }
      if isSaid {
        arguments.append(
          Move.Argument(
            label: parameter.isLabelled ? parameter.name : nil, text: parameter.name, isName: true))
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return Move.RouteValue(
      name: route.name, presentation: route.presentation, arguments: arguments,
      hasPayload: !route.parameters.isEmpty)
  }
}
