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

  private let lines: [ArraySlice<UInt8>]
  private var output: [UInt8] = []
  private var scanner = BracketScanner()
  private var shifts: [Shift] = []
  /// For each number of open brackets, the indentation of the last statement or element there.
  private var heads: [Int] = []
  /// Whether the last line with text ends where an expression or statement may start.
  private var lastLineOpens = true

  init(lines: [ArraySlice<UInt8>]) {
    self.lines = lines
  }

  mutating func layOut() -> [UInt8] {
    for index in lines.indices {
      if index > 0 { output.append(.newline) }
      append(lineAt: index)
    }
    return output
  }

  private mutating func append(lineAt index: Int) {
    let text = lines[index].drop { $0 == .space }
    guard !text.isEmpty else {
      output += lines[index]
      return
    }
    let isInString = scanner.isInString
    if !isInString { endShifts(before: text) }
    let place = Line.Place(in: scanner.bracket(around: text))
    let depth = scanner.scan(text)
    let line = Line(
      text: text, indentation: indentation(ofLineAt: index), depth: depth,
      opened: Array(scanner.brackets.dropFirst(depth)), place: place)
    noteHead(of: line)
    let isCode = !isInString && !scanner.isInString
    if !isCode || !appendLaidOut(line, next: index + 1) {
      output += repeatElement(.space, count: line.indentation)
      output += text
    }
    lastLineOpens = line.opensNext
  }

  private func indentation(ofLineAt index: Int) -> Int {
    guard index < lines.count else { return 0 }
    let columns = lines[index].prefix { $0 == .space }.count
    return max(shifts.reduce(columns) { $0 + $1.columns }, 0)
  }

  private mutating func endShifts(before text: ArraySlice<UInt8>) {
    while let shift = shifts.last, scanner.brackets.count <= shift.depth,
      text.first != .period || !shift.coversChain
    {
      shifts.removeLast()
    }
  }

  /// Remembers where the statement starts to which later links of a chain may belong.
  private mutating func noteHead(of line: Line) {
    guard line.text.first != .period else { return }
    heads.removeLast(max(heads.count - line.depth, 0))
    heads += repeatElement(line.indentation, count: line.depth + 1 - heads.count)
  }
}

// MARK: - Long lines

extension LineWalker {
  /// Answers false for a line that stays as it is.
  private mutating func appendLaidOut(_ line: Line, next: Int) -> Bool {
    guard line.isLong else { return false }
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
    var printer = LayoutPrinter(items: items, indentation: line.indentation, start: start)
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
    if first.spells("."), !lastLineOpens {
      lexemes.insert(Lexeme(.literal, ""), at: 0)
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
      lexemes.append(.beyond)
      lexemes += line.opened.reversed().map { Lexeme(.virtual, LineWalker.closing($0)) }
    } else if !line.opensNext, next < lines.count,
      lines[next].first(where: { $0 != .space }) == .period
    {
      lexemes.append(Lexeme(.beyond, "."))
    }
  }

  private static func closing(_ bracket: UInt8) -> String {
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
