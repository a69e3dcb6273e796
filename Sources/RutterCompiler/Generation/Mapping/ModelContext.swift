import RutterTemplateEngine

/// A model's type as the template declares it.
struct ModelContext {
  private let model: GeneratedModel

  init(_ model: GeneratedModel) { self.model = model }

  func record() -> Record {
    let attributes = model.declaration.attributes
    return Record(
      [
        "summary": .optional(attributes.summary),
        "condition": .optional(attributes.condition?.string),
        "deprecated": .optional(attributes.deprecated),
        "metadata": .metadata(attributes.metadata),
        "access": .record(model.access.fields),
        "scope": .optional(scope),
        "declaration": .string(declaration),
        "members": .list(model.entry.members.map { .string(property($0)) }),
        "parameters": .list(
          needsInitializer ? model.entry.members.map { .string(parameter($0)) } : []),
        "assignments": .list(
          needsInitializer ? model.entry.members.compactMap(assignment).map { .string($0) } : []),
        "needsInitializer": .bool(needsInitializer),
        "cases": .list(model.entry.cases.map { .string(enumCase($0)) }),
        "comparesIdentity": .bool(isClass && isCompared),
        "hashesIdentity": .bool(isClass && model.conforms(to: "Hashable")),
        "name": .string(name),
      ], origin: model.entry.name.range)
  }

  private var isClass: Bool { model.entry.kind == .class }

  private var isCompared: Bool { model.conforms(to: "Equatable") || model.conforms(to: "Hashable") }

  // MARK: Declaration

  /// The last name of a nested type's path, with its parameters.
  private var name: String {
    guard case .named(let components) = model.type.bare.kind, let last = components.last else {
      return model.type.description
    }
    let parameters = last.arguments.map(\.description).joined(separator: ", ")
    return SwiftName.escaped(last.name, in: .type) + (parameters.isEmpty ? "" : "<\(parameters)>")
  }

  /// The type that a nested one is declared in an extension of.
  private var scope: String? {
    guard case .named(let components) = model.type.bare.kind, components.count > 1 else {
      return nil
    }
    return components.dropLast().map { SwiftName.escaped($0.name, in: .type) }
      .joined(separator: ".")
  }

  /// Data belongs to no actor, also where the module's declarations do unless they say otherwise.
  private var declaration: String {
    let access = scope == nil ? model.access.beforeType : model.access.beforeExtensionMember
    let keyword = isClass ? "final class" : model.entry.kind.rawValue
    let conformances = model.declaration.conformances.map(\.type.description)
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    let isolation = model.entry.kind == .actor ? "" : "nonisolated "
    return "\(access)\(isolation)\(keyword) \(name)\(list)"
  }

  // MARK: Members

  private func property(_ member: ParameterEntry) -> String {
    let binding = isClass && model.conforms(to: "Sendable") ? "let" : "var"
    let name = SwiftName.escaped(member.name?.string ?? "", in: .property)
    let value = needsInitializer ? "" : member.defaultValue.map { " = \($0.text)" } ?? ""
    return "\(model.access.beforeMember)\(binding) \(name): \(member.type.type.asStored)\(value)"
  }

  /// The one that Swift writes is seen within the module only, and classes have none.
  private var needsInitializer: Bool {
    switch model.entry.kind {
    case .class, .actor: true
    case .struct: model.access.needsInitializer
    case .enum: false
    }
  }

  private func parameter(_ member: ParameterEntry) -> String {
    let name = SwiftName.escaped(member.name?.string ?? "", in: .declaredLabel)
    let value = member.defaultValue.map { " = \($0.text)" } ?? ""
    return "\(name): \(member.type.type.asParameter)\(value)"
  }

  private func assignment(_ member: ParameterEntry) -> String? {
    guard let name = member.name?.string else { return nil }
    return "self.\(SwiftName.escaped(name, in: .memberAccess)) = "
      + SwiftName.escaped(name, in: .parameterName)
  }

  // MARK: Cases

  private func enumCase(_ own: EnumCaseEntry) -> String {
    let payloads = own.payloads.map { payload in
      (payload.label.map { SwiftName.escaped($0.string, in: .declaredLabel) + ": " } ?? "")
        + payload.type.type.asStored
    }
    let name = SwiftName.escaped(own.name.string, in: .enumCase)
    return payloads.isEmpty ? name : "\(name)(\(payloads.joined(separator: ", ")))"
  }
}
