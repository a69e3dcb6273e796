import RutterDiagnostics

/// What is said of tabs beside what they show.
extension Resolver {
  mutating func checkRole(_ entry: TabEntry, _ router: Router) {
    guard let role = entry.role, router.tabStyle == .classic else { return }
    report.error(
      .conflictingKeys, "'role' needs the tabs of iOS 18", at: role.range,
      notes: [Note("the router is declared here", at: router.range)],
      help: "write 'tabStyle: tab' in the router, or leave the role out")
  }

  /// What is said of tabs means nothing where there are none.
  mutating func checkTabKeys(_ entry: RouterEntry) {
    guard let key = entry.tabsKey, entry.tabs.isEmpty || !entry.hasClass else { return }
    report.error(
      .conflictingKeys,
      "'\(key.string)' means nothing \(entry.tabs.isEmpty ? "without 'tabs'" : "beside 'class: false'")",
      at: key.range, help: "leave it out")
  }

  /// A single screen in one of a tab router's tabs, which a way out can select.
  func tab(of router: RouterID, showing screen: ScreenID) -> Tab? {
    model.routers[router.index].tabs.first { $0.shows(screen) }
  }
}

extension Tab {
  func shows(_ screen: ScreenID) -> Bool {
    if case .screen(screen) = content { true } else { false }
  }
}
