import RutterDiagnostics

/// What a project's generated Swift declares for other Swift, as its text says: also what follows from
/// an entry without standing in the model, and what templates of the team's own add.
struct Interface: Sendable {
  /// A type, or the extension of one that is the app's.
  struct TypeDeclaration: Sendable {
    /// `ExploreRouter.Presented`
    let path: String
    let isExtension: Bool
    var members: [Member] = []
    let access: Access
    let conditions: [String]
    let origin: SourceRange?
  }

  struct Member: Sendable {
    enum Kind: Sendable { case function, initializer, property, enumCase }

    let kind: Kind
    /// What it is paired by: `present(_:)`
    let name: String
    /// All of the declaration but its attributes and what it does.
    let signature: String
    let conditions: [String]
    let origin: SourceRange?
  }

  /// In order of file and line; the extensions of a type stand behind it as part of it.
  private(set) var types: [TypeDeclaration] = []
  private var places: [String: Int] = [:]

  init(_ files: [GeneratedFile]) {
    for file in files where file.path.hasSuffix(".swift") {
      var reader = InterfaceReader(file)
      for type in reader.read() { add(type) }
    }
  }

  func type(_ path: String) -> TypeDeclaration? { places[path].map { types[$0] } }

  private mutating func add(_ type: TypeDeclaration) {
    if let place = places[type.path] {
      types[place].members += type.members
    } else {
      places[type.path] = types.count
      types.append(type)
    }
  }
}
