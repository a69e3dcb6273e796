import RutterCompiler

/// The manifests that a run compares with: those of a revision, of another folder, or of a file.
struct OtherVersion {
  let input: ProjectInput
  /// What stands before the paths of its files: `main:`.
  let prefix: String

  /// `arguments` are the run's own, which say what to read where no project file does.
  static func load(_ name: String, for project: Project, _ arguments: [String]) throws
    -> OtherVersion
  {
    let path = FilePath.join(project.currentFolder, name)
    let isPath = try FileSystem.status(path) != nil
    let isWritten = name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../")
    let revision = isPath && isWritten ? nil : try Revision(name, in: project.root)
    if isPath, revision != nil {
      throw Failure(
        "'\(name)' is a path and a revision", help: "write './\(name)' or 'refs/heads/\(name)'")
    }
    if let revision { return try load(revision, for: project, arguments) }
    guard isPath else {
      throw Failure(
        "there is no revision, folder or file '\(name)'",
        help: "'--against' takes what 'git rev-parse' does, or a path")
    }
    return try load(path, named: name, for: project, arguments)
  }

  private static func load(
    _ revision: Revision, for project: Project, _ arguments: [String]
  ) throws -> OtherVersion {
    let folder = try FileSystem.makeTemporaryFolder()
    defer { FileSystem.removeTree(folder) }
    try revision.export(to: folder)
    let input = try read(folder, as: project, arguments)
    return OtherVersion(input: input, prefix: revision.name + ":")
  }

  private static func load(
    _ path: String, named name: String, for project: Project, _ arguments: [String]
  ) throws -> OtherVersion {
    guard try FileSystem.status(path)?.kind == .folder else {
      let input = try SourceLoader.load([path], of: project)
      return OtherVersion(input: input, prefix: "")
    }
    let input = try read(path, as: project, arguments)
    return OtherVersion(input: input, prefix: name.hasSuffix("/") ? name : name + "/")
  }

  /// A folder that stands for the project's own: without a project file, what was asked for here is
  /// asked for there, and where that is not to be found, all that there is.
  private static func read(
    _ folder: String, as project: Project, _ arguments: [String]
  ) throws -> ProjectInput {
    let other = try Project.find(folder)
    if arguments.isEmpty, other.fileName != nil { return try SourceLoader.load([], of: other) }
    var paths: [String] = []
    for argument in arguments {
      let relative = FilePath.relative(
        try project.location(ofArgument: argument), from: project.root)
      let path = FilePath.join(other.root, relative)
      if try FileSystem.status(path) != nil { paths.append(path) }
    }
    return try SourceLoader.load(paths.isEmpty ? [other.root] : paths, of: other)
  }
}
