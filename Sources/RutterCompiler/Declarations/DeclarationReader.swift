package import RutterDiagnostics

/// Reads the declarations of one Swift file.
package struct DeclarationReader {
  var scanner: DeclarationScanner
  var file: DeclarationFile
  /// The `#if` conditions around the current place.
  private var conditions = ConditionStack()
  /// The types whose bodies are being read, outermost first.
  private var open: [TypeDeclaration] = []

  /// Types nested deeper than this are left out, and said to be.
  private static let deepestType = 64

  package static func read(_ source: SourceFile) -> DeclarationFile {
    var reader = DeclarationReader(
      scanner: DeclarationScanner(source.bytes), file: DeclarationFile(source: source))
    reader.readMembers()
    reader.noteOpenEnd()
    return reader.file
  }

  private init(scanner: DeclarationScanner, file: DeclarationFile) {
    self.scanner = scanner
    self.file = file
  }

  // MARK: Bodies

  /// Up to the brace that closes the open type, or to the end of the file.
  private mutating func readMembers() {
    while !scanner.isAtEnd {
      if scanner.isMark("}") {
        if !open.isEmpty { return }
        scanner.advance()
      } else if scanner.token.kind == .pound {
        readDirective()
      } else {
        let modifiers = readModifiers()
        if !readDeclaration(modifiers) { skipOne() }
      }
    }
  }

  /// Something that is no declaration: a statement of a script, a stray mark.
  private mutating func skipOne() {
    if isOpeningBracket {
      skipBrackets()
    } else if !scanner.isAtEnd, !scanner.isMark("}") {
      scanner.advance()
    }
  }

  var isOpeningBracket: Bool { scanner.isMark("(") || scanner.isMark("[") || scanner.isMark("{") }

  mutating func skipBrackets() {
    scanner.position = scanner.token.start
    scanner.skipBrackets()
    scanner.resume(at: scanner.position)
  }

  private mutating func readDeclaration(_ modifiers: DeclarationModifiers) -> Bool {
    guard scanner.token.kind == .word else { return false }
    switch scanner.text {
    case "import" where open.isEmpty: readImport()
    case "struct": readType(.struct, modifiers)
    case "class": readType(.class, modifiers)
    case "enum": readType(.enum, modifiers)
    case "protocol": readType(.protocol, modifiers)
    case "extension": readType(.extension, modifiers)
    case "actor":
      guard startsActor else { return false }
      readType(.actor, modifiers)
    case "typealias": readTypealias(modifiers)
    case "let": readProperties(modifiers, isLet: true)
    case "var": readProperties(modifiers, isLet: false)
    case "init" where !open.isEmpty: readInitializer(modifiers)
    case "case" where open.last?.kind == .enum: readCases()
    case "func", "subscript", "deinit", "macro": skipFunction()
    default: return false
    }
    return true
  }

  /// `actor` is a name too, as in `actor.start()`.
  private var startsActor: Bool {
    var ahead = scanner
    ahead.advance()
    return ahead.isName && !ahead.token.startsLine
  }

  private mutating func readImport() {
    scanner.advance()
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(scanner.text) { scanner.advance() }
    guard scanner.isName, !scanner.token.startsLine else { return }
    file.imports.append(.init(module: scanner.name, range: range(of: scanner.token)))
    scanner.advance()
    while scanner.isMark("."), !scanner.token.startsLine {
      scanner.advance()
      if scanner.isName { scanner.advance() }
    }
  }

  // MARK: Types

  private mutating func readType(
    _ kind: TypeDeclaration.Kind, _ modifiers: DeclarationModifiers
  ) {
    let keyword = scanner.token
    scanner.advance()
    guard scanner.isName else { return noteGap("its name is missing", at: range(of: keyword)) }
    let nameRange = range(of: scanner.token)
    var name = scanner.name
    scanner.advance()
    while kind == .extension, scanner.isMark(".") || scanner.begins("<") {
      if scanner.begins("<") {
        skipGenerics()
      } else {
        scanner.advance()
        if scanner.isName {
          name += "." + scanner.name
          scanner.advance()
        }
      }
    }
    var type = TypeDeclaration(
      kind: kind, name: qualified(name), range: nameRange,
      modifiers: modifiers)
    if scanner.begins("<") { type.generics = readGenerics() }
    if scanner.isMark(":") { type.inherited = readInherited() }
    skipWhere()
    readBody(of: type)
  }

  private mutating func readBody(of type: TypeDeclaration) {
    open.append(type)
    if !scanner.isMark("{") {
      noteGap("its body is missing", at: type.range)
    } else if open.count > Self.deepestType {
      noteGap("it is nested too deeply", at: type.range)
      skipBrackets()
    } else {
      let height = conditions.height
      scanner.advance()
      readMembers()
      conditions.cut(to: height)
      if scanner.isMark("}") {
        scanner.advance()
      } else {
        noteGap("its body is never closed", at: type.range)
      }
    }
    if let read = open.popLast() { file.types.append(read) }
  }

  /// With the types around it.
  private func qualified(_ name: String) -> String {
    open.last.map { "\($0.name).\(name)" } ?? name
  }

  private mutating func readTypealias(_ modifiers: DeclarationModifiers) {
    scanner.advance()
    guard scanner.isName else { return }
    let name = scanner.name
    var type = TypeDeclaration(
      kind: .typealias, name: qualified(name),
      range: range(of: scanner.token), modifiers: modifiers)
    scanner.advance()
    if scanner.begins("<") { type.generics = readGenerics() }
    guard scanner.isOperator("=") else { return }
    scanner.advance()
    type.aliased = readTypeText()
    skipWhere()
    file.types.append(type)
  }

  // MARK: Directives and macros

  private mutating func readDirective() {
    let pound = scanner.token
    switch scanner.text {
    case "#if": conditions.open(readConditionLine())
    case "#elseif": conditions.next(readConditionLine())
    case "#else":
      conditions.otherwise()
      scanner.advance()
    case "#endif":
      conditions.close()
      scanner.advance()
    default: skipMacro(pound)
    }
  }

  private mutating func readConditionLine() -> String {
    let start = scanner.token.end
    scanner.position = start
    scanner.skipLine()
    let bytes = scanner.bytes[start..<scanner.position]
    scanner.resume(at: scanner.position)
    let text = String(decoding: bytes, as: UTF8.self)
    let comment = text.utf8.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
    return String(text[..<comment]).split(separator: " ").joined(separator: " ")
  }

  /// `#Preview("…") { … }`, `#warning("…")`
  private mutating func skipMacro(_ pound: DeclarationScanner.Token) {
    let isDirective = ["#warning", "#error", "#sourceLocation"].contains(scanner.text)
    scanner.advance()
    if scanner.begins("<") { skipGenerics() }
    if scanner.isMark("("), !scanner.token.startsLine { skipBrackets() }
    while scanner.isMark("{"), !isDirective { skipBrackets() }
    let range = range(of: pound)
    if !isDirective { declare { $0.macros.append(range) } }
  }

  var condition: String? { conditions.text }

  // MARK: Places

  func range(of token: DeclarationScanner.Token) -> SourceRange {
    SourceRange(file: file.source.id, start: token.start, end: token.end)
  }

  func range(from start: Int, to end: Int) -> SourceRange {
    SourceRange(file: file.source.id, start: start, end: end)
  }

  /// Says what could not be read, of the file and of the type around it.
  mutating func noteGap(_ reason: String, at range: SourceRange) {
    file.gaps.append(.init(reason: reason, range: range))
    declare { $0.hasGaps = true }
  }

  /// Adds to the type whose body is being read, if there is one.
  mutating func declare(_ change: (inout TypeDeclaration) -> Void) {
    if let last = open.indices.last { change(&open[last]) }
  }

  private mutating func noteOpenEnd() {
    guard let start = scanner.unclosed else { return }
    noteGap("something is opened here and never closed", at: range(from: start, to: start + 1))
  }
}
