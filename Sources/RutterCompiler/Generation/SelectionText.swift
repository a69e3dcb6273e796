/// The statements of a way out that selects tabs.
extension RouterContext {
  func selection(
    _ move: Move, _ path: TabPath, _ names: Set<String>, _ condition: ((String) -> String)?,
    then action: (String) -> [String]
  ) -> [String] {
    let tabs = tabs(path, names)
    let target = place(path, in: tabs)
    let action = action(target)
    let closing = closing(path, names)
    let selects = path.steps.count == 1 && !asksFirst(move)
    if selects, canBeHidden(path.steps[0]), action.isEmpty, closing == nil, move.answer == nil {
      return ["\(owner(path, names)).select(.\(member(path.steps[0])))"]
    }
    let shown = places(path, in: tabs).filter { canBeHidden($0.step) }.map { place, step in
      selects
        ? "\(place).select(.\(member(step)))" : "\(place).shownTabs.contains(.\(member(step)))"
    }
    let found = climbs(path) ? ["let \(tabs) = \(owner(path, names).dropLast())"] : []
    let guards = found + [condition?(target)].compactMap { $0 } + shown
    var statements =
      guards.isEmpty
      ? []
      : ["guard \(guards.joined(separator: ", ")) else { \(move.answer?.nothing ?? "return") }"]
    if asksFirst(move) { return statements + action }
    if let closing { statements.append(closing) }
    if !selects || shown.isEmpty { statements += selecting(path, in: tabs) }
    return statements + action
  }

  /// What selects the tabs of a way out whose screen requires something: not before that has been asked.
  func arrival(_ move: Move, _ router: String, _ names: Set<String>) -> [String] {
    guard case .select(_, let path, _, _) = move.effect, asksFirst(move) else { return [] }
    let tabs = tabs(path, names)
    let statements = [closing(path, names)].compactMap { $0 } + selecting(path, in: tabs)
    return ["\(place(path, in: tabs)).beforeShowing {"] + statements.map { "  " + $0 } + ["}"]
  }

  /// Whether guards are asked before another router shows what the way out leads to.
  private func asksFirst(_ move: Move) -> Bool {
    guard case .select(let other, _, let route?, _) = move.effect else { return false }
    return model.asks(route, in: model.routers[other.index])
  }

  /// Where the last tab's content is: `parent.library.books`.
  func place(_ path: TabPath, _ names: Set<String>) -> String {
    place(path, in: tabs(path, names))
  }

  private func place(_ path: TabPath, in tabs: String) -> String {
    ([tabs] + path.steps.map(member)).joined(separator: ".")
  }

  /// Each tab with the router that holds it.
  private func places(
    _ path: TabPath, in tabs: String
  ) -> [(place: String, step: TabPath.Step)] {
    path.steps.indices.map { index in
      let place = ([tabs] + path.steps[..<index].map(member)).joined(separator: ".")
      return (place, path.steps[index])
    }
  }

  private func selecting(_ path: TabPath, in tabs: String) -> [String] {
    places(path, in: tabs).map { place, step in "\(place).selection = .\(member(step))" }
  }

  private func member(_ step: TabPath.Step) -> String {
    SwiftName.escaped(step.tab, in: .memberAccess)
  }

  private func canBeHidden(_ step: TabPath.Step) -> Bool { model.tab(step)?.shown != nil }

  /// Whether the first tab is held by another router than this one.
  private func climbs(_ path: TabPath) -> Bool { isStack || path.climb > 0 }

  /// The router that holds the first tab, as the navigator names it.
  private func tabs(_ path: TabPath, _ names: Set<String>) -> String {
    guard climbs(path) else { return names.contains("router") ? "self.router" : "router" }
    if path.climb == 0 { return names.contains("parent") ? "parentRouter" : "parent" }
    return names.contains("tabs") ? "outerTabs" : "tabs"
  }

  /// How the navigator gets at it: `router.parent?`, as nothing else holds it.
  private func owner(_ path: TabPath, _ names: Set<String>) -> String {
    let router = names.contains("router") ? "self.router" : "router"
    let climb = path.climb + (isStack ? 1 : 0)
    return router + String(repeating: ".parent?", count: climb)
  }

  /// What is presented here, and this router where it is presented, would cover the other tab.
  private func closing(_ path: TabPath, _ names: Set<String>) -> String? {
    let router = names.contains("router") ? "self.router" : "router"
    if isStack, self.router.isPresented {
      return path.climb == 0
        ? "\(tabs(path, names)).closePresented()" : "\(router).parent?.closePresented()"
    }
    return isPresentingAnything ? "\(router).closePresented()" : nil
  }
}
