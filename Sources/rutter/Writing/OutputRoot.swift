import RutterCompiler

/// The folder that everything generated stays below.
struct OutputRoot {
  /// Absolute and canonical; may not exist yet.
  let path: String

  init(path: String) { self.path = path }

  /// Resolves the links of a path, as far as it exists.
  init(resolving path: String) throws(FileError) {
    var existing = FilePath.normalize(path)
    var missing: [String] = []
    while true {
      if let canonical = try FileSystem.canonicalPath(existing) {
        self.path = FilePath.join(canonical, missing.reversed().joined(separator: "/"))
        return
      }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.parent(of: existing)
    }
  }

  func location(of relative: String) -> String { FilePath.join(path, relative) }

  /// Throws if a path leaves the folder, by its text or through a link on the disk.
  func check(_ paths: [String]) throws {
    for path in paths {
      if let objection = OutputPath.objection(to: path) {
        throw Failure(
          "the generated file '\(path)' \(objection)",
          help: "give a folder below the project as 'output', or any folder as --output")
      }
    }
    for folder in Set(paths.map(FilePath.parent)).sorted(by: FilePath.precedes) {
      try checkFolder(folder)
    }
    try checkCases(paths)
  }

  private func checkFolder(_ relative: String) throws {
    var existing = location(of: relative)
    while FilePath.contains(path, existing) {
      if let canonical = try FileSystem.canonicalPath(existing) {
        guard FilePath.contains(path, canonical) else {
          throw Failure(
            "'\(relative)' leads out of '\(path)' through a symbolic link",
            help: "rutter writes and removes nothing there; give the real folder as --output")
        }
        return
      }
      existing = FilePath.parent(of: existing)
    }
  }

  private func checkCases(_ paths: [String]) throws {
    var seen: [String: String] = [:]
    for path in paths {
      guard let other = seen.updateValue(path, forKey: path.lowercased()) else { continue }
      throw Failure(
        "the generated files '\(other)' and '\(path)' are one file where case does not count",
        help: "rename one of the manifests")
    }
  }
}

enum OutputPath {
  /// Why no generated file may have this path, as in `'../a' leaves the project`; nil if it may.
  static func objection(to path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if FilePath.isAbsolute(path) { return "is absolute" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "has a control character"
    }
    let components = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if components.contains("..") { return "leaves the project" }
    if components.contains(where: { $0.isEmpty || $0 == "." }) { return "is not in its plain form" }
    if components.contains(where: { $0.lowercased() == ".git" }) { return "is inside '.git'" }
    return path == Ledger.fileName ? "is the ledger" : nil
  }

  /// Why rutter cannot have written this path into a ledger: it takes no one's word for a file that
  /// is not called as those it writes.
  static func objection(toLedgered path: String) -> String? {
    if let objection = objection(to: path) { return objection }
    return isGenerated(path) ? nil : "is not called as a generated file"
  }

  static func isGenerated(_ path: String) -> Bool {
    OutputName.isGenerated(FilePath.name(of: path))
  }
}
