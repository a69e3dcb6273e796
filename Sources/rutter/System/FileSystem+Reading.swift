#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension FileSystem {
  /// The content of a regular file at one moment: what changes while it is read is read again, for
  /// half of what an editor saves may well be a sound manifest.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    for attempt in 1...10 {
      if let bytes = try readUnlessChanging(path) { return bytes }
      if attempt < 10 { sleep(milliseconds: 20) }
    }
    throw FileError(path, "read", because: "it is being written to")
  }

  /// Nil if the file was changed meanwhile.
  private static func readUnlessChanging(_ path: String) throws(FileError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(path, "read", errno) }
    defer { close(file) }
    let before = try information(file, path)
    switch Status(before).kind {
    case .file: break
    case .folder: throw FileError(path, "read", because: "it is a folder")
    case .link, .other: throw FileError(path, "read", because: "it is not a regular file")
    }
    let bytes = try read(file, named: path, expecting: Int(before.st_size))
    let after = try information(file, path)
    let isWhole = after.st_size == 0 || bytes.count == Int(after.st_size)
    return before.version == after.version && isWhole ? bytes : nil
  }

  private static func information(_ file: Int32, _ path: String) throws(FileError) -> stat {
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileError(path, "read", errno) }
    return info
  }
}

extension stat {
  /// What is another after the content has changed.
  fileprivate var version: [Int] {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return [Int(st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
