/// What types mean where they are written, so that two spellings of one type can be told to be one.
extension DeclarationIndex {
  /// Where a type is written: in which other type, and what the generic parameters there stand for.
  struct Scope {
    /// The dotted name of the type around; empty at the top of a file.
    var owner = ""
    var arguments: [String: String] = [:]
    var file: Int?
  }

  /// How deep other names for types are followed within one another.
  private static let deepestMeaning = 8

  /// Nested types with the types around them, other names for types replaced by what they stand for,
  /// generic parameters by their arguments: `[ID]` within `Movie` is `[Movie.ID]`, or `[Int]`.
  func meant(_ type: SwiftType, in scope: Scope = Scope()) -> SwiftType {
    isEmpty ? type : meant(type, in: scope, depth: 0)
  }

  private func meant(_ type: SwiftType, in scope: Scope, depth: Int) -> SwiftType {
    guard depth < Self.deepestMeaning else { return type }
    return type.replacingNames { name in
      if let argument = scope.arguments[name] { return argument }
      guard let full = fullName(name, in: scope) else { return nil }
      guard let alias = alias(named: full) else { return full }
      let owner = Scope(owner: Self.owner(of: full), file: alias.file)
      return meant(alias.type, in: owner, depth: depth + 1).asPart
    }
  }

  /// The whole name of the type that a name means, looked for from the inside out; nil if there is none
  /// or there are several.
  func fullName(_ name: String, in scope: Scope) -> String? {
    var owner = scope.owner
    while true {
      let found = places(of: owner.isEmpty ? name : "\(owner).\(name)", from: scope.file)
      if !found.isEmpty { return found.count == 1 ? fullName(of: found[0]) : nil }
      if owner.isEmpty { return nil }
      owner = Self.owner(of: owner)
    }
  }

  private static func owner(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }
}

extension DeclarationIndex.Scope {
  /// The body of a type.
  init(_ type: DeclaredType, arguments: [String: String] = [:]) {
    self.init(owner: type.fullName, arguments: arguments, file: type.main.file)
  }
}
