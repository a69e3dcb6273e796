import RutterDiagnostics

/// How ways out hand over what the screens they open return.
extension Resolver {
  mutating func answer(
    _ entry: WayOutEntry, _ target: Screen, _ parameters: [Parameter]
  ) -> WayOut.Answer? {
    guard let returned = target.returned else {
      reportNoAnswer(entry, target)
      return nil
    }
    switch entry.result?.style ?? .async {
    case .ignored: return nil
    case .async: return WayOut.Answer(type: returned.type, callback: nil)
    case .callback:
      return WayOut.Answer(type: returned.type, callback: callbackName(beside: parameters))
    }
  }

  /// `answer`, unless a parameter is called so.
  private func callbackName(beside parameters: [Parameter]) -> String {
    var name = "answer"
    while parameters.contains(where: { $0.name == name }) { name = "_" + name }
    return name
  }

  private mutating func reportNoAnswer(_ entry: WayOutEntry, _ target: Screen) {
    guard let result = entry.result else { return }
    report.error(
      .noResult, "'\(target.name)' returns nothing", at: result.range,
      notes: [Note("it is declared here", at: target.range)],
      help: "say what it returns under its 'returns:', or leave 'result:' out")
  }

  mutating func reportNoAnswer(_ entry: WayOutEntry, router: RouterID) {
    guard let result = entry.result else { return }
    report.error(
      .noResult, "'\(entry.name.string)' selects a tab, which returns nothing", at: result.range,
      notes: [Note("its router is declared here", at: model.routers[router.index].range)],
      help: "leave 'result:' out")
  }
}

extension Resolver {
  /// A router keeps track of those who wait only where somebody does.
  mutating func noteAwaited(_ move: Move, from index: Int) {
    switch move.effect {
    case .show(let route):
      guard let presenting = model.routers[index].route(named: route.name), presenting.router != nil
      else {
        model.routers[index].isAwaited = true
        return
      }
      noteAwaited(move, inside: presenting, isRoot: true)
    case .showInside(let route, _):
      if let presenting = model.routers[index].route(named: route.name) {
        noteAwaited(move, inside: presenting, isRoot: false)
      }
    case .select(let other, _, let route, _):
      if route == nil { reportRoot(move, in: model.routers[other.index]) }
      model.routers[other.index].isAwaited = true
    case .url, .dismiss, .back, .root, .finish, .resume: break
    }
  }

  /// A router that is presented keeps track itself; if guards may refuse it, it is not there at once.
  private mutating func noteAwaited(_ move: Move, inside presenting: Route, isRoot: Bool) {
    guard let child = presenting.router else { return }
    model.routers[child.index].isAwaited = true
    if isRoot { model.routers[child.index].isRootAwaited = true }
    guard !presenting.guards.isEmpty else { return }
    report.error(
      .noResult, "guards are asked on the way to '\(presenting.name)', so nobody can wait there",
      at: move.range, notes: [Note("the router is presented here", at: presenting.range)],
      help: "write 'result: ignored', or open the screen by a route of its own")
  }

  private mutating func reportRoot(_ move: Move, in router: Router) {
    report.error(
      .noResult, "the root of '\(router.name)' is never closed, so it returns nothing",
      at: move.range, notes: [Note("the router is declared here", at: router.range)],
      help: "write 'result: ignored', or open the screen by a route")
  }
}

extension DiagnosticCode {
  static let noResult: Self = "no-result"
}
