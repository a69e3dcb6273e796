import RutterDiagnostics

/// What: a guard shows a screen that requires the guard itself, directly or through others.
///
/// Why: where it refuses, the screen to show instead is refused, too; nothing is ever shown.
///
/// Example: `guards: {signedIn: {otherwise: signIn}}` and `signIn: {requires: signedIn}`.
///
/// Fix: take the guard off the screen, or show another.
enum GuardLoop {
  static func check(_ model: Model, _ report: inout Report) {
    let needed = needs(model)
    var visited: Set<GuardID> = []
    for start in model.guards.map(\.id) where !visited.contains(start) {
      for loop in loops(from: start, needed, &visited) { reportLoop(loop, model, &report) }
    }
  }

  /// The guards on the way to what each guard shows instead.
  private static func needs(_ model: Model) -> [[GuardID]] {
    var byScreen = model.screens.map(\.requires)
    for route in model.routers.flatMap(\.routes) {
      let index = route.screen.index
      byScreen[index] += route.requires.filter { !byScreen[index].contains($0) }
    }
    return model.guards.map { $0.screen.map { byScreen[$0.index] } ?? [] }
  }

  /// Depth first, with a path of its own: manifests may be deeper than the stack.
  private static func loops(
    from start: GuardID, _ needed: [[GuardID]], _ visited: inout Set<GuardID>
  ) -> [[GuardID]] {
    var loops: [[GuardID]] = []
    var path: [(id: GuardID, next: Int)] = [(start, 0)]
    var places = [start: 0]
    visited.insert(start)
    while let last = path.last {
      guard last.next < needed[last.id.index].count else {
        places[last.id] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let next = needed[last.id.index][last.next]
      if let place = places[next] {
        loops.append(path[place...].map(\.id))
      } else if visited.insert(next).inserted {
        places[next] = path.count
        path.append((next, 0))
      }
    }
    return loops
  }

  private static func reportLoop(_ loop: [GuardID], _ model: Model, _ report: inout Report) {
    let guards = loop.map { model.guards[$0.index] }
    guard let first = guards.first, let way = first.otherwise else { return }
    let others = guards.dropFirst()
    let requires = others.isEmpty ? "'\(first.name)' itself" : "it through \(names(others))"
    report.error(
      .guardLoop, "'\(way.name)', shown where '\(first.name)' refuses, requires \(requires)",
      at: way.range,
      notes: others.prefix(3).compactMap { other in
        other.otherwise.map { Note("where '\(other.name)' refuses, this is shown", at: $0.range) }
      },
      help: "take the guard off the screen's 'requires:', or show another screen")
  }

  private static func names(_ guards: ArraySlice<Guard>) -> String {
    let names = guards.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
    return guards.count > 3 ? "\(names) and \(guards.count - 3) more" : names
  }
}

extension DiagnosticCode {
  static let guardLoop: Self = "guard-loop"
}
