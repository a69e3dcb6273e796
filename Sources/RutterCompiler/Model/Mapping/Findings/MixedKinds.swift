import RutterDiagnostics

/// What: a mapping between an enum and a type with members, or one with the other's keys.
///
/// Why: enums are translated case by case, under `cases:`; other types are filled member by member,
/// under `members:`.
///
/// Example: `cases:` in a mapping between two structs.
///
/// Fix: use the key that fits, or write the conversion as an expression where it is needed.
enum MixedKinds {
  static func finding(
    _ entry: MappingEntry, _ source: ModelEntry, _ target: ModelEntry
  ) -> Diagnostic {
    Diagnostic(
      .error, .mixedKinds,
      "'\(source.name.string)' is \(article(source)) and '\(target.name.string)' \(article(target))",
      at: entry.target.range,
      notes: [source, target].map {
        Note("'\($0.name.string)' is declared here", at: $0.name.range)
      },
      help: "an enum maps to an enum; write this conversion as an expression where it is needed")
  }

  static func misplaced(at range: SourceRange, isEnum: Bool) -> Diagnostic {
    Diagnostic(
      .error, .mixedKinds,
      isEnum ? "an enum has no members to fill" : "only an enum is mapped by cases", at: range,
      help: isEnum ? "use 'cases:'" : "use 'members:'")
  }

  private static func article(_ model: ModelEntry) -> String {
    withArticle(model.kind.rawValue)
  }
}

extension DiagnosticCode {
  static let mixedKinds: Self = "mixed-kinds"
}
