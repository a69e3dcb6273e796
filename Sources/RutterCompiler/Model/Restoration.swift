import RutterDiagnostics

/// How a router's state is saved between launches.
package struct Restoration: Sendable {
  package let unknown: UnknownRoute
  /// Whether its own view keeps the state: that of a router in tabs is part of the tab router's.
  package let isOutermost: Bool
}

extension Router {
  /// Whether its routes are written out and read back: for its own state, or because the author asks
  /// for it.
  package var isCoded: Bool { restoration != nil || !codableConformances.isEmpty }

  /// The presentations of which some routes are saved.
  package var savedPresentations: [Presentation] {
    presentations.filter { routes($0).contains(where: \.isSaved) }
  }

  /// `Codable` or its halves, among the conformances that the author asks for.
  var codableConformances: [String] { conformances.filter(Self.codable.contains) }

  private static let codable: Set<String> = [
    "Codable", "Decodable", "Encodable", "Swift.Codable", "Swift.Decodable", "Swift.Encodable",
  ]
}

extension Resolver {
  /// A router saves itself and what its tabs show, unless these say otherwise.
  mutating func resolveRestoration() {
    var pending: [(router: RouterID, inherited: UnknownRoute?)] = []
    for (index, entry) in routerEntries.enumerated() {
      guard let own = entry.restoration else { continue }
      if own.isOn, !entry.hasClass { reportUnsavable(own) }
      if own.isOn, isOnlyPresented(model.routers[index]) {
        reportPresented(own)
        continue
      }
      let isInside = model.routers[index].parent.map { isSaved($0) } ?? false
      if own.isOn, entry.hasClass, !isInside {
        pending.append((router: RouterID(index: index), inherited: nil))
      }
    }
    while let (router, inherited) = pending.popLast() {
      let unknown = routerEntries[router.index].restoration?.unknown ?? inherited ?? .truncate
      guard model.routers[router.index].restoration == nil else { continue }
      guard hasState(model.routers[router.index]) else {
        reportNothingToSave(router)
        continue
      }
      model.routers[router.index].restoration = Restoration(
        unknown: unknown, isOutermost: inherited == nil)
      for tab in model.routers[router.index].tabs {
        guard case .router(let child) = tab.content,
          routerEntries[child.index].restoration?.isOn != false
        else { continue }
        pending.append((router: child, inherited: unknown))
      }
    }
  }

  /// Whether the router, or one whose tabs it is shown in, saves what is in it.
  private func isSaved(_ router: RouterID) -> Bool {
    var next: RouterID? = router
    for _ in model.routers {
      guard let id = next else { return false }
      if let entry = routerEntries[id.index].restoration { return entry.isOn }
      next = model.routers[id.index].parent
    }
    return false
  }

  /// Whether there is anything to save: a router may show its root alone.
  private func hasState(_ router: Router) -> Bool {
    !router.tabs.isEmpty || router.routes.contains(where: \.isSaved)
  }

  private mutating func reportNothingToSave(_ router: RouterID) {
    guard let entry = routerEntries[router.index].restoration,
      model.routers[router.index].root != nil
    else { return }
    report.error(
      .conflictingKeys,
      "'\(model.routers[router.index].name)' has nothing to save: it shows its root alone",
      at: entry.range, help: "leave 'restore' out")
  }

  func isSaved(_ screen: Screen) -> Bool { screenEntries[screen.id.index].restores ?? true }

  private mutating func reportPresented(_ entry: RestorationEntry) {
    report.error(
      .conflictingKeys, "'restore' means nothing here: a presented router starts anew each time",
      at: entry.range, help: "leave it out; a router that saves itself presents this one again")
  }

  private mutating func reportUnsavable(_ entry: RestorationEntry) {
    report.error(
      .conflictingKeys, "'restore' means nothing beside 'class: false'", at: entry.range,
      help: "write 'conforms: [Codable]' to save the enums yourself")
  }
}
