/// Arithmetic on paths as text; nothing here asks the disk.
///
/// Works on UTF-8, because a combining character after a slash makes one `Character` of both.
enum FilePath {
  static func components(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// The path without `.`, doubled slashes and as many `..` as its text allows.
  static func normalize(_ path: String) -> String {
    var result: [String] = []
    for component in components(of: path) where component != "." {
      if component == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else if component != ".." || !isAbsolute(path) {
        result.append(component)
      }
    }
    let text = result.joined(separator: "/")
    return isAbsolute(path) ? "/" + text : text.isEmpty ? "." : text
  }

  static func parent(of path: String) -> String {
    let components = components(of: path)
    let text = components.dropLast().joined(separator: "/")
    return isAbsolute(path) ? "/" + text : text.isEmpty ? "." : text
  }

  static func name(of path: String) -> String { components(of: path).last ?? path }

  /// The ending after the last dot, in lower case; empty for `.hidden` and `name`.
  static func fileExtension(of path: String) -> String {
    let parts = name(of: path).utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !(parts.count == 2 && parts[0].isEmpty) else {
      return ""
    }
    return Substring(last).lowercased()
  }

  static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  /// How `path` is reached from `folder`; both absolute and normalized.
  static func relative(_ path: String, from folder: String) -> String {
    let target = components(of: path)
    let start = components(of: folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether `path` is `folder` or below it; both absolute and normalized.
  static func contains(_ folder: String, _ path: String) -> Bool {
    components(of: path).starts(with: components(of: folder))
  }

  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  private static let slash = UInt8(ascii: "/")
}
