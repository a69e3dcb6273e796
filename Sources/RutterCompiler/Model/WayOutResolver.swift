import RutterDiagnostics

/// Ways out of screens: where they lead, which methods they become.
extension Resolver {
  mutating func resolveWaysOut() {
    for index in model.screens.indices {
      var methods: [String: SourceRange] = [:]
      for entry in screenEntries[index].opens {
        guard let wayOut = wayOut(entry, of: model.screens[index]) else { continue }
        if let first = methods[wayOut.labels] {
          report.error(
            .duplicateName, "two ways out have the method '\(wayOut.method)'", at: wayOut.range,
            notes: [Note("the other one is here", at: first)],
            help: "rename one with 'method:'")
          continue
        }
        methods[wayOut.labels] = wayOut.range
        model.screens[index].waysOut.append(wayOut)
      }
      addReturn(to: index, methods)
    }
  }

  /// A screen returns through a method of its own, after its ways out.
  private mutating func addReturn(to index: Int, _ methods: [String: SourceRange]) {
    let screen = model.screens[index]
    guard let wayOut = screen.returned.map({ WayOut($0, of: screen) }) else { return }
    if let first = methods[wayOut.labels] {
      report.error(
        .duplicateName, "'\(screen.name)' returns through '\(wayOut.labels)', which is a way out",
        at: wayOut.range, notes: [Note("the way out is here", at: first)],
        help: "rename one with 'method:'")
    } else {
      model.screens[index].waysOut.append(wayOut)
    }
  }

  private mutating func wayOut(_ entry: WayOutEntry, of screen: Screen) -> WayOut? {
    switch entry.target {
    case .dismiss: return plain(entry, .dismiss)
    case .back: return plain(entry, .back)
    case .root: return plain(entry, .root)
    case .resume: return plain(entry, .resume)
    case .hand: return made(entry, parameters(entry.parameters ?? []), .hand)
    case .url(let url): return leaving(entry, url)
    case .screen(let name, let router): return opening(entry, name, router, from: screen)
    }
  }

  private mutating func plain(_ entry: WayOutEntry, _ effect: WayOut.Effect) -> WayOut {
    made(entry, [], effect, method: entry.method?.string ?? entry.name.string)
  }

  private func made(
    _ entry: WayOutEntry, _ parameters: [Parameter], _ effect: WayOut.Effect, method: String? = nil,
    answer: WayOut.Answer? = nil
  ) -> WayOut {
    WayOut(
      name: entry.name.string,
      method: method ?? entry.method?.string
        ?? "open" + SwiftName.upperCamelCase(entry.name.string),
      parameters: parameters, effect: effect, attributes: entry.attributes,
      range: entry.name.range, answer: answer)
  }

  // MARK: To a screen

  private mutating func opening(
    _ entry: WayOutEntry, _ name: SourceText, _ routerName: SourceText?, from screen: Screen
  ) -> WayOut? {
    let router = routerName.flatMap { self.router(named: $0) }
    if routerName != nil, router == nil { return nil }
    if let router, name.range == entry.name.range, screensByName[name.string] == nil {
      if let root = takingRoot(of: router) { return opening(entry, root, router) }
      reportMeaningless(entry)
      reportNoAnswer(entry, router: router)
      return made(entry, [], .select(router))
    }
    guard let id = self.screen(named: name, from: screen.feature) else { return nil }
    if let router, !routerEntries[router.index].tabs.isEmpty {
      reportMeaningless(entry)
      return made(entry, [], .open(id, router: router, fills: []))
    }
    return opening(entry, id, router)
  }

  private mutating func opening(
    _ entry: WayOutEntry, _ id: ScreenID, _ router: RouterID?
  ) -> WayOut? {
    let target = model.screens[id.index]
    let own = entry.parameters.map { parameters($0) }
    let fills = fills(entry.arguments, of: target, from: own ?? [])
    let filled = Set(fills.map(\.parameter)).union(pinned(by: router, for: id))
    let open = target.parameters.filter { !filled.contains($0.name) }
    let method = own ?? open
    if fills.count == entry.arguments?.arguments.count ?? 0 {
      checkFilled(open, by: method, entry, target)
      if let own { checkUsed(own, open: open + beneath(id, in: router), fills: fills) }
    }
    return made(
      entry, method, .open(id, router: router, fills: fills), answer: answer(entry, target, method))
  }

  /// What the root of a presented router needs, on the way to another screen there.
  private mutating func beneath(_ screen: ScreenID, in router: RouterID?) -> [Parameter] {
    guard let root = router.flatMap({ takingRoot(of: $0) }), root != screen else { return [] }
    return model.screens[root.index].parameters
  }

  /// A tab is selected as it is: there is nothing to give it.
  private mutating func reportMeaningless(_ entry: WayOutEntry) {
    guard let range = entry.arguments?.range ?? entry.parameters?.first?.range else { return }
    report.error(
      .conflictingKeys, "'\(entry.name.string)' only selects a tab, which takes no values",
      at: range,
      help: "name a router that pushes or presents a screen, and the screen under 'screen:'")
  }

  /// Values for a target's parameters; reports those that fill none.
  mutating func fills(
    _ entry: ArgumentsEntry?, of target: Screen, from available: [Parameter],
    context: Set<String> = []
  ) -> [WayOut.Fill] {
    (entry?.arguments ?? []).compactMap { argument in
      guard let label = argument.label else {
        report.error(
          .unlabelledFill, "say which parameter of '\(target.name)' this value fills",
          at: argument.value.range, help: "write 'parameter: value'")
        return nil
      }
      guard target.parameters.contains(where: { $0.name == label.string }) else {
        if screenEntries[target.id.index].brokenParameters.contains(label.string) { return nil }
        reportFillsNothing(label, argument.value, of: target, from: available)
        return nil
      }
      checkNames(argument.value, available, context)
      return WayOut.Fill(
        parameter: label.string, value: argument.value.expression, range: argument.value.range)
    }
  }

  private mutating func checkNames(
    _ value: ExpressionText, _ available: [Parameter], _ context: Set<String>
  ) {
    guard let name = value.expression.identifier, !SwiftKeyword.literals.contains(name),
      !available.contains(where: { $0.name == name }), !context.contains(name)
    else { return }
    let names = available.map(\.name) + context.sorted()
    let nearest = Suggestion.nearest(to: name, in: names)
    report.error(
      .unresolvedName, "there is no parameter '\(name)' here", at: value.range,
      help: nearest == nil ? fillHelp(name, isRoute: available.isEmpty && !context.isEmpty) : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: value.range, with: $0)] } ?? [])
  }

  private func fillHelp(_ name: String, isRoute: Bool) -> String {
    if contextNames.contains(name), !isRoute {
      return "context values are the router's: a screen's protocol knows parameters alone"
    }
    return "declare it under 'parameters:' beside 'arguments:', or write a Swift expression"
  }

  private mutating func reportFillsNothing(
    _ label: SourceText, _ value: ExpressionText, of target: Screen, from available: [Parameter]
  ) {
    if let name = value.expression.identifier,
      target.parameters.contains(where: { $0.name == name })
    {
      report.error(
        .reversedArgument,
        "'\(label.string)' is no parameter of '\(target.name)'; the direction is reversed",
        at: label.range, help: "left of the colon is the target's parameter",
        fixIts: [
          FixIt(
            "write '\(name): \(label.string)'",
            edits: [
              TextEdit(range: label.range, replacement: name),
              TextEdit(range: value.range, replacement: label.string),
            ])
        ])
      return
    }
    let names = target.parameters.map(\.name)
    let fixes = nearestFix(label, in: names)
    report.error(
      .fillsNothing, "'\(target.name)' has no parameter '\(label.string)'", at: label.range,
      notes: [Note("'\(target.name)' is declared here", at: target.range)],
      help: fixes.isEmpty
        ? names.isEmpty ? "it has no parameters" : "it has \(names.joined(separator: ", "))" : nil,
      fixIts: fixes)
  }

  private mutating func checkFilled(
    _ open: [Parameter], by method: [Parameter], _ entry: WayOutEntry, _ target: Screen
  ) {
    for parameter in open where parameter.defaultValue == nil {
      if method.contains(where: { $0.name == parameter.name }) { continue }
      report.error(
        .unfilledParameter,
        "nothing fills the parameter '\(parameter.name)' of '\(target.name)'",
        at: entry.name.range, notes: [Note("it is declared here", at: parameter.range)],
        help: "add it to 'arguments:' or to 'parameters:'")
    }
  }

  private mutating func checkUsed(
    _ own: [Parameter], open: [Parameter], fills: [WayOut.Fill]
  ) {
    let mentioned = Set(fills.flatMap { $0.value.freeNames.map(\.name) })
    for parameter in own where !mentioned.contains(parameter.name) {
      if open.contains(where: { $0.name == parameter.name }) { continue }
      report.warning(
        .unusedParameter, "the parameter '\(parameter.name)' fills nothing", at: parameter.range,
        help: "use it under 'arguments:', or remove it")
    }
  }

  // MARK: Out of the app

  private mutating func leaving(_ entry: WayOutEntry, _ url: SourceText) -> WayOut? {
    let parameters = parameters(entry.parameters ?? [])
    var parts: [WayOut.URLPart] = []
    var rest = url.string[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        report.error(.badURL, "the '{' has no '}'", at: url.range)
        return nil
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let place = rest.index(after: open)..<close
        reportUnknown(name, at: place, in: url, knownAs: parameters.map(\.name))
        return nil
      }
      if parameter.type.isOptional || parameter.type.containsFunction {
        report.error(
          .badURL, "'\(name)' cannot stand in a URL: its type is '\(parameter.type)'",
          at: parameter.range, help: "give it a type that always is a text or a number")
      }
      parts.append(.parameter(name, isText: parameter.type.canonical == "String"))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    guard isAddress(url) else { return nil }
    return made(entry, parameters, .url(parts))
  }

  private mutating func reportUnknown(
    _ name: String, at place: Range<String.Index>, in url: SourceText, knownAs names: [String]
  ) {
    let text = url.string
    let lower = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let range = name.isEmpty ? url.range : url.range(of: lower..<lower + name.utf8.count)
    let nearest = Suggestion.nearest(to: name, in: names)
    report.error(
      .unresolvedName, "there is no parameter '\(excerpt(name))'", at: range,
      help: nearest == nil ? "declare it under 'parameters:'" : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  private mutating func isAddress(_ url: SourceText) -> Bool {
    let scheme = url.string.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    let isSound =
      scheme.first?.isLetter == true && url.string.dropFirst(scheme.count).first == ":"
      && url.string.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value < 0x7F && $0 != "\"" && $0 != "\\"
      }
    if !isSound {
      report.error(
        .badURL, "'\(excerpt(url.string))' is not an absolute URL", at: url.range,
        help: "write it with its scheme, and percent-encode what is not ASCII")
    }
    return isSound
  }
}

extension DiagnosticCode {
  static let fillsNothing: Self = "fills-nothing"
  static let unlabelledFill: Self = "unlabelled-fill"
  static let unfilledParameter: Self = "unfilled-parameter"
  static let badURL: Self = "bad-url"
}
