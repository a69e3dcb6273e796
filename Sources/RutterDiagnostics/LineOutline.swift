/// What each line of a manifest belongs to, told by indentation alone.
///
/// Made in one pass, without parsing: it serves files that cannot be parsed, and comments, which no
/// tree has. A line belongs to the nearest one above it that is indented less; a list item counts as
/// indented more than the key above it even where both start in one column.
package struct LineOutline: Sendable {
  /// For each line, a hash of what it and the lines it belongs to start with.
  private var chains: [ContentHash] = []
  /// For each line, the last one that belongs to it; itself if there is none.
  private var ends: [Int] = []
  /// For each line, the next that holds more than a comment; 0 if there is none.
  private var followers: [Int] = []

  private struct Open {
    let line: Int
    let depth: Int
    let chain: ContentHash
  }

  package init(_ file: SourceFile, _ lines: LineTable) {
    var open: [Open] = []
    var last = 1
    ends = Array(0...lines.lineCount)
    chains = [ContentHash([])]
    for line in 1...max(1, lines.lineCount) {
      let text = LineText(file.bytes[lines.bytes(ofLine: line)])
      if !text.isEmpty {
        while let top = open.last, top.depth >= text.depth { ends[open.removeLast().line] = last }
        let parent = open.last?.chain ?? ContentHash([])
        open.append(
          Open(line: line, depth: text.depth, chain: Self.chain(text.key, after: parent)))
        last = line
      }
      chains.append(open.last?.chain ?? ContentHash([]))
    }
    for entry in open { ends[entry.line] = last }
    followers = Self.followers(file, lines)
  }

  private static func followers(_ file: SourceFile, _ lines: LineTable) -> [Int] {
    var followers = [Int](repeating: 0, count: lines.lineCount + 1)
    var next = 0
    for line in (1...max(1, lines.lineCount)).reversed() {
      followers[line] = next
      if !LineText(file.bytes[lines.bytes(ofLine: line)]).isEmpty { next = line }
    }
    return followers
  }

  /// Tells the entry on a line from others by their keys, whatever stands before it in the file.
  func chain(ofLine line: Int) -> ContentHash {
    chains.indices.contains(line) ? chains[line] : ContentHash([])
  }

  /// The lines of the entry that starts on a line.
  package func entry(atLine line: Int) -> ClosedRange<Int> {
    ends.indices.contains(line) ? line...max(line, ends[line]) : line...line
  }

  /// The next line below that holds more than a comment.
  package func contentLine(after line: Int) -> Int? {
    guard followers.indices.contains(line), followers[line] > 0 else { return nil }
    return followers[line]
  }

  private static func chain(_ key: ArraySlice<UInt8>, after parent: ContentHash) -> ContentHash {
    ContentHash(Array(parent.description.utf8) + key)
  }
}

/// A line without its indentation and the comment at its end.
struct LineText {
  /// Nothing but spaces and a comment.
  var isEmpty: Bool { text.isEmpty }
  let depth: Int
  let text: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
    var end = start
    var index = start
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "#"), index == start || Self.isSpace(line[index - 1]) { break }
      index += 1
      if !Self.isSpace(byte) { end = index }
    }
    text = line[start..<end]
    let isItem =
      text.first == UInt8(ascii: "-") && (text.count == 1 || Self.isSpace(text[start + 1]))
    depth = 2 * (start - line.startIndex) + (isItem ? 1 : 0)
  }

  /// What an entry is known by: the key; for a list item all of its first line.
  var key: ArraySlice<UInt8> {
    if text.first == UInt8(ascii: "-") { return text.prefix(Self.longest) }
    let colon = text.indices.first {
      text[$0] == UInt8(ascii: ":") && ($0 + 1 == text.endIndex || Self.isSpace(text[$0 + 1]))
    }
    return text[..<(colon ?? text.endIndex)].prefix(Self.longest)
  }

  static let longest = 200

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
