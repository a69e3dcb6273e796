import RutterCompiler
import RutterDiagnostics

/// Tells make and ninja which files a run has read, in the form they share with C compilers.
///
/// ```make
/// build/Explore.generated.swift: rutter.yaml Specs Specs/Explore.yaml
///
/// rutter.yaml Specs Specs/Explore.yaml:
/// ```
///
/// The second rule lets make go on when one of them is gone.
struct Depfile {
  let targets: [String]
  let inputs: [String]

  var text: String {
    let inputs = inputs.map(Self.escaped).joined(separator: " ")
    let rule = "\(targets.map(Self.escaped).joined(separator: " ")): \(inputs)\n"
    return inputs.isEmpty ? rule : rule + "\n\(inputs):\n"
  }

  /// What both read as the path itself; neither knows a way to write a line break.
  private static func escaped(_ path: String) -> String {
    var text = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#": text += String(repeating: "\\", count: backslashes) + "\\"
      case "$": text += "$"
      case ":" where !text.isEmpty: text += "\\"
      default: break
      }
      text.unicodeScalars.append(scalar)
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    return text
  }
}

extension Depfile {
  /// `--depfile` and what goes with it, as the command line has them.
  struct Request {
    let file: String
    /// What the build tool calls what the run makes; nil means the generated files.
    let target: String?

    /// Nil if none is asked for.
    init?(_ session: Session) throws {
      let invocation = session.invocation
      guard let file = invocation.value(.depfile) else {
        if invocation.isSet(.depfileTarget) {
          throw Failure("'--depfile-target' is given without '--depfile'")
        }
        return nil
      }
      if session.readsStandardInput {
        throw Failure("'--depfile' has no meaning with '-'", help: "nothing is read from files")
      }
      self.file = file
      target = invocation.value(.depfileTarget)
    }

    /// `read` are the files that the run has read.
    func write(outputs: [String], read: [SourceFile], _ session: Session) throws {
      let places = try InputPlaces(read.map(session.project.location))
      if let obstacle = try places.obstacle(at: file) {
        throw Failure("'\(file)' \(obstacle)", help: "give '--depfile' a file of its own")
      }
      let depfile = Depfile(
        targets: target.map { [$0] } ?? outputs,
        inputs: try session.dependencies(read, besides: outputs))
      if let path = (depfile.targets + depfile.inputs).first(where: \.hasLineBreak) {
        throw Failure("'\(path.onOneLine)' has a line break, which no depfile can hold")
      }
      let location = FilePath.join(session.project.currentFolder, file)
      try SourceWriter.write([
        SourceWriter.File(location: location, old: nil, new: Array(depfile.text.utf8))
      ])
    }
  }
}

extension Option {
  static let depfile = Option(
    "depfile", Value(placeholder: "FILE"),
    summary:
      "Write to this file what was read and searched, as a rule that make and ninja understand.")

  static let depfileTarget = Option(
    "depfile-target", Value(placeholder: "TARGET"),
    summary:
      "What that rule is about, in place of the generated files: what the build tool calls them, or "
      + "a stamp.")
}

extension Session {
  /// A generated file as the command line would name it.
  func named(_ path: String) -> String {
    invocation.value(.output).map { FilePath.normalize(FilePath.join($0, path)) }
      ?? project.shown(FilePath.join(project.root, path))
  }

  /// What was read and, where folders were searched, those in which something was found: a new
  /// manifest, template or Swift file changes its folder.
  fileprivate func dependencies(_ read: [SourceFile], besides outputs: [String]) throws -> [String]
  {
    let paths = read.map(project.location)
    var folders = searchesFolders ? Set(paths.filter(Self.isSearchedFor).map(FilePath.parent)) : []
    folders.formUnion(try swiftFolders(of: paths))
    // A folder that the outputs go to changes with them.
    folders.subtract(
      outputs.map { FilePath.parent(of: FilePath.join(project.currentFolder, $0)) })
    return (paths + folders).map(project.shown).sorted(by: FilePath.precedes)
  }

  /// The folders of Swift sources that were searched and had some.
  private func swiftFolders(of paths: [String]) throws -> Set<String> {
    let swift = paths.filter { FilePath.fileExtension(of: FilePath.name(of: $0)) == "swift" }
    if swift.isEmpty { return [] }
    let configuration = try SourceLoader.projectFile(of: project)?.configuration ?? Configuration()
    let searched = try sourcePlaces(configuration).filter {
      try FileSystem.status($0)?.kind == .folder
    }
    var folders: Set<String> = []
    for path in swift {
      var folder = FilePath.parent(of: path)
      while searched.contains(where: { FilePath.contains($0, folder) }),
        folders.insert(folder).inserted
      {
        folder = FilePath.parent(of: folder)
      }
    }
    return folders
  }

  private var searchesFolders: Bool {
    invocation.arguments.isEmpty
      || invocation.arguments.contains { argument in
        let path = FilePath.join(project.currentFolder, argument)
        return (try? FileSystem.status(path))??.kind == .folder
      }
  }

  private static func isSearchedFor(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    let endings = ManifestFinder.manifestEndings.union(["stencil"])
    return endings.contains(FilePath.fileExtension(of: name))
      && !Project.fileNames.contains(name) && name != Baseline.fileName
  }
}

extension String {
  fileprivate var hasLineBreak: Bool { unicodeScalars.contains { $0 == "\n" || $0 == "\r" } }
}
