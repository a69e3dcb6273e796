/// The way from a router's screens to a tab, through tabs in tabs.
package struct TabPath: Sendable, Equatable {
  /// A tab, and the router that holds it.
  package struct Step: Sendable, Equatable {
    package let router: RouterID
    package let tab: String
  }

  /// How many routers of tabs to leave first, beginning with the nearest.
  package let climb: Int
  /// The tabs to select, from the outside in.
  package let steps: [Step]
}

extension Model {
  /// The tabs to select so that another router is shown; nil if no tabs show both.
  package func tabPath(from router: Router, to other: RouterID) -> TabPath? {
    for (climb, tabs) in tabRouters(around: router).enumerated() {
      guard let steps = tabSteps(from: tabs, to: other), !steps.isEmpty else { continue }
      return TabPath(climb: climb, steps: steps)
    }
    return nil
  }

  /// The tabs to select so that a single screen in a router's tabs is shown.
  package func tabPath(from router: Router, to other: RouterID, showing screen: ScreenID)
    -> TabPath?
  {
    guard let tab = routers[other.index].tabs.first(where: { $0.shows(screen) }) else { return nil }
    let last = TabPath.Step(router: other, tab: tab.name)
    if let climb = tabRouters(around: router).firstIndex(of: other) {
      return TabPath(climb: climb, steps: [last])
    }
    return tabPath(from: router, to: other).map {
      TabPath(climb: $0.climb, steps: $0.steps + [last])
    }
  }

  /// The routers whose tabs a router's screens can select, the nearest first: its own, or those it is
  /// shown in.
  package func tabRouters(around router: Router) -> [RouterID] {
    (router.tabs.isEmpty ? router.parent : router.id).map { tabRouters(from: $0) } ?? []
  }

  /// A router with tabs, and those whose tabs it is shown in, the nearest first.
  package func tabRouters(from tabs: RouterID) -> [RouterID] {
    var found: [RouterID] = []
    var next: RouterID? = tabs
    while let id = next, !found.contains(id) {
      found.append(id)
      next = routers[id.index].parent
    }
    return found
  }

  /// The tabs that lead down to a router, as few as there are.
  private func tabSteps(from tabs: RouterID, to other: RouterID) -> [TabPath.Step]? {
    var pending: [(router: RouterID, steps: [TabPath.Step])] = [(tabs, [])]
    var visited: Set<RouterID> = []
    var next = 0
    while next < pending.count {
      let (id, steps) = pending[next]
      next += 1
      if id == other { return steps }
      guard visited.insert(id).inserted else { continue }
      for tab in routers[id.index].tabs {
        guard let child = tab.router else { continue }
        pending.append((child, steps + [TabPath.Step(router: id, tab: tab.name)]))
      }
    }
    return nil
  }

  /// A tab on the way.
  package func tab(_ step: TabPath.Step) -> Tab? {
    routers[step.router.index].tabs.first { $0.name == step.tab }
  }
}
