import RutterDiagnostics

/// Prints how methods hand over what a screen returns.
extension RouterContext {
  /// A property that says which screens are shown, observed where somebody waits for one of them.
  func shown(_ property: String, _ typeAndValue: String) -> String {
    let published = router.observation == .observableObject ? "@Published " : ""
    return "\(published)\(router.access.beforeMember)var \(property): \(typeAndValue)"
      + observer(of: property)
  }

  private func observer(of property: String) -> String {
    if change.isEmpty { return "" }
    let isTold = router.isAwaited && router.guards.isEmpty && !fillsFirst
    return isTold
      ? " {\n  didSet { \(change) }\n}"
      : " {\n  didSet { if \(property) != oldValue { \(change) } }\n}"
  }

  /// What is done when something else is shown, if anything.
  var change: String {
    if !router.guards.isEmpty || fillsFirst && router.isAwaited { return "moved()" }
    return router.isAwaited ? "answerClosed()" : fillsFirst ? "forgetFilling()" : ""
  }

  /// What follows the move itself: waiting, where the screen is shown.
  func awaiting(_ move: Move, _ answer: WayOut.Answer, _ names: Set<String>) -> String {
    var router = names.contains("router") ? "self.router" : "router"
    switch move.effect {
    case .select(_, let path, _, _): router = place(path, names)
    case .showInside(let route, let inner):
      return awaiting(route, inside: inner, answer, router, names)
    case .show(let route) where self.router.route(named: route.name)?.router != nil:
      return awaiting(route, answer, router, names)
    case .show, .url, .dismiss, .back, .root, .finish, .resume: break
    }
    return answer.callback.map { "\(router).onAnswer(\($0))" }
      ?? "return await \(router).answer()"
  }

  /// Waiting in a router that is filled before it is presented, if guards are asked about what it is
  /// filled with.
  private func awaiting(
    _ route: Move.RouteValue, inside inner: Move.RouteValue, _ answer: WayOut.Answer,
    _ router: String, _ names: Set<String>
  ) -> String {
    let presenting = self.router.route(named: route.name)
    let child = presenting?.router.map { model.routers[$0.index] }
    guard child.map({ model.asks(inner, in: $0) }) ?? false, presenting?.guards.isEmpty ?? true
    else { return awaiting(route, answer, router, names) }
    let filled = filled(route, names)
    return answer.callback.map { "\(filled).onAnswer(\($0))" } ?? "return await \(filled).answer()"
  }

  /// Waiting in a router that is presented, for which there is none before its guards agree.
  private func awaiting(
    _ route: Move.RouteValue, _ answer: WayOut.Answer, _ router: String, _ names: Set<String>
  ) -> String {
    guard self.router.route(named: route.name)?.guards.isEmpty == false else {
      let nested = nested(route, in: router) + "?"
      return answer.callback.map { "\(nested).onAnswer(\($0))" }
        ?? "return await \(nested).answer()"
    }
    let here = names.contains("router") ? "presenter" : "router"
    let nested = nestedOnceShown(route, here)
    if let callback = answer.callback {
      return """
        \(router).onceShown { \(here) in
          guard let nested = \(nested) else { return \(callback)(nil) }
          nested.onAnswer(\(callback))
        }
        """
    }
    return """
      var answer: \(answer.type.asOptional)
      await withCheckedContinuation { continuation in
        \(router).onceShown { \(here) in
          guard let nested = \(nested) else { return continuation.resume() }
          nested.onAnswer { (value: \(answer.type.asOptional)) in
            answer = value
            continuation.resume()
          }
        }
      }
      return answer
      """
  }

  /// The router that is presented, or about to be.
  private func nestedOnceShown(_ route: Move.RouteValue, _ router: String) -> String {
    let nested = nested(route, in: router + "?")
    guard let presenting = self.router.route(named: route.name),
      model.isFilledFirst(presenting, in: self.router)
    else { return nested }
    return "\(router)?.filling\(SwiftName.upperCamelCase(route.name)) ?? \(nested)"
  }

  /// Where nobody waits, returning is closing.
  func finish(_ move: Move, _ router: String) -> String {
    guard self.router.isAwaited, let value = move.parameters.first else {
      return isStack ? "\(router).dismiss()" : ""
    }
    return "\(router).finish(with: \(value.localName ?? value.name))"
  }
}

extension WayOut {
  /// The types that its method's declaration names.
  var types: [SwiftType] { parameters.map(\.type) + [answer?.type].compactMap { $0 } }
}

extension Move {
  /// The types that its method's declaration names.
  var types: [SwiftType] { parameters.map(\.type) + [answer?.type].compactMap { $0 } }
}

extension WayOut.Answer {
  /// The statement that ends a method whose screen is not shown.
  var nothing: String { callback.map { "return \($0)(nil)" } ?? "return nil" }
}

extension WayOut.Answer? {
  /// A method's parameters, the callback last.
  func declared(after parameters: [Parameter]) -> String {
    let own = CallText.parameters(parameters, defaults: false)
    guard let answer = self, let callback = answer.callback else { return own }
    let parameter = "\(callback): @escaping @MainActor (\(answer.type.asOptional)) -> Void"
    return own.isEmpty ? parameter : own + ", " + parameter
  }

  /// A method's effects and result.
  var result: String {
    guard let answer = self, answer.callback == nil else { return "" }
    return " async -> \(answer.type.asOptional)"
  }
}

extension SwiftType {
  /// As an optional of it is written.
  var asOptional: String {
    switch bare.kind {
    case .named, .member, .array, .dictionary, .tuple, .optional: "\(description)?"
    default: "(\(description))?"
    }
  }
}
