/// A pattern for paths from the project's folder: `Legacy`, `Specs/*.yaml`, `**/Old?.yaml`.
///
/// `*` stands for any characters of a name, `?` for one, `**` for any folders. A pattern that matches a
/// folder matches all that is below it.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let parts: [[Unicode.Scalar]]

  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
  }

  /// Why the pattern cannot match a path of the project; nil if it can.
  var objection: String? {
    if parts.isEmpty { return "the pattern is empty" }
    if text.hasPrefix("/") || text.hasPrefix("~") { return "the pattern is absolute" }
    if parts.contains(["." as Unicode.Scalar, "."]) { return "the pattern leaves the project" }
    return nil
  }

  /// Goes through the path once, with every place in the pattern that may have been reached.
  package func matches(_ path: String) -> Bool {
    var reached = [Bool](repeating: false, count: parts.count + 1)
    reached[0] = true
    passFolders(&reached)
    for name in path.split(separator: "/") where name != "." {
      let scalars = Array(name.unicodeScalars)
      var next = [Bool](repeating: false, count: parts.count + 1)
      for index in parts.indices where reached[index] {
        if isAnyFolders(index) {
          next[index] = true
        } else if Self.matches(parts[index], scalars) {
          next[index + 1] = true
        }
      }
      passFolders(&next)
      if next[parts.count] { return true }
      reached = next
    }
    return false
  }

  /// `**` stands for no folder too.
  private func passFolders(_ reached: inout [Bool]) {
    for index in parts.indices where reached[index] && isAnyFolders(index) {
      reached[index + 1] = true
    }
  }

  private func isAnyFolders(_ index: Int) -> Bool { parts[index] == ["*", "*"] }

  /// After a mismatch the last `*` takes one character more.
  private static func matches(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
