/// The files and folders that a run has read, with their times, to see when they change.
struct WatchedPlaces {
  /// How far the times of files may lag behind the clock, in nanoseconds.
  static let lag: UInt64 = 20_000_000

  private var stamps: [String: FileStamp] = [:]
  private let paths: [String]

  /// What was touched after a run began counts as changed, since the run may have read what was there
  /// before; but not what the run itself has written.
  init(_ paths: Set<String>, readSince start: UInt64 = .max, written: Set<String> = []) {
    self.paths = paths.sorted(by: FilePath.precedes)
    for (path, stamp) in Self.stamps(of: self.paths)
    where max(stamp.changed, stamp.modified) < start &- Self.lag || written.contains(path) {
      stamps[path] = stamp
    }
  }

  /// The same places as they are now.
  var now: WatchedPlaces { WatchedPlaces(Set(paths)) }

  /// The paths that are not as they were, in order.
  func changes() -> [String] {
    let now = Self.stamps(of: paths)
    return paths.filter { now[$0] != stamps[$0] }
  }

  /// Waits until what is changing has come to rest; a file that is gone may be on its way back, as
  /// when an editor replaces it.
  func settle() {
    var last = Self.stamps(of: paths)
    for turn in 0..<200 {
      FileSystem.sleep(milliseconds: 40)
      let now = Self.stamps(of: paths)
      if now == last, now.count == paths.count || turn > 10 { return }
      last = now
    }
  }

  /// Places where nothing is have none.
  private static func stamps(of paths: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths {
      if let status = try? FileSystem.status(path) { stamps[path] = FileStamp(status) }
    }
    return stamps
  }
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
