/// What a type inherits from and conforms to, as far as the sources declare it.
extension DeclarationIndex {
  struct Ancestors {
    /// Classes and protocols, the nearest first, each once.
    var types: [DeclaredType] = []
    /// Whether none can bring a member that nobody sees here.
    var isComplete = true
  }

  /// How many ancestors are looked at before giving up.
  private static let mostAncestors = 64

  func ancestors(of type: DeclaredType) -> Ancestors {
    var ancestors = Ancestors()
    var seen: Set<String> = [type.fullName]
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < Self.mostAncestors {
      for name in next.inheritedNames where !Self.bareProtocols.contains(name) {
        guard let full = fullName(name, in: Scope(next)),
          case .found(let ancestor) = self.type(named: full)
        else {
          // An enum's raw type has no members that the enum inherits.
          if next.kind != .enum || next.inheritedNames.first != name {
            ancestors.isComplete = false
          }
          continue
        }
        guard seen.insert(ancestor.fullName).inserted else { continue }
        ancestors.types.append(ancestor)
        waiting.append(ancestor)
        if ancestor.mayHaveMore { ancestors.isComplete = false }
      }
    }
    return ancestors
  }

  /// Protocols whose extensions bring no property that a mapping would read.
  private static let bareProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Observable", "ObservableObject",
    "RawRepresentable", "Sendable", "Copyable", "~Copyable", "BitwiseCopyable",
  ]
}
