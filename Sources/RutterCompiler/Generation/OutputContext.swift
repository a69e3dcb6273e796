import RutterDiagnostics
import RutterTemplateEngine

/// What a template of the team's own sees of features: what the manifests say, beside all that the
/// standard templates print.
struct OutputContext {
  private let model: Model
  private let links: [ScreenID: [String]]

  init(_ model: Model) {
    self.model = model
    var links: [ScreenID: [String]] = [:]
    for target in model.linkTargets {
      for pattern in target.link.patterns.map(\.pattern.description)
      where links[target.screen]?.contains(pattern) != true {
        links[target.screen, default: []].append(pattern)
      }
    }
    self.links = links
  }

  /// Adds to the values of a feature's file what its manifest says.
  func add(_ feature: Feature, to values: inout Record) {
    values["screens"] = .list(feature.screens.map { .record(screen(model.screens[$0.index])) })
    values["routes"] = .list(
      feature.routers.flatMap { id -> [Value] in
        let router = model.routers[id.index]
        return router.routes.map { .record(route($0, of: router)) }
      })
  }

  // MARK: Screens

  private func screen(_ screen: Screen) -> Record {
    Record(
      [
        "name": .string(screen.name), "view": .string(screen.view.callee),
        "viewModel": .optional(screen.viewModel?.type), "title": .optional(screen.title),
        "present": .optional(screen.presentation?.rawValue),
        "parameters": parameters(screen.parameters),
        "returns": .optional(screen.returned?.type.description),
        "requires": names(screen.requires),
        "links": .list((links[screen.id] ?? []).map { .string($0) }),
        "opens": .list(screen.waysOut.map { .record(wayOut($0)) }),
        "access": .string(screen.access.rawValue),
        "summary": .optional(screen.attributes.summary),
        "deprecated": .optional(screen.attributes.deprecated),
        "condition": .optional(screen.attributes.condition?.string),
        "metadata": .metadata(screen.attributes.metadata),
      ], origin: screen.range)
  }

  private func parameters(_ parameters: [Parameter]) -> Value {
    .list(
      parameters.map { parameter in
        .record(
          Record(
            [
              "name": .string(parameter.name),
              "label": parameter.isLabelled ? .string(parameter.name) : .none,
              "type": .string(parameter.type.description),
              "default": .optional(parameter.defaultValue),
            ], origin: parameter.range))
      })
  }

  private func names(_ guards: [GuardID]) -> Value {
    .list(guards.map { .string(model.guards[$0.index].name) })
  }

  // MARK: Ways out and routes

  private func wayOut(_ wayOut: WayOut) -> Record {
    let (kind, screen, router) = effect(wayOut.effect)
    let target = screen.map { model.screens[$0.index] }
    return Record(
      [
        "name": .string(wayOut.name), "method": .string(wayOut.method), "kind": .string(kind),
        "screen": .optional(target?.name),
        "feature": .optional(target.map { model.features[$0.feature.index].name }),
        "router": .optional(router.map { model.routers[$0.index].name }),
        "parameters": parameters(wayOut.parameters),
        "summary": .optional(wayOut.attributes.summary),
        "deprecated": .optional(wayOut.attributes.deprecated),
        "condition": .optional(wayOut.attributes.condition?.string),
        "metadata": .metadata(wayOut.attributes.metadata),
      ], origin: wayOut.range)
  }

  private func effect(_ effect: WayOut.Effect) -> (String, ScreenID?, RouterID?) {
    switch effect {
    case .open(let screen, let router, _): ("screen", screen, router)
    case .select(let router): ("tab", nil, router)
    case .url: ("url", nil, nil)
    case .hand: ("hand", nil, nil)
    case .dismiss: ("dismiss", nil, nil)
    case .back: ("back", nil, nil)
    case .root: ("root", nil, nil)
    case .resume: ("resume", nil, nil)
    case .finish: ("finish", nil, nil)
    }
  }

  private func route(_ route: Route, of router: Router) -> Record {
    Record(
      [
        "name": .string(route.name), "router": .string(router.name),
        "screen": .string(model.screens[route.screen.index].name),
        "present": .string(route.presentation.rawValue),
        "parameters": parameters(route.parameters), "requires": names(route.guards),
        "links": .list(
          (route.link?.patterns ?? []).map { .string($0.pattern.description) }),
        "summary": .optional(route.summary), "deprecated": .optional(route.deprecated),
        "condition": .optional(
          route.conditions.isEmpty ? nil : CallText.condition(route.conditions)),
        "metadata": .metadata(route.metadata),
      ], origin: route.range)
  }
}
