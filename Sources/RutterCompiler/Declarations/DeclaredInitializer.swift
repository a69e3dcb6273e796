package import RutterDiagnostics

/// One way to make a value of a declared type: written by the app, or the one Swift adds.
package struct DeclaredInitializer: Sendable {
  package struct Parameter: Sendable {
    /// Whether a call has to name it.
    package enum Need: Sendable { case required, optional, unknown }

    package let label: String?
    package let name: String
    /// As written; nil where it cannot be told.
    package let type: String?
    package let need: Need
    package let isVariadic: Bool
    package let range: SourceRange
  }

  package let parameters: [Parameter]
  package let access: DeclaredAccess
  package let isFailable: Bool
  package let isAsync: Bool
  package let isThrowing: Bool
  package let isMemberwise: Bool
  package let isGeneric: Bool
  package let condition: String?
  /// Of the initializer, or of the type where Swift adds it.
  package let range: SourceRange

  /// `(id:title:)`
  package var labels: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension DeclaredType {
  /// What a value can be made with; nil where that cannot be told: a macro or a superclass elsewhere
  /// may add to it.
  package func initializers(in index: DeclarationIndex) -> [DeclaredInitializer]? {
    if mayHaveMore { return nil }
    let written = parts.flatMap { part in
      part.declaration.initializers.map { Self.written($0, in: part) }
    }
    guard main.declaration.initializers.isEmpty else { return written }
    switch kind {
    case .struct: return written + [memberwise]
    case .class, .actor:
      guard let inherited = inheritedInitializers(in: index) else { return nil }
      return written + inherited
    default: return written
    }
  }

  private static func written(
    _ declared: InitializerDeclaration, in part: Part
  ) -> DeclaredInitializer {
    DeclaredInitializer(
      parameters: declared.parameters.map { parameter in
        .init(
          label: parameter.label, name: parameter.name, type: part.text(parameter.type),
          need: parameter.value != nil || parameter.isVariadic ? .optional : .required,
          isVariadic: parameter.isVariadic, range: parameter.range)
      },
      access: declared.modifiers.access ?? part.declaration.modifiers.access ?? .internal,
      isFailable: declared.isFailable, isAsync: declared.isAsync,
      isThrowing: declared.isThrowing, isMemberwise: false, isGeneric: !declared.generics.isEmpty,
      condition: declared.modifiers.condition, range: declared.range)
  }

  /// A class without initializers of its own takes over its superclass's, or has `init()`.
  private func inheritedInitializers(in index: DeclarationIndex) -> [DeclaredInitializer]? {
    guard kind == .class, let first = main.declaration.inherited.first else { return [empty] }
    switch index.type(named: main.text(first), from: main.file) {
    case .found(let parent) where parent.kind == .class: return parent.initializers(in: index)
    case .found(let parent) where parent.kind == .protocol: return [empty]
    default:
      let name = inheritedNames.first ?? ""
      return Self.knownProtocols.contains(name) ? [empty] : nil
    }
  }

  private static let knownProtocols: Set<String> = [
    "ObservableObject", "Sendable", "Identifiable", "Hashable", "Equatable", "Codable", "Encodable",
    "Decodable", "Comparable", "CustomStringConvertible", "AnyObject", "Error",
  ]

  private var empty: DeclaredInitializer { added([], .internal) }

  func added(
    _ parameters: [DeclaredInitializer.Parameter], _ access: DeclaredAccess
  ) -> DeclaredInitializer {
    DeclaredInitializer(
      parameters: parameters, access: access, isFailable: false, isAsync: false,
      isThrowing: false, isMemberwise: true, isGeneric: false,
      condition: main.declaration.modifiers.condition,
      range: range)
  }
}
