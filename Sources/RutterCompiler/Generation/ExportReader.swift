/// Reads generated Swift line by line for the names that its public and package declarations mention,
/// before long lines are broken.
///
/// Bodies do not count; requirements of exported protocols and cases of exported enums do, and the
/// heads of extensions whose members are exported.
struct ExportReader {
  /// The widest level that each name occurs at.
  private(set) var exports: [String: Access] = [:]
  /// The types that the text declares.
  private(set) var declared: Set<String> = []

  private enum Scope {
    /// What it passes on to those members that say nothing themselves.
    case type(requirements: Access?, cases: Access?)
    case `extension`([String])
    case body
  }

  private var scopes: [Scope] = []
  private var attributes: [String] = []
  private var isInText = false

  mutating func read(_ line: LineText) {
    if isInText {
      isInText = !Self.endsText(line)
      return
    }
    let isInBody = if case .body = scopes.last { true } else { false }
    let tokens = LineTokens(line, bracesOnly: isInBody)
    isInText = tokens.opensText
    if isInBody { return follow(tokens, opening: .body) }
    let keyword = tokens.words.firstIndex { word in Self.keywords.contains(word.spelling) }
    guard let keyword else {
      if tokens.words.first?.isAttribute == true { attributes += names(tokens, tokens.words[...]) }
      return follow(tokens, opening: .body)
    }
    follow(tokens, opening: declare(tokens, keyword))
    attributes = []
  }

  private mutating func declare(_ tokens: LineTokens, _ keyword: Int) -> Scope {
    let words = tokens.words
    let spelling = words[keyword].spelling
    let level = level(of: words, keyword)
    let isType = Self.types.contains(spelling)
    let isExtension = spelling == "extension"
    let names =
      level != nil || isExtension
      ? attributes + self.names(tokens, words[..<tokens.signatureCount]) : []
    if let level {
      // What a type conforms to is of no account until it is public.
      if level == .public || !isType { note(names, level) }
      if case .extension(let head) = scopes.last { note(head, level) }
    }
    if isExtension { return .extension(names) }
    guard isType || spelling == "protocol" else { return .body }
    if keyword + 1 < words.count { declared.insert(tokens.name(words[keyword + 1])) }
    return .type(
      requirements: spelling == "protocol" ? level : nil, cases: spelling == "enum" ? level : nil)
  }

  /// Its own, or that of the protocol or enum whose requirement or case it is.
  private func level(of words: [LineTokens.Word], _ keyword: Int) -> Access? {
    for word in words[..<keyword] where Self.levels.contains(word.spelling) {
      return word.spelling == "public" ? .public : word.spelling == "package" ? .package : nil
    }
    guard case .type(let requirements, let cases) = scopes.last else { return nil }
    return words[keyword].spelling == "case" ? cases : requirements
  }

  /// Those that may be types.
  private func names(
    _ tokens: LineTokens, _ words: ArraySlice<LineTokens.Word>
  ) -> [String] {
    words.filter(tokens.isCapitalized).map(tokens.name)
  }

  private mutating func note(_ names: [String], _ level: Access) {
    for name in names { exports[name] = max(exports[name] ?? level, level) }
  }

  private static func endsText(_ line: LineText) -> Bool {
    var quotes = 0
    for byte in line {
      quotes = byte == .quote ? quotes + 1 : 0
      if quotes == 3 { return true }
    }
    return false
  }

  private mutating func follow(_ tokens: LineTokens, opening scope: Scope) {
    var next: Scope? = scope
    for brace in tokens.braces {
      if brace {
        scopes.append(next ?? .body)
        next = nil
      } else {
        _ = scopes.popLast()
      }
    }
  }

  private static let types: [Spelling] = ["actor", "class", "enum", "struct"]

  private static let levels: [Spelling] = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  private static let keywords: Set<Spelling> = [
    "actor", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]
}
