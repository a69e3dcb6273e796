package import RutterDiagnostics

/// A screen with one of its samples, as the previews show it.
package struct Preview: Sendable {
  package let screen: ScreenID
  package let sample: Sample
  /// The case that stands for it: the screen's name and, unless it is `default`, the sample's.
  package let name: String
  /// What people read: `movieDetails – long`.
  package let title: String

  init(_ screen: Screen, _ sample: Sample) {
    self.screen = screen.id
    self.sample = sample
    let isUnnamed = sample.name == SampleEntry.unnamed
    let name = screen.name + (isUnnamed ? "" : SwiftName.upperCamelCase(sample.name))
    self.name = Self.taken.contains(name) ? name + "Screen" : name
    title = isUnnamed ? screen.name : "\(screen.name) – \(sample.name)"
  }

  /// The members that the enum of previews has of its own.
  private static let taken: Set<String> = ["allCases", "body", "hash", "hashValue"]
}

extension Model {
  /// The previews of a feature, in the order of its manifest; none unless the project asks for them.
  package func previews(of feature: Feature) -> [Preview] {
    guard configuration.previews != nil else { return [] }
    return feature.screens.map { screens[$0.index] }.flatMap { screen in
      screen.completeSamples.map { Preview(screen, $0) }
    }
  }

  /// Where a feature's previews are: with the factory, if one of them needs it.
  package func previewModule(of feature: Feature) -> String? {
    let needsFactory = feature.screens.contains { screens[$0.index].viewModel != nil }
    return needsFactory ? factoryMethodsModule(of: feature) : feature.module
  }

  /// The enum of a feature's previews.
  package func previewType(of feature: Feature) -> String {
    let name = SwiftName.upperCamelCase(feature.name) + "Preview"
    return SwiftName.isIdentifier(name) ? name : "_" + name
  }

  /// The first declaration of each context value, by name.
  package var contextValues: [String: ContextValue] {
    Dictionary(routers.flatMap(\.context).map { ($0.name, $0) }) { first, _ in first }
  }

  /// What a screen's calls name beside its parameters, among these.
  package func contextNames(of screen: Screen, among known: [String: ContextValue]) -> [String] {
    let parameters = Set(screen.parameters.map(\.name))
    let names = Set(
      screen.view.arguments.flatMap(\.value.freeNames)
        + screen.modifiers.flatMap { $0.freeNames.map(\.name) })
    return names.filter { known[$0] != nil && !parameters.contains($0) }.sorted()
  }

  /// What makes the factory of previews; nil where nobody can know.
  package var previewFactory: String? {
    if let factory = configuration.previews?.factory { return factory.text }
    let factory = configuration.factory
    let isOurs = factory.form != .extension
    return isOurs && factory.properties.isEmpty ? factory.type + "()" : nil
  }

  /// What stands for a context value in previews; nil where nobody can know.
  package func previewValue(
    of value: ContextValue
  ) -> (expression: SwiftExpression, range: SourceRange?)? {
    let given = configuration.previews?.context.last { $0.name.string == value.name }
    if let given { return (given.value.expression, given.value.range) }
    guard value.type.canonical == "Namespace.ID",
      case .success(let namespace) = SwiftExpression.parse("Namespace().wrappedValue")
    else { return nil }
    return (namespace, nil)
  }
}
