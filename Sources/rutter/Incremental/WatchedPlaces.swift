/// Files and folders that decide what a run reads, as they were at one moment: of a file when it was
/// touched, of a folder what is in it.
///
/// No clock is asked, so neither one that jumps nor a file from the future makes a change of what is
/// none.
struct WatchedPlaces {
  /// How far the times of files may lag behind the clock, in nanoseconds.
  static let lag: UInt64 = 20_000_000

  private enum Stamp: Equatable {
    case nothing
    case file(FileStamp)
    case folder([String])
  }

  private var stamps: [String: Stamp]

  init(_ paths: Set<String>) {
    stamps = Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.stamp($0)) })
  }

  /// The same places as they are now.
  var now: WatchedPlaces { WatchedPlaces(Set(stamps.keys)) }

  /// The paths that are not as they were, in order; for a folder those that came into it or left.
  func changes() -> [String] {
    var changed: Set<String> = []
    for (path, before) in stamps {
      let after = Self.stamp(path)
      if after == before { continue }
      guard case (.folder(let old), .folder(let new)) = (before, after) else {
        changed.insert(path)
        continue
      }
      for name in Set(old).symmetricDifference(new) { changed.insert(FilePath.join(path, name)) }
    }
    return changed.sorted(by: FilePath.precedes)
  }

  /// Waits until what is changing has come to rest; a file that is gone may be on its way back, as
  /// when an editor replaces it.
  func settle() {
    var last = now
    for turn in 0..<200 {
      FileSystem.sleep(milliseconds: 50)
      let next = now
      let lacksSome = stamps.contains { $0.value != .nothing && next.stamps[$0.key] == .nothing }
      if next.stamps == last.stamps, !lacksSome || turn > 8 { return }
      last = next
    }
  }

  /// Takes what a run itself has written or removed as it is now.
  mutating func excuse(_ written: Set<String>) {
    for path in written {
      if stamps[path] != nil { stamps[path] = Self.stamp(path) }
      var path = path
      while FilePath.parent(of: path) != path {
        excuseName(of: path)
        path = FilePath.parent(of: path)
      }
    }
  }

  private mutating func excuseName(of path: String) {
    let (folder, name) = (FilePath.parent(of: path), FilePath.name(of: path))
    guard case .folder(var names) = stamps[folder] else { return }
    names.removeAll { $0 == name }
    if Self.isLookedAt(name, in: folder), (try? FileSystem.status(path)) != nil {
      names.append(name)
      names.sort(by: FilePath.precedes)
    }
    stamps[folder] = .folder(names)
  }

  private static func stamp(_ path: String) -> Stamp {
    guard let status = (try? FileSystem.status(path)) ?? nil else { return .nothing }
    guard status.kind == .folder else { return .file(FileStamp(status)) }
    return .folder(
      ((try? FileSystem.list(path)) ?? []).filter { isLookedAt($0, in: path) })
  }

  /// Whether a run looks for files of this name, or into a folder that is called so.
  private static func isLookedAt(_ name: String, in folder: String) -> Bool {
    if FilePath.isHidden(name) || OutputPath.isGenerated(name) { return false }
    if endings.contains(FilePath.fileExtension(of: name)) { return true }
    return (try? FileSystem.status(FilePath.join(folder, name)))??.kind == .folder
  }

  private static let endings = ManifestFinder.manifestEndings.union(["stencil", "swift"])
}

/// The folders below some paths, these included: where a manifest may be added.
enum SearchedFolders {
  static func below(_ paths: [String]) throws -> Set<String> {
    var folders: Set<String> = []
    for path in paths where try FileSystem.status(path)?.kind == .folder {
      var finder = ManifestFinder()
      try finder.search(path)
      folders.formUnion(finder.folders)
    }
    return folders
  }
}
