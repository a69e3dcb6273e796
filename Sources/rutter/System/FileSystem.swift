#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The system calls that the command needs, each throwing an error that names the path and the reason.
///
/// Nothing outside this folder calls the system.
enum FileSystem {
  /// What a path names, without its content.
  struct Status: Equatable {
    enum Kind { case file, folder, link, other }

    let kind: Kind
    let device: UInt64
    let inode: UInt64
    let permissions: UInt16
    let size: Int
    /// When the content was last changed, and when anything of the file was; in nanoseconds since 1970.
    let modified: UInt64
    let changed: UInt64
  }

  /// Files are read up to this size: a manifest above it is a mistake, and offsets have 32 bits.
  static let largestFile = 1 << 28

  /// nil if nothing is there; a link that leads nowhere or in a circle is nothing, if followed.
  static func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> Status? {
    var info = stat()
    let result = followingLinks ? stat(path, &info) : lstat(path, &info)
    if result == 0 { return Status(info) }
    let code = errno
    if [ENOENT, ENOTDIR, ELOOP].contains(code) { return nil }
    throw FileError(path, "look at", code)
  }

  static func readStandardInput() throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, named: "standard input", expecting: 0)
  }

  static func read(
    _ file: Int32, named path: String, expecting size: Int
  ) throws(FileError) -> [UInt8] {
    var bytes = try contents(of: file, named: path, expecting: size)
    if !bytes.isEmpty, bytes.count == size, bytes.count < largestFile { return bytes }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(file, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(file, &buffer, buffer.count)
      #else
        let count = Glibc.read(file, &buffer, buffer.count)
      #endif
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path, "read", errno)
      }
      bytes += buffer[..<count]
      if bytes.count > largestFile {
        throw FileError(path, "read", because: "it is larger than \(largestFile >> 20) MB")
      }
    }
  }

  /// What a single read gives of a file that is expected to have this size, which is nearly always all.
  private static func contents(
    of file: Int32, named path: String, expecting size: Int
  ) throws(FileError) -> [UInt8] {
    guard size > 0, size < largestFile else { return [] }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      #if canImport(Darwin)
        result = Darwin.read(file, buffer.baseAddress, size + 1)
      #elseif canImport(Musl)
        result = Musl.read(file, buffer.baseAddress, size + 1)
      #else
        result = Glibc.read(file, buffer.baseAddress, size + 1)
      #endif
      count = max(0, result)
    }
    if result < 0, errno != EINTR { throw FileError(path, "read", errno) }
    return bytes
  }

  /// Where this program lies; what is there tells one build of it from another.
  static func executable() -> Status? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return try? status(String(cString: path))
    #else
      return try? status("/proc/self/exe")
    #endif
  }

  /// The names in a folder, sorted bytewise, without `.` and `..`.
  static func list(_ folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder, "list", errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let name = try nextName(in: stream, folder) {
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: FilePath.precedes)
  }

  private static func nextName(in stream: Folder, _ path: String) throws(FileError) -> String? {
    errno = 0
    guard let entry = readdir(stream) else {
      guard errno == 0 else { throw FileError(path, "list", errno) }
      return nil
    }
    return withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  /// The path without links, `.` and `..`; nil if nothing is there.
  static func canonicalPath(_ path: String) throws(FileError) -> String? {
    guard let resolved = realpath(path, nil) else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw FileError(path, "resolve", code)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func currentFolder() throws(FileError) -> String {
    guard let path = getcwd(nil, 0) else { throw FileError(".", "resolve", errno) }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a reader that went away and a full quota errors of `write`, in place of the process's end,
  /// and sees to it that no file opened later is taken for a standard stream that was closed.
  ///
  /// Signals that ask for the end get through, also where whoever started the process had put them
  /// off: as threads of Swift's do.
  static func prepareProcess() {
    SignalHold.end()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var info = stat()
    for stream in 0...2 as ClosedRange<Int32> where fstat(stream, &info) != 0 {
      _ = open("/dev/null", O_WRONLY)
    }
  }

  /// How many processors are at work, at least 1.
  static var processorCount: Int {
    min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), Threads.largestCount)
  }

  static var processID: Int32 { getpid() }

  static func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension FileSystem.Status {
  init(_ info: stat) {
    kind =
      switch UInt32(info.st_mode) & UInt32(S_IFMT) {
      case UInt32(S_IFREG): .file
      case UInt32(S_IFDIR): .folder
      case UInt32(S_IFLNK): .link
      default: .other
      }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    permissions = UInt16(truncatingIfNeeded: info.st_mode & 0o7777)
    size = Int(info.st_size)
    #if canImport(Darwin)
      (modified, changed) = (info.st_mtimespec.nanoseconds, info.st_ctimespec.nanoseconds)
    #else
      (modified, changed) = (info.st_mtim.nanoseconds, info.st_ctim.nanoseconds)
    #endif
  }
}

extension timespec {
  /// Since 1970; 0 for what lies before or far off.
  var nanoseconds: UInt64 {
    let seconds = UInt64(clamping: tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return seconds.overflow ? 0 : seconds.partialValue &+ UInt64(clamping: tv_nsec)
  }
}
