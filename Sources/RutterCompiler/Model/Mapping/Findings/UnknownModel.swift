import RutterDiagnostics

/// What: a mapping from or to a type that neither `models:` nor the app's sources declare.
///
/// Why: without its members there is nothing to pair or to check.
///
/// Example: `{from: User, to: UserObjct}`.
///
/// Fix: correct the name, or declare the type's shape under `models:`, in any manifest. A plain type
/// such as `Int` needs none where `cases:` lists its values.
enum UnknownModel {
  /// `isCoded` says that the other side is an enum, so that literals would do.
  static func finding(_ type: TypeText, _ catalog: ModelCatalog, isCoded: Bool) -> Diagnostic {
    let name = type.type.description
    if let obstacle = catalog.obstacle(to: type.type) { return unclear(type, obstacle) }
    let nearest = Suggestion.nearest(to: name, in: catalog.names + catalog.declared.index.names)
    return Diagnostic(
      .error, .unknownModel, "no model '\(excerpt(name))' is declared", at: type.range,
      help: help(type.type, isCoded: isCoded && nearest == nil),
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: type.range, with: $0)] } ?? [])
  }

  private static func unclear(
    _ type: TypeText, _ obstacle: DeclaredModels.Obstacle
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownModel,
      "the shape of '\(excerpt(type.type.description))' cannot be told: \(obstacle.reason)",
      at: type.range, notes: obstacle.places.map { Note("it is declared here", at: $0) },
      help: obstacle.choices.count > 1
        ? "say which: \(obstacle.choices.map { "'\($0)'" }.joined(separator: " or "))"
        : "declare its members under 'models:'")
  }

  private static func help(_ type: SwiftType, isCoded: Bool) -> String {
    if isCoded { return "list the values under 'cases:'" }
    guard let inner = type.unwrapped ?? type.element ?? type.keyAndValue?.value else {
      return "declare its members under 'models:'"
    }
    return "map '\(inner)' itself: optionals and collections follow"
  }
}

extension DiagnosticCode {
  static let unknownModel: Self = "unknown-model"
}
