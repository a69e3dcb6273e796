/// Parses the lexemes of one line as Swift, and attaches to each the marks that `swift format` puts
/// before and after it.
///
/// Marks of an outer form enclose those of an inner one. Forms are completed from the inside out, so
/// a completed form puts its marks in front of those before its first lexeme and behind those after
/// its last one.
struct LineParser {
  /// The line has a form that is not known here, and stays as it is.
  struct NotUnderstood: Error {}

  /// What holds the expression being parsed, as far as the text behind the expression depends on it.
  enum Encloser {
    /// Parentheses around one expression, or the first of a tuple.
    case parentheses
    /// A list whose commas stay with the expressions before them.
    case list
    /// The patterns of a `case`, whose colon stays with the expression before it.
    case caseLabel
    case other
  }

  private static let depthLimit = 48

  let lexemes: [Lexeme]
  var index = 0
  var enclosers: [Encloser] = []
  var allowsTrailingClosure = true
  var effectOperand: Int?
  private var before: MarkLists
  private var after: MarkLists
  private var depth = 0

  init(_ lexemes: [Lexeme]) {
    self.lexemes = lexemes
    before = MarkLists(count: lexemes.count)
    after = MarkLists(count: lexemes.count)
  }

  // MARK: - Lexemes

  var current: Lexeme? { index < lexemes.count ? lexemes[index] : nil }

  var isAtEnd: Bool { index >= lexemes.count }

  func at(_ spelling: Spelling) -> Bool { index < lexemes.count && lexemes[index].spells(spelling) }

  func at(oneOf spellings: [Spelling]) -> Bool {
    guard index < lexemes.count, lexemes[index].kind != .literal else { return false }
    let spelling = lexemes[index].spelling
    return spellings.contains(spelling)
  }

  func peek(_ distance: Int) -> Lexeme? {
    let position = index + distance
    return position >= 0 && position < lexemes.count ? lexemes[position] : nil
  }

  /// Whether the current lexeme is the sign and clings to the text before it.
  func atClinging(_ spelling: Spelling) -> Bool {
    at(spelling) && !lexemes[index].followsSpace
  }

  var isAtWord: Bool { index < lexemes.count && lexemes[index].kind == .word }

  var isAtBeyond: Bool { index < lexemes.count && lexemes[index].kind == .beyond }

  @discardableResult
  mutating func take() throws -> Int {
    guard index < lexemes.count else { throw NotUnderstood() }
    index += 1
    return index - 1
  }

  @discardableResult
  mutating func take(_ spelling: Spelling) throws -> Int {
    guard at(spelling) else { throw NotUnderstood() }
    return try take()
  }

  @discardableResult
  mutating func takeWord() throws -> Int {
    guard isAtWord else { throw NotUnderstood() }
    return try take()
  }

  @discardableResult
  mutating func takeIf(_ spelling: Spelling) -> Int? {
    guard at(spelling) else { return nil }
    index += 1
    return index - 1
  }

  // MARK: - Marks

  mutating func mark(
    before lexeme: Int, _ mark: LayoutMark, _ second: LayoutMark? = nil, _ third: LayoutMark? = nil
  ) {
    guard before.indices.contains(lexeme) else { return }
    if let third { before.prepend(third, to: lexeme) }
    if let second { before.prepend(second, to: lexeme) }
    before.prepend(mark, to: lexeme)
  }

  mutating func mark(
    after lexeme: Int, _ mark: LayoutMark, _ second: LayoutMark? = nil, _ third: LayoutMark? = nil
  ) {
    guard after.indices.contains(lexeme) else { return }
    after.append(mark, to: lexeme)
    if let second { after.append(second, to: lexeme) }
    if let third { after.append(third, to: lexeme) }
  }

  mutating func group(_ first: Int, _ last: Int) {
    mark(before: first, .open)
    mark(after: last, .close)
  }

  /// Makes the last break after the lexeme end the line in any case.
  mutating func forceBreak(after lexeme: Int) {
    guard after.indices.contains(lexeme) else { return }
    after.forceLastBreak(of: lexeme)
  }

  /// Parses one level deeper, and gives up where a line nests beyond reason.
  mutating func deeper<Result>(_ parse: (inout LineParser) throws -> Result) throws -> Result {
    guard depth < LineParser.depthLimit else { throw NotUnderstood() }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  /// Parses what is between two brackets.
  mutating func nested<Result>(
    in encloser: Encloser, _ parse: (inout LineParser) throws -> Result
  ) throws -> Result {
    enclosers.append(encloser)
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer {
      enclosers.removeLast()
      allowsTrailingClosure = allowed
    }
    return try deeper(parse)
  }

  // MARK: - Items

  /// Lexemes and marks in printing order. Where no mark stands for a space of the line, one is put.
  func items() throws -> [LayoutPrinter.Item] {
    var items = LayoutItems(capacity: 5 * lexemes.count)
    for (index, lexeme) in lexemes.enumerated() {
      if lexeme.followsSpace && !items.hasSpace && !before.contains(of: index, where: \.isSpace) {
        items.append(.space)
      }
      before.forEach(of: index) { items.append($0) }
      if lexeme.kind == .beyond {
        guard items.forceLastBreak() else { throw NotUnderstood() }
        items.appendBeyond()
      }
      items.append(lexeme)
      after.forEach(of: index) { items.append($0) }
    }
    return items.all
  }
}

/// Items in the making.
private struct LayoutItems {
  private(set) var all: [LayoutPrinter.Item] = []
  /// The last break since the last lexeme.
  private var lastBreak: Int?
  /// Whether a mark since the last lexeme stands for a space.
  private(set) var hasSpace = true

  init(capacity: Int) { all.reserveCapacity(capacity) }

  mutating func append(_ mark: LayoutMark) {
    if case .break = mark { lastBreak = all.count }
    if mark.isSpace { hasSpace = true }
    all.append(.mark(mark))
  }

  mutating func append(_ lexeme: Lexeme) {
    all.append(.text(lexeme.place, width: lexeme.width))
    lastBreak = nil
    hasSpace = false
  }

  mutating func appendBeyond() { all.append(.beyond) }

  /// False where there is none.
  mutating func forceLastBreak() -> Bool {
    guard let lastBreak, case .mark(.break(var mark)) = all[lastBreak] else { return false }
    mark.isForced = true
    all[lastBreak] = .mark(.break(mark))
    return true
  }
}

extension LayoutMark {
  fileprivate var isSpace: Bool {
    switch self {
    case .space: true
    case .break(let mark): mark.size > 0
    default: false
    }
  }
}
