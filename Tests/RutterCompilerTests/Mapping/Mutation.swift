/// A change of one line of one file.
struct Mutation {
  /// What is done to the app: `member added`.
  let kind: String
  let file: String
  let line: Int
  let old: String
  let new: String
  /// How many lines of the file before this one read alike.
  let alike: Int

  /// Holds no line number, so that it outlives other edits.
  var title: String {
    "\(kind): \(file): \(old.trimmed)" + (alike == 0 ? "" : " (\(alike + 1))")
  }

  func applied(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line] = new
    return lines.joined(separator: "\n")
  }

  /// One for each line that can be changed so.
  static func all(
    _ kind: String, in files: [(name: String, text: String)], _ change: (Line) -> String?
  ) -> [Mutation] {
    files.flatMap { file -> [Mutation] in
      var section = ""
      var seen: [String: Int] = [:]
      return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { number, text in
          let text = String(text)
          if text.first?.isWhitespace == false { section = text }
          let alike = seen[text.trimmed, default: 0]
          seen[text.trimmed] = alike + 1
          return change(Line(text: text, section: section)).map {
            Mutation(
              kind: kind, file: file.name, line: number, old: text, new: $0, alike: alike)
          }
        }
    }
  }

  /// A line, and the last one before it that is not indented.
  struct Line {
    let text: String
    let section: String

    var isOfMappings: Bool { section.hasPrefix("mappings:") }
    var isOfModels: Bool { section.hasPrefix("models:") }

    func inserting(_ part: String, behind mark: String) -> String? {
      guard let range = text.firstRange(of: mark) else { return nil }
      return text[..<range.upperBound] + part + text[range.upperBound...]
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    return String(self[start...].prefix(90))
  }
}
