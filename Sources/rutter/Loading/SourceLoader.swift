import RutterCompiler
import RutterDiagnostics

/// Turns paths into the compiler's input: finds the manifests and reads them.
///
/// Files are numbered by their path from the project's root, bytewise, so that neither the order of
/// arguments nor that of a folder changes anything. A path on the command line that cannot be read
/// ends the run; one in the project file is a finding there.
struct SourceLoader {
  static let standardInput = "<stdin>"
  /// Where manifests are if the project file does not say.
  static let usualFolder = "Specs"

  let project: Project
  let features: Set<String>?
  /// The project's `output`; manifests are not looked for there.
  private var output = "Generated"
  private var report = Report()

  struct Loaded {
    var input: ProjectInput
    /// Findings of the project file's paths; with errors, `input` lacks what they speak of.
    let report: Report
    /// The project's `output`.
    let output: String
  }

  static func load(
    _ arguments: [String], of project: Project, features: Set<String>?
  ) throws -> Loaded {
    var loader = SourceLoader(project: project, features: features)
    return try loader.load(arguments)
  }

  private init(project: Project, features: Set<String>?) {
    self.project = project
    self.features = features
  }

  /// `arguments` take the place of the project file's `specs`; `-` is one manifest on standard input.
  private mutating func load(_ arguments: [String]) throws -> Loaded {
    let file = try projectFile()
    let paths = file.map { ProjectPaths.read($0, into: &report) }
    if let paths { output = paths.output }
    var input = ProjectInput(
      project: file, manifests: [], features: features, root: project.root)
    let firstID = file == nil ? 0 : 1
    if arguments == ["-"] {
      input.manifests = [try standardInputFile(firstID)]
    } else if let found = try manifests(arguments, paths, of: file) {
      input.manifests = try read(found, firstID: firstID)
    }
    input.templates = try read(templates(paths), firstID: firstID + input.manifests.count)
    return Loaded(input: input, report: report, output: output)
  }

  private func projectFile() throws -> SourceFile? {
    guard let name = project.fileName else { return nil }
    let bytes = try FileSystem.read(FilePath.join(project.root, name))
    return SourceFile(id: FileID(0), path: name, bytes: bytes)
  }

  private func standardInputFile(_ id: Int) throws -> SourceFile {
    let bytes = try FileSystem.readStandardInput()
    return SourceFile(
      id: FileID(UInt32(clamping: id)), path: Self.standardInput, bytes: bytes)
  }

  /// Each file once, however often it was named.
  private func read(_ paths: [String], firstID: Int) throws -> [SourceFile] {
    var files: [SourceFile] = []
    let relative = paths.map { FilePath.relative($0, from: project.root) }
    for path in relative.sorted(by: FilePath.precedes) {
      if let last = files.last, last.path.utf8.elementsEqual(path.utf8) { continue }
      let id = FileID(UInt32(clamping: firstID + files.count))
      let bytes = try FileSystem.read(FilePath.normalize(FilePath.join(project.root, path)))
      files.append(SourceFile(id: id, path: path, bytes: bytes))
    }
    return files
  }
}

/// Where to look.
extension SourceLoader {
  /// nil if the project file is why there are none; then its findings say so.
  private mutating func manifests(
    _ arguments: [String], _ paths: ProjectPaths?, of file: SourceFile?
  ) throws -> [String]? {
    if !arguments.isEmpty { return try manifests(arguments) }
    guard let file, let paths else {
      throw Failure(
        "no project file here or in a folder above, and no PATH",
        help: "add a rutter.yaml, or say what to read, as in 'rutter validate Specs'")
    }
    let found = try manifests(paths.specs)
    if !found.isEmpty { return found }
    let own = Compiler().compile(ProjectInput(project: file, manifests: [])).report
    report.merge(own)
    if report.hasErrors { return nil }
    throw Self.nothingIn(paths.specs.isEmpty ? [Self.usualFolder] : paths.specs.map(\.path))
  }

  private mutating func manifests(_ specs: [(path: String, range: SourceRange)]) throws -> [String]
  {
    var finder = manifestFinder
    if specs.isEmpty {
      let folder = FilePath.join(project.root, Self.usualFolder)
      if try FileSystem.status(folder)?.kind == .folder { try finder.search(folder) }
    }
    for (path, range) in specs {
      let location = FilePath.normalize(FilePath.join(project.root, path))
      switch try FileSystem.status(location)?.kind {
      case .folder: try finder.search(location)
      case nil: reportMissing(path, at: range)
      default: finder.add(location)
      }
    }
    return finder.found
  }

  private func manifests(_ arguments: [String]) throws -> [String] {
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

  private var manifestFinder: ManifestFinder {
    ManifestFinder(skipping: [FilePath.normalize(FilePath.join(project.root, output))])
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

  private mutating func templates(_ paths: ProjectPaths?) throws -> [String] {
    guard let (path, range) = paths?.templates else { return [] }
    let location = FilePath.normalize(FilePath.join(project.root, path))
    guard try FileSystem.status(location)?.kind == .folder else {
      reportMissing(path, at: range)
      return []
    }
    var finder = ManifestFinder(endings: ["stencil"])
    try finder.search(location)
    return finder.found
  }

  private mutating func reportMissing(_ path: String, at range: SourceRange) {
    report.error(
      "missing-path", "nothing is at '\(path)'", at: range,
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
