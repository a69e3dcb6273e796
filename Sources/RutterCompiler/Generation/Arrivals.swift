/// Who waits for a router's guards before showing it: the tabs it is in, and who presents it.
extension Model {
  /// Whether guards are asked before a router shows a route, or what stands in for it.
  func asks(_ value: Move.RouteValue, in router: Router) -> Bool {
    guard let route = router.route(named: value.name) else { return false }
    let instead = route.instead.flatMap { router.route(named: $0.name) }
    return !route.guards.isEmpty || instead?.guards.isEmpty == false
  }

  /// Whether a router tells those who wait that its guards have answered.
  func isAwaitedToArrive(_ router: Router) -> Bool {
    guard router.tabs.isEmpty else {
      return isInSomeTab(router)
        && router.tabs.compactMap(\.router).map { routers[$0.index] }.contains {
          opensLinks($0) && isAwaitedToArrive($0)
        }
    }
    guard mayAsk(router) else { return false }
    return opensLinks(router) && isInSomeTab(router)
      || isSelectedAsking(router)
      || routers.contains { presenter in
        presenter.routes.contains { $0.router == router.id && isFilledFirst($0, in: presenter) }
      }
  }

  /// Whether a router that is presented shows more than its root before it is, because what is shown
  /// in it may be refused.
  func isFilledFirst(_ route: Route, in presenter: Router) -> Bool {
    guard presenter.hasClass, let child = route.router.map({ routers[$0.index] }) else {
      return false
    }
    let isAsked = presenter.moves.contains { move in
      guard case .showInside(let shown, let inner) = move.effect else { return false }
      return shown.name == route.name && asks(inner, in: child)
    }
    return isAsked
      || (mayAsk(child) || !child.flags.isEmpty)
        && innerLinks(of: presenter).contains { $0.presenting.name == route.name }
  }

  /// Whether something shown in a router may have to wait for guards, there or in what it presents.
  func mayAsk(_ router: Router) -> Bool {
    routers(from: router).contains { !$0.guards.isEmpty }
  }

  private func isInSomeTab(_ router: Router) -> Bool {
    routers.contains { $0.tabs.contains { $0.shows(router.id) } }
  }

  private func isSelectedAsking(_ router: Router) -> Bool {
    routers.contains { other in
      other.moves.contains { move in
        guard case .select(router.id, _, let route?, _) = move.effect else { return false }
        return asks(route, in: router)
      }
    }
  }
}
