import RutterDiagnostics
import RutterTemplateEngine

/// What the template of previews prints: an enum of a feature's screens with their samples.
struct PreviewContext {
  let model: Model
  let locator: Locator
  private let contextValues: [String: ContextValue]

  init(_ model: Model, _ locator: Locator) {
    self.model = model
    self.locator = locator
    contextValues = model.contextValues
  }

  /// One record, or none.
  func records(of feature: Feature) -> [Value] {
    let previews = model.previews(of: feature)
    if previews.isEmpty { return [] }
    let conditions = previews.map { self.conditions(model.screens[$0.screen.index]) }
    let record = Record(
      [
        "name": .string(model.previewType(of: feature)), "feature": .string(feature.name),
        "condition": .string(Self.anyOf(conditions)),
        "modified": .optional(modified), "modifiersLocation": modifiersLocation,
        "cases": .list(previews.map { .record(self.record($0)) }),
      ], origin: feature.file.wholeRange.startPoint)
    return [.record(record)]
  }

  private var modifiers: [ExpressionText] { model.configuration.previews?.modifiers ?? [] }

  /// The view with what every preview gets; none if that is nothing.
  private var modified: String? {
    modifiers.isEmpty ? nil : "screen" + modifiers.map(\.text).joined()
  }

  private var modifiersLocation: Value {
    modifiers.first.map { locator.location($0.range) } ?? Value.none
  }

  private func conditions(_ screen: Screen) -> [String] {
    screen.attributes.condition.map { [$0.string] } ?? []
  }

  /// Where at least one of the cases is there: an enum without cases has nothing to switch over.
  private static func anyOf(_ all: [[String]]) -> String {
    if all.contains(where: \.isEmpty) { return "DEBUG" }
    var texts: [String] = []
    for text in all.map({ CallText.condition($0) }) where !texts.contains(text) {
      texts.append(text)
    }
    return texts.count == 1
      ? CallText.condition(["DEBUG"] + texts)
      : "DEBUG && (" + texts.map { "(\($0))" }.joined(separator: " || ") + ")"
  }

  private func record(_ preview: Preview) -> Record {
    let screen = model.screens[preview.screen.index]
    let values = PreviewValues(screen, preview.sample, stand: standIns(for: screen))
    let origin = preview.sample.values.first?.range ?? screen.view.origin
    let view =
      CallText.call(screen.view, replacing: values.replacements)
      + screen.modifiers.map { CallText.text($0, replacing: values.replacements) }.joined()
    return Record(
      [
        "name": .string(SwiftName.escaped(preview.name, in: .enumCase)),
        "member": .string(SwiftName.escaped(preview.name, in: .memberAccess)),
        "title": .string(preview.title),
        "navigationTitle": .optional(screen.title),
        "constants": .list(values.constants.map { constant($0, preview.sample) }),
        "viewModel": .optional(
          screen.viewModel.map { "let viewModel = " + factoryCall($0, screen, values) }),
        "call": .string(view), "location": locator.location(origin),
        "condition": .string(CallText.condition(conditions(screen))),
      ], origin: preview.sample.range)
  }

  private func constant(_ constant: PreviewValues.Constant, _ sample: Sample) -> Value {
    .record(
      Record([
        "text": .string(constant.text),
        "location": locator.location(constant.range ?? sample.range),
      ]))
  }

  private func standIns(for screen: Screen) -> [String: PreviewValues.StandIn] {
    var standIns: [String: PreviewValues.StandIn] = [:]
    for name in model.contextNames(of: screen, among: contextValues) {
      guard let value = contextValues[name], let (expression, range) = model.previewValue(of: value)
      else { continue }
      standIns[name] = .init(type: value.type, value: expression, range: range)
    }
    return standIns
  }

  private func factoryCall(
    _ viewModel: ViewModel, _ screen: Screen, _ values: PreviewValues
  ) -> String {
    var arguments = viewModel.parameters.map { parameter in
      CallText.label(parameter.isLabelled ? parameter.name : nil)
        + CallText.text(.name(parameter.name), replacing: values.replacements)
    }
    if viewModel.takesNavigator { arguments.append("navigator: \(screen.navigating)Stub()") }
    let factory = model.previewFactory ?? model.configuration.factory.type + "()"
    return "\(factory).\(viewModel.method)(\(arguments.joined(separator: ", ")))"
  }
}

/// How a sample's values reach the calls of a screen: in place where they are passed on as they are,
/// as constants where an expression uses them.
struct PreviewValues {
  struct StandIn {
    let type: SwiftType
    let value: SwiftExpression
    let range: SourceRange?
  }

  /// What names are printed as.
  private(set) var replacements: [String: String] = [:]
  /// `let movie: Movie = .sample`
  private(set) var constants: [Constant] = []

  struct Constant {
    let text: String
    /// Where its value is written.
    let range: SourceRange?
  }

  init(_ screen: Screen, _ sample: Sample, stand standIns: [String: StandIn]) {
    if !screen.waysOut.isEmpty { replacements["navigator"] = screen.navigating + "Stub()" }
    let used = Self.usedInside(screen)
    let given = Dictionary(sample.values.map { ($0.parameter.name, $0) }) { $1 }
    for parameter in screen.parameters {
      let value = given[parameter.name]
      guard let text = value?.expression.text ?? parameter.defaultValue else { continue }
      if used.contains(parameter.name) {
        constants.append(Self.constant(parameter.name, parameter.type, text, at: value?.range))
      } else {
        replacements[parameter.name] = text
      }
    }
    for (name, standIn) in standIns.sorted(by: { $0.key < $1.key }) {
      if used.contains(name) {
        constants.append(
          Self.constant(name, standIn.type, standIn.value.text, at: standIn.range))
      } else {
        replacements[name] = standIn.value.text
      }
    }
  }

  private static func constant(
    _ name: String, _ type: SwiftType, _ text: String, at range: SourceRange?
  ) -> Constant {
    let name = SwiftName.escaped(name, in: .parameterName)
    return Constant(text: "let \(name): \(type.asStored) = \(text)", range: range)
  }

  /// The names that occur in larger expressions, where their type would no longer be known.
  private static func usedInside(_ screen: Screen) -> Set<String> {
    var names = Set(screen.modifiers.flatMap { $0.freeNames.map(\.name) })
    for argument in screen.view.arguments {
      if case .expression(let expression) = argument.value, expression.identifier == nil {
        names.formUnion(expression.freeNames.map(\.name))
      }
    }
    return names
  }
}
