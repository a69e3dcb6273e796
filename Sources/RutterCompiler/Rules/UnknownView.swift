import RutterDiagnostics

/// What: a view or a view model that the app's sources do not declare.
///
/// Why: what is generated names it, and would not compile.
///
/// Example: `view: ProfilView` where the sources have a `ProfileView`.
///
/// Fix: correct the name, or add the folder it is in to the project's `sources`.
///
/// It is only said where the type can come from nowhere else: the generated file imports no module
/// that the sources do not cover, and other views of the same feature are in the sources.
enum UnknownView {
  static func check(_ model: Model, _ report: inout Report) {
    guard !model.declarations.isEmpty else { return }
    for feature in model.features where isCovered(feature, model) {
      let screens = feature.screens.map { model.screens[$0.index] }
      let missing = screens.filter { isMissing($0.view.callee, model) }
      guard missing.count < screens.count else { continue }
      for screen in missing { reportUnknown(screen.view, "view", feature, model, &report) }
      for screen in screens {
        guard let viewModel = screen.viewModel, !viewModel.isByHand,
          isMissing(viewModel.type, model)
        else { continue }
        reportUnknown(viewModel.call, "view model", feature, model, &report)
      }
    }
  }

  /// Whether all that a file of the feature imports is the system's user interface or in the sources.
  private static func isCovered(_ feature: Feature, _ model: Model) -> Bool {
    let imports =
      feature.imports + (model.configuration.imports ?? [])
      + [feature.module, model.configuration.factory.module].compactMap { $0 }
      + model.configuration.factory.imports
    return imports.allSatisfy {
      ["SwiftUI", "Foundation", "Observation"].contains($0) || model.declarations.hasModule($0)
    }
  }

  private static func isMissing(_ callee: String, _ model: Model) -> Bool {
    guard case .success(let type) = SwiftType.parse(callee), let name = type.nominal?.name,
      !name.contains("."), !systemViews.contains(name), !isGenerated(name, model),
      case .unknown = model.declarations.type(named: name)
    else { return false }
    return true
  }

  /// Whether rutter itself may generate it.
  private static func isGenerated(_ name: String, _ model: Model) -> Bool {
    model.routers.contains { name.hasPrefix($0.name) && name.hasSuffix("View") }
  }

  /// Views that come with SwiftUI and can be a screen.
  private static let systemViews: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Color", "ContentUnavailableView", "Divider", "EditButton",
    "EmptyView", "Form", "Gauge", "GeometryReader", "Grid", "Group", "HStack", "Image", "Label",
    "LazyHStack", "LazyVStack", "Link", "List", "Menu", "NavigationStack", "NavigationView",
    "Picker", "ProgressView", "ScrollView", "Section", "SecureField", "Slider", "Spacer", "TabView",
    "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "VStack", "ViewThatFits",
    "ZStack",
  ]
}

// MARK: Messages

extension UnknownView {
  private static func reportUnknown(
    _ call: Call, _ kind: String, _ feature: Feature, _ model: Model, _ report: inout Report
  ) {
    let nearest =
      report.wantsSuggestions
      ? Suggestion.nearest(to: call.callee, in: model.declarations.names) : nil
    let isWritten = feature.file.text(of: call.origin) == call.callee
    let fix = isWritten ? nearest : nil
    let help =
      nearest.map { "did you mean '\($0)'?" }
      ?? "declare it, or add the folder it is in to the project's 'sources'"
    report.error(
      .unknownView, "the sources declare no \(kind) '\(call.callee)'", at: call.origin,
      help: fix == nil ? help : nil,
      fixIts: fix.map { [FixIt("write '\($0)'", replace: call.origin, with: $0)] } ?? [])
  }
}

extension DiagnosticCode {
  static let unknownView: Self = "unknown-view"
}
