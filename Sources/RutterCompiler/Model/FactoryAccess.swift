/// How far the factory is seen, and who is given it.
extension Model {
  /// The factory's access: what the project says, or else as far as the routers that are given it, and
  /// never bound to its own file, since others extend it.
  package var factoryAccess: Access {
    if let access = configuration.factory.access { return access }
    let routers = routers.filter { $0.hasClass && usesFactory($0) }.map(\.access)
    return ([configuration.access, .internal] + routers).max() ?? .internal
  }

  /// Whether a router, or one that it shows in tabs or presents, makes a view model.
  package func usesFactory(_ router: Router) -> Bool {
    var visited: Set<RouterID> = []
    var pending = [router.id]
    while let id = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      let current = routers[id.index]
      if shownScreens(of: current).contains(where: { $0.viewModel != nil }) { return true }
      pending += current.shownRouters
    }
    return false
  }
}
