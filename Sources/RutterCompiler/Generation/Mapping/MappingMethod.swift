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
        "metadata": .metadata(mapping.attributes.metadata),
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
    return cases.allSatisfy(\.isFree) && otherwise?.isFree != false
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
      let isOwnLabel = label == mapping.sourceName
      let label = SwiftName.escaped(label, in: .declaredLabel)
      return "\(isOwnLabel ? label : "\(label) \(name)"): \(mapping.source)"
    }
  }

  private static func text(_ parameter: Parameter) -> String {
    let name =
      parameter.isLabelled
      ? SwiftName.escaped(parameter.name, in: .declaredLabel)
      : "_ " + SwiftName.escaped(parameter.name, in: .parameterName)
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(name): \(parameter.type)\(value)"
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
      let label =
        member.isLabelled ? SwiftName.escaped(member.name, in: .argumentLabel) + ": " : ""
      guard let location = member.origin.map(locate), location != Value.none else {
        return label + member.value
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
      return label + constant
    }
    let isShort = arguments.count <= 2 && !arguments.contains { $0.contains("\n") }
    record["bindings"] = .list(bindings)
    record["callee"] = .string(isInitializer ? "self.init" : mapping.target.description)
    record["arguments"] = .list(arguments.map(Value.string))
    record["isShort"] = .bool(isShort)
    record["returns"] = .string(isInitializer || bindings.isEmpty ? "" : "return ")
    record["location"] =
      fits(isShort ? [arguments.joined(separator: ", ")] : arguments)
      ? (isShort ? locate(mapping.range) : locationBefore(members)) : .none
  }

  /// Whether each text surely stays on one line, the callee and its `return` before it.
  private func fits(_ texts: [String]) -> Bool {
    let room = SwiftLayout.lineLength - "      return self.init()".count
    let width = isInitializer ? 0 : mapping.target.description.count
    return texts.allSatisfy { $0.count + width <= room && !$0.contains("\n") }
  }

  /// The line before the members' own in the target's model, where they stand one below the other as
  /// the arguments do.
  private func locationBefore(_ members: [MemberInitialization]) -> Value {
    let places = members.map { locate($0.declaration) }
    let lines = places.map(Self.line)
    guard case .record(var place)? = places.first, let first = lines[0], first > 1,
      lines == lines.indices.map({ first + $0 })
    else { return .none }
    place["line"] = .int(first - 1)
    return .record(place)
  }

  private static func line(of place: Value) -> Int? {
    guard case .record(let place) = place, case .int(let line)? = place["line"] else { return nil }
    return line
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
