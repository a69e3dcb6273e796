import RutterDiagnostics
import RutterTemplateEngine

/// What the templates of screens and factories print: protocols, spies, stubs, factory methods.
struct ScreenContext {
  let model: Model
  let locator: Locator
  /// Worked out once a run: it takes a look at every router.
  let factoryAccess: Access

  /// The screens of a feature that open something, as protocols.
  func navigatings(of feature: Feature) -> [Value] {
    feature.screens.map { model.screens[$0.index] }.filter { !$0.waysOut.isEmpty }
      .map { .record(navigating($0)) }
  }

  private func navigating(_ screen: Screen) -> Record {
    let parameters = screen.waysOut.flatMap(\.parameters)
    let isSendable = parameters.allSatisfy { $0.type.isKnownSendable }
    return Record(
      [
        "name": .string(screen.navigating), "screen": .string(screen.name),
        "callType": .string(TypeSpelling.of("Call", model.typeNames)),
        "metadata": .metadata(screen.attributes.metadata),
        "access": .record(screen.access.fields),
        "nonisolated": .string(isSendable ? "nonisolated " : ""),
        "conformances": .string(Self.conformances(of: parameters, isSendable: isSendable)),
        "condition": .string(CallText.condition(conditions(screen.attributes))),
        "methods": .list(screen.waysOut.map { .record(method($0)) }),
      ], origin: screen.range)
  }

  /// What the spy's calls can do: be compared, and be handed to another actor.
  private static func conformances(of parameters: [Parameter], isSendable: Bool) -> String {
    let isEquatable = parameters.allSatisfy { $0.type.canBeCompared }
    let names = (isEquatable ? ["Equatable"] : []) + (isSendable ? ["Sendable"] : [])
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private func method(_ wayOut: WayOut) -> Record {
    let name = SwiftName.escaped(wayOut.method, in: .function)
    let parameters = wayOut.answer.declared(after: wayOut.parameters)
    return Record(
      [
        "name": .string(name), "parameters": .string(parameters),
        "declaration": .string("func \(name)(\(parameters))\(wayOut.answer.result)"),
        "result": .string(wayOut.answer.result),
        "stub": .string(
          wayOut.answer.map { "{ \($0.callback.map { "\($0)(nil)" } ?? "nil") }" } ?? "{}"),
        "answer": wayOut.answer.map { .record(answer($0, of: wayOut)) } ?? Value.none,
        "payload": .string(CallText.payload(wayOut.parameters, defaults: false)),
        "case": .string(SwiftName.escaped(wayOut.method, in: .enumCase)),
        "call": .string(CallText.caseValue(wayOut.method, CallText.passing(wayOut.parameters))),
        "metadata": .metadata(wayOut.attributes.metadata),
        "summary": .optional(summary(of: wayOut)),
        "deprecated": .optional(model.deprecation(of: wayOut)),
        "condition": .string(CallText.condition(model.conditions(of: wayOut))),
        "location": location(wayOut),
      ], origin: wayOut.range)
  }

  /// Only where the author's own types occur can the compiler find fault.
  private func location(_ wayOut: WayOut) -> Value {
    guard wayOut.types.contains(where: { !$0.isKnownSendable }) else { return .none }
    return locator.location(
      wayOut.range,
      before: Locator.Preamble(
        summary: summary(of: wayOut), deprecated: model.deprecation(of: wayOut)))
  }

  /// The author's, or what is not plain from the method itself.
  private func summary(of wayOut: WayOut) -> String? {
    if let own = wayOut.attributes.summary { return own }
    if case .finish = wayOut.effect {
      return "Closes the screen and hands the value to whoever opened it."
    }
    return wayOut.answer.map {
      $0.callback == nil
        ? "Waits for what the screen returns: nil if it is closed without."
        : "Calls back once with what the screen returns: nil if it is closed without."
    }
  }

  /// What a spy or a stub answers.
  private func answer(_ answer: WayOut.Answer, of wayOut: WayOut) -> Record {
    let property = wayOut.name + "Result"
    return Record([
      "property": .string(property), "type": .string(answer.type.asOptional),
      "given": .string(answer.callback.map { "\($0)(\(property))" } ?? "return \(property)"),
    ])
  }

  private func conditions(_ attributes: Attributes) -> [String] {
    attributes.condition.map { [$0.string] } ?? []
  }

  // MARK: Factories

  func factoryMethods(of feature: Feature) -> [Value] {
    feature.screens.map { model.screens[$0.index] }.compactMap { screen in
      screen.viewModel.flatMap { $0.isByHand ? nil : .record(factoryMethod($0, screen)) }
    }
  }

  private func factoryMethod(_ viewModel: ViewModel, _ screen: Screen) -> Record {
    var parameters = [CallText.parameters(viewModel.parameters, defaults: true)]
    if viewModel.takesNavigator { parameters.append("navigator: some \(screen.navigating)") }
    return Record(
      [
        "name": .string(viewModel.method), "screen": .string(screen.name),
        "parameters": .string(parameters.filter { !$0.isEmpty }.joined(separator: ", ")),
        "type": .string(viewModel.type), "call": .string(CallText.call(viewModel.call)),
        "access": .record(model.methodAccess(of: screen, in: factoryAccess).fields),
        "condition": .string(CallText.condition(conditions(screen.attributes))),
        "location": locator.location(viewModel.call.origin),
      ], origin: screen.range)
  }

  /// The factory type itself.
  func factoryType() -> Record {
    let factory = model.configuration.factory
    return Record([
      "name": .string(factory.type), "access": .record(factoryAccess.fields),
      "keyword": .string(factory.form == .struct ? "struct" : "final class"),
      "hasInit": .bool(
        factoryAccess.needsInitializer
          || factory.form == .class && !factory.properties.isEmpty),
      "parameters": .string(
        factory.properties.map { property in
          SwiftName.escaped(property.name.string, in: .parameterName) + ": "
            + property.type.type.asParameter
        }.joined(separator: ", ")),
      "properties": .list(
        factory.properties.map { property in
          .record(
            Record([
              "name": .string(SwiftName.escaped(property.name.string, in: .property)),
              "type": .string(property.type.type.asStored),
              "location": locator.location(property.name.range),
            ]))
        }),
    ])
  }
}

extension Value {
  static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .none }
}

extension SwiftType {
  /// Whether two values of the type can be expected to compare with `==`.
  var canBeCompared: Bool {
    if case .no = canBeHashable { false } else { true }
  }
}
