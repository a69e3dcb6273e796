/// Oppen's pretty printer: measures every group and break, then prints, ending the line at a break
/// when what follows up to the next one does not fit.
struct LayoutPrinter {
  private struct Scope {
    let kind: Break.Kind
    let line: Int
    var indentsContinuation: Bool
    var indentsBlock: Bool
    let wasContinuation: Bool
  }

  private struct Context {
    let line: Int
    var keepsIndentation: Bool?
  }

  private let items: [Item]
  private let source: LineText
  private let lengths: [Int]
  private var indentation: Int
  private var output: [UInt8] = []
  private var remaining: Int
  private var line = 1
  private var isAtLineStart = true
  private var isContinuation = false
  private var lastItemBroke = false
  private var pendingSpaces = 0
  private var groupsForceBreaks = [false]
  private var scopes: [Scope] = []
  private var contexts: [Context] = []
  private var lastContext: Context?
  private var listLines: [Int] = []
  private var startsInChain = false

  /// A lexeme, by its place in the line, or a mark.
  enum Item {
    case text(Range<Int>, width: Int)
    case mark(LayoutMark)
    /// Where later lines take over.
    case beyond
  }

  /// What the first item is to the line before.
  enum Start {
    case statement
    /// The next link of a chain, in the column where the statement started.
    case chain
    /// The next link of a chain, indented.
    case indentedChain
  }

  struct Result {
    var text: [UInt8]
    /// The indentation of the line that comes next, when the printed one leaves a bracket open.
    var innerIndentation: Int?
  }

  init(items: [Item], of source: LineText, indentation: Int, start: Start) {
    self.items = items
    self.source = source
    output.reserveCapacity(source.count + source.count / 2)
    self.indentation = indentation
    switch start {
    case .statement: break
    case .chain: startsInChain = true
    case .indentedChain:
      isContinuation = true
      self.indentation -= SwiftLayout.indentationWidth
    }
    lengths = LayoutMeasure.lengths(of: items)
    remaining = SwiftLayout.lineLength - indentation
  }

  mutating func print() -> Result {
    for (index, item) in items.enumerated() {
      switch item {
      case .text(let place, let width):
        write(LineText(rebasing: source[place]), width: width)
      case .mark(let mark): apply(mark, length: lengths[index])
      case .beyond: return Result(text: trimmedOutput, innerIndentation: currentIndentation)
      }
    }
    return Result(text: trimmedOutput, innerIndentation: nil)
  }

  private var trimmedOutput: [UInt8] {
    output.last == .newline ? Array(output.dropLast()) : output
  }

  private var currentIndentation: Int {
    var steps = isContinuation ? 1 : 0
    for scope in scopes {
      steps += (scope.indentsBlock ? 1 : 0) + (scope.indentsContinuation ? 1 : 0)
    }
    return indentation + steps * SwiftLayout.indentationWidth
  }

  private mutating func write(_ text: LineText, width: Int) {
    guard !text.isEmpty else { return }
    startText(width: width)
    output.append(contentsOf: text)
  }

  /// What comes before a text: the indentation of its line, or the spaces that no break took.
  private mutating func startText(width: Int) {
    if isAtLineStart {
      let indentation = currentIndentation
      for _ in 0..<max(indentation, 0) { output.append(.space) }
      remaining = SwiftLayout.lineLength - indentation
      isAtLineStart = false
    } else {
      for _ in 0..<pendingSpaces { output.append(.space) }
    }
    remaining -= width
    pendingSpaces = 0
    lastItemBroke = false
  }

  private mutating func skip(_ spaces: Int) {
    pendingSpaces += spaces
    remaining -= spaces
  }

  private mutating func apply(_ mark: LayoutMark, length: Int) {
    switch mark {
    case .open: groupsForceBreaks.append(false)
    case .openConsistent: groupsForceBreaks.append(length > remaining || lastItemBroke)
    case .close: _ = groupsForceBreaks.popLast()
    case .space: skip(1)
    case .break(let mark): apply(mark, length: length)
    case .contextStart: startContext()
    case .contextEnd: endContext()
    case .listStart: listLines.append(lineOfBreak)
    case .listEnd(let isSingle): endList(isSingle: isSingle)
    }
  }

  private mutating func endList(isSingle: Bool) {
    guard let start = listLines.popLast(), start != lineOfBreak, !isSingle else { return }
    startText(width: 1)
    output.append(UInt8(ascii: ","))
  }

  private mutating func startContext() {
    contexts.append(Context(line: line, keepsIndentation: startsInChain ? true : nil))
    startsInChain = false
    lastContext = nil
  }

  private mutating func endContext() {
    let ended = contexts.popLast()
    lastContext = contexts.isEmpty ? nil : ended
  }
}

// MARK: - Breaks

extension LayoutPrinter {
  /// A line on which nothing is printed yet counts as the end of the line before it.
  private var lineOfBreak: Int { isAtLineStart ? line - 1 : line }

  private mutating func apply(_ mark: Break, length: Int) {
    var happens = mark.isForced || groupsForceBreaks.last == true
    var continuesIfItHappens = false
    switch mark.kind {
    case .open, .openContinuation:
      openScope(mark.kind, willBreak: isAtLineStart || length > remaining || happens)
    case .close, .closeLoose:
      let closing = closeScope(mark.kind, happens: happens)
      happens = closing.happens || mark.isForced
      continuesIfItHappens = closing.continues
    case .continue: continuesIfItHappens = true
    case .same: break
    case .reset: happens = mark.isForced || isContinuation
    case .contextual:
      let fits = isAtLineStart || length <= remaining
      continuesIfItHappens = decideInContext(willBreak: happens || !fits)
    }
    finish(mark, happens: happens || (!isAtLineStart && length > remaining), continuesIfItHappens)
  }

  private mutating func finish(_ mark: Break, happens: Bool, _ continuesIfItHappens: Bool) {
    if happens {
      isContinuation = continuesIfItHappens
      endLine()
    } else {
      if isAtLineStart { isContinuation = continuesIfItHappens }
      skip(mark.size)
    }
    lastItemBroke = happens
  }

  private mutating func endLine() {
    guard !isAtLineStart else { return }
    output.append(.newline)
    line += 1
    isAtLineStart = true
    pendingSpaces = 0
  }

  private mutating func openScope(_ kind: Break.Kind, willBreak: Bool) {
    if kind == .open, let last = scopes.indices.last, scopes[last].line == lineOfBreak {
      scopes[last].indentsBlock = false
    }
    let breaksIntoContinuation = kind == .openContinuation && willBreak
    scopes.append(
      Scope(
        kind: kind,
        line: lineOfBreak,
        indentsContinuation: isContinuation || breaksIntoContinuation,
        indentsBlock: kind == .open,
        wasContinuation: isContinuation))
    isContinuation = false
  }

  private mutating func closeScope(
    _ kind: Break.Kind, happens: Bool
  ) -> (happens: Bool, continues: Bool) {
    guard let scope = scopes.popLast() else {
      // The scope was opened by a line before.
      indentation = max(indentation - SwiftLayout.indentationWidth, 0)
      return (happens, false)
    }
    let isOnOtherLine = lineOfBreak != scope.line
    if scope.indentsBlock, scope.line == line { indentLastScopeAgain() }
    var happens = happens
    if kind == .close {
      happens = isOnOtherLine
    } else if remaining == 0 {
      happens = true
    } else {
      isContinuation = isOnOtherLine && (scope.indentsContinuation || scope.indentsBlock)
    }
    let wasContinuation =
      scope.wasContinuation || scope.indentsContinuation
      || (scope.kind == .openContinuation && isOnOtherLine)
    isContinuation = isContinuation || wasContinuation
    return (happens, wasContinuation)
  }

  /// Of several scopes opened on one line only the innermost indents; when it ends on that line,
  /// the one around it takes over.
  private mutating func indentLastScopeAgain() {
    guard let last = scopes.indices.last, scopes[last].kind == .open else { return }
    scopes[last].indentsBlock = true
  }

  /// The first break of a chain that happens decides for all: after a link of several lines the
  /// next one starts below it, after a link of one line it is indented.
  private mutating func decideInContext(willBreak: Bool) -> Bool {
    let last = contexts.indices.last
    if willBreak, let ended = lastContext, let last, contexts[last].keepsIndentation == nil {
      contexts[last].keepsIndentation = ended.line != line
    }
    lastContext = nil
    guard let last else { return false }
    return contexts[last].keepsIndentation == true ? isContinuation : true
  }
}
