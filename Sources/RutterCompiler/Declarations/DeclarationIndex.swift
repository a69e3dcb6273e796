package import RutterDiagnostics

/// The types that an app's Swift files declare, by name, each with its extensions.
package struct DeclarationIndex: Sendable {
  package enum Lookup: Sendable {
    case found(DeclaredType)
    /// Several types have the name; which one is meant cannot be told.
    case ambiguous([SourceRange])
    case unknown
  }

  /// A declaration by its file and its place among that file's.
  private struct Place: Sendable {
    let file: Int
    let type: Int
  }

  package let files: [DeclarationFile]
  private var declarations: [String: [Place]] = [:]
  private var extensions: [String: [Place]] = [:]
  /// The names of all folders.
  private var modules: Set<String> = []
  /// How many other names are followed before giving up.
  private static let longestAlias = 16

  package init(_ files: [DeclarationFile] = []) {
    self.files = files
    for (file, read) in files.enumerated() {
      modules.formUnion(read.source.path.split(separator: "/").dropLast().map(String.init))
      for (index, type) in read.types.enumerated() {
        let place = Place(file: file, type: index)
        if type.kind == .extension {
          extensions[type.name, default: []].append(place)
        } else {
          declarations[type.name, default: []].append(place)
        }
      }
    }
  }

  package var isEmpty: Bool { files.isEmpty }

  /// The names of all types, for suggestions.
  package var names: [String] { declarations.keys.sorted() }

  // MARK: Looking up

  /// The type of a dotted name, which may begin with its module's; other names for it are followed.
  package func type(named name: String) -> Lookup {
    var name = name
    for _ in 0..<Self.longestAlias {
      let found = places(of: name)
      guard found.count < 2 else { return .ambiguous(found.map { declaration($0).range }) }
      guard let place = found.first else { return .unknown }
      let declared = declaration(place)
      guard declared.kind == .typealias else { return .found(merged(declared, place)) }
      guard let target = aliasTarget(declared, place) else { return .unknown }
      name = target
    }
    return .unknown
  }

  /// Whether exactly one type, or other name for one, is called so.
  func isDeclaredOnce(_ name: String) -> Bool { places(of: name).count == 1 }

  /// What another name for a type stands for; nil if the name is no such one, or is generic.
  func alias(named name: String) -> SwiftType? {
    let found = places(of: name)
    guard found.count == 1, declaration(found[0]).generics.isEmpty,
      let text = aliasText(declaration(found[0]), found[0]),
      case .success(let type) = SwiftType.parse(text)
    else { return nil }
    return type
  }

  private func places(of name: String) -> [Place] {
    if let found = declarations[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let module = name[..<dot]
    return declarations[String(name[name.index(after: dot)...]), default: []].filter {
      isIn(module, $0)
    }
  }

  /// Whether some file belongs to a module.
  func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// A file belongs to a module if one of its folders has the module's name.
  private func isIn(_ module: Substring, _ place: Place) -> Bool {
    files[place.file].source.path.split(separator: "/").dropLast().contains(module)
  }

  private func aliasText(_ declared: TypeDeclaration, _ place: Place) -> String? {
    declared.aliased.map { files[place.file].source.text(of: $0) }
  }

  private func aliasTarget(_ declared: TypeDeclaration, _ place: Place) -> String? {
    guard let text = aliasText(declared, place), case .success(let type) = SwiftType.parse(text)
    else { return nil }
    return type.nominal?.name
  }

  private func declaration(_ place: Place) -> TypeDeclaration {
    files[place.file].types[place.type]
  }

  private func merged(_ declared: TypeDeclaration, _ place: Place) -> DeclaredType {
    let parts = extensions[declared.name, default: []].map {
      DeclaredType.Part(declaration: declaration($0), source: files[$0.file].source)
    }
    return DeclaredType(
      main: DeclaredType.Part(declaration: declared, source: files[place.file].source),
      extensions: parts)
  }
}
