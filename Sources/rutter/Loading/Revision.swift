import RutterCompiler

/// A project as git keeps it at some revision: what a run reads of it, without a checkout.
struct Revision {
  let name: String
  private let hash: String
  private let git: Git

  /// Nil if git knows no such revision, or there is no repository.
  init?(_ name: String, in folder: String) throws {
    guard !name.hasPrefix("-") else { return nil }
    git = Git(folder: folder)
    let outcome = try git.run(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    let text = String(decoding: outcome.output, as: UTF8.self)
    guard outcome.status == 0, let hash = text.split(separator: "\n").first else { return nil }
    self.name = name
    self.hash = String(hash)
  }

  /// Writes the manifests, project files and templates below the folder that git runs in to another.
  func export(to target: String) throws {
    let listing = try git.run(["ls-tree", "-r", "-z", hash])
    guard listing.status == 0 else {
      throw Failure("git cannot list the files of '\(name)'", help: "is this folder part of it?")
    }
    let entries = listing.output.split(separator: 0).compactMap(Entry.init)
    let request = FilePath.join(target, ".request")
    try FileSystem.write(
      Array(entries.map { $0.object + "\n" }.joined().utf8), to: request, .redirect)
    let objects = try git.run(["cat-file", "--batch"], input: request)
    try FileSystem.removeFile(request)
    guard objects.status == 0 else { throw damaged }
    try write(entries, from: objects.output, to: target)
  }

  private struct Entry {
    let object: String
    let path: String

    /// `100644 blob 1f0e…<tab>Specs/Movies.yaml`, of a regular file that a run may read.
    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = line[..<tab].split(separator: 0x20)
      guard words.count == 3, words[0].starts(with: "100".utf8) else { return nil }
      object = String(decoding: words[2], as: UTF8.self)
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      let isRead =
        ManifestFinder.manifestEndings.union(["stencil"])
        .contains(FilePath.fileExtension(of: path))
      let isInside = !FilePath.isAbsolute(path) && !FilePath.components(of: path).contains("..")
      guard isRead, isInside else { return nil }
    }
  }

  /// Each object comes as `hash blob size`, a line feed, its bytes and a line feed.
  private func write(_ entries: [Entry], from objects: [UInt8], to target: String) throws {
    var rest = objects[...]
    for entry in entries {
      guard let end = rest.firstIndex(of: 0x0A),
        let size = rest[..<end].split(separator: 0x20).last.flatMap({
          Int(String(decoding: $0, as: UTF8.self))
        }),
        size >= 0, rest.endIndex - end > size + 1
      else { throw damaged }
      let start = end + 1
      let path = FilePath.join(target, entry.path)
      _ = try FileSystem.makeFolders(FilePath.parent(of: path))
      try FileSystem.write(Array(rest[start..<start + size]), to: path, .redirect)
      rest = rest[(start + size + 1)...]
    }
  }

  private var damaged: Failure {
    Failure("git cannot read the files of '\(name)'", help: "a shallow or partial clone lacks some")
  }
}
