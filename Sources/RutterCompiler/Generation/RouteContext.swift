import RutterDiagnostics
import RutterTemplateEngine

/// What the templates print of a router's enums: cases, and the views they stand for.
struct RouteContext {
  let model: Model
  let locator: Locator
  let router: Router

  /// The enums of the presentations that have routes, in the order of `Presentation`.
  func enums() -> [Value] {
    router.presentations.map { .record(routeEnum($0, router.routes($0))) }
  }

  private func routeEnum(_ presentation: Presentation, _ routes: [Route]) -> Record {
    let cases = cases(routes)
    let isSafe = routes.flatMap(\.parameters).allSatisfy { $0.type.isKnownSendable }
    var conformances = ["Hashable"]
    if presentation.isModal { conformances.append("Identifiable") }
    if isSafe { conformances.append("Sendable") }
    conformances += router.conformances.filter {
      !conformances.contains($0) && !router.codableConformances.contains($0)
    }
    return Record(
      [
        "presentation": .string(presentation.rawValue),
        "name": .string(router.enumNames[presentation]), "router": .string(router.name),
        "deprecated": .optional(router.hasClass ? nil : router.attributes.deprecated),
        "access": .record(router.access.fields),
        "nonisolated": .string(isSafe ? "nonisolated " : ""),
        "subject": .string(presentation.subject),
        "builder": .string(
          "\(presentation.builder)(for \(presentation.subject): \(router.enumNames[presentation]))"),
        "hasModifier": .bool(!router.hasClass),
        "conformances": .string(conformances.joined(separator: ", ")),
        "isView": .bool(isView(routes)), "isIdentifiable": .bool(presentation.isModal),
        "otherwise": .string(CallText.negated(routes.map(\.conditions))),
        "guards": guards(presentation), "flags": flags(presentation),
        "cases": .list(cases),
        "coding": CodingContext(
          names: TypeSpelling.record(model.typeNames), locator: locator, router: router
        ).record(routes),
        "parts": .list(parts(presentation, routes, cases).map { .record($0) }),
      ], origin: router.range)
  }

  /// Cases can stand for their views by themselves when these need nothing the router holds.
  func isView(_ routes: [Route]) -> Bool {
    routes.allSatisfy { needs($0).isEmpty }
  }

  private func cases(_ routes: [Route]) -> [Value] {
    routes.enumerated().map { index, route in
      let next = routes.dropFirst(index + 1).first
      var record = routeCase(route, view(of: route))
      let preamble = Locator.Preamble(summary: route.summary, deprecated: route.deprecated)
      record["location"] =
        ownType(route).map { locator.location($0.range, before: preamble) } ?? Value.none
      record["endsLocation"] = .bool(!(next.map { continues(route, $0) } ?? false))
      return .record(record)
    }
  }

  /// Whether two neighbours can share the directive that ends their locations.
  private func continues(_ route: Route, _ next: Route) -> Bool {
    ownType(next) != nil && route.conditions.isEmpty && next.conditions.isEmpty
  }

  /// The first parameter whose type only the app knows: the compiler may find fault with it.
  private func ownType(_ route: Route) -> Parameter? {
    route.parameters.first { !$0.type.isKnownSendable }
  }

  private func routeCase(_ route: Route, _ view: ViewText) -> Record {
    Record(
      [
        "name": .string(route.name),
        "declaration": .string(
          SwiftName.escaped(route.name, in: .enumCase) + CallText.payload(route.parameters)),
        "pattern": .string(CallText.pattern(route.name, route.parameters, used: view.names)),
        "view": .record(view.fields(locator)),
        "metadata": .metadata(route.metadata),
        "summary": .optional(route.summary), "deprecated": .optional(route.deprecated),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }

  // MARK: Views

  /// What a route's view needs: what its screen does, and what the pinned values name.
  private func needs(_ route: Route) -> Set<String> {
    let named = Set(route.fills.flatMap { $0.value.freeNames.map(\.name) })
      .union(outerNames(route).subtracting(route.parameters.map(\.name)))
    if route.router != nil { return named.union(["router"]) }
    return needs(model.screens[route.screen.index])
      .union(named.intersection(router.context.map(\.name)))
  }

  /// The names that a screen's calls need beside its parameters: context values, the factory, the
  /// navigator.
  func needs(_ screen: Screen) -> Set<String> {
    let parameters = Set(screen.parameters.map(\.name))
    var names = Set(screen.view.arguments.flatMap(\.value.freeNames))
    names.formUnion(screen.modifiers.flatMap { $0.freeNames.map(\.name) })
    var needs = names.intersection(router.context.map(\.name)).subtracting(parameters)
    if screen.viewTakesNavigator, names.contains("navigator") { needs.insert("navigator") }
    if let viewModel = screen.viewModel {
      needs.insert("factory")
      if viewModel.takesNavigator { needs.insert("navigator") }
    }
    return needs
  }

  /// Whether a value of one case can follow another in place, and has to bring a new view model.
  func needsIdentity(_ routes: [Route]) -> Bool {
    routes.contains {
      !$0.parameters.isEmpty && model.screens[$0.screen.index].viewModel != nil
    }
  }

  func view(of route: Route) -> ViewText {
    if let router = route.router { return nestedView(of: route, model.routers[router.index]) }
    let values = route.fills.map { ($0.parameter, $0.value.text) }
    var view = view(
      of: model.screens[route.screen.index], values: Dictionary(values) { a, _ in a })
    view.outer = outerModifiers(of: route)
    view.hasBar = route.hasBar
    view.names.formUnion(
      outerNames(route).intersection(route.parameters.map(\.name)))
    return view
  }

  /// A screen's view where no route carries its parameters: they are given here or have defaults.
  func fixedView(
    of screen: Screen, _ fills: [WayOut.Fill], inputs: [Parameter] = []
  ) -> ViewText {
    var values: [String: String] = [:]
    for parameter in screen.parameters { values[parameter.name] = parameter.defaultValue }
    for input in inputs { values[input.name] = nil }
    for fill in fills { values[fill.parameter] = fill.value.text }
    return view(of: screen, values: values)
  }

  /// A screen's view as printed here; parameters that have a value are printed as that.
  private func view(of screen: Screen, values: [String: String]) -> ViewText {
    let replacements = values
    let parameters = Set(screen.parameters.map(\.name))
    let call = CallText.call(screen.view, replacing: replacements)
    let modifiers = screen.modifiers.map { CallText.text($0, replacing: replacements) }
    let names = Set(screen.view.arguments.flatMap(\.value.freeNames))
      .union(screen.modifiers.flatMap { $0.freeNames.map(\.name) })
      .union(screen.viewModel?.parameters.map(\.name) ?? [])
    return ViewText(
      call: call + modifiers.joined(),
      viewModel: screen.viewModel.map { factoryCall($0, replacements, parameters) },
      viewModelOrigin: screen.viewModel.flatMap { $0.isByHand ? $0.call.origin : nil },
      title: screen.title,
      names: names.subtracting(values.keys), holder: holder,
      lazyView: screen.isLazy ? lazyView : nil,
      origin: screen.view.origin)
  }

  private var lazyView: String { WrapperView.lazy.name(in: model.features[router.feature.index]) }

  var holder: String {
    WrapperView.viewModelHolder.name(in: model.features[router.feature.index])
  }

  private func factoryCall(
    _ viewModel: ViewModel, _ replacements: [String: String], _ parameters: Set<String>
  ) -> String {
    var arguments = viewModel.parameters.map { parameter in
      CallText.label(parameter.isLabelled ? parameter.name : nil)
        + (replacements[parameter.name] ?? SwiftName.escaped(parameter.name, in: .parameterName))
    }
    if viewModel.takesNavigator {
      arguments.append(
        "navigator: " + (parameters.contains("navigator") ? "self." : "") + "navigator")
    }
    let factory = parameters.contains("factory") ? "self.factory" : "factory"
    return "\(factory).\(viewModel.method)(\(arguments.joined(separator: ", ")))"
  }
}

/// A view's call with its modifiers, ready to print.
struct ViewText {
  let call: String
  /// The factory's call that makes the view model the view is given.
  let viewModel: String?
  /// What the author wrote of a view model that is made by hand.
  var viewModelOrigin: SourceRange?
  /// A localization key.
  let title: String?
  /// The parameters it uses.
  var names: Set<String>
  /// What keeps the view model.
  let holder: String
  /// What the call is wrapped in, if it is to be built when it appears; a holder does so anyway.
  let lazyView: String?
  let origin: SourceRange
  /// What has to be there for the view to be shown, as it follows `if let`.
  var unwraps: String?
  /// The modifiers that follow whatever stands around the call.
  var outer = ""
  /// Whether it stands in a stack that shows its title.
  var hasBar = false

  func fields(_ locator: Locator) -> Record {
    Record([
      "call": .string(call), "hasBar": .bool(hasBar),
      "inner": .string(hasBar ? "" : outer), "outer": .string(hasBar ? outer : ""),
      "viewModel": .optional(viewModel), "title": .optional(title),
      "viewModelLocation": viewModelOrigin.map { locator.location($0) } ?? Value.none,
      "holder": .string(holder), "lazyView": .optional(lazyView), "unwraps": .optional(unwraps),
      "location": locator.location(origin),
    ])
  }
}
