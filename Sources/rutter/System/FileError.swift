#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Something the disk refused, told as `cannot read 'Specs/a.yaml': permission denied`.
struct FileError: Error, Equatable {
  let path: String
  let action: String
  let reason: String
  /// The system's number for the reason, 0 if the reason is our own.
  let code: Int32

  init(_ path: String, _ action: String, _ code: Int32) {
    self.path = path
    self.action = action
    self.code = code
    reason = Self.text(of: code)
  }

  init(_ path: String, _ action: String, because reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
    code = 0
  }

  var message: String { "cannot \(action) '\(path)': \(reason)" }

  /// The folder or the file system does not let us: another way of writing may still work.
  var isRefusal: Bool { [EACCES, EPERM, EROFS, EXDEV, ENOTSUP].contains(code) }

  /// Whoever read what we write has gone.
  var isBrokenPipe: Bool { code == EPIPE }

  var isMissing: Bool { code == ENOENT }

  private static func text(of code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
