import RutterTemplateEngine

/// Links into tabs that are not simply selected: those that may be hidden, and those whose router asks
/// guards.
extension LinkContext {
  func hiddenTabs() -> [Record] {
    router.tabs.compactMap { tab in
      guard tab.shown != nil, let leads = leads(into: tab) else { return nil }
      return Record(
        [
          "member": .string(SwiftName.escaped(tab.name, in: .memberAccess)),
          "leads": .string(leads),
          "condition": .string(CallText.condition(tab.conditions)),
        ], origin: tab.range)
    }
  }

  /// Whether there are links into a tab, and it may be hidden.
  func mayHideLinks(_ tab: Tab) -> Bool { tab.shown != nil && leads(into: tab) != nil }

  /// Whether telling so reads values.
  var readsHiddenLinks: Bool {
    router.tabs.contains { $0.shown != nil && leads(into: $0)?.contains("&reason") == true }
  }

  /// Whether a link leads into a tab, as an expression; nil where none does.
  private func leads(into tab: Tab) -> String? {
    guard let id = tab.router else { return tab.link.map { conditions($0) } }
    let all = matches(in: model.routers[id.index], depth: 0)
    return all.isEmpty ? nil : all.joined(separator: " || ")
  }

  private func matches(in router: Router, depth: Int) -> [String] {
    guard router.attributes.condition == nil, depth < model.routers.count else { return [] }
    let linked = router.presentations.filter { presentation in
      router.contains(presentation) { $0.link != nil }
    }
    return [router.rootLink.map { conditions($0) }].compactMap { $0 }
      + linked.map { "\(router.enumNames[$0])(link, &reason) != nil" }
      + model.innerLinks(of: router).filter(\.presenting.conditions.isEmpty).map { inner in
        let owner = model.routers[inner.router.index]
        return "\(owner.enumNames[inner.presentation])(link, &reason) != nil"
      }
      + router.tabs.flatMap { tab -> [String] in
        guard tab.conditions.isEmpty else { return [] }
        if let id = tab.router { return matches(in: model.routers[id.index], depth: depth + 1) }
        return tab.link.map { [conditions($0)] } ?? []
      }
  }

  private func conditions(_ link: RouteLink) -> String {
    link.patterns.map(reading.condition).joined(separator: " || ")
  }

  /// The tabs whose routers have guards to ask before they show anything.
  func guardedTabs() -> [Record] {
    router.tabs.compactMap { tab in
      guard let id = tab.router, model.opensLinks(model.routers[id.index]),
        model.isAwaitedToArrive(model.routers[id.index])
      else { return nil }
      return Record(
        [
          "member": .string(SwiftName.escaped(tab.name, in: .memberAccess)),
          "property": .string(SwiftName.escaped(tab.name, in: .property)),
          "condition": .string(CallText.condition(tab.conditions)),
        ], origin: tab.range)
    }
  }
}
