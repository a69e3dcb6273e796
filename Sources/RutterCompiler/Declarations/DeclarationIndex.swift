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
  struct Place: Sendable {
    let file: Int
    let type: Int
  }

  package let files: [DeclarationFile]
  private var declarations: [String: [Place]] = [:]
  private var extensions: [String: [Place]] = [:]
  /// The names of all folders.
  private var folders: Set<String> = []
  private let modules: ModuleMap
  /// How many other names are followed before giving up.
  private static let longestAlias = 16

  package init(_ files: [DeclarationFile] = []) {
    self.files = files
    modules = ModuleMap(files)
    for (file, read) in files.enumerated() {
      folders.formUnion(read.source.path.split(separator: "/").dropLast().map(String.init))
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

  /// The type of a dotted name, which may begin with its module's; other names for it are followed. Of
  /// several types of a name the one that a file can mean.
  package func type(named name: String) -> Lookup { type(named: name, from: nil) }

  func type(named name: String, from file: Int?) -> Lookup {
    var (name, file) = (name, file)
    for _ in 0..<Self.longestAlias {
      let found = places(of: name, from: file)
      guard found.count < 2 else { return .ambiguous(found.map { declaration($0).range }) }
      guard let place = found.first else { return .unknown }
      let declared = declaration(place)
      guard declared.kind == .typealias else { return .found(merged(declared, place)) }
      guard let target = aliasTarget(declared, place) else { return .unknown }
      (name, file) = (target, place.file)
    }
    return .unknown
  }

  /// What another name for a type stands for, and the file that says so; nil if the name is no such one,
  /// or is generic.
  func alias(named name: String) -> (type: SwiftType, file: Int)? {
    let found = places(of: name, from: nil)
    guard found.count == 1, declaration(found[0]).generics.isEmpty,
      let text = aliasText(declaration(found[0]), found[0]),
      case .success(let type) = SwiftType.parse(text)
    else { return nil }
    return (type, found[0].file)
  }

  /// The types of a name that code in a file, or in some file of the app's, can mean.
  func places(of name: String, from file: Int?) -> [Place] {
    let found = places(of: name)
    guard found.count > 1 else { return found }
    let reachable = found.filter { $0.file == file || !isFileBound($0) }
    guard reachable.count > 1, let file else { return reachable }
    let nearest = modules.nearest(to: file, Array(Set(reachable.map(\.file))))
    return reachable.filter { nearest.contains($0.file) }
  }

  private func places(of name: String) -> [Place] {
    if let found = declarations[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let module = name[..<dot]
    return declarations[String(name[name.index(after: dot)...]), default: []].filter {
      isIn(module, $0)
    }
  }

  private func isFileBound(_ place: Place) -> Bool {
    declaration(place).modifiers.access.map { $0 <= .fileprivate } ?? false
  }

  // MARK: Modules

  /// A type's name, with that of its module where other modules have a type of the name.
  func fullName(of place: Place) -> String {
    let name = declaration(place).name
    let rivals = declarations[name, default: []].filter { !isFileBound($0) }
    guard rivals.count > 1, let module = modules.module(of: place.file) else { return name }
    return "\(module).\(name)"
  }

  /// The types of a name in full, where there are several.
  func fullNames(of name: String) -> [String] {
    Set(places(of: name, from: nil).map(fullName)).sorted()
  }

  /// Whether some file is in a folder of that name.
  func hasModule(_ name: String) -> Bool { folders.contains(name) }

  /// Whether it is a module of the app's, and not the name of a type.
  func isModule(_ name: String) -> Bool {
    modules.contains(name) && folders.contains(name) && declarations[name] == nil
  }

  /// A file belongs to a module if one of its folders has the module's name.
  private func isIn(_ module: Substring, _ place: Place) -> Bool {
    files[place.file].source.path.split(separator: "/").dropLast().contains(module)
  }

  // MARK: Parts

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
    let parts = extensions(of: declared.name, at: place).map { part(declaration($0), $0) }
    return DeclaredType(
      main: part(declared, place), extensions: parts, fullName: fullName(of: place))
  }

  private func part(_ declared: TypeDeclaration, _ place: Place) -> DeclaredType.Part {
    DeclaredType.Part(
      declaration: declared, source: files[place.file].source, file: place.file)
  }

  private func extensions(of name: String, at place: Place) -> [Place] {
    let unqualified = extensions[name, default: []]
    let qualified =
      modules.module(of: place.file).flatMap { extensions["\($0).\(name)"] } ?? []
    guard declarations[name, default: []].count > 1 else { return unqualified + qualified }
    return qualified
      + unqualified.filter { own in
        places(of: name, from: own.file).contains { $0.file == place.file && $0.type == place.type }
      }
  }
}
