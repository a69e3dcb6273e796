import RutterDiagnostics

/// Whether what routers have saved on devices can still be read, and leads where it did.
struct StateComparison {
  private let new: Model
  private let routers: [String: Router]
  private var list = Change.List(.state)

  static func changes(from old: Model, to new: Model) -> [Change] {
    var comparison = StateComparison(new)
    for router in old.routers where router.isCoded { comparison.compare(router, old) }
    return comparison.list.changes
  }

  private init(_ new: Model) {
    self.new = new
    routers = Dictionary(new.routers.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func compare(_ router: Router, _ old: Model) {
    guard let other = routers[router.name] else {
      list.add(
        .breaking, "what '\(router.name)' saved is lost: there is no such router",
        from: router.range, to: nil, advice: "keep its name, under which state is saved")
      return
    }
    guard other.isCoded else {
      list.add(
        .breaking, "what '\(router.name)' saved is no longer read", from: router.range,
        to: other.range, advice: "write 'restore: true'")
      return
    }
    if let before = router.restoration, let after = other.restoration {
      compare(before, after, router, other)
    }
    // What macOS shows in another way comes twice, and is saved under one name.
    var seen: Set<String> = []
    for route in router.routes where route.isSaved && seen.insert(route.name).inserted {
      compare(route, of: router, in: other)
    }
    if router.restoration != nil { compareTabs(router, other, old) }
  }

  private mutating func compare(
    _ before: Restoration, _ after: Restoration, _ router: Router, _ other: Router
  ) {
    if before.isOutermost != after.isOutermost {
      list.add(
        .breaking,
        "what '\(router.name)' saved is lost: it is \(after.isOutermost ? "saved by itself" : "part of what another router saves") now",
        from: router.range, to: other.range)
    }
    if before.unknown != after.unknown {
      list.add(
        .risky,
        "saved routes that '\(router.name)' does not know: '\(after.unknown.rawValue)', no longer '\(before.unknown.rawValue)'",
        from: router.range, to: other.range)
    }
  }

  // MARK: Routes

  private mutating func compare(_ route: Route, of router: Router, in other: Router) {
    let title = "'\(route.name)' of '\(router.name)'"
    let saved = other.route(named: route.name)
    guard let saved, saved.isSaved, saved.presentation == route.presentation else {
      addLoss(title, route, saved, other)
      return
    }
    if let replacement = other.replacements[route.name] {
      if router.replacements[route.name]?.route != replacement.route {
        list.add(
          .compatible, "a saved \(title) leads to '\(replacement.route)'", from: route.range,
          to: replacement.range)
      }
    }
    for parameter in saved.parameters { compare(parameter, title, route, saved, other) }
  }

  private mutating func addLoss(
    _ title: String, _ route: Route, _ other: Route?, _ router: Router
  ) {
    let reason =
      switch other {
      case nil: "the route is gone"
      case let other? where !other.isSaved: "the route is no longer saved"
      case let other?:
        "the route is a \(other.presentation.noun), no longer a \(route.presentation.noun)"
      }
    list.add(
      Self.impact(router), "a saved \(title) is not restored: \(reason); \(Self.policy(router))",
      from: route.range, to: other?.range ?? router.range,
      advice: other == nil ? "keep it with 'replacedBy:' and the route that takes its place" : nil)
  }

  /// Leaving one screen out is what `drop` is chosen for.
  private static func impact(_ router: Router) -> Change.Impact {
    router.restoration?.unknown == .drop ? .risky : .breaking
  }

  private static func policy(_ router: Router) -> String {
    switch router.restoration?.unknown {
    case .truncate: "a stack is restored up to it"
    case .drop: "a stack is restored without it"
    case .reset: "a stack starts anew"
    case nil: "decoding it fails"
    }
  }

  // MARK: Parameters

  private mutating func compare(
    _ parameter: Parameter, _ title: String, _ route: Route, _ saved: Route, _ router: Router
  ) {
    guard let before = route.parameters.first(where: { $0.name == parameter.name }) else {
      if parameter.defaultValue != nil || parameter.type.isOptional { return }
      list.add(
        Self.impact(router),
        "a saved \(title) is not restored: it has no '\(parameter.name)'; \(Self.policy(router))",
        from: route.range, to: parameter.range,
        advice: "give it a default: '\(parameter.name): \(parameter.type) = …'")
      return
    }
    let type = parameter.type.unwrapped ?? parameter.type
    let isSame = type.canonical == (before.type.unwrapped ?? before.type).canonical
    if !isSame {
      list.add(
        Self.impact(router),
        "a saved \(title) may not be restored: '\(parameter.name)' is '\(parameter.type)', no longer '\(before.type)'; \(Self.policy(router))",
        from: before.range, to: parameter.range,
        advice: "give the parameter another name and a default")
    } else if before.type.isOptional, !parameter.type.isOptional, parameter.defaultValue == nil {
      list.add(
        .risky,
        "a saved \(title) without '\(parameter.name)' is not restored: it is no longer optional",
        from: before.range, to: parameter.range, advice: "give it a default")
    }
  }

  // MARK: Tabs

  private mutating func compareTabs(_ router: Router, _ other: Router, _ old: Model) {
    for tab in router.tabs {
      guard let same = other.tabs.first(where: { $0.name == tab.name }) else {
        list.add(
          .breaking, "what the tab '\(tab.name)' of '\(router.name)' saved is lost: it is gone",
          from: tab.range, to: other.range, advice: "keep its name; 'title:' is what users see")
        continue
      }
      let names = (shownRouter(tab, old), shownRouter(same, new))
      if let before = names.0, names.1 != before {
        list.add(
          .risky,
          "what the tab '\(tab.name)' of '\(router.name)' saved may be lost: it no longer shows '\(before)'",
          from: tab.range, to: same.range)
      }
    }
  }

  private func shownRouter(_ tab: Tab, _ model: Model) -> String? {
    tab.router.map { model.routers[$0.index].name }
  }
}
