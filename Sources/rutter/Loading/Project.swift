import RutterDiagnostics

/// The folder a run works for, and how paths are told from where the user stands.
struct Project {
  static let fileNames = ["rutter.yaml", "rutter.yml", "rutter.json"]

  /// Where the command was started; absolute.
  let currentFolder: String
  /// Absolute; generated files and the paths they mention are relative to it.
  let root: String
  /// The nearest folder from `root` upwards that git keeps its data in, else where the command started.
  let repository: String
  /// The project file's name in `root`, if there is one.
  let fileName: String?

  /// The project in `folder` or, without one, around the current folder; else the current folder.
  static func find(_ folder: String?) throws -> Project {
    let current = try FileSystem.currentFolder()
    if let folder {
      guard let root = try FileSystem.canonicalPath(FilePath.join(current, folder)),
        try FileSystem.status(root)?.kind == .folder
      else {
        throw Failure("no folder at '\(folder)'", help: "--project takes the project's folder")
      }
      return try Project(currentFolder: current, root: root)
    }
    var root = current
    while true {
      if try fileName(in: root) != nil { return try Project(currentFolder: current, root: root) }
      let parent = FilePath.parent(of: root)
      if parent == root { break }
      root = parent
    }
    return try Project(currentFolder: current, root: current)
  }

  private init(currentFolder: String, root: String) throws {
    self.currentFolder = currentFolder
    self.root = root
    repository = try Self.repository(around: root) ?? currentFolder
    fileName = try Self.fileName(in: root)
  }

  private static func repository(around folder: String) throws -> String? {
    var folder = folder
    while try FileSystem.status(FilePath.join(folder, ".git")) == nil {
      let parent = FilePath.parent(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
    return folder
  }

  static func fileName(in folder: String) throws -> String? {
    var found: [String] = []
    for name in fileNames where try FileSystem.status(FilePath.join(folder, name)) != nil {
      found.append(name)
    }
    if found.count > 1 {
      throw Failure(
        "'\(folder)' has two project files: '\(found[0])' and '\(found[1])'", help: "keep one")
    }
    return found.first
  }

  /// A path as the user may type it or click on it, from where the command was started.
  func shown(_ absolute: String) -> String {
    let relative = FilePath.relative(FilePath.normalize(absolute), from: currentFolder)
    return FilePath.components(of: relative).prefix(4) == ["..", "..", "..", ".."]
      ? absolute : relative
  }

  /// A path as whoever hosts the repository knows it; absolute if it is not in there.
  func pathInRepository(_ absolute: String) -> String {
    let path = FilePath.normalize(absolute)
    return FilePath.contains(repository, path)
      ? FilePath.relative(path, from: repository) : absolute
  }

  /// Where a source file lies; its own path for standard input.
  func location(of file: SourceFile) -> String {
    file.path == SourceLoader.standardInput
      ? file.path : FilePath.normalize(FilePath.join(root, file.path))
  }

  /// An argument's absolute path: as the user wrote it where that is below the root, so that links
  /// keep their names, else without links.
  func location(ofArgument argument: String) throws -> String {
    let written = FilePath.join(currentFolder, argument)
    let path = FilePath.normalize(written)
    let goesUp = FilePath.components(of: argument).contains("..")
    if !goesUp, FilePath.contains(root, path) { return path }
    return try FileSystem.canonicalPath(written) ?? path
  }
}
