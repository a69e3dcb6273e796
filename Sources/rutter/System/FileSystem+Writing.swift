#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension FileSystem {
  /// How `write` treats what is there: a new file must not exist, in-place writing follows no link.
  enum WriteMode {
    case new(permissions: UInt16?)
    case inPlace
    /// As a shell's `>`: what is there is emptied, links and devices are followed.
    case redirect
  }

  static func write(_ bytes: [UInt8], to path: String, _ mode: WriteMode) throws(FileError) {
    let flags: Int32 =
      switch mode {
      case .new: O_CREAT | O_EXCL
      case .inPlace: O_CREAT | O_TRUNC | O_NOFOLLOW
      case .redirect: O_CREAT | O_TRUNC
      }
    let file = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard file >= 0 else { throw FileError(path, "write", errno) }
    defer { close(file) }
    try write(bytes, to: file, named: path)
    if case .new(let permissions?) = mode, fchmod(file, mode_t(permissions)) != 0 {
      throw FileError(path, "set the permissions of", errno)
    }
  }

  /// Writes all bytes to an open file, such as standard output.
  static func write(_ bytes: [UInt8], to file: Int32, named path: String) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(file, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(file, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path, "write", errno)
      }
      rest = rest.dropFirst(count)
    }
  }

  static func move(_ path: String, to target: String) throws(FileError) {
    guard rename(path, target) == 0 else { throw FileError(target, "replace", errno) }
  }

  static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError(path, "remove", errno) }
  }

  static func removeEmptyFolder(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 else { throw FileError(path, "remove", errno) }
  }

  /// Makes the folder and those above it that are missing, and returns what it made, outermost first.
  static func makeFolders(_ path: String) throws(FileError) -> [String] {
    do {
      return try makeFolder(path)
    } catch {
      let parent = FilePath.parent(of: path)
      guard error.code == ENOENT, parent != path else { throw error }
      // Some file systems answer so though the parent is there: the second answer is the last.
      return try makeFolders(parent) + makeFolder(path)
    }
  }

  /// None if it is there already.
  private static func makeFolder(_ path: String) throws(FileError) -> [String] {
    if mkdir(path, 0o777) == 0 { return [path] }
    let code = errno
    guard code == EEXIST else { throw FileError(path, "make the folder", code) }
    if try status(path)?.kind == .folder { return [] }
    throw FileError(path, "make the folder", because: "a file has that name")
  }

  static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}

/// Keeps a second run out of a folder while the first writes there.
///
/// The folder itself is locked, so no lock file stays behind, and the lock ends with the process.
struct FolderLock: ~Copyable {
  private let file: Int32

  /// Waits for the lock; nil where the file system knows no locks.
  static func acquire(_ folder: String, patience seconds: Int) throws(FileError) -> FolderLock? {
    let file = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard file >= 0 else { throw FileError(folder, "lock", errno) }
    var waits = seconds * 50
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR else {
        close(file)
        return nil
      }
      guard waits > 0 else {
        close(file)
        throw FileError(
          folder, "lock", because: "another rutter has been writing there for \(seconds) s")
      }
      waits -= 1
      FileSystem.sleep(milliseconds: 20)
    }
    return FolderLock(file: file)
  }

  deinit { close(file) }
}
