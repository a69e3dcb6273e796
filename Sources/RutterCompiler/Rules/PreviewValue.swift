import RutterDiagnostics

/// What: a preview for which something is missing, or would be called like another.
///
/// Why: nobody but the app knows which factory and which context values serve in a preview.
///
/// Example: `previews: true`, where the factory stores `services: AppServices`.
///
/// Fix: `previews: {factory: ViewModelFactory.preview}`; `samples:` on the screen.
///
/// Nothing is said while there are errors: a sample that is in error is missing here, too.
enum PreviewValue {
  static func check(_ model: Model, _ report: inout Report) {
    guard let previews = model.configuration.previews, !report.hasErrors else { return }
    let known = model.contextValues
    checkContext(previews, known, &report)
    checkFactory(previews, model, &report)
    checkContextOfScreens(previews, model, known, &report)
    for feature in model.features { checkNames(feature, model, &report) }
    for screen in model.screens where screen.completeSamples.isEmpty {
      reportMissingSample(screen, &report)
    }
  }

  private static func checkContext(
    _ previews: PreviewsEntry, _ known: [String: ContextValue], _ report: inout Report
  ) {
    for value in previews.context where known[value.name.string] == nil {
      reportUnknown(value.name, known, &report)
    }
  }

  private static func checkFactory(
    _ previews: PreviewsEntry, _ model: Model, _ report: inout Report
  ) {
    guard model.previewFactory == nil,
      let screen = model.screens.first(where: {
        $0.viewModel != nil && !$0.completeSamples.isEmpty
      })
    else { return }
    reportMissingFactory(previews, screen, model.configuration.factory, &report)
  }

  /// Each value once, at the first screen that needs it.
  private static func checkContextOfScreens(
    _ previews: PreviewsEntry, _ model: Model, _ known: [String: ContextValue],
    _ report: inout Report
  ) {
    var reported: Set<String> = []
    for screen in model.screens where !screen.completeSamples.isEmpty {
      for name in model.contextNames(of: screen, among: known) {
        guard let value = known[name], model.previewValue(of: value) == nil,
          reported.insert(name).inserted
        else { continue }
        reportMissingContext(name, screen, previews, &report)
      }
    }
  }

  private static func checkNames(_ feature: Feature, _ model: Model, _ report: inout Report) {
    var seen: [String: Preview] = [:]
    for preview in model.previews(of: feature) {
      guard let other = seen[preview.name] else {
        seen[preview.name] = preview
        continue
      }
      report.error(
        .nameClash,
        "the previews '\(preview.title)' and '\(other.title)' would both be called '\(preview.name)'",
        at: preview.sample.range,
        notes: [Note("the other one comes from here", at: other.sample.range)],
        help: "rename one of the samples")
    }
  }
}

// MARK: Messages

extension PreviewValue {
  private static func reportUnknown(
    _ name: SourceText, _ known: [String: ContextValue], _ report: inout Report
  ) {
    let names = known.keys.sorted()
    let nearest = Suggestion.nearest(to: name.string, in: names)
    report.error(
      .unresolvedName, "no router has a context value '\(excerpt(name.string))'", at: name.range,
      help: nearest != nil
        ? nil : names.isEmpty ? "leave it out" : "there are \(names.joined(separator: ", "))",
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.textRange, with: $0)] } ?? []
    )
  }

  private static func reportMissingFactory(
    _ previews: PreviewsEntry, _ screen: Screen, _ factory: FactoryEntry, _ report: inout Report
  ) {
    let names = factory.properties.map { "'\($0.name.string)'" }.joined(separator: ", ")
    report.error(
      .missingPreviewValue,
      names.isEmpty
        ? "previews have no factory, and only the app knows how its '\(factory.type)' is made"
        : "previews have no factory, and '\(factory.type)' cannot be made without \(names)",
      at: previews.range,
      notes: [Note("the preview of '\(screen.name)' needs it", at: screen.range)],
      help: "name one that the app declares: 'previews: {factory: \(factory.type).preview}'")
  }

  private static func reportMissingContext(
    _ name: String, _ screen: Screen, _ previews: PreviewsEntry, _ report: inout Report
  ) {
    report.error(
      .missingPreviewValue, "previews have no value for the context value '\(name)'",
      at: previews.range,
      notes: [Note("the preview of '\(screen.name)' needs it", at: screen.range)],
      help: "add a Swift expression: 'previews: {context: {\(name): …}}'")
  }

  private static func reportMissingSample(_ screen: Screen, _ report: inout Report) {
    let missing = screen.parameters.first { $0.defaultValue == nil }
    report.warning(
      .missingSample, "the screen '\(screen.name)' has no samples, so it gets no preview",
      at: screen.range,
      help: missing.map { "add 'samples: {\($0.name): …}' with Swift expressions" })
  }
}

extension DiagnosticCode {
  static let missingPreviewValue: Self = "missing-preview-value"
  static let missingSample: Self = "missing-sample"
}
