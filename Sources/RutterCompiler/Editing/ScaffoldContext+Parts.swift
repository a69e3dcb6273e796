import RutterTemplateEngine

/// The parts, each from the call that the generated code makes.
extension ScaffoldContext {
  func view() throws(ScaffoldGap) -> Record {
    record(screen.view.callee, try properties(of: screen.view))
  }

  func viewModel() throws(ScaffoldGap) -> Record? {
    guard let viewModel = screen.viewModel, !viewModel.isByHand else { return nil }
    return record(viewModel.type, try properties(of: viewModel.call))
  }

  /// The type behind a factory's argument such as `.live(services: services)`.
  func dependencies() throws(ScaffoldGap) -> Record? {
    guard let call = screen.viewModel?.call,
      let argument = call.arguments.first(where: { implicitMember($0) != nil }),
      let member = implicitMember(argument)
    else { return nil }
    let parameters = try member.arguments.map { label, name throws(ScaffoldGap) in
      guard let type = factoryProperty(name) else {
        throw ScaffoldGap(text: "\(typeName)Dependencies: the type of '\(name)' is not known")
      }
      let inner = label == name ? name : "\(label) \(name)"
      return "\(inner): \(type)"
    }
    return Record([
      "type": .string(dependencyType(argument)), "function": .string(member.name),
      "parameters": .string(parameters.joined(separator: ", ")),
    ])
  }

  /// A test that makes the view model or, without one, the view.
  func tests() throws(ScaffoldGap) -> Record {
    let call = screen.viewModel?.call ?? screen.view
    let arguments = try properties(of: call).map { property throws(ScaffoldGap) in
      guard let sample = property.sample else {
        throw ScaffoldGap(text: "\(typeName)Tests: no value of \(property.stored) can be made up")
      }
      return "\(property.name): \(sample)"
    }
    return Record([
      "type": .string(typeName + "Tests"),
      "call": .string("\(call.callee)(\(arguments.joined(separator: ", ")))"),
    ])
  }

  private func record(_ type: String, _ properties: [Property]) -> Record {
    Record([
      "type": .string(type),
      "properties": .list(
        properties.map { property in
          let isObserved =
            property.name == "viewModel"
            && model.configuration.observation == .observableObject
          return .record(
            Record([
              "name": .string(property.name), "stored": .string(property.stored),
              "keyword": .string(isObserved ? "@ObservedObject var" : "let"),
            ]))
        }),
      "parameters": .string(
        properties.map { "\($0.name): \($0.parameter)" }.joined(separator: ", ")),
    ])
  }

  // MARK: Properties

  private func properties(of call: Call) throws(ScaffoldGap) -> [Property] {
    try call.arguments.map { argument throws(ScaffoldGap) in
      guard let label = argument.label, let property = property(label, argument) else {
        let name = argument.label ?? "_"
        throw ScaffoldGap(text: "\(call.callee): the type of its argument '\(name):' is not known")
      }
      return property
    }
  }

  private func property(_ label: String, _ argument: Call.Argument) -> Property? {
    let text = text(of: argument)
    if text == "viewModel", let type = screen.viewModel?.type {
      return Property(name: label, stored: type, parameter: type, sample: nil)
    }
    if text == "navigator" {
      return Property(
        name: label, stored: "any \(screen.navigating)", parameter: "any \(screen.navigating)",
        sample: "\(screen.navigating)Stub()")
    }
    if let parameter = screen.parameters.first(where: { $0.name == text }) {
      return Property(
        name: label, stored: parameter.type.asStored, parameter: parameter.type.asParameter,
        sample: Self.sample(parameter.type.description))
    }
    if let type = factoryProperty(text) {
      return Property(name: label, stored: type, parameter: type, sample: nil)
    }
    guard implicitMember(argument) != nil else { return nil }
    let type = dependencyType(argument)
    return Property(name: label, stored: type, parameter: type, sample: "\(type)()")
  }

  private func text(of argument: Call.Argument) -> String {
    switch argument.value {
    case .name(let name): name
    case .expression(let expression): expression.text
    }
  }

  private func factoryProperty(_ name: String) -> String? {
    model.configuration.factory.properties.first { $0.name.string == name }?.type.type.asParameter
  }

  private func dependencyType(_ argument: Call.Argument) -> String {
    typeName + SwiftName.upperCamelCase(argument.label ?? "dependencies")
  }

  /// `.live(services: services)`: a function's name, and names passed under labels.
  private func implicitMember(
    _ argument: Call.Argument
  ) -> (name: String, arguments: [(label: String, name: String)])? {
    let text = text(of: argument)
    guard text.hasPrefix("."), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    let name = text[text.index(after: text.startIndex)..<open]
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split(separator: ",").map { part in
      part.split(separator: ":").map { String($0.filter { $0 != " " }) }
    }
    let isPlain = { (word: String) in SwiftName.isUnescapedIdentifier(word) }
    guard isPlain(String(name)), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(isPlain) })
    else { return nil }
    return (String(name), parts.map { ($0[0], $0[1]) })
  }

  private static func sample(_ type: String) -> String? {
    switch type {
    case "Int": "1"
    case "Double", "Float": "1.5"
    case "Bool": "true"
    case "String": "\"text\""
    case let type where type.hasSuffix("?"): "nil"
    case let type where type.hasPrefix("[") && type.hasSuffix("]"):
      type.contains(":") ? "[:]" : "[]"
    default: nil
    }
  }
}
