/// Reads the tokens of a type or an expression and notes the names it meets.
///
/// One parser serves both, since each holds the other: `[Int]()`, `x as T`, `{ (a: Int) -> T in a }`.
/// It follows Swift's own grammar, line breaks included, as far as what belongs in a manifest goes;
/// what it does not know it refuses, so nothing is let through that Swift would read otherwise.
struct SwiftParser {
  typealias Failure = SwiftSyntaxError

  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// For each opening bracket the index of its closing one, and the other way round.
  private let partners: [Int]
  private var index = 0
  /// How much of the current token has been taken: types take `>>` apart.
  private var bite = 0
  /// Where the last token that was taken ends.
  private(set) var previousEnd = 0
  private var depth = 0

  var freeNames: [SwiftExpression.FreeName] = []
  var typeNames: [SwiftType.Name] = []
  /// Every name bound so far, and those of them that are in scope.
  var boundNames: Set<String> = []
  var scope: [String] = []
  /// False in the condition of a statement, where `{` begins the statement's body.
  var allowsTrailingClosures = true
  var isInClosure = false

  init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    tokens = try SwiftLexer.tokens(of: bytes)
    partners = try Self.pair(tokens)
  }

  // MARK: Tokens

  var current: SwiftToken {
    let token = tokens[index]
    guard bite > 0 else { return token }
    let start = token.range.lowerBound + bite
    let isMark = bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!")
    let range = start..<(isMark ? start + 1 : token.range.upperBound)
    return SwiftToken(
      kind: isMark ? .postfixOperator : token.kind, range: range,
      text: String(decoding: bytes[range], as: UTF8.self), startsLine: false)
  }

  /// The token `distance` places on.
  func next(_ distance: Int = 1) -> SwiftToken { tokens[min(index + distance, tokens.count - 1)] }

  var isAtEnd: Bool { current.kind == .end }

  @discardableResult mutating func advance() -> SwiftToken {
    let token = current
    take(token.range.count)
    return token
  }

  /// Takes the first bytes of the current token.
  private mutating func take(_ count: Int) {
    let token = tokens[index]
    previousEnd = min(token.range.lowerBound + bite + count, token.range.upperBound)
    if previousEnd < token.range.upperBound {
      bite = previousEnd - token.range.lowerBound
    } else {
      bite = 0
      index = min(index + 1, tokens.count - 1)
    }
  }

  func at(_ mark: String) -> Bool { current.kind == .punctuation && current.text == mark }

  /// At a keyword, or at an identifier that is one here.
  func at(word: String) -> Bool { current.kind == .identifier && current.text == word }

  func at(operator text: String) -> Bool { current.isOperator && current.text == text }

  mutating func eat(_ mark: String) -> Bool {
    guard at(mark) else { return false }
    advance()
    return true
  }

  mutating func eat(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  /// Takes a character off the front of an operator.
  mutating func eat(prefix: Unicode.Scalar) -> Bool {
    guard current.isOperator, current.text.unicodeScalars.first == prefix else { return false }
    take(1)
    return true
  }

  // MARK: Brackets

  /// The token after the bracket that closes the one `distance` places on, as a distance.
  func distance(behindBracketAt distance: Int) -> Int {
    partners[min(index + distance, partners.count - 1)] + 1 - index
  }

  /// Pairs the brackets, so that what follows can rely on each having its partner.
  private static func pair(_ tokens: [SwiftToken]) throws(Failure) -> [Int] {
    var partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.closedBy != nil { open.append(index) }
      guard let closing = token.closes else { continue }
      guard let opening = open.popLast() else {
        throw Failure("\(token.quoted) closes nothing", at: token.range)
      }
      guard tokens[opening].closedBy == closing else { throw unclosed(tokens[opening]) }
      (partners[opening], partners[index]) = (index, opening)
    }
    if let opening = open.last { throw unclosed(tokens[opening]) }
    return partners
  }

  private static func unclosed(_ token: SwiftToken) -> Failure {
    Failure("\(token.quoted) is never closed", at: token.range)
  }

  // MARK: Depth and errors

  /// What a thread with half a megabyte of stack can bear in a debug build.
  private static let depthLimit = 16

  mutating func enter() throws(Failure) {
    depth += 1
    if depth > Self.depthLimit {
      throw Failure("this is nested more than \(Self.depthLimit) deep", at: current.range)
    }
  }

  mutating func leave() { depth -= 1 }

  /// The current token is not one that can stand here.
  func unexpected(after range: Range<Int>? = nil, help: String? = nil) -> Failure {
    guard let range else {
      return Failure("unexpected \(current.noun)", at: current.range, help: help)
    }
    let before = String(decoding: bytes[range], as: UTF8.self)
    let isLong = before.utf8.count > 40 || before.contains(where: \.isNewline)
    let name = isLong ? "this" : "'\(before)'"
    return Failure("unexpected \(current.noun) after \(name)", at: current.range, help: help)
  }

  func missing(_ what: String, help: String? = nil) -> Failure {
    let end = previousEnd..<previousEnd
    guard index > 0 || bite > 0 else { return Failure("\(what) is missing", at: end, help: help) }
    let before = bite > 0 ? tokens[index] : tokens[index - 1]
    let range = before.range.lowerBound..<previousEnd
    let name = bite > 0 ? "'\(String(decoding: bytes[range], as: UTF8.self))'" : before.quoted
    return Failure("\(what) is missing after \(name)", at: range, help: help)
  }

  mutating func expect(_ mark: String) throws(Failure) {
    guard eat(mark) else { throw isAtEnd ? missing("'\(mark)'") : unexpected() }
  }
}
