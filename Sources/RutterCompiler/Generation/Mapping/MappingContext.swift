package import RutterDiagnostics
package import RutterTemplateEngine

// Stage 5 of model mappings. The `ModelMapping`s of a manifest enter; the records that
// `mappings.swift.stencil` prints leave: one for each extension or mapper type, each with its
// methods. Every text is final Swift; the template decides what stands on which line.

/// Turns mappings into what the template prints.
package enum MappingContext {
  /// One record for each extension, and for each mapper type with all of its methods, at the place of
  /// the first. `locate` says where the author wrote a value, or none where that is not asked for.
  package static func records(
    _ mappings: [ModelMapping], _ locate: @escaping (SourceRange) -> Value
  ) -> [Record] {
    var mappers: Set<String> = []
    return mappings.compactMap { mapping in
      guard case .mapper(let type) = mapping.form else { return record(mapping, locate) }
      guard mappers.insert(type).inserted else { return nil }
      return mapper(type, mappings.filter { $0.form == mapping.form }, locate)
    }
  }

  /// The record of a mapping by itself.
  package static func record(
    _ mapping: ModelMapping, _ locate: @escaping (SourceRange) -> Value
  ) -> Record {
    let extended: SwiftType
    switch mapping.form {
    case .mapper(let type): return mapper(type, [mapping], locate)
    case .function: extended = mapping.source
    case .initializer: extended = mapping.target
    }
    var method = MappingMethod(mapping, locate).record
    method["condition"] = Value.none
    return Record(
      [
        "kind": .string("extension"),
        "type": .string(extended.description),
        "condition": .optional(mapping.attributes.condition?.string),
        "methods": .list([.record(method)]),
      ], origin: mapping.range)
  }

  /// The type is seen as far as its most visible method.
  private static func mapper(
    _ type: String, _ mappings: [ModelMapping], _ locate: @escaping (SourceRange) -> Value
  ) -> Record {
    let access = mappings.map(\.access).max { $0.reach < $1.reach } ?? .internal
    return Record(
      [
        "kind": .string("mapper"),
        "type": .string(SwiftName.escaped(type, in: .type)),
        "condition": .none,
        "access": .record(access.fields),
        "methods": .list(mappings.map { .record(MappingMethod($0, locate).record) }),
      ], origin: mappings.first?.range)
  }
}

extension Access {
  fileprivate var reach: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
