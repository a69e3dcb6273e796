import RutterDiagnostics

extension DeclarationReader {
  /// Attributes and modifiers, up to the word that says what is declared.
  mutating func readModifiers() -> DeclarationModifiers {
    var modifiers = DeclarationModifiers()
    modifiers.condition = condition
    while true {
      if scanner.isMark("@") {
        readAttribute(into: &modifiers)
      } else if scanner.token.kind == .word, isModifier {
        readModifier(into: &modifiers)
      } else {
        return modifiers
      }
    }
  }

  mutating func readAttribute(into modifiers: inout DeclarationModifiers) {
    guard let attribute = readAttribute() else { return }
    modifiers.attributes.append(attribute)
  }

  mutating func readAttribute() -> DeclarationModifiers.Attribute? {
    let start = scanner.token.start
    scanner.advance()
    guard scanner.isName else { return nil }
    var name = scanner.name
    var end = scanner.token.end
    scanner.advance()
    while scanner.isMark("."), scanner.token.start == end {
      scanner.advance()
      guard scanner.isName else { break }
      name += "." + scanner.name
      end = scanner.token.end
      scanner.advance()
    }
    if scanner.begins("<"), scanner.token.start == end {
      skipGenerics()
      end = scanner.previousEnd
    }
    let hasArguments = scanner.isMark("(") && scanner.token.start == end
    if hasArguments { skipBrackets() }
    return .init(
      name: name, hasArguments: hasArguments,
      range: range(from: start, to: max(end, scanner.previousEnd)))
  }

  /// A modifier is one only before a declaration; all but the access levels are names elsewhere.
  private var isModifier: Bool {
    let text = scanner.text
    if Self.reservedModifiers.contains(text) { return true }
    guard Self.modifiers.contains(text) || text == "class" else { return false }
    var ahead = scanner
    ahead.advance()
    if ahead.isMark("("), text != "class" { ahead.skipBracketsAsToken() }
    guard ahead.token.kind == .word || ahead.isMark("@") else { return false }
    let next = ahead.text
    return Self.declarationWords.contains(next) && !(text == "class" && next == "class")
      || Self.modifiers.contains(next) || Self.reservedModifiers.contains(next)
      || next == "class" || ahead.isMark("@")
  }

  private mutating func readModifier(into modifiers: inout DeclarationModifiers) {
    let text = scanner.text
    scanner.advance()
    let isForSetter = scanner.isMark("(") && isSetterMark
    if scanner.isMark("(") { skipBrackets() }
    if let word = DeclarationModifiers.Word(rawValue: text) {
      modifiers.words.insert(word)
    } else if let access = DeclaredAccess(rawValue: text) {
      if isForSetter { modifiers.setterAccess = access } else { modifiers.access = access }
    }
  }

  /// `(set)`, and not the `(unsafe)` of other modifiers.
  private var isSetterMark: Bool {
    var ahead = scanner
    ahead.advance()
    return ahead.isWord("set")
  }

  private static let reservedModifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "static",
  ]

  private static let modifiers: Set<String> = [
    "open", "package", "final", "lazy", "weak", "unowned", "override", "mutating", "nonmutating",
    "indirect", "required", "convenience", "dynamic", "optional", "nonisolated", "isolated",
    "consuming", "borrowing", "prefix", "postfix", "infix", "distributed", "sending", "unsafe",
    "safe", "__consuming", "_const",
  ]

  static let declarationWords: Set<String> = [
    "struct", "enum", "protocol", "extension", "actor", "typealias", "let", "var", "init", "case",
    "func", "subscript", "deinit", "macro", "associatedtype", "operator", "precedencegroup",
    "import",
  ]

  /// Whether the current token can only begin another declaration.
  var startsDeclaration: Bool {
    if scanner.isMark("@") || scanner.isMark("}") || scanner.isAtEnd { return true }
    if scanner.token.kind == .pound {
      return ["#if", "#elseif", "#else", "#endif", "#Preview", "#warning", "#error"]
        .contains(scanner.text)
    }
    guard scanner.token.kind == .word else { return false }
    let text = scanner.text
    return Self.declarationWords.contains(text) || Self.reservedModifiers.contains(text)
      || text == "class" || Self.modifiers.contains(text) && isModifier
  }
}

extension DeclarationScanner {
  /// Past the brackets that begin at the current token.
  mutating func skipBracketsAsToken() {
    position = token.start
    skipBrackets()
    resume(at: position)
  }
}
