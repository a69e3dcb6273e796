import RutterDiagnostics
import RutterTemplateEngine

/// One initializer, function or mapper method, as the template sees it.
struct MappingMethod {
  private let mapping: ModelMapping
  private let locate: (SourceRange) -> Value

  init(_ mapping: ModelMapping, _ locate: @escaping (SourceRange) -> Value) {
    self.mapping = mapping
    self.locate = locate
  }

  var record: Record {
    var record = Record(
      [
        "source": .string(mapping.source.description),
        "target": .string(mapping.target.description),
        "isInverse": .bool(mapping.isInverse),
        "summary": .optional(mapping.attributes.summary),
        "condition": .optional(mapping.attributes.condition?.string),
        "deprecated": .optional(mapping.attributes.deprecated),
        "declaration": .string(declaration),
        "assignment": .string(isInitializer ? "self = " : ""),
        "subject": .none,
      ], origin: mapping.range)
    switch mapping.body {
    case .members(let members): addMembers(members, to: &record)
    case .cases(let cases, let otherwise): addCases(cases, otherwise, to: &record)
    }
    return record
  }

  private var isInitializer: Bool {
    if case .initializer = mapping.form { true } else { false }
  }

  // MARK: Declaration

  private var declaration: String {
    let parameters = ([sourceParameter].compactMap { $0 } + mapping.parameters.map(Self.text))
      .joined(separator: ", ")
    switch mapping.form {
    case .initializer(_, let isConvenience):
      let kind = isConvenience ? "convenience " : isFree ? "nonisolated " : ""
      return "\(access)\(kind)init(\(parameters))"
    case .function(let name):
      let name = SwiftName.escaped(name, in: .function)
      return
        "\(access)\(isFree ? "nonisolated " : "")func \(name)(\(parameters)) -> \(mapping.target)"
    case .mapper: return "\(access)func map(\(parameters)) -> \(mapping.target)"
    }
  }

  /// Whether the mapping only ever names cases and literals: it may then be used from any actor, also
  /// where the module's declarations belong to the main actor unless they say otherwise.
  private var isFree: Bool {
    guard case .cases(let cases, let otherwise) = mapping.body, mapping.parameters.isEmpty else {
      return false
    }
    return (cases + [otherwise].compactMap { $0 }).allSatisfy { translation in
      !(translation.patterns + [translation.value]).contains { $0.contains("(") }
    }
  }

  private var access: String {
    if case .mapper = mapping.form { return mapping.access.beforeMember }
    return mapping.access.beforeExtensionMember
  }

  private var sourceParameter: String? {
    let name = SwiftName.escaped(mapping.sourceName, in: .parameterName)
    switch mapping.form {
    case .function: return nil
    case .mapper, .initializer(nil, _): return "_ \(name): \(mapping.source)"
    case .initializer(let label?, _):
      let label = label == mapping.sourceName ? "" : label + " "
      return "\(label)\(name): \(mapping.source)"
    }
  }

  private static func text(_ parameter: Parameter) -> String {
    let name = SwiftName.escaped(parameter.name, in: .parameterName)
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(parameter.isLabelled ? "" : "_ ")\(name): \(parameter.type)\(value)"
  }
}

// MARK: Members

extension MappingMethod {
  /// What only swiftc can judge is bound to a constant of its own first, on a line that says where
  /// the author wrote it; the call itself cannot hold such a line.
  private func addMembers(_ members: [MemberInitialization], to record: inout Record) {
    var taken = mapping.namesInUse
    var bindings: [Value] = []
    let arguments = members.map { member in
      let label = SwiftName.escaped(member.name, in: .argumentLabel)
      guard let location = member.origin.map(locate), location != Value.none else {
        return "\(label): \(member.value)"
      }
      let name = MappingNames.free(member.name) { taken.contains($0) }
      taken.insert(name)
      let constant = SwiftName.escaped(name, in: .property)
      bindings.append(
        .record(
          Record([
            "location": location, "name": .string(constant),
            "type": .optional(member.isTyped ? nil : member.type.description),
            "value": .string(member.value),
          ])))
      return "\(label): \(constant)"
    }
    record["bindings"] = .list(bindings)
    record["callee"] = .string(isInitializer ? "self.init" : mapping.target.description)
    record["arguments"] = .list(arguments.map(Value.string))
    record["isShort"] = .bool(arguments.count <= 2 && !arguments.contains { $0.contains("\n") })
    record["returns"] = .string(isInitializer || bindings.isEmpty ? "" : "return ")
  }
}

// MARK: Cases

extension MappingMethod {
  private func addCases(
    _ cases: [CaseTranslation], _ otherwise: CaseTranslation?, to record: inout Record
  ) {
    record["subject"] = .string(subject)
    record["cases"] = .list(
      cases.map { translation in
        .record(
          Record([
            "pattern": .string(translation.patterns.joined(separator: ", ")),
            "value": .string(translation.value),
          ]))
      })
    record["otherwise"] = .optional(otherwise?.value)
    record["otherwiseLocation"] = otherwise?.origin.map(locate) ?? Value.none
  }

  private var subject: String {
    if case .function = mapping.form { return "self" }
    return SwiftName.escaped(mapping.sourceName, in: .parameterName)
  }
}
