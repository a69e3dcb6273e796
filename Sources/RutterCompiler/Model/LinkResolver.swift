import RutterDiagnostics

/// Links of screens and routes: their placeholders bound to parameters, their types to texts.
extension Resolver {
  /// A route has its own links or else its screen's; so have roots and single tabs, whose screens
  /// take nothing from a link. Into a presented router lead the links of screens that are shown nowhere
  /// else; those of its root present it.
  mutating func resolveLinks() {
    let types = LinkTypes(manifests, configuration.links, model.declarations)
    let own = model.screens.map { screen in
      screenEntries[screen.id.index].link.flatMap { bind($0, screen, screen.parameters, types) }
    }
    model.linkedScreens = own.enumerated().compactMap { index, link in
      link?.ranges.first.map { (screen: ScreenID(index: index), range: $0) }
    }
    for index in model.routers.indices {
      let router = model.routers[index]
      model.routers[index].linkPolicy = routerEntries[index].whilePresenting ?? .close
      if let root = router.root, router.routes(to: root.screen).isEmpty, !isOnlyPresented(router) {
        model.routers[index].rootLink = own[root.screen.index]?.withoutParameters
      }
      for (place, tab) in router.tabs.enumerated() {
        guard case .screen(let id) = tab.content else { continue }
        model.routers[index].tabs[place].link = own[id.index]?.withoutParameters
      }
    }
    let presented = model.routers.map { isOnlyPresented($0) }
    for router in model.routers {
      if presented[router.id.index] {
        model.onlyPresented.insert(router.id)
      } else {
        model.presentedDirectly.formUnion(router.routes.compactMap(\.router))
      }
    }
    var reached: Set<ScreenID> = []
    for isInside in [false, true] {
      for index in model.routers.indices where presented[index] == isInside {
        resolveRouteLinks(index, own, types, elsewhere: isInside ? reached : [])
      }
      if !isInside { reached = Set(model.linkTargets.map(\.screen)) }
    }
  }

  private mutating func resolveRouteLinks(
    _ index: Int, _ own: [RouteLink?], _ types: LinkTypes, elsewhere: Set<ScreenID>
  ) {
    let entries = Dictionary(
      routerEntries[index].routes.map { ($0.name.string, $0) }, uniquingKeysWith: { a, _ in a })
    for (place, route) in model.routers[index].routes.enumerated() {
      let entry = entries[route.name]
      let screen = model.screens[route.screen.index]
      let link: RouteLink?
      if let given = entry?.link {
        link = bind(given, screen, route.parameters, types)
      } else if elsewhere.contains(route.screen) {
        link = nil
      } else {
        link = own[route.screen.index].flatMap { inherited($0, by: route, model.routers[index]) }
      }
      if let link { checkComplete(link, route, types) }
      let beneath = entry?.over.flatMap {
        self.beneath(
          $0, route, in: model.routers[index], hasLink: entry?.link != nil || link != nil)
      }
      model.routers[index].setLink(link, over: beneath, at: place)
    }
  }

  /// A screen's links, where the route carries all that they hold.
  private mutating func inherited(
    _ link: RouteLink, by route: Route, _ router: Router
  ) -> RouteLink? {
    let carried = Set(route.parameters.map(\.name))
    let held = link.patterns.flatMap(\.pattern.parameters)
    guard let pinned = held.first(where: { !carried.contains($0) }) else { return link }
    let fill = route.fills.first { $0.parameter == pinned }
    report.error(
      .pinnedLinkParameter,
      "the link of the screen holds '\(pinned)', which '\(route.name)' pins in '\(router.name)'",
      at: fill?.range ?? route.range,
      notes: link.ranges.first.map { [Note("the link is here", at: $0)] } ?? [],
      help: "give the route a 'link:' of its own, or 'link: none'")
    return nil
  }

  // MARK: Binding

  private mutating func bind(
    _ entry: LinkEntry, _ screen: Screen, _ parameters: [Parameter], _ types: LinkTypes
  ) -> RouteLink? {
    var patterns: [TypedLinkPattern] = []
    var texts: [LinkPatternText] = []
    for text in entry.patterns {
      guard let values = values(of: text, screen, parameters, types),
        let pattern = TypedLinkPattern(text.pattern, values: values)
      else { continue }
      patterns.append(pattern)
      texts.append(text)
    }
    if patterns.isEmpty { return nil }
    return RouteLink(patterns: patterns, ranges: texts.map(\.range), texts: texts)
  }

  /// What the pattern holds of each parameter; nil if some is not there, or not as text.
  private mutating func values(
    of text: LinkPatternText, _ screen: Screen, _ parameters: [Parameter], _ types: LinkTypes
  ) -> [String: LinkValue]? {
    var values: [String: LinkValue] = [:]
    let pattern = text.pattern
    let inQuery = Set(pattern.query.compactMap(\.value.parameter))
    for name in pattern.parameters {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        reportUnknown(name, text, screen, parameters)
        continue
      }
      let place: LinkTypes.Place =
        name == pattern.rest ? .rest : inQuery.contains(name) ? .query : .segment
      if let value = types.value(of: parameter, in: place) {
        values[name] = value
      } else {
        report(parameter, place, text, types)
      }
    }
    return values.count == pattern.parameters.count ? values : nil
  }

  private mutating func reportUnknown(
    _ name: String, _ text: LinkPatternText, _ screen: Screen, _ parameters: [Parameter]
  ) {
    if screenEntries[screen.id.index].brokenParameters.contains(name) { return }
    let isPinned = screen.parameters.contains { $0.name == name }
    let fixes = nearestFix(name, at: text.range(of: name), in: parameters.map(\.name))
    report.error(
      .unresolvedName,
      isPinned
        ? "the route pins '\(name)', so no link can give it"
        : "'\(screen.name)' has no parameter '\(excerpt(name))'",
      at: text.range(of: name),
      help: fixes.isEmpty && !isPinned ? "declare it under the screen's 'parameters:'" : nil,
      fixIts: isPinned ? [] : fixes)
  }

  private mutating func report(
    _ parameter: Parameter, _ place: LinkTypes.Place, _ text: LinkPatternText, _ types: LinkTypes
  ) {
    let name = parameter.name
    let note = Note("it is declared here", at: parameter.range)
    if place == .segment, types.value(of: parameter, in: .rest) != nil {
      let isLast = text.pattern.rest == nil && text.pattern.path.last?.parameter == name
      report.error(
        .unlinkableParameter, "'\(name)' is an array, which a segment cannot hold",
        at: text.range(of: name), notes: [note],
        help: isLast ? nil : "put it into the query: '?\(name)={\(name)}'",
        fixIts: isLast
          ? [FixIt("write '{\(name)...}'", replace: text.range(of: name), with: name + "...")] : [])
    } else if place == .rest, types.value(of: parameter, in: .segment) != nil {
      report.error(
        .unlinkableParameter, "'\(name)' is one value, and the rest of the path is many",
        at: text.range(of: name), notes: [note], help: "write '{\(name)}', or make it an array")
    } else {
      report.error(
        .unlinkableParameter,
        "a link cannot hold '\(name)', whose type is '\(excerpt(parameter.type.description))'",
        at: text.range(of: name), notes: [note],
        help:
          "give the type a codec under 'links:' in the project file, or list the cases of a raw-value enum under 'models:'"
      )
    }
  }

  // MARK: Completeness

  /// What no link holds, the route has to do without.
  private mutating func checkComplete(_ link: RouteLink, _ route: Route, _ types: LinkTypes) {
    for (index, pattern) in link.patterns.enumerated() {
      let held = Set(pattern.pattern.parameters)
      for parameter in route.parameters
      where !held.contains(parameter.name) && parameter.defaultValue == nil
        && !parameter.type.isOptional
      {
        reportMissing(parameter, route, link.texts[index], types)
      }
    }
  }

  private mutating func reportMissing(
    _ parameter: Parameter, _ route: Route, _ text: LinkPatternText, _ types: LinkTypes
  ) {
    guard
      reportedLinkGaps.insert(LinkGap(place: text.range, parameter: parameter.range)).inserted
    else { return }
    let isText = types.value(of: parameter, in: .segment) != nil && text.pattern.rest == nil
    let end = text.text.string.utf8.firstIndex(of: UInt8(ascii: "?"))
      .map { text.text.string.utf8.distance(from: text.text.string.startIndex, to: $0) }
    let offset = end ?? text.text.string.utf8.count
    let insertion = (text.pattern.path.isEmpty ? "" : "/") + "{\(parameter.name)}"
    report.error(
      .incompleteLink, "the link does not say '\(parameter.name)', which '\(route.name)' needs",
      at: text.range, notes: [Note("it is declared here", at: parameter.range)],
      help: "put it into the path or the query, make it optional, or give it a default",
      fixIts: isText
        ? [
          FixIt(
            "add '\(insertion)'", replace: text.text.range(of: offset..<offset), with: insertion)
        ] : [])
  }

  struct LinkGap: Hashable {
    let place: SourceRange
    let parameter: SourceRange
  }
}

extension RouteLink {
  /// The patterns that say nothing but where to go.
  fileprivate var withoutParameters: RouteLink? {
    let kept = patterns.indices.filter { patterns[$0].pattern.parameters.isEmpty }
    if kept.isEmpty { return nil }
    return RouteLink(
      patterns: kept.map { patterns[$0] }, ranges: kept.map { ranges[$0] },
      texts: kept.map { texts[$0] })
  }
}

extension DiagnosticCode {
  static let unlinkableParameter: Self = "unlinkable-parameter"
  static let incompleteLink: Self = "incomplete-link"
  static let pinnedLinkParameter: Self = "pinned-link-parameter"
}
