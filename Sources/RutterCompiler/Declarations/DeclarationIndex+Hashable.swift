/// Whether types of the app's own are `Hashable`, as far as the sources tell.
extension DeclarationIndex {
  /// A type within `type` that is surely not `Hashable`; nil if there is none, or it cannot be told.
  func unhashablePart(of type: SwiftType) -> DeclaredType? {
    guard !isEmpty else { return nil }
    let type = meant(type)
    if let inner = type.unwrapped ?? type.element { return unhashablePart(of: inner) }
    if let (key, value) = type.keyAndValue {
      return unhashablePart(of: key) ?? unhashablePart(of: value)
    }
    guard let (name, _) = type.nominal, case .found(let declared) = self.type(named: name),
      declared.kind != .protocol, isHashable(declared) == false
    else { return nil }
    return declared
  }

  /// Nil where a macro, or a protocol or superclass from elsewhere, has a say in it.
  private func isHashable(_ declared: DeclaredType) -> Bool? {
    let ancestors = ancestors(of: declared)
    let names = ([declared] + ancestors.types).flatMap(\.inheritedNames)
    if names.contains(where: Self.hashable.contains) { return true }
    if declared.kind == .enum, declared.parts.allSatisfy(\.declaration.cases.isPlain) {
      return true
    }
    let isModel = declared.main.declaration.modifiers.attributes.contains { $0.name == "Model" }
    return declared.mayHaveMore || isModel || !ancestors.isComplete ? nil : false
  }

  /// Whether the sources say that values of a type can be compared.
  func isEquatable(_ type: SwiftType) -> Bool {
    guard let (name, _) = meant(type).nominal, case .found(let declared) = self.type(named: name)
    else { return false }
    let names = ([declared] + ancestors(of: declared).types).flatMap(\.inheritedNames)
    return isHashable(declared) == true
      || names.contains { ["Equatable", "Comparable", "Swift.Equatable"].contains($0) }
  }

  private static let hashable: Set<String> = [
    "Hashable", "Swift.Hashable", "StringProtocol", "BinaryInteger", "FixedWidthInteger",
    "BinaryFloatingPoint", "NSObject",
  ]
}

extension [CaseDeclaration] {
  /// Whether no case carries anything; Swift makes such an enum `Hashable` unasked.
  fileprivate var isPlain: Bool { allSatisfy(\.payloads.isEmpty) }
}
