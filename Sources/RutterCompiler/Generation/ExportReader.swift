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

  mutating func read(_ line: String) {
    if isInText {
      isInText = !line.contains("\"\"\"")
      return
    }
    let tokens = LineTokens(line)
    isInText = tokens.opensText
    if case .body = scopes.last { return follow(tokens, opening: .body) }
    guard let keyword = tokens.words.firstIndex(where: Self.keywords.contains) else {
      if tokens.words.first?.hasPrefix("@") == true { attributes += tokens.words }
      return follow(tokens, opening: .body)
    }
    follow(tokens, opening: declare(tokens, keyword))
    attributes = []
  }

  private mutating func declare(_ tokens: LineTokens, _ keyword: Int) -> Scope {
    let words = tokens.words
    let level = level(of: words, keyword)
    let names = attributes + tokens.signature
    let isType = Self.types.contains(words[keyword])
    if let level {
      // What a type conforms to is of no account until it is public.
      if level == .public || !isType { note(names, level) }
      if case .extension(let head) = scopes.last { note(head, level) }
    }
    switch words[keyword] {
    case "extension": return .extension(names)
    case "protocol",
      _ where isType:
      if keyword + 1 < words.count { declared.insert(words[keyword + 1]) }
      return .type(
        requirements: words[keyword] == "protocol" ? level : nil,
        cases: words[keyword] == "enum" ? level : nil)
    default: return .body
    }
  }

  /// Its own, or that of the protocol or enum whose requirement or case it is.
  private func level(of words: [String], _ keyword: Int) -> Access? {
    for word in words[..<keyword] {
      if let level = Access(rawValue: word) { return level >= .package ? level : nil }
    }
    guard case .type(let requirements, let cases) = scopes.last else { return nil }
    return words[keyword] == "case" ? cases : requirements
  }

  private mutating func note(_ names: [String], _ level: Access) {
    for name in names {
      let name = name.first == "@" ? String(name.dropFirst()) : name
      guard name.first?.isUppercase == true else { continue }
      exports[name] = max(exports[name] ?? level, level)
    }
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

  private static let types: Set<String> = ["actor", "class", "enum", "struct"]

  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]
}
