import RutterDiagnostics

/// A model's type that is declared by what is generated.
package struct GeneratedModel: Sendable {
  package let entry: ModelEntry
  package let type: SwiftType
  package let declaration: ModelDeclarationEntry
  package let access: Access

  /// Those of each manifest, in the author's order.
  static func all(
    _ manifests: [Manifest], defaults: Access, into report: inout Report
  ) -> [[GeneratedModel]] {
    manifests.map { manifest in
      manifest.models.compactMap { entry in
        guard let declaration = entry.declaration,
          case .success(let type) = SwiftType.parse(entry.name.string)
        else { return nil }
        check(entry, declaration, into: &report)
        return GeneratedModel(
          entry: entry, type: type, declaration: declaration,
          access: declaration.access ?? manifest.access ?? defaults)
      }
    }
  }

  private static func check(
    _ entry: ModelEntry, _ declaration: ModelDeclarationEntry, into report: inout Report
  ) {
    for conformance in declaration.conformances {
      switch conformance.type.nominal?.name {
      case "Identifiable" where entry.member("id") == nil && entry.kind != .class:
        report.add(NotConforming.identifiable(conformance, entry))
      case "Hashable", "Equatable":
        for type in entry.storedTypes {
          guard case .no(let reason, let part) = type.type.canBeHashable else { continue }
          report.add(NotConforming.member(conformance, type, part, reason))
        }
      default: break
      }
    }
  }

  func conforms(to name: String) -> Bool {
    declaration.conformances.contains { $0.type.nominal?.name == name }
  }
}

extension ModelEntry {
  /// The types of all that a value holds; a class is told apart by its identity instead.
  fileprivate var storedTypes: [TypeText] {
    kind == .class ? [] : members.map(\.type) + cases.flatMap(\.payloads).map(\.type)
  }
}

extension Model {
  /// The half of a model that mappings are, resolved by itself.
  mutating func takeMappings(of other: Model) {
    mappings = other.mappings
    generatedModels = other.generatedModels
    for (index, mappings) in mappings.enumerated() {
      features[index].mappingModules = Set(mappings.flatMap(\.modules))
    }
  }
}
