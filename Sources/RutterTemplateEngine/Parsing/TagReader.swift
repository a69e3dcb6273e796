import RutterDiagnostics

/// Walks over the tokens of one tag or output.
struct TagReader {
  private let tokens: [Token]
  private var index = 0
  private var nesting = 0
  private var operations = 0
  /// The labels of the loops around the tag, the innermost first.
  let labels: [String?]

  /// `tokens` ends with `.end`.
  init(_ tokens: [Token], labels: [String?] = []) {
    self.tokens = tokens
    self.labels = labels
  }

  /// The next token; after the last one, `.end` again and again.
  var token: Token { tokens[min(index, tokens.count - 1)] }

  var isAtEnd: Bool { token.kind == .end }

  /// Whether the next token follows the last one without white space.
  var isAdjacent: Bool {
    index > 0 && index < tokens.count && tokens[index - 1].range.end == token.range.start
  }

  mutating func advance() -> Token {
    let token = token
    index += 1
    return token
  }

  /// The extent from the start of `range` to the last token taken.
  func range(from range: SourceRange) -> SourceRange {
    var range = range
    if index > 0, index <= tokens.count { range.end = max(range.end, tokens[index - 1].range.end) }
    return range
  }

  mutating func take(_ mark: Mark) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    index += 1
    return true
  }

  /// Whether a name and `=` come next.
  var isAtLabel: Bool {
    token.isName && index + 1 < tokens.count && tokens[index + 1].kind == .mark(.assign)
  }

  func isAt(word: String) -> Bool {
    if case .name(word, _) = token.kind { true } else { false }
  }

  mutating func take(word: String) -> Bool {
    guard isAt(word: word) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ mark: Mark) throws(Fault) {
    if !take(mark) { throw unexpected(expected: "'\(mark.rawValue)'") }
  }

  mutating func expect(word: String) throws(Fault) {
    if !take(word: word) { throw unexpected(expected: "'\(word)'") }
  }

  mutating func expectEnd() throws(Fault) {
    if !isAtEnd { throw unexpected(expected: "the end of the tag") }
  }

  /// A name that the template gives to something, which no word of the language can be.
  mutating func expectName(_ what: String) throws(Fault) -> (
    name: String, symbol: Symbol, range: SourceRange
  ) {
    guard case .name(let name, let symbol) = token.kind else { throw unexpected(expected: what) }
    if Self.reserved.contains(name) || name == "block" {
      throw Fault(.templateSyntax, "'\(name)' cannot be \(what)", at: token.range)
    }
    return (name, symbol, advance().range)
  }

  func unexpected(expected: String) -> Fault {
    Fault(.templateSyntax, "expected \(expected)", at: token.range)
  }

  static let reserved: Set = [
    "and", "or", "not", "in", "if", "else", "true", "false", "forloop",
  ]

  /// How many loops outward the one with a label is: `break outer`.
  mutating func loopLabel() throws(Fault) -> Int {
    let label = try expectName("a loop's label")
    if let place = labels.firstIndex(of: label.name) { return place }
    throw Fault(
      unknown: .label, label.name, at: label.range, known: labels.compactMap(\.self))
  }

  // MARK: Limits

  mutating func enter() throws(Fault) {
    nesting += 1
    if nesting > Limits.expressionNesting { throw tooComplex }
  }

  mutating func leave() { nesting -= 1 }

  mutating func countOperation() throws(Fault) {
    operations += 1
    if operations > Limits.expressionOperations { throw tooComplex }
  }

  private var tooComplex: Fault {
    Fault(
      .templateLimit, "the expression is too complex", at: token.range,
      help: "name parts of it with '{% set %}'")
  }
}
