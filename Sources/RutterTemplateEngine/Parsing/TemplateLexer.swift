import RutterDiagnostics

/// Cuts a template's bytes into texts, outputs, tags and comments, and settles white space.
///
/// White space goes by these rules, in this order:
///
/// 1. **Trim markers.** `{%-`, `{{-` and `{#-` take all white space before them, line ends included;
///    `-%}`, `-}}` and `-#}` all white space after them. A `+` in their place takes nothing, and keeps
///    the line from being a tag line.
/// 2. **Tag lines.** Where the lines that tags and comments stand on hold nothing else but blanks
///    (no text, no `{{ }}`, no trim marker), they go with all their blanks and their line end.
///    So `{% if %}`, `{% endfor %}`, `{% set %}` or a comment leave no empty line behind. At most
///    one of the tags may bring text; with two the line is kept as it is written. What a `set`, `map` or
///    `macro` on one line holds does not count.
/// 3. **Tags that bring text** are `include`, `call`, `block` and `{{ block.name }}`. On a tag line
///    each line of what they bring is indented by the blanks before the tag, empty lines excepted;
///    and the tag's own line end comes back unless the text is empty or ends in one. For a block
///    it is the line of its `endblock` that decides about the line end.
/// 4. **What a `block` or `macro` holds is relative to its tag**: when the tag that opens it begins
///    a tag line, as many blanks as stand before the tag are taken from each line that is brought
///    elsewhere. A block that nobody overrides is written exactly as it stands.
/// 5. `{% set x %}…{% endset %}` does not hold the line end before an `endset` on a tag line, nor does
///    an element of `{% map %}…{% endmap %}`; the line end of an `endfilter` on a tag line comes back as that of an `include` does.
///
/// Line ends are LF, CR LF or CR; what is written has LF.
struct TemplateLexer {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var position = 0
  private var pieces: [Piece] = []
  private var faults: [Fault] = []

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  static func pieces(of file: SourceFile, into report: inout Report) -> [Piece] {
    var lexer = TemplateLexer(file)
    lexer.run()
    for fault in lexer.faults { report.add(fault.diagnostic) }
    return Whitespace.settled(lexer.pieces, bytes: file.bytes)
  }

  private mutating func run() {
    var start = position
    while position < bytes.count {
      guard let opening = opening(at: position) else {
        position += 1
        continue
      }
      addText(start..<position)
      add(opening)
      start = position
    }
    addText(start..<position)
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { pieces.append(Piece(.text, range, content: range)) }
  }

  private mutating func add(_ opening: Opening) {
    if opening == .comment { return addComment() }
    var piece = piece(opening)
    position = piece.whole.upperBound
    if opening == .tag { readWord(of: &piece) }
    if opening == .output { piece.isBlock = isBlock(piece.content) }
    pieces.append(piece)
    if case .tag(let tag?) = piece.kind, tag == .raw || tag == .verbatim {
      addRawText(endedBy: "end" + tag.rawValue)
    }
  }

  // MARK: Delimiters

  private enum Opening: UInt8 {
    case output = 0x7B  // {
    case tag = 0x25  // %
    case comment = 0x23  // #

    var name: String { "{" + String(UnicodeScalar(rawValue)) }
  }

  private func opening(at index: Int) -> Opening? {
    guard bytes[index] == 0x7B, index + 1 < bytes.count else { return nil }
    return Opening(rawValue: bytes[index + 1])
  }

  private func isClosing(_ opening: Opening, at index: Int) -> Bool {
    let first = opening == .output ? 0x7D : opening.rawValue
    return bytes[index] == first && index + 1 < bytes.count && bytes[index + 1] == 0x7D
  }

  private mutating func addComment() {
    let start = position
    var end = min(start + 2, bytes.count)
    while end < bytes.count, !isClosing(.comment, at: end) { end += 1 }
    let isClosed = end < bytes.count
    if !isClosed { reportUnclosed(.comment, at: start) }
    position = isClosed ? end + 2 : bytes.count
    var piece = Piece(.comment, start..<position, content: start + 2..<max(start + 2, end))
    trim(&piece)
    pieces.append(piece)
  }

  /// The output or tag that opens at the current position.
  private mutating func piece(_ opening: Opening) -> Piece {
    let start = position
    var index = start + 2
    while index < bytes.count {
      if isClosing(opening, at: index) {
        return closed(opening, start, content: start + 2..<index)
      }
      if self.opening(at: index) != nil { break }
      index = endOfQuoted(at: index) ?? index + 1
    }
    return unclosed(opening, start, before: index)
  }

  private func closed(_ opening: Opening, _ start: Int, content: Range<Int>) -> Piece {
    var piece = Piece(
      opening == .output ? .output : .tag(nil), start..<content.upperBound + 2, content: content)
    trim(&piece)
    return piece
  }

  /// What is not closed ends with its line, so that the rest of the template can be read.
  private mutating func unclosed(_ opening: Opening, _ start: Int, before limit: Int) -> Piece {
    reportUnclosed(opening, at: start)
    var end = start + 2
    while end < limit, !bytes[end].isNewline { end += 1 }
    var piece = Piece(
      opening == .output ? .output : .tag(nil), start..<end, content: start + 2..<end)
    piece.isClosed = false
    return piece
  }

  /// Notes the trim markers of a piece and takes them from its content.
  private func trim(_ piece: inout Piece) {
    let (dash, plus) = (UInt8(ascii: "-"), UInt8(ascii: "+"))
    var content = piece.content
    if let first = content.first, bytes[first] == dash || bytes[first] == plus {
      piece.trimsBefore = bytes[first] == dash
      piece.keepsLine = bytes[first] == plus
      content = content.dropFirst()
    }
    if let last = content.last, bytes[last] == dash || bytes[last] == plus {
      piece.trimsAfter = bytes[last] == dash
      piece.keepsLine = piece.keepsLine || bytes[last] == plus
      content = content.dropLast()
    }
    piece.content = content
  }

  /// The offset after the quoted text that begins at `index`, if it is closed on its line.
  private func endOfQuoted(at index: Int) -> Int? {
    let quote = bytes[index]
    guard quote == .quote || quote == .apostrophe else { return nil }
    var end = index + 1
    while end < bytes.count, !bytes[end].isNewline {
      if bytes[end] == quote { return end + 1 }
      end += bytes[end] == .backslash ? 2 : 1
    }
    return nil
  }

  private mutating func reportUnclosed(_ opening: Opening, at start: Int) {
    let range = SourceRange(file: file.id, start: start, end: start + 2)
    let closing = opening == .output ? "}}" : String(UnicodeScalar(opening.rawValue)) + "}"
    faults.append(
      Fault(.unclosedTag, "'\(opening.name)' is not closed", at: range, help: "add '\(closing)'"))
  }

  // MARK: Words

  /// Finds which tag a piece is.
  private mutating func readWord(of piece: inout Piece) {
    let limit = piece.content.upperBound
    var place = word(from: piece.content.lowerBound, limit)
    let colon = blanks(from: place.upperBound, limit)
    if !place.isEmpty, colon < limit, bytes[colon] == UInt8(ascii: ":") {
      piece.label = place
      place = word(from: colon + 1, limit)
    }
    let word = String(decoding: bytes[place], as: UTF8.self)
    piece.word = place
    piece.content = place.upperBound..<limit
    piece.kind = .tag(tag(named: word, at: place, whole: piece.whole))
    if let label = piece.label, piece.kind != .tag(.for) {
      let range = SourceRange(file: file.id, start: label.lowerBound, end: label.upperBound)
      faults.append(Fault(.templateSyntax, "only a loop can have a label", at: range))
    }
  }

  private func word(from start: Int, _ limit: Int) -> Range<Int> {
    let start = blanks(from: start, limit)
    var end = start
    while end < limit, bytes[end].continuesName { end += 1 }
    return start..<end
  }

  /// The offset after white space.
  private func blanks(from start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end].isWhitespace { end += 1 }
    return end
  }

  /// A misspelt tag is read as the one that is nearest, so that its end finds a beginning.
  private mutating func tag(
    named word: String, at range: Range<Int>, whole: Range<Int>
  ) -> Tag? {
    if let tag = Tag(rawValue: word) { return tag }
    guard !word.isEmpty else {
      let place = SourceRange(file: file.id, start: whole.lowerBound, end: whole.upperBound)
      faults.append(Fault(.templateSyntax, "expected a tag name", at: place))
      return nil
    }
    let names = Tag.allCases.map(\.rawValue)
    let place = SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound)
    faults.append(Fault(unknown: .tag, word, at: place, known: names))
    return Suggestion.nearest(to: word, in: names).flatMap(Tag.init(rawValue:))
  }

  /// `block.super`, or `block.` and the name of a block.
  private func isBlock(_ content: Range<Int>) -> Bool {
    let text = bytes[content].filter { !$0.isWhitespace }
    let name = text.dropFirst("block.".utf8.count)
    return text.starts(with: "block.".utf8) && name.first?.startsName == true
      && name.allSatisfy(\.continuesName)
  }

  // MARK: Raw text

  /// Everything up to the end tag is text; without one, everything to the end of the file.
  private mutating func addRawText(endedBy word: String) {
    let start = position
    while position < bytes.count {
      if opening(at: position) == .tag, isEndTag(at: position, word) { break }
      position += 1
    }
    addText(start..<position)
  }

  private func isEndTag(at start: Int, _ word: String) -> Bool {
    var index = start + 2
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    let end = index + word.utf8.count
    guard end < bytes.count, bytes[index..<end].elementsEqual(word.utf8) else { return false }
    return !bytes[end].continuesName
  }
}
