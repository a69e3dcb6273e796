import RutterDiagnostics
import RutterTemplateEngine

/// The navigator's methods and the protocols they serve.
extension RouterContext {
  func protocols() -> [Value] {
    openingScreens.filter { $0.attributes.condition == nil }.map { .string($0.navigating) }
  }

  func conditionalProtocols() -> [Value] {
    openingScreens.compactMap { screen in
      screen.attributes.condition.map { condition in
        .record(
          Record([
            "name": .string(screen.navigating), "condition": .string(condition.string),
          ]))
      }
    }
  }

  private var openingScreens: [Screen] {
    model.shownScreens(of: router).filter { !$0.waysOut.isEmpty }
  }

  func move(_ move: Move) -> Record {
    let names = Set(move.parameters.map(\.name))
    let router = names.contains("router") ? "self.router" : "router"
    let statements = statements(move.effect, router)
    return Record(
      [
        "name": .string(SwiftName.escaped(move.method, in: .function)),
        "parameters": .string(CallText.parameters(move.parameters, defaults: false)),
        "statements": .list(statements.dropLast().map { .string($0) }),
        "action": .optional(statements.last),
        "actionLocation": move.fillRange.map { locator.location($0) } ?? Value.none,
        "condition": .string(CallText.condition(move.conditions)),
        "location": move.parameters.contains { !$0.type.isKnownSendable }
          ? locator.location(move.range) : .none,
      ], origin: move.range)
  }

  private func statements(_ effect: Move.Effect, _ router: String) -> [String] {
    switch effect {
    case .dismiss: isStack ? ["\(router).dismiss()"] : []
    case .back: isStack ? ["\(router).pop()"] : []
    case .root: isStack ? ["\(router).popToRoot()"] : []
    case .url(let parts): ["open(\(urlLiteral(parts)))"]
    case .show(let route, let presentation, let values):
      [router + show(route, presentation, values)]
    case .select(_, let tab, let route, let presentation, let values, let isRoot):
      selection(
        router, tab, route.map { show($0, presentation, values) } ?? (isRoot ? ".popToRoot()" : nil)
      )
    }
  }

  /// Tabs have nothing to close and nowhere to go back to.
  private var isStack: Bool { router.root != nil }

  private func show(_ route: String, _ presentation: Presentation, _ values: [String]) -> String {
    let method = presentation == .push ? "push" : "present"
    return ".\(method)(\(CallText.caseValue(route, values)))"
  }

  /// What is presented here is closed first: it would cover the other tab.
  private func selection(_ router: String, _ tab: String, _ action: String?) -> [String] {
    let name = SwiftName.escaped(tab, in: .memberAccess)
    let tabs = isStack ? "parent" : router
    var statements = isStack ? ["guard let parent = \(router).parent else { return }"] : []
    if isPresentingAnything { statements.append("\(router).closePresented()") }
    statements.append("\(tabs).selection = .\(name)")
    return statements + (action.map { ["\(tabs).\(name)\($0)"] } ?? [])
  }

  /// A string literal whose parameters are percent-encoded as far as RFC 3986 lets any part of a
  /// URL hold them.
  private func urlLiteral(_ parts: [WayOut.URLPart]) -> String {
    let text = parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name, let isText):
        "\\(encoded(\(isText ? "" : "\"\\(")\(SwiftName.escaped(name, in: .parameterName))\(isText ? "" : ")\"")))"
      }
    }
    return "\"" + text.joined() + "\""
  }
}
