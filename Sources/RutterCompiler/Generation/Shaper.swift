import RutterDiagnostics
import RutterTemplateEngine

/// Stage 5, shape: one render context for each file that will hold something.
package struct Shaper: Sendable {
  let model: Model
  private let locator: Locator
  let plan: FilePlan
  let screens: ScreenContext
  private let previews: PreviewContext
  let visibility: ImportVisibility

  package init(_ model: Model, _ locator: Locator) {
    var model = model
    model.typeNames = model.namesOfTypes()
    self.model = model
    self.locator = locator
    plan = FilePlan(model)
    screens = ScreenContext(model: model, locator: locator, factoryAccess: model.factoryAccess)
    previews = PreviewContext(model, locator)
    visibility = ImportVisibility(model)
  }

  /// What can be shaped without the rest: a feature, what all of them share, or what the team's own
  /// outputs hold of the features of these names.
  enum Unit: Sendable {
    case feature(Int)
    case shared
    case team(Set<String>?)
  }

  /// The contexts of the given features' files, or of all.
  package func shape(_ features: Set<String>?) -> [RenderContext] {
    units(features).flatMap(contexts)
  }

  func units(_ features: Set<String>?) -> [Unit] {
    let wanted = model.features.indices.filter {
      features?.contains(model.features[$0].name) ?? true
    }
    return wanted.map(Unit.feature) + (features == nil ? [.shared] : []) + [.team(features)]
  }

  func contexts(of unit: Unit) -> [RenderContext] {
    var contexts =
      switch unit {
      case .feature(let index): shape(model.features[index], at: index)
      case .shared: [factory(), deepLink()].compactMap { $0 }
      case .team(let features): teamOutputs(features)
      }
    for index in contexts.indices {
      contexts[index].values = withParameters(contexts[index].values)
      contexts[index].visibility = visibility
    }
    return contexts
  }

  /// All that there is to print of a feature, whichever file it goes to.
  func allValues(of feature: Feature, at index: Int) -> Record {
    context("", feature, plan.modules.imports(nil, of: feature), parts(of: feature, at: index))
      .values
  }

  private func shape(_ feature: Feature, at index: Int) -> [RenderContext] {
    let parts = parts(of: feature, at: index)
    if parts.isEmpty { return [] }
    guard plan.isSingle(feature) else {
      return FileKind.allCases.compactMap { kind in
        let parts = parts.filter { $0.kind == kind }
        return parts.isEmpty
          ? nil
          : context(
            plan.path(kind, of: feature), feature, plan.modules.imports(kind, of: feature), parts)
      }
    }
    let imports = plan.modules.imports(nil, of: feature)
    return [context(plan.path(nil, of: feature), feature, imports, parts)]
  }

  typealias Part = (kind: FileKind, name: String, values: [Value])

  func parts(of feature: Feature, at index: Int) -> [Part] {
    let mappings = model.mappings[index]
    let routers = feature.routers.map { id -> Value in
      .record(RouterContext(model, locator, model.routers[id.index]).record())
    }
    let all: [Part] = [
      (.screens, "guards", model.guardProtocols(of: feature)),
      (.screens, "protocols", screens.navigatings(of: feature)),
      (.factory, "methods", screens.factoryMethods(of: feature)),
      (.routers, "routers", routers),
      (
        .models, "models",
        model.generatedModels[index].map { .record(ModelContext($0).record()) }
      ),
      (
        .mappings, "mappings",
        (MappingContext.records(mappings, locator.location)
          + (model.configuration.checksMappings ? RoundTripContext.records(mappings) : []))
          .map { .record($0) }
      ),
      (.previews, "previews", previews.records(of: feature)),
    ]
    return all.filter { !$0.values.isEmpty }
  }

  func context(
    _ path: String, _ feature: Feature, _ imports: [String], _ parts: [Part]
  ) -> RenderContext {
    var values = Record([
      "source": .string(feature.file.path.onOneLine), "feature": .string(feature.name),
      "module": .optional(feature.module), "summary": .optional(feature.summary),
      "metadata": .metadata(feature.metadata),
      "imports": .list(imports.map { .string($0) }),
      "factory": .string(model.configuration.factory.type), "factoryType": .none,
      "deepLink": .none,
      "lazyView": .optional(wrapper(.lazy, of: feature, parts)),
      "viewModelHolder": .optional(wrapper(.viewModelHolder, of: feature, parts)),
      "zooms": .bool(
        parts.contains { $0.kind == .routers } && ZoomTransition.isUsed(by: feature, in: model)),
      "isOwnFactory": .bool(model.configuration.factory.form == .extension),
    ])
    for name in Self.partNames { values[name] = .list([]) }
    for part in parts { values[part.name] = .list(part.values) }
    return RenderContext(
      template: Self.template, path: path, values: values,
      origin: feature.file.wholeRange.startPoint)
  }

  /// The factory type, where some screen has a view model.
  func factory() -> RenderContext? {
    guard model.generatesFactory,
      let screen = model.screens.first(where: { $0.viewModel != nil })
    else { return nil }
    var values = sharedValues(imports: plan.modules.factoryImports())
    values["factoryType"] = .record(screens.factoryType())
    return RenderContext(
      template: Self.template, path: plan.factoryPath(), values: values, origin: screen.range)
  }

  /// What the parts of a file are called in its template.
  static let partNames = [
    "guards", "protocols", "methods", "routers", "models", "mappings", "previews",
  ]

  /// What all links share, where there are links.
  func deepLink() -> RenderContext? {
    guard let target = model.linkTargets.first else { return nil }
    var values = sharedValues(imports: Self.deepLinkImports)
    values["deepLink"] = .record(DeepLinkContext(model: model).record())
    return RenderContext(
      template: Self.template, path: plan.deepLinkPath(), values: values,
      origin: model.screens[target.screen.index].range)
  }

  static let deepLinkImports = ["Foundation"]

  /// The values of a file that belongs to no manifest, with nothing in it yet.
  func sharedValues(imports: [String]) -> Record {
    var values = Record([
      "source": .optional(model.configuration.path?.onOneLine), "summary": .none,
      "imports": .list(imports.map { .string($0) }),
      "factory": .string(model.configuration.factory.type), "factoryType": .none,
      "lazyView": .none, "viewModelHolder": .none, "deepLink": .none, "zooms": .bool(false),
      "isOwnFactory": .bool(false),
    ])
    for name in Self.partNames { values[name] = .list([]) }
    return values
  }

  /// The frame of every file; it includes the parts that have something to say.
  static let template = "file.swift.stencil"

  /// The name of one of the file's own wrappers around views, where the file needs it.
  private func wrapper(
    _ wrapper: WrapperView, of feature: Feature, _ parts: [Part]
  ) -> String? {
    guard parts.contains(where: { $0.kind == .routers }) else { return nil }
    let routers = feature.routers.map { model.routers[$0.index] }
    let isNeeded = routers.contains { router in
      model.shownScreens(of: router).contains { wrapper.wraps($0, in: router) }
    }
    return isNeeded ? wrapper.name(in: feature) : nil
  }
}

extension String {
  /// Fit for a comment or a message, whatever characters a path may hold.
  package var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
  }
}
