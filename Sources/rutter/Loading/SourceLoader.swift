import RutterCompiler
import RutterDiagnostics

/// Turns paths into the compiler's input: finds the manifests and reads them.
///
/// Files are numbered by their path from the project's root, bytewise, so that neither the order of
/// arguments nor that of a folder changes anything. A path on the command line that cannot be read
/// ends the run; one in the project file is a finding there, beside those of what was found.
struct SourceLoader {
  static let standardInput = "<stdin>"
  /// Where manifests are if the project file does not say.
  static let usualFolder = "Specs"

  let project: Project
  let workers: Workers
  /// Gets the findings about its paths; then what they speak of is missing from the input.
  private(set) var file: ProjectFile?

  /// `sources` take the place of those of the project file.
  static func load(
    _ arguments: [String], sources: [String] = [], of project: Project, _ workers: Workers = .one
  ) throws -> ProjectInput {
    var loader = SourceLoader(
      project: project, workers: workers, file: try projectFile(of: project))
    let declarations = sources.isEmpty ? try loader.swift() : try loader.swift(sources)
    var input = try loader.load(arguments)
    let firstID = input.files.count + 1
    input.declarations =
      try declarations.map { try loader.declarations($0, firstID: firstID) } ?? []
    return input
  }

  /// `arguments` take the place of the project file's `specs`; `-` is one manifest on standard input.
  private mutating func load(_ arguments: [String]) throws -> ProjectInput {
    let firstID = file == nil ? 0 : 1
    let manifests =
      arguments == ["-"]
      ? [try standardInputFile(firstID)]
      : try read(manifests(arguments), firstID: firstID)
    let (templates, ejected) = try templateFiles(firstID: firstID + manifests.count)
    var nextID = firstID + manifests.count + templates.count + ejected.count
    let catalog =
      arguments == ["-"] ? nil : try catalog(id: nextID, isPartial: !arguments.isEmpty)
    if catalog?.file != nil { nextID += 1 }
    var input = ProjectInput(
      project: file, manifests: manifests, templates: templates, root: project.root,
      catalog: catalog)
    input.ejected = ejected
    input.isPartial = !arguments.isEmpty
    input.today = Clock.today()
    input.baseline = try baseline(nextID)
    if input.baseline != nil { nextID += 1 }
    if arguments != ["-"] { input.associations = try associations(firstID: nextID) }
    return input
  }

  private func baseline(_ id: Int) throws -> SourceFile? {
    let path = location(of: Baseline.fileName)
    guard try FileSystem.status(path) != nil else { return nil }
    return SourceFile(
      id: FileID(UInt32(clamping: id)), path: Baseline.fileName, bytes: try FileSystem.read(path))
  }

  static func projectFile(of project: Project) throws -> ProjectFile? {
    guard let name = project.fileName else { return nil }
    let bytes = try FileSystem.read(FilePath.join(project.root, name))
    return ProjectFile(SourceFile(id: FileID(0), path: name, bytes: bytes))
  }

  private func standardInputFile(_ id: Int) throws -> SourceFile {
    let bytes = try FileSystem.readStandardInput()
    return SourceFile(
      id: FileID(UInt32(clamping: id)), path: Self.standardInput, bytes: bytes)
  }

  /// Each file once, however often it was named.
  func read(_ paths: [String], firstID: Int) throws -> [SourceFile] {
    var relative: [String] = []
    for path in paths.map({ FilePath.relative($0, from: project.root) })
      .sorted(by: FilePath.precedes)
    where !(relative.last.map { $0.utf8.elementsEqual(path.utf8) } ?? false) {
      relative.append(path)
    }
    let contents = workers.map(relative.map(location)) { path in
      Result { () throws(FileError) in try FileSystem.read(path) }
    }
    return try zip(relative, contents).enumerated().map { index, file in
      SourceFile(
        id: FileID(UInt32(clamping: firstID + index)), path: file.0, bytes: try file.1.get())
    }
  }
}

/// Where to look.
extension SourceLoader {
  /// None if the project file is why there are none; its findings say so.
  private mutating func manifests(_ arguments: [String]) throws -> [String] {
    if !arguments.isEmpty { return try named(arguments) }
    guard let specs = file?.configuration.specs else {
      throw Failure(
        "no project file here or in a folder above, and no PATH",
        help: "add a rutter.yaml, or say what to read, as in 'rutter validate Specs'")
    }
    let found = try found(in: specs)
    if found.isEmpty, file?.report.hasErrors != true {
      throw Self.nothingIn(specs.isEmpty ? [Self.usualFolder] : specs.map(\.path))
    }
    return found
  }

  private mutating func found(in specs: [Configuration.PathEntry]) throws -> [String] {
    var finder = manifestFinder
    if specs.isEmpty {
      let folder = location(of: Self.usualFolder)
      if try FileSystem.status(folder)?.kind == .folder { try finder.search(folder) }
    }
    for entry in specs {
      let location = location(of: entry.path)
      switch try FileSystem.status(location)?.kind {
      case .folder: try finder.search(location)
      case nil: reportMissing(entry)
      default: finder.add(location)
      }
    }
    return finder.found
  }

  private func named(_ arguments: [String]) throws -> [String] {
    var finder = manifestFinder
    for argument in arguments {
      let path = try project.location(ofArgument: argument)
      switch try FileSystem.status(path)?.kind {
      case .folder:
        try refuseForeignProject(path, argument)
        try finder.search(path)
      case .file, .link:
        try refuseOtherFile(argument)
        finder.add(path)
      case .other: throw Failure("'\(argument)' is not a regular file", help: Self.useStandardInput)
      case nil: throw Failure("no file or folder at '\(argument)'")
      }
    }
    if finder.found.isEmpty { throw Self.nothingIn(arguments) }
    return finder.found
  }

  /// Looks for none where generated files go.
  private var manifestFinder: ManifestFinder {
    let configuration = file?.configuration ?? Configuration()
    return ManifestFinder(skipping: [location(of: configuration.output)])
  }

  private func location(of path: String) -> String {
    FilePath.normalize(FilePath.join(project.root, path))
  }

  private func refuseForeignProject(_ folder: String, _ argument: String) throws {
    guard folder != project.root, let name = try Project.fileName(in: folder) else { return }
    throw Failure(
      "'\(argument)' is a project of its own: it has a \(name)",
      help: "pass --project \(argument)")
  }

  private func refuseOtherFile(_ argument: String) throws {
    let name = FilePath.name(of: argument)
    if Project.fileNames.contains(name) {
      throw Failure(
        "'\(argument)' is a project file, not a manifest",
        help: "pass its folder as --project")
    }
    if !ManifestFinder.manifestEndings.contains(FilePath.fileExtension(of: name)) {
      throw Failure("'\(argument)' is not a manifest", help: Self.manifestsAre)
    }
  }

  private mutating func templates() throws -> [String] {
    guard let entry = file?.configuration.templates, let folder = entry.location else { return [] }
    let location = location(of: folder)
    guard try FileSystem.status(location)?.kind == .folder else {
      if let folder = entry.folder { reportMissing(folder) }
      return []
    }
    var finder = ManifestFinder(endings: ["stencil"])
    try finder.search(location)
    return finder.found
  }

  /// The project's own templates, and the standard ones they were copied from.
  mutating func templateFiles(firstID: Int) throws -> (own: [SourceFile], ejected: [SourceFile]) {
    let own = try read(templates(), firstID: firstID)
    return (own, try read(ejected(), firstID: firstID + own.count))
  }

  private func ejected() throws -> [String] {
    guard let folder = file?.configuration.templates.location else { return [] }
    let location = FilePath.join(location(of: folder), TemplateFolder.ejected)
    guard try FileSystem.status(location)?.kind == .folder else { return [] }
    return try FileSystem.list(location).filter { FilePath.fileExtension(of: $0) == "stencil" }
      .map { FilePath.join(location, $0) }
  }

  /// The app's string catalog, which need not be there yet, with the keys that the ledger knows.
  private mutating func catalog(id: Int, isPartial: Bool) throws -> CatalogInput? {
    guard let entry = file?.configuration.localization?.catalog else { return nil }
    let location = location(of: entry.path)
    let ledger = try? Ledger(
      parsing: FileSystem.read(FilePath.join(project.root, Ledger.fileName)))
    let ownKeys = ledger?.strings ?? []
    switch try FileSystem.status(location, followingLinks: false)?.kind {
    case nil: return CatalogInput(file: nil, ownKeys: ownKeys, isPartial: isPartial)
    case .file:
      let source = SourceFile(
        id: FileID(UInt32(clamping: id)), path: entry.path, bytes: try FileSystem.read(location))
      return CatalogInput(file: source, ownKeys: ownKeys, isPartial: isPartial)
    case .folder, .link, .other:
      file?.report.error(
        "bad-path", "'\(entry.path)' is not a regular file", at: entry.range,
        help: "name the catalog's own file: rutter does not write through links")
      return nil
    }
  }

  /// Those of the files that links are told to that are there.
  private mutating func associations(firstID: Int) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for entry in file?.configuration.links.associations?.files.map(\.path) ?? [] {
      let location = location(of: entry.path)
      switch try FileSystem.status(location, followingLinks: false)?.kind {
      case nil: continue
      case .file:
        let id = FileID(UInt32(clamping: firstID + files.count))
        files.append(
          SourceFile(id: id, path: entry.path, bytes: try FileSystem.read(location)))
      case .folder, .link, .other:
        file?.report.error(
          "bad-path", "'\(entry.path)' is not a regular file", at: entry.range,
          help: "name the file itself: rutter does not write through links")
      }
    }
    return files
  }

  /// What the files declare, those apart that rutter itself has generated.
  func declarations(_ finder: SwiftFinder, firstID: Int) throws -> [DeclarationFile] {
    let own = try read(finder.found, firstID: firstID)
      .filter { !GeneratedHeader.begins($0.bytes, of: $0.path) }
    return workers.map(own) { DeclarationReader.read($0) }
  }

  mutating func swift() throws -> SwiftFinder? {
    guard let sources = file?.configuration.sources, !sources.isEmpty else { return nil }
    var finder = SwiftFinder()
    for entry in sources where try !finder.add(location(of: entry.path)) { reportMissing(entry) }
    return finder
  }

  private func swift(_ sources: [String]) throws -> SwiftFinder {
    var finder = SwiftFinder()
    for source in sources where try !finder.add(project.location(ofArgument: source)) {
      throw Failure("no file or folder at '\(source)'", help: "'--sources' takes Swift files")
    }
    return finder
  }

  private mutating func reportMissing(_ entry: Configuration.PathEntry) {
    file?.report.error(
      "missing-path", "nothing is at '\(entry.path)'", at: entry.range,
      help: "paths in the project file start at its folder")
  }

  private static func nothingIn(_ paths: [String]) -> Failure {
    let places = paths.map { "'\($0)'" }.joined(separator: ", ")
    return Failure("no manifests in \(places)", help: manifestsAre)
  }

  private static let manifestsAre =
    "a manifest is a file that ends in .yaml, .yml or .json; hidden ones are passed over"
  private static let useStandardInput = "'-' reads a manifest from standard input"
}
