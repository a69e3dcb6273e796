import RutterDiagnostics
import RutterTemplateEngine

/// What follows the dismissal of what a router presents.
extension RouterContext {
  /// Adds what the dismissal of a modal takes. A popover is not told of its dismissal: there, its
  /// content is.
  func addDismissal(of presentation: Presentation, to record: inout Record) {
    let routes = router.routes(presentation)
    let hooked = presentation == .popover ? [] : routes.filter { $0.onDismiss != nil }
    let isOne =
      hooked.count == routes.count && Set(hooked.compactMap(\.hookText)).count == 1
      && hooked.allSatisfy { $0.hookNames.isDisjoint(with: $0.parameters.map(\.name)) }
    let name = SwiftName.uppercasedFirst(presentation.rawValue)
    record["hooks"] = .list((isOne ? Array(hooked.prefix(1)) : hooked).map { .record(hook($0)) })
    record["remembers"] = .bool(!hooked.isEmpty && !isOne)
    record["closed"] = .string("closed" + name)
    record["handler"] = .string("didDismiss" + name)
    record["onDismiss"] = .string(hooked.isEmpty ? "" : ", onDismiss: { didDismiss\(name)() }")
  }

  private func hook(_ route: Route) -> Record {
    Record(
      [
        "pattern": .string(
          CallText.pattern(route.name, route.parameters, used: route.hookNames) + "?"),
        "action": .string(route.hookText ?? ""),
        "location": route.onDismiss.map { locator.location($0.range) } ?? Value.none,
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }
}

extension RouteContext {
  /// The modifiers around everything else that a route's view is.
  func outerModifiers(of route: Route) -> String {
    let pinned = Dictionary(
      route.fills.map { ($0.parameter, $0.value.text) }, uniquingKeysWith: { a, _ in a })
    var text = ""
    if let zoom = route.zoom {
      let source = CallText.text(zoom.source.expression, replacing: pinned)
      let namespace = CallText.text(zoom.namespace.expression, replacing: pinned)
      if source != "nil" { text += ".zoomTransition(from: \(source), in: \(namespace))" }
    }
    if route.presentation == .popover, let hook = route.hookText {
      text += ".onDisappear { \(hook) }"
    }
    return text
  }

  /// The names that these mention.
  func outerNames(_ route: Route) -> Set<String> {
    let zoom = [route.zoom?.source, route.zoom?.namespace].compactMap { $0 }
    let zoomed = zoom.flatMap { $0.expression.freeNames.map(\.name) }
    return Set(zoomed).union(route.presentation == .popover ? route.hookNames : [])
  }
}

extension Route {
  /// What follows the dismissal, as a statement: a path to a function is called.
  fileprivate var hookText: String? {
    onDismiss.map { hook in
      let isPath = hook.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isPath ? hook.text + "()" : hook.text
    }
  }

  fileprivate var hookNames: Set<String> {
    Set(onDismiss?.expression.freeNames.map(\.name) ?? [])
  }
}

/// The modifier that zooms where the platform can.
enum ZoomTransition {
  static func isUsed(by feature: Feature, in model: Model) -> Bool {
    feature.routers.contains { id in
      let router = model.routers[id.index]
      return router.routes.contains { RouteContext.zooms($0) }
    }
  }
}

extension RouteContext {
  /// Whether a route's view zooms: one whose source is pinned to nil does not.
  static func zooms(_ route: Route) -> Bool {
    guard let source = route.zoom?.source.expression.identifier else { return route.zoom != nil }
    let pinned = route.fills.first { $0.parameter == source }?.value.text
    return source != "nil" && pinned != "nil"
  }
}
