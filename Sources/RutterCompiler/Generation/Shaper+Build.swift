import RutterDiagnostics
import RutterTemplateEngine

/// Render contexts by manifest, for build tools.
extension Shaper {
  /// The contexts of all that the plan asks for; a file with nothing in it has one too.
  func shape(_ build: BuildPlan) -> [RenderContext] {
    var contexts: [RenderContext] = []
    var shared: [(feature: Feature, part: Part)] = []
    for (index, feature) in model.features.enumerated() {
      let isAsked = build.manifests.contains(feature.file.id)
      guard isAsked || build.hasShared else { continue }
      let parts = parts(of: feature, at: index)
      if isAsked { contexts.append(context(feature, parts.filter { isOwn($0, of: feature) })) }
      shared += parts.lazy.filter { !isOwn($0, of: feature) && isShared($0, of: feature, build) }
        .map { (feature, $0) }
    }
    if build.hasShared { contexts.append(context(shared, build)) }
    for index in contexts.indices { contexts[index].visibility = visibility }
    return contexts
  }

  /// Whether a part goes into the feature's own module, and so into its manifest's file.
  private func isOwn(_ part: Part, of feature: Feature) -> Bool {
    plan.modules.module(of: part.kind, feature) == feature.module
  }

  private func isShared(_ part: Part, of feature: Feature, _ build: BuildPlan) -> Bool {
    build.covers(plan.modules.module(of: part.kind, feature))
  }

  private func context(_ feature: Feature, _ parts: [Part]) -> RenderContext {
    context(
      BuildPlan.fileName(of: feature.file.baseName), feature,
      plan.modules.imports(parts.map(\.kind), of: feature), parts)
  }

  /// What a module has beside what comes from its own manifests.
  private func context(
    _ shared: [(feature: Feature, part: Part)], _ build: BuildPlan
  ) -> RenderContext {
    let factory = build.covers(model.configuration.factory.module) ? factory() : nil
    let deepLink = build.covers(model.linkModule) ? deepLink() : nil
    var imports = Set(shared.flatMap { plan.modules.imports($0.part.kind, of: $0.feature) })
    if factory != nil { imports.formUnion(plan.modules.factoryImports()) }
    if deepLink != nil { imports.formUnion(Self.deepLinkImports) }
    if let module = build.module { imports.remove(module) }
    var values = sharedValues(imports: plan.modules.sorted(imports))
    values["factoryType"] = factory?.values["factoryType"] ?? Value.none
    values["deepLink"] = deepLink?.values["deepLink"] ?? Value.none
    for name in Self.partNames {
      values[name] = .list(shared.filter { $0.part.name == name }.flatMap(\.part.values))
    }
    return RenderContext(
      template: Self.template, path: BuildPlan.sharedName, values: values,
      origin: factory?.origin ?? deepLink?.origin ?? SourceRange(file: FileID(0), start: 0, end: 0))
  }
}
