import RutterTemplateEngine

/// What the templates print of tabs that can be hidden, and of tabs that are selected again.
extension RouterContext {
  func addTabFields(to record: inout Record) {
    record["isTabStyle"] = .bool(router.tabStyle == .tab)
    record["popsToRoot"] = .bool(router.popsToRoot)
    record["hidesTabs"] = .bool(router.tabs.contains { $0.shown != nil })
    record["alwaysShown"] = .string(
      router.tabs.filter { $0.shown == nil && $0.conditions.isEmpty }
        .map { "." + SwiftName.escaped($0.name, in: .memberAccess) }.joined(separator: ", "))
  }

  /// Whether going back to a tab's root means something.
  func pops(_ tab: Tab) -> Bool {
    guard case .router(let id) = tab.content else { return false }
    let child = model.routers[id.index]
    return child.tabs.isEmpty || child.popsToRoot
  }
}
