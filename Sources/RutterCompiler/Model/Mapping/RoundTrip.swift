/// A mapping and its inverse one after the other, which a test can hold against the value it began with.
package struct RoundTrip: Sendable {
  /// Where it begins and ends.
  package let type: SwiftType
  /// Where it leads.
  package let through: SwiftType
  /// The value that comes back, with `$0` for the one that went.
  package let value: String
  /// All values there are, where these are the cases of an enum.
  package let samples: [String]
}

extension MappingResolver {
  /// From the source and back or, where its values cannot be compared, from the target. Nil where neither
  /// can, as far as the sources tell, or the mappings take more than the value.
  func roundTrip(_ forward: MappingPlan, _ inverse: MappingPlan) -> RoundTrip? {
    let heads = [forward.head, inverse.head]
    guard heads.allSatisfy({ $0.parameters.allSatisfy { $0.defaultValue != nil } }),
      heads.allSatisfy({ $0.effects == MappingEffects() }), !forward.isUpdateOnly
    else {
      return nil
    }
    return roundTrip(from: forward.source, heads)
      ?? roundTrip(from: forward.target, heads.reversed())
  }

  private func roundTrip(from start: ModelEntry?, _ heads: [MappingHead]) -> RoundTrip? {
    guard let start, let first = heads.first, isEquatable(start, first.source) else { return nil }
    return RoundTrip(
      type: first.source, through: first.target,
      value: heads.reduce("$0") { $1.call(with: $0) },
      samples: start.isPlainEnum ? start.cases.map { CaseResolver.access($0) } : [])
  }

  private func isEquatable(_ model: ModelEntry, _ type: SwiftType) -> Bool {
    guard case .success? = catalog.declared.shape(of: type) else { return model.isPlainEnum }
    return catalog.declared.index.isEquatable(type)
  }
}

extension ModelEntry {
  /// Whether it is an enum whose cases carry nothing: Swift compares these unasked.
  fileprivate var isPlainEnum: Bool {
    kind == .enum && !cases.isEmpty && cases.allSatisfy(\.payloads.isEmpty)
  }
}

extension MappingHead {
  /// The mapping called from outside.
  fileprivate func call(with value: String) -> String {
    switch form {
    case .initializer(let label?, _):
      "\(target)(\(SwiftName.escaped(label, in: .argumentLabel)): \(value))"
    case .initializer(nil, _): "\(target)(\(value))"
    case .function(let name): "\(value).\(SwiftName.escaped(name, in: .memberAccess))()"
    case .mapper(let type): "\(SwiftName.escaped(type, in: .type))().map(\(value))"
    }
  }
}
