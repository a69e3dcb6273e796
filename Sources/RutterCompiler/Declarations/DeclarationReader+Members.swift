import RutterDiagnostics

extension DeclarationReader {
  // MARK: Properties

  /// `let a = 1, b: Int` and `var c: Int { … }`.
  mutating func readProperties(_ modifiers: DeclarationModifiers, isLet: Bool) {
    repeat {
      scanner.advance()
      readProperty(modifiers, isLet: isLet)
    } while scanner.isMark(",")
  }

  private mutating func readProperty(_ modifiers: DeclarationModifiers, isLet: Bool) {
    guard scanner.isName else { return skipPattern() }
    var property = PropertyDeclaration(
      name: scanner.name, range: range(of: scanner.token), modifiers: modifiers, isLet: isLet)
    scanner.advance()
    if scanner.isMark(":") {
      scanner.advance()
      property.type = readTypeText()
    }
    if scanner.isOperator("=") { property.value = readValue() }
    if scanner.isMark("{") {
      property.isComputed = property.value == nil && !hasObservers
      if property.isComputed { readAccessors(of: &property) }
      skipBrackets()
    }
    declare { $0.properties.append(property) }
  }

  /// `let (a, b) = …`
  private mutating func skipPattern() {
    noteGap("its properties are declared as a pattern", at: range(of: scanner.token))
    if isOpeningBracket { skipBrackets() }
    if scanner.isMark(":") {
      scanner.advance()
      _ = readTypeText()
    }
    if scanner.isOperator("=") { _ = readValue() }
  }

  /// Whether the block at the current token observes a stored property: `{ didSet { … } }`.
  private var hasObservers: Bool {
    var ahead = self
    ahead.scanner.advance()
    _ = ahead.readModifiers()
    return ahead.scanner.isWord("didSet") || ahead.scanner.isWord("willSet")
  }

  /// What the block at the current token says of reading and setting; a getter alone need not say so.
  private func readAccessors(of property: inout PropertyDeclaration) {
    var ahead = self
    ahead.scanner.advance()
    while !ahead.scanner.isAtEnd, !ahead.scanner.isMark("}") {
      _ = ahead.readModifiers()
      let isSetter = ahead.scanner.isWord("set") || ahead.scanner.isWord("_modify")
      guard isSetter || ahead.scanner.isWord("get") || ahead.scanner.isWord("_read") else { return }
      ahead.scanner.advance()
      if isSetter, ahead.scanner.isMark("(") { ahead.skipBrackets() }
      while ahead.scanner.isWord("async") || ahead.scanner.isWord("throws") {
        property.hasEffects = true
        ahead.scanner.advance()
        if ahead.scanner.isMark("(") { ahead.skipBrackets() }
      }
      if isSetter { property.hasSetter = true }
      if ahead.scanner.isMark("{") { ahead.skipBrackets() }
    }
  }

  /// From `=` to the end of the value.
  ///
  /// In a type's body only a declaration can follow, which says where a value ends that runs over
  /// several lines. A block at the end is part of it, unless it observes.
  private mutating func readValue() -> SourceRange {
    scanner.advance()
    let start = scanner.token.start
    var end = start
    while !scanner.isAtEnd, !scanner.isMark(","), !scanner.isMark(";"), !scanner.isMark("}") {
      if scanner.token.startsLine, end > start, startsDeclaration { break }
      if scanner.isMark("{"), hasObservers { break }
      if isOpeningBracket { skipBrackets() } else { scanner.advance() }
      end = scanner.previousEnd
    }
    return range(from: start, to: end)
  }

  // MARK: Cases

  mutating func readCases() {
    repeat {
      scanner.advance()
      guard scanner.isName else { return }
      var declared = CaseDeclaration(
        name: scanner.name, range: range(of: scanner.token), condition: condition)
      scanner.advance()
      if scanner.isMark("("), !scanner.token.startsLine { declared.payloads = readPayloads() }
      if scanner.isOperator("=") { declared.rawValue = readValue() }
      declare { $0.cases.append(declared) }
    } while scanner.isMark(",")
  }

  private mutating func readPayloads() -> [CaseDeclaration.Payload] {
    readParameters().map {
      .init(label: $0.label, type: $0.type, hasDefault: $0.value != nil)
    }
  }

  // MARK: Initializers and functions

  mutating func readInitializer(_ modifiers: DeclarationModifiers) {
    var initializer = InitializerDeclaration(range: range(of: scanner.token), modifiers: modifiers)
    scanner.advance()
    if scanner.isMark("?") || scanner.isMark("!") {
      initializer.isFailable = scanner.isMark("?")
      scanner.advance()
    }
    if scanner.begins("<") { initializer.generics = readGenerics() }
    guard scanner.isMark("(") else {
      return noteGap("its parameters are missing", at: initializer.range)
    }
    initializer.parameters = readParameters()
    readEffects(&initializer)
    skipWhere()
    if scanner.isMark("{") { skipBrackets() }
    declare { $0.initializers.append(initializer) }
  }

  private mutating func readEffects(_ initializer: inout InitializerDeclaration) {
    while scanner.token.kind == .word {
      if scanner.isWord("async") || scanner.isWord("reasync") {
        initializer.isAsync = true
      } else if scanner.isWord("throws") || scanner.isWord("rethrows") {
        initializer.isThrowing = true
      } else {
        return
      }
      scanner.advance()
      if scanner.isMark("("), !scanner.token.startsLine { skipBrackets() }
    }
  }

  /// Past a function, its signature and its body; a protocol's has none.
  mutating func skipFunction() {
    let isMacro = scanner.isWord("macro")
    scanner.advance()
    while !scanner.isAtEnd, !scanner.isMark("{"), !scanner.isMark(";") {
      if scanner.token.startsLine, startsDeclaration { return }
      if scanner.isMark("}") { return }
      if scanner.isMark("(") || scanner.isMark("[") { skipBrackets() } else { scanner.advance() }
    }
    if scanner.isMark("{"), !isMacro { skipBrackets() }
  }
}
