/// Wraps `//` and `///` comments at words.
enum CommentWrapping {
  /// The comment as lines joined by line breaks. The lines after the first keep the comment sign;
  /// those of a list item are indented to show that they belong to it.
  static func wrapped(_ text: LineText, indentation: Int) -> [UInt8] {
    let sign = text.prefix { $0 == .slash }
    let content = text.dropFirst(sign.count)
    let spaces = content.prefix { $0 == .space }.count
    let words = content.split(separator: .space)
    var first = Array(repeating: UInt8.space, count: max(indentation, 0)) + sign
    first += repeatElement(.space, count: spaces)
    return lines(of: words, first: first, next: isListItem(words) ? first + "  ".utf8 : first)
  }

  private static func isListItem(_ words: [Slice<LineText>]) -> Bool {
    guard let bullet = words.first, bullet.count == 1 else { return false }
    return "-*+".utf8.contains(bullet[bullet.startIndex])
  }

  private static func lines(
    of words: [Slice<LineText>], first: [UInt8], next: [UInt8]
  ) -> [UInt8] {
    var output = first
    var width = first.count
    for (index, word) in words.enumerated() {
      let wordWidth = LineText(rebasing: word).width
      if index > 0, width + 1 + wordWidth > SwiftLayout.lineLength {
        output.append(.newline)
        output += next
        width = next.count
      } else if index > 0 {
        output.append(.space)
        width += 1
      }
      output += word
      width += wordWidth
    }
    return output
  }
}
