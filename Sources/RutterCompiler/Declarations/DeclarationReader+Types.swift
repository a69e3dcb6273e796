import RutterDiagnostics

/// Parts of declarations that are read as text, and where each ends.
extension DeclarationReader {
  // MARK: Generics

  /// The names between `<` and `>`.
  mutating func readGenerics() -> [String] {
    var names: [String] = []
    var ahead = scanner
    ahead.advanceOneCharacter()
    var isName = true
    var open = 0
    while !ahead.isAtEnd, open > 0 || !ahead.begins(">") {
      if ahead.isName, isName, ahead.text != "each", ahead.text != "let" {
        names.append(ahead.name)
        isName = false
      }
      if ahead.begins("<") { open += 1 }
      if ahead.begins(">"), !ahead.isOperator("->") { open -= 1 }
      if ahead.isMark(","), open == 0 { isName = true }
      if ahead.isMark("{") || ahead.isMark("}") { break }
      if ahead.isMark("(") || ahead.isMark("[") {
        ahead.skipBracketsAsToken()
      } else if ahead.begins(">") || ahead.begins("<"), !ahead.isOperator("->") {
        ahead.advanceOneCharacter()
      } else {
        ahead.advance()
      }
    }
    skipGenerics()
    return names
  }

  /// From `<` past its `>`; stops where neither can follow.
  mutating func skipGenerics() {
    var open = 0
    while !scanner.isAtEnd {
      if scanner.isOperator("->") {
        scanner.advance()
      } else if scanner.begins("<") {
        open += 1
        scanner.advanceOneCharacter()
      } else if scanner.begins(">") {
        open -= 1
        scanner.advanceOneCharacter()
        if open == 0 { return }
      } else if scanner.isMark("{") || scanner.isMark("}") || scanner.isMark(")") {
        return
      } else if isOpeningBracket {
        skipBrackets()
      } else {
        scanner.advance()
      }
    }
  }

  mutating func skipWhere() {
    guard scanner.isWord("where") else { return }
    while !scanner.isAtEnd, !scanner.isMark("{"), !scanner.isMark("}") {
      if scanner.token.startsLine, startsDeclaration { return }
      scanner.advance()
    }
  }

  /// What stands between `:` and the body.
  mutating func readInherited() -> [SourceRange] {
    var types: [SourceRange] = []
    repeat {
      scanner.advance()
      if let type = readTypeText() { types.append(type) }
    } while scanner.isMark(",")
    return types
  }

  // MARK: Types

  /// Past one type; where it stands, nil if there is none.
  mutating func readTypeText() -> SourceRange? {
    let start = scanner.token.start
    var end = start
    var needsOperand = true
    while !scanner.isAtEnd {
      if needsOperand {
        guard takeTypeOperand(&needsOperand) else { break }
      } else if !takeTypeSuffix(&needsOperand) {
        break
      }
      end = scanner.previousEnd
    }
    return end > start ? range(from: start, to: end) : nil
  }

  /// A name, a bracketed type, or a word that another type follows.
  private mutating func takeTypeOperand(_ needsOperand: inout Bool) -> Bool {
    if scanner.isMark("(") || scanner.isMark("[") {
      skipBrackets()
      needsOperand = false
    } else if scanner.isMark("@") {
      _ = readAttribute()
    } else if scanner.begins("~") {
      scanner.advanceOneCharacter()
    } else if scanner.token.kind == .word, Self.typePrefixes.contains(scanner.text),
      followsTypeAfterPrefix
    {
      scanner.advance()
    } else if scanner.isName {
      scanner.advance()
      if scanner.begins("<"), !scanner.isOperator("<=") { skipGenerics() }
      needsOperand = false
    } else {
      return false
    }
    return true
  }

  private static let typePrefixes: Set<String> = [
    "any", "some", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated",
    "__owned", "__shared", "nonisolated", "_const",
  ]

  private var followsTypeAfterPrefix: Bool {
    var ahead = scanner
    ahead.advance()
    return
      (ahead.isName || ahead.isMark("(") || ahead.isMark("[") || ahead.isMark("@")
      || ahead.begins("~")) && !ahead.token.startsLine
  }

  /// `.Member`, `?`, `& Other`, `-> Result`; false where the type ends.
  private mutating func takeTypeSuffix(_ needsOperand: inout Bool) -> Bool {
    if scanner.isMark("."), scanner.token.start == scanner.previousEnd {
      scanner.advance()
      needsOperand = true
    } else if scanner.begins("?") || scanner.begins("!"), scanner.token.start == scanner.previousEnd
    {
      scanner.advanceOneCharacter()
    } else if scanner.isOperator("&") || scanner.isOperator("->") {
      scanner.advance()
      needsOperand = true
    } else if scanner.isWord("async") || scanner.isWord("throws") || scanner.isWord("rethrows"),
      !scanner.token.startsLine
    {
      scanner.advance()
      if scanner.isMark("(") { skipBrackets() }
    } else {
      return false
    }
    return true
  }

  // MARK: Parameters

  /// From `(` past `)`: parameters of an initializer, or what a case carries.
  mutating func readParameters() -> [ParameterDeclaration] {
    var parameters: [ParameterDeclaration] = []
    scanner.advance()
    while !scanner.isAtEnd, !scanner.isMark(")"), !scanner.isMark("}") {
      let start = scanner.token.start
      if let parameter = readParameter() { parameters.append(parameter) }
      skipToComma()
      if scanner.isMark(",") { scanner.advance() }
      if scanner.token.start == start { scanner.advance() }
    }
    if scanner.isMark(")") { scanner.advance() }
    return parameters
  }

  private mutating func readParameter() -> ParameterDeclaration? {
    var attributes: [DeclarationModifiers.Attribute] = []
    while scanner.isMark("@"), let attribute = readAttribute() { attributes.append(attribute) }
    let start = scanner.token
    let names = readParameterNames()
    while scanner.isMark("@"), let attribute = readAttribute() { attributes.append(attribute) }
    guard let type = readTypeText() else { return nil }
    let isVariadic = scanner.isOperator("...")
    if isVariadic { scanner.advance() }
    let label = names.first.flatMap { $0 == "_" ? nil : $0 }
    return ParameterDeclaration(
      label: label, name: names.last ?? "_",
      range: names.isEmpty ? type : range(of: start), type: type, attributes: attributes,
      isVariadic: isVariadic, value: scanner.isOperator("=") ? readDefault() : nil)
  }

  /// `label name:`, `name:` or nothing, where only the type is written.
  private mutating func readParameterNames() -> [String] {
    var ahead = scanner
    var names: [String] = []
    while ahead.isName, names.count < 2 {
      names.append(ahead.name)
      ahead.advance()
    }
    guard !names.isEmpty, ahead.isMark(":") else { return [] }
    ahead.advance()
    scanner = ahead
    return names
  }

  private mutating func readDefault() -> SourceRange {
    scanner.advance()
    let start = scanner.token.start
    skipToComma()
    return range(from: start, to: max(start, scanner.previousEnd))
  }

  private mutating func skipToComma() {
    while !scanner.isAtEnd, !scanner.isMark(","), !scanner.isMark(")"), !scanner.isMark("}") {
      if isOpeningBracket { skipBrackets() } else { scanner.advance() }
    }
  }
}
