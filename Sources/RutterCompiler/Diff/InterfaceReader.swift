import RutterDiagnostics

/// Reads the declarations of generated Swift, which holds no more kinds of them than templates write;
/// what is private to a file is passed over, and so are bodies.
struct InterfaceReader {
  private let file: GeneratedFile
  private var scanner: DeclarationScanner
  private var conditions: [String] = []
  private var types: [Interface.TypeDeclaration] = []
  /// How far lines have been counted.
  private var counted = (offset: 0, line: 0)

  init(_ file: GeneratedFile) {
    self.file = file
    scanner = DeclarationScanner(file.bytes)
  }

  mutating func read() -> [Interface.TypeDeclaration] {
    readMembers(of: nil, isHidden: false)
    return types
  }

  /// What stands before a declaration's keyword.
  private struct Modifiers {
    var access = Access.internal
    var isHidden = false
    var isStatic = false
  }

  /// Up to the brace that ends the type, or the end of the file.
  private mutating func readMembers(of type: Int?, isHidden: Bool) {
    var modifiers = Modifiers()
    while !scanner.isAtEnd, !scanner.isMark("}") {
      switch scanner.token.kind {
      case .pound: readDirective()
      case .mark where scanner.isMark("@"): skipAttribute()
      case .word:
        if readModifier(into: &modifiers) { continue }
        modifiers.isHidden = modifiers.isHidden || isHidden
        readDeclaration(modifiers, in: type)
        modifiers = Modifiers()
      default: scanner.advance()
      }
    }
  }

  private mutating func readModifier(into modifiers: inout Modifiers) -> Bool {
    let word = scanner.text
    switch word {
    case "private", "fileprivate", "package", "public", "open", "internal":
      scanner.advance()
      if scanner.isMark("("), scanner.token.start == scanner.previousEnd {
        skipBrackets()
      } else if let access = Access(rawValue: word) {
        modifiers.access = access
        modifiers.isHidden = access.isFileBound
      }
      return true
    case "static":
      modifiers.isStatic = true
      scanner.advance()
      return true
    case "final", "nonisolated", "weak", "lazy", "convenience", "override", "mutating", "indirect",
      "isolated", "required":
      scanner.advance()
      return true
    default: return false
    }
  }

  private mutating func readDeclaration(_ modifiers: Modifiers, in type: Int?) {
    let start = scanner.token.start
    switch scanner.text {
    case "struct", "class", "enum", "protocol", "actor", "extension":
      readType(modifiers, in: type)
    case "func", "init", "var", "let", "case", "typealias":
      readMember(modifiers, in: type)
    default:
      scanner.advance()
      if scanner.token.start == start { scanner.advance() }
    }
  }

  // MARK: Types

  private mutating func readType(_ modifiers: Modifiers, in outer: Int?) {
    let isExtension = scanner.isWord("extension")
    let origin = origin
    scanner.advance()
    var path = outer.map { types[$0].path + "." } ?? ""
    while scanner.isName || scanner.isMark(".") {
      path += scanner.name
      scanner.advance()
    }
    while !scanner.isAtEnd, !scanner.isMark("{") { scanner.advance() }
    scanner.advance()
    let index = types.count
    types.append(
      Interface.TypeDeclaration(
        path: path, isExtension: isExtension, access: modifiers.access, conditions: conditions,
        origin: origin))
    readMembers(of: index, isHidden: modifiers.isHidden)
    scanner.advance()
    if modifiers.isHidden { types.removeSubrange(index...) }
  }

  // MARK: Members

  private mutating func readMember(_ modifiers: Modifiers, in type: Int?) {
    let keyword = scanner.text
    let origin = origin
    var text = modifiers.isStatic ? "static " : ""
    var name = ""
    if keyword == "init" {
      name = "init"
      text += "init"
    } else {
      scanner.advance()
      name = scanner.name
      text += keyword + " " + scanner.text
    }
    scanner.advance()
    let isTyped = scanner.isMark(":")
    let labels = readSignature(into: &text)
    if keyword != "case" { name += labels ?? "" }
    if scanner.isOperator("=") { readValue(into: &text, isTyped: isTyped || keyword == "case") }
    if scanner.isMark("{") { skipBrackets() }
    guard let type, !modifiers.isHidden, keyword != "typealias" else { return }
    let kind: Interface.Member.Kind =
      switch keyword {
      case "func": .function
      case "init": .initializer
      case "case": .enumCase
      default: .property
      }
    types[type].members.append(
      Interface.Member(
        kind: kind, name: name, signature: text, conditions: conditions, origin: origin))
  }

  /// Reads up to a body, a value or the next declaration; gives the labels of the first parentheses.
  private mutating func readSignature(into text: inout String) -> String? {
    var labels: String?
    var depth = 0
    while !scanner.isAtEnd {
      if depth == 0 {
        if scanner.isMark("{") || scanner.isMark("}") || scanner.isOperator("=") { break }
        if scanner.token.startsLine, !continuesSignature { break }
      }
      if scanner.isMark("("), depth == 0, labels == nil { labels = "(" }
      if depth == 1, labels?.last != ")", startsParameter, scanner.isName {
        labels?.append(scanner.name + ":")
      }
      if opens { depth += 1 }
      if closes { depth -= 1 }
      if depth == 0, scanner.isMark(")"), labels?.last != ")" { labels?.append(")") }
      append(to: &text)
      scanner.advance()
    }
    return labels
  }

  /// Whether the current token is the first of a parameter: what stands before it is a bracket or comma.
  private var startsParameter: Bool {
    let before = file.bytes[..<scanner.previousEnd].last
    return before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
  }

  private var continuesSignature: Bool {
    scanner.isOperator("->") || scanner.isWord("async") || scanner.isWord("throws")
      || scanner.isWord("where")
  }

  private var opens: Bool { scanner.isMark("(") || scanner.isMark("[") || scanner.isMark("{") }
  private var closes: Bool { scanner.isMark(")") || scanner.isMark("]") || scanner.isMark("}") }

  /// The token, with a space where there is any between it and the one before but for those that only
  /// break a list.
  private func append(to text: inout String) {
    let isApart = scanner.token.start > scanner.previousEnd
    let isInside = text.last == "(" || text.last == "["
    if closes, text.last == "," { text.removeLast() }
    if isApart, !isInside, !closes { text += " " }
    text += scanner.text
  }

  /// A value is part of what is declared where it tells the type.
  private mutating func readValue(into text: inout String, isTyped: Bool) {
    var depth = 0
    repeat {
      if !isTyped { append(to: &text) }
      if opens { depth += 1 }
      if closes { depth -= 1 }
      scanner.advance()
    } while !scanner.isAtEnd && (depth > 0 || !scanner.token.startsLine && !closes)
  }

  // MARK: Beside declarations

  private mutating func readDirective() {
    let start = scanner.token.start
    let end = file.bytes[start...].firstIndex(of: .newline) ?? file.bytes.count
    let line = String(decoding: file.bytes[start..<end], as: UTF8.self)
    if line.hasPrefix("#if ") {
      conditions.append(String(line.dropFirst(4)))
    } else if line.hasPrefix("#else"), let condition = conditions.popLast() {
      conditions.append("!(\(condition))")
    } else if line.hasPrefix("#endif") {
      _ = conditions.popLast()
    }
    scanner.resume(at: end)
  }

  private mutating func skipAttribute() {
    scanner.advance()
    scanner.advance()
    if scanner.isMark("("), scanner.token.start == scanner.previousEnd { skipBrackets() }
  }

  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      if opens { depth += 1 }
      if closes { depth -= 1 }
      scanner.advance()
    } while !scanner.isAtEnd && depth > 0
  }

  /// The entry that the current line comes from.
  private var origin: SourceRange? {
    mutating get {
      let start = scanner.token.start
      counted.line += file.bytes[counted.offset..<start].count { $0 == .newline }
      counted.offset = start
      return file.entry(ofLine: counted.line)
    }
  }
}
