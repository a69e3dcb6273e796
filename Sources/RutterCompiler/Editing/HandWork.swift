import RutterDiagnostics

extension ScreenAddition {
  /// What the new screen would have been by hand, a line each.
  package var handWork: [String] {
    let model = after.model
    guard
      let screen = model.screens.first(where: {
        $0.name == request.name && model.features[$0.feature.index].name == feature
      })
    else { return [] }
    return routes(to: screen, model) + opening(screen, model) + making(screen)
  }

  private func routes(to screen: Screen, _ model: Model) -> [String] {
    model.routers.flatMap { router in
      router.routes(to: screen.id).flatMap { route -> [String] in
        let labels = route.parameters.map { ($0.isLabelled ? $0.name : "_") + ":" }.joined()
        let name = labels.isEmpty ? route.name : "\(route.name)(\(labels))"
        return [
          "the case '\(name)' of \(router.enumNames[route.presentation])",
          "the view that '\(name)' shows",
          route.link == nil ? nil : "reading and printing its link in \(router.name)",
        ].compactMap { $0 }
      }
    }
  }

  private func opening(_ screen: Screen, _ model: Model) -> [String] {
    var lines: [String] = []
    for other in model.screens {
      for way in other.waysOut {
        guard case .open(screen.id, _, _) = way.effect else { continue }
        lines += ["", "Spy", "Stub"].map { "'\(way.labels)' of \(other.navigating)\($0)" }
        let takers = model.routers.filter { $0.moves.contains { $0.isMove(of: way) } }
        lines += takers.map { "'\(way.labels)' of \($0.name)Navigator" }
      }
    }
    return lines
  }

  private func making(_ screen: Screen) -> [String] {
    let factory = after.model.configuration.factory.type
    return [
      screen.viewModel.map { "'\($0.method)' of \(factory), which makes \($0.type)" },
      screen.waysOut.isEmpty ? nil : "the protocol \(screen.navigating), with a spy and a stub",
    ].compactMap { $0 }
  }
}

extension Move {
  fileprivate func isMove(of way: WayOut) -> Bool {
    method == way.method && parameters.map(\.name) == way.parameters.map(\.name)
  }
}
