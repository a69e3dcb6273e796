/// Routers that are presented where a guard refuses or a flag is off, with the screen shown instead as
/// their root.
extension Resolver {
  /// The only router with this root that says how it is presented.
  mutating func findPresentedRoots() {
    var ambiguous: Set<ScreenID> = []
    for router in model.routers {
      guard router.presentation?.isModal == true, router.hasClass,
        !tabNames.contains(router.name), let screen = router.root?.screen
      else { continue }
      if presentedByRoot.updateValue(router.id, forKey: screen) != nil { ambiguous.insert(screen) }
    }
    for screen in ambiguous { presentedByRoot[screen] = nil }
  }

  /// What is shown where a guard refuses may be the root of a router that says how it is presented.
  mutating func reachRouter(showing refusal: WayOut, from id: RouterID) {
    guard case .open(let screen, nil, _) = refusal.effect, growsRoutes(id),
      let other = presentedByRoot[screen], other != id
    else { return }
    let (router, child) = (model.routers[id.index], model.routers[other.index])
    guard let root = child.root, let presentation = child.presentation,
      router.route(to: screen, named: refusal.name) == nil,
      router.route(presentingRoot: screen) == nil
    else { return }
    present(child, from: router, by: refusal, root: root, presentation)
  }
}

extension WayOut {
  /// Whether it is no method, but what is shown where a guard refuses or a flag is off.
  var isRefusal: Bool { method.isEmpty }
}
