import RutterDiagnostics

/// What: two manifests whose generated files would have one path or, in a module, one name.
///
/// Why: one would overwrite the other; and Swift refuses two files of one name in a module. Names that
/// differ by case or by Unicode form only are one on most disks.
///
/// Example: `Specs/a/Feed.yaml` and `Specs/b/feed.yaml`.
///
/// Fix: rename one manifest, or give the features modules of their own and put `{module}` into the
/// project's `output:`.
enum FileClash {
  static func check(_ model: Model, _ report: inout Report) {
    let plan = FilePlan(model)
    var taken: [String: Feature] = [:]
    var clashing: Set<FileID> = []
    let namesByFeature = model.features.indices.map { names(of: $0, model, plan) }
    for (feature, names) in zip(model.features, namesByFeature) {
      if let other = names.lazy.compactMap({ taken[$0] }).first {
        clashing.insert(feature.file.id)
        reportClash(feature, other, &report)
      }
      for name in names where taken[name] == nil { taken[name] = feature }
    }
    let factory = factoryNames(model, plan)
    for (feature, names) in zip(model.features, namesByFeature)
    where names.contains(where: factory.contains) {
      reportFactoryClash(feature, model.configuration.factory.type, &report)
    }
    let link = model.linkTargets.isEmpty ? [] : names(plan.deepLinkPath(), in: model.linkModule)
    for (feature, names) in zip(model.features, namesByFeature)
    where names.contains(where: link.contains) {
      reportFactoryClash(feature, "DeepLink", &report)
    }
    reportDuplicateFeatures(model, but: clashing, &report)
  }

  /// The names that the feature's files take: their paths, and their names within their modules.
  private static func names(of index: Int, _ model: Model, _ plan: FilePlan) -> [String] {
    let feature = model.features[index]
    let kinds = kinds(of: index, model)
    return plan.isSingle(feature) && !kinds.isEmpty
      ? names(plan.path(nil, of: feature), in: feature.module)
      : kinds.flatMap { kind in
        names(plan.path(kind, of: feature), in: plan.modules.module(of: kind, feature))
      }
  }

  /// The names that all files of the standard templates take.
  static func standardNames(_ model: Model, _ plan: FilePlan) -> Set<String> {
    var all = Set(model.features.indices.flatMap { names(of: $0, model, plan) })
    all.formUnion(factoryNames(model, plan))
    if !model.linkTargets.isEmpty {
      all.formUnion(names(plan.deepLinkPath(), in: model.linkModule))
    }
    return all
  }

  private static func factoryNames(_ model: Model, _ plan: FilePlan) -> [String] {
    guard model.generatesFactory else { return [] }
    return names(plan.factoryPath(), in: model.configuration.factory.module)
  }

  static func names(_ path: String, in module: String?) -> [String] {
    let path = path.lowercased()
    let name = path.split(separator: "/").last ?? ""
    return [path, (module ?? "") + ":" + name]
  }

  private static func kinds(of index: Int, _ model: Model) -> [FileKind] {
    let feature = model.features[index]
    let screens = feature.screens.map { model.screens[$0.index] }
    return FileKind.allCases.filter { kind in
      switch kind {
      case .screens: !feature.guards.isEmpty || screens.contains { !$0.waysOut.isEmpty }
      case .factory: screens.contains { $0.viewModel?.isByHand == false }
      case .routers: !feature.routers.isEmpty
      case .models: !model.generatedModels[index].isEmpty
      case .mappings: !model.mappings[index].isEmpty
      case .previews: !model.previews(of: feature).isEmpty
      }
    }
  }
}

// MARK: Messages

extension FileClash {
  private static func reportClash(
    _ feature: Feature, _ other: Feature, _ report: inout Report
  ) {
    report.error(
      .fileClash,
      "'\(feature.file.path)' and '\(other.file.path)' would generate files of one name",
      at: feature.file.wholeRange.startPoint,
      notes: [Note("the other manifest", at: other.file.wholeRange.startPoint)],
      help: "rename one of the manifests")
  }

  private static func reportFactoryClash(
    _ feature: Feature, _ type: String, _ report: inout Report
  ) {
    report.error(
      .fileClash, "'\(feature.file.path)' would generate a file called like that of '\(type)'",
      at: feature.file.wholeRange.startPoint, help: "rename the manifest")
  }

  private static func reportDuplicateFeatures(
    _ model: Model, but clashing: Set<FileID>, _ report: inout Report
  ) {
    var byName: [String: Feature] = [:]
    for feature in model.features {
      guard let other = byName[feature.name] else {
        byName[feature.name] = feature
        continue
      }
      if clashing.contains(feature.file.id) { continue }
      report.error(
        .duplicateName, "two manifests declare the feature '\(feature.name)'",
        at: feature.file.wholeRange.startPoint,
        notes: [Note("the other manifest", at: other.file.wholeRange.startPoint)],
        help: "rename one under 'feature:'")
    }
  }
}

extension DiagnosticCode {
  static let fileClash: Self = "file-clash"
}
