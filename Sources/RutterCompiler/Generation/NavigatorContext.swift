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
    let statements = statements(move, router, names)
    let arrival = arrival(move, router, names)
    let isMixed = statements.last.map { ["#endif", "}"].contains($0) } ?? false
    return Record(
      [
        "name": .string(SwiftName.escaped(move.method, in: .function)),
        "parameters": .string(move.answer.declared(after: move.parameters)),
        "result": .string(move.answer.result),
        "answer": .optional(move.answer.map { awaiting(move, $0, names) }),
        "fallback": .optional(move.answer?.nothing),
        "statements": .list((isMixed ? statements : statements.dropLast()).map { .string($0) }),
        "action": .optional(isMixed ? nil : statements.last),
        "arrival": .list(arrival.map { .string($0) }),
        "actionLocation": move.fillRange.map { locator.location($0) } ?? Value.none,
        "deprecated": .optional(move.deprecated),
        "condition": .string(CallText.condition(move.conditions)),
        "actionCondition": .string(CallText.condition(move.actionConditions)),
        "location": move.types.contains { !$0.isKnownSendable }
          ? locator.location(
            move.range, before: Locator.Preamble(summary: nil, deprecated: move.deprecated))
          : .none,
      ], origin: move.range)
  }

  private func statements(
    _ move: Move, _ router: String, _ names: Set<String>
  ) -> [String] {
    switch move.effect {
    case .finish: [finish(move, router)]
    case .resume: [resume(router)]
    case .dismiss: isStack ? ["\(router).dismiss()"] : []
    case .back: isStack ? ["\(router).pop()"] : []
    case .root: isStack ? ["\(router).popToRoot()"] : []
    case .url(let parts):
      ["\(names.contains("open") ? "self." : "")open(\(urlLiteral(parts, names)))"]
    case .show(let route):
      switching(move, route, in: self.router, router) + showing(route, router)
    case .showInside(let route, let inner):
      switching(move, route, in: self.router, router)
        + showing(inner, inside: route, router, names)
    case .select(let other, let path, let route, let goesToRoot):
      selection(move, path, names, route.flatMap { onlyIf($0, in: model.routers[other.index]) }) {
        tab in
        guard let route else { return goesToRoot ? [tab + ".popToRoot()"] : [] }
        return switching(move, route, in: model.routers[other.index], tab) + showing(route, tab)
      }
    }
  }

  /// Tabs have nothing to close and nowhere to go back to.
  var isStack: Bool { router.root != nil }

  func caseValue(_ route: Move.RouteValue) -> String {
    let arguments = route.arguments.map { argument in
      CallText.label(argument.label)
        + (argument.isName ? SwiftName.escaped(argument.text, in: .parameterName) : argument.text)
    }
    let value = CallText.caseValue(route.name, arguments)
    return arguments.isEmpty && route.hasPayload ? value + "()" : value
  }

  /// A string literal whose parameters are percent-encoded as far as RFC 3986 lets any part of a
  /// URL hold them.
  private func urlLiteral(_ parts: [WayOut.URLPart], _ names: Set<String>) -> String {
    let encoded = names.contains("encoded") ? "self.encoded" : "encoded"
    let text = parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name, let isText):
        "\\(\(encoded)(\(isText ? "" : "\"\\(")\(SwiftName.escaped(name, in: .parameterName))\(isText ? "" : ")\"")))"
      }
    }
    return "\"" + text.joined() + "\""
  }
}

extension Move {
  var isURL: Bool {
    if case .url = effect { true } else { false }
  }

  /// Whether it puts values into a URL.
  var encodes: Bool {
    guard case .url(let parts) = effect else { return false }
    return parts.contains { if case .parameter = $0 { true } else { false } }
  }

  var goesBack: Bool { effect == .back || effect == .root }

  func goesToRoot(of other: RouterID) -> Bool {
    if case .select(other, _, _, goesToRoot: true) = effect { true } else { false }
  }

  /// The tabs it selects, if it does.
  var tabPath: TabPath? {
    if case .select(_, let path, _, _) = effect { path } else { nil }
  }
}
