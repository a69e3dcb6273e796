/// Goes through the lines of a file, knows which of them are inside multi-line strings and open
/// brackets, and lays out the long ones.
struct LineWalker {
  /// Later lines that move because a line before them, to which they belong, was broken.
  private struct Shift {
    /// The number of brackets outside of what moves.
    let depth: Int
    let columns: Int
    /// Whether the links of a chain that come after the bracket move as well.
    let coversChain: Bool
  }

  private let bytes: LineText
  private let lines: [Range<Int>]
  private var output: [UInt8] = []
  /// Up to here the bytes, as they are or laid out, are in `output`.
  private var written = 0
  /// Where in the output each line starts, if anybody wants to know.
  private(set) var starts: [Int]?
  private var scanner = BracketScanner()
  private var shifts: [Shift] = []
  /// For each number of open brackets, the indentation of the last statement or element there.
  private var heads: [Int] = []
  /// The last line with text, without its indentation.
  private var lastText = 0..<0

  init(_ bytes: LineText, lines: [Range<Int>], notesStarts: Bool = false) {
    starts = notesStarts ? [] : nil
    self.bytes = bytes
    self.lines = lines
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  mutating func layOut() -> [UInt8] {
    for index in lines.indices { append(lineAt: index) }
    copyBytes(upTo: bytes.count)
    return output
  }

  private mutating func copyBytes(upTo end: Int) {
    output.append(contentsOf: LineText(rebasing: bytes[written..<end]))
  }

  private mutating func append(lineAt index: Int) {
    let range = lines[index]
    starts?.append(output.count + range.lowerBound - written)
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == .space { start += 1 }
    guard start < range.upperBound else { return }
    let text = LineText(rebasing: bytes[start..<range.upperBound])
    let isInString = scanner.isInString
    if !isInString, !shifts.isEmpty { endShifts(before: text) }
    let columns = start - range.lowerBound
    let indentation = shifts.isEmpty ? columns : indentation(ofLineAt: index)
    let isLong = text.isLong(indentedBy: indentation)
    let place = isLong ? Line.Place(in: scanner.bracket(around: text)) : .statement
    let depth = scanner.scan(text)
    if text[0] != .period { noteHead(indentation, depth: depth) }
    let isCode = !isInString && !scanner.isInString
    if isCode && isLong || indentation != columns {
      copyBytes(upTo: range.lowerBound)
      written = range.upperBound
      let line = Line(
        text: text, indentation: indentation, depth: depth, opened: scanner.brackets[depth...],
        place: place)
      if !(isCode && isLong && appendLaidOut(line, next: index + 1)) {
        output += repeatElement(.space, count: indentation)
        output.append(contentsOf: text)
      }
    }
    lastText = start..<range.upperBound
  }

  private func indentation(ofLineAt index: Int) -> Int {
    guard index < lines.count else { return 0 }
    var columns = bytes[lines[index]].prefix { $0 == .space }.count
    for shift in shifts { columns += shift.columns }
    return max(columns, 0)
  }

  private mutating func endShifts(before text: LineText) {
    while let shift = shifts.last, scanner.brackets.count <= shift.depth,
      text.first != .period || !shift.coversChain
    {
      shifts.removeLast()
    }
  }

  /// Remembers where the statement starts to which later links of a chain may belong.
  private mutating func noteHead(_ indentation: Int, depth: Int) {
    while heads.count > depth { heads.removeLast() }
    while heads.count <= depth { heads.append(indentation) }
  }
}

// MARK: - Long lines

extension LineWalker {
  /// Answers false for a line that stays as it is.
  private mutating func appendLaidOut(_ line: Line, next: Int) -> Bool {
    if line.isComment {
      output += CommentWrapping.wrapped(line.text, indentation: line.indentation)
      return true
    }
    guard !line.isDirective, var lexemes = Lexer.lexemes(in: line.text) else { return false }
    let start = adopt(&lexemes, of: line)
    appendBeyond(to: &lexemes, of: line, next: next)
    guard let items = LineParser.items(of: lexemes, place: line.place) else {
      return false
    }
    var printer = LayoutPrinter(
      items: items, of: line.text, indentation: line.indentation, start: start)
    let result = printer.print()
    output += result.text
    if let inner = result.innerIndentation, result.text.contains(.newline) {
      shift(from: line, next: next, to: inner, coversChain: start != .indentedChain)
    }
    return true
  }

  /// Gives a line that goes on with a chain a first operand to go on from.
  private func adopt(_ lexemes: inout [Lexeme], of line: Line) -> LayoutPrinter.Start {
    guard let first = lexemes.first else { return .statement }
    if first.spells("."), !LineText(rebasing: bytes[lastText]).opensNext, !lastText.isEmpty {
      lexemes.insert(.absent, at: 0)
      let head = line.depth < heads.count ? heads[line.depth] : line.indentation
      return line.indentation > head ? .indentedChain : .chain
    }
    if first.spells("}") || first.spells(")"), lexemes.count > 1, lexemes[1].spells(".") {
      lexemes[0].kind = .literal
      return .chain
    }
    return .statement
  }

  /// Closes the brackets that the line leaves open, or adds the link of a chain that goes on in the
  /// next line, for the parser to see whole forms.
  private func appendBeyond(to lexemes: inout [Lexeme], of line: Line, next: Int) {
    if !line.opened.isEmpty {
      lexemes.append(.beyond())
      for bracket in line.opened.reversed() {
        lexemes.append(Lexeme(.virtual, LineWalker.closing(bracket)))
      }
    } else if !line.text.opensNext, next < lines.count,
      bytes[lines[next]].first(where: { $0 != .space }) == .period
    {
      lexemes.append(.beyond(".", width: 1))
    }
  }

  private static func closing(_ bracket: UInt8) -> Spelling {
    switch bracket {
    case .leftParen: ")"
    case .leftBracket: "]"
    default: "}"
    }
  }

  /// Moves the lines that belong to a broken line, if they are not where its last part wants them.
  private mutating func shift(from line: Line, next: Int, to inner: Int, coversChain: Bool) {
    let expected =
      line.opened.isEmpty
      ? indentation(ofLineAt: next) : line.indentation + SwiftLayout.indentationWidth
    guard inner != expected else { return }
    shifts.append(
      Shift(depth: line.depth, columns: inner - expected, coversChain: coversChain))
  }
}
