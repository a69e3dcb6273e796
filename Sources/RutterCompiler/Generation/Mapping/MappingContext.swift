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
    return mappings.flatMap { mapping in
      guard case .mapper(let type) = mapping.form else { return extensions(mapping, locate) }
      guard mappers.insert(type).inserted else { return [] }
      return [mapper(type, mappings.filter { $0.form == mapping.form }, locate)]
    }
  }

  /// The records of a mapping by itself: an extension, and one of the optional of what it extends.
  private static func extensions(
    _ mapping: ModelMapping, _ locate: @escaping (SourceRange) -> Value
  ) -> [Record] {
    let method = MappingMethod(mapping, locate)
    guard case .function = mapping.form else {
      return [record(mapping, "\(mapping.target)", method.records)]
    }
    let own = record(mapping, "\(mapping.source)", method.records)
    guard mapping.lifts, !mapping.isUpdateOnly else { return [own] }
    return [own, record(mapping, "Optional<\(mapping.source)>", [method.liftedMethod])]
  }

  private static func record(
    _ mapping: ModelMapping, _ type: String, _ methods: [Record]
  ) -> Record {
    Record(
      [
        "kind": .string("extension"), "type": .string(type),
        "condition": .optional(mapping.attributes.condition?.string),
        "methods": .list(methods.map { .record(unconditional($0)) }),
      ], origin: mapping.range)
  }

  private static func unconditional(_ method: Record) -> Record {
    var method = method
    method["condition"] = Value.none
    return method
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
        "methods": .list(
          mappings.flatMap { MappingMethod($0, locate).records }.map { .record($0) }),
      ], origin: mappings.first?.range)
  }
}

extension Access {
  fileprivate var reach: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
