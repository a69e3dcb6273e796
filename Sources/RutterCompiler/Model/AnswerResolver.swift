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
      noteAwaited(inside: presenting, of: index, isRoot: true)
    case .showInside(let route, _):
      if let presenting = model.routers[index].route(named: route.name) {
        noteAwaited(inside: presenting, of: index, isRoot: false)
      }
    case .select(let other, _, let route, _):
      if route == nil { reportRoot(move, in: model.routers[other.index]) }
      model.routers[other.index].isAwaited = true
    case .url, .dismiss, .back, .root, .finish, .resume: break
    }
  }

  /// A router that is presented keeps track itself. If guards may refuse it, it is not there at once:
  /// the one that presents it keeps track of whether it ever is.
  private mutating func noteAwaited(inside presenting: Route, of index: Int, isRoot: Bool) {
    guard let child = presenting.router else { return }
    model.routers[child.index].isAwaited = true
    if isRoot { model.routers[child.index].isRootAwaited = true }
    guard !presenting.guards.isEmpty else { return }
    model.routers[index].isAwaited = true
    model.routers[index].waitsForPresented = true
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
