/// Wraps `//` and `///` comments at words.
enum CommentWrapping {
  /// The comment as lines joined by line breaks. The lines after the first keep the comment sign;
  /// those of a list item are indented to show that they belong to it.
  static func wrapped(_ text: ArraySlice<UInt8>, indentation: Int) -> [UInt8] {
    let sign = text.prefix { $0 == .slash }
    let content = String(decoding: text.dropFirst(sign.count), as: UTF8.self)
    let spaces = content.prefix { $0 == " " }.count
    let words = content.split(separator: " ")
    let margin = String(repeating: " ", count: max(indentation, 0))
    let start = margin + String(decoding: sign, as: UTF8.self)
    let first = start + String(repeating: " ", count: spaces)
    let next = first + (isListItem(words) ? "  " : "")
    return Array(lines(of: words, first: first, next: next).joined(separator: "\n").utf8)
  }

  private static func isListItem(_ words: [Substring]) -> Bool {
    guard let bullet = words.first else { return false }
    return bullet == "-" || bullet == "*" || bullet == "+"
  }

  private static func lines(of words: [Substring], first: String, next: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in words {
      let width = line.count + (isEmpty ? 0 : 1) + word.count
      if !isEmpty && width > SwiftLayout.lineLength {
        lines.append(line)
        line = next
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
