import RutterDiagnostics

/// The tags that tell what templates are to one another: `extends`, `block` and `macro`.
extension TemplateParser {
  mutating func extends(_ piece: Piece) {
    let name = read(piece) { reader throws(Fault) in
      guard case .string(let name) = reader.token.kind else {
        throw reader.unexpected(expected: "the name of a template in quotes")
      }
      return (name: name, range: reader.advance().range)
    }
    guard isFirst(piece) else {
      return error(.unexpectedTag, "'extends' must come first", at: piece.place)
    }
    guard let name else { return }
    template.parent = Template.Reference(
      name: name.name, range: name.range, tag: range(piece.whole))
  }

  /// Whether only comments and white space stand before a piece.
  private func isFirst(_ piece: Piece) -> Bool {
    let before = pieces.prefix { $0.whole.lowerBound < piece.whole.lowerBound }
    return before.allSatisfy { piece in
      piece.kind == .comment
        || piece.kind == .text && file.bytes[piece.whole].allSatisfy(\.isWhitespace)
    }
  }

  mutating func block(_ piece: Piece) -> Node? {
    let name = read(piece) { reader throws(Fault) in try reader.expectName("a block's name") }
    let (body, end) = body(of: .block, piece, until: Tag.block.continuations)
    if let end { expectEnd(end, naming: name?.name) }
    guard let name else { return nil }
    var placement = placement(piece)
    placement.takesLineEnd = end?.takesLineEnd == true
    let block = Block(
      home: index, name: name.symbol, nameRange: name.range, body: body, placement: placement)
    if let first = template.blocks.first(where: { $0.name == block.name }) {
      reportDuplicate(.duplicateBlock, "block '\(name.name)'", at: name.range, first.nameRange)
    } else {
      template.blocks.append(block)
    }
    return .block(block)
  }

  mutating func macro(_ piece: Piece) {
    let placement = placement(piece)
    let macro = read(piece) { reader throws(Fault) in try reader.macro(placement) }
    if !open.isEmpty {
      error(.unexpectedTag, "'macro' inside another tag", at: piece.place)
    }
    let (body, end) = body(of: .macro, piece, until: Tag.macro.continuations)
    if let end { expectEnd(end, naming: macro?.name) }
    guard var macro else { return }
    macro.body = body
    if let first = template.macros.first(where: { $0.name == macro.name }) {
      reportDuplicate(
        .duplicateMacro, "macro '\(macro.name)'", at: macro.nameRange, first.nameRange)
    } else {
      template.macros.append(macro)
    }
  }

  private mutating func reportDuplicate(
    _ code: DiagnosticCode, _ what: String, at range: SourceRange, _ first: SourceRange
  ) {
    report.error(
      code, "\(what) is defined twice", at: range, notes: [Note("first defined here", at: first)])
  }

  /// An end tag may repeat the name of what it ends.
  private mutating func expectEnd(_ piece: Piece, naming name: String?) {
    _ = read(piece) { reader throws(Fault) in
      guard let name, reader.token.isName else { return }
      try reader.expect(word: name)
    }
  }
}

/// The insides of the tags that hold more than an expression.
extension TagReader {
  /// `x in list`, `key, value in record`, `(a, b) in pairs`, each with `where condition`.
  mutating func loop(at range: SourceRange) throws(Fault) -> Loop {
    let isParenthesized = take(.open)
    var variables = [try expectName("a loop variable").symbol]
    if take(.comma) { variables.append(try expectName("a loop variable").symbol) }
    if isParenthesized { try expect(.close) }
    try expect(word: "in")
    var sequence = try expression()
    if take(.through) {
      let last = try expression()
      sequence = Expression(
        form: .sequence(from: sequence, through: last), range: self.range(from: sequence.range))
    }
    let filter = take(word: "where") ? try expression() : nil
    return Loop(range: range, variables: variables, sequence: sequence, filter: filter)
  }

  /// `name a b=default`.
  mutating func macro(_ placement: Placement) throws(Fault) -> Macro {
    let name = try expectName("a macro's name")
    var macro = Macro(name: name.name, nameRange: name.range, placement: placement)
    while !isAtEnd {
      let parameter = try expectName("a parameter's name")
      guard !macro.parameters.contains(where: { $0.symbol == parameter.symbol }) else {
        throw Fault(
          .templateSyntax, "parameter '\(parameter.name)' is declared twice", at: parameter.range)
      }
      let fallback = take(.assign) ? try signed() : nil
      macro.parameters.append(
        Macro.Parameter(name: parameter.name, symbol: parameter.symbol, fallback: fallback))
    }
    return macro
  }

  /// `name value other=value`.
  mutating func call(from caller: Int, _ placement: Placement) throws(Fault) -> Call {
    let name = try expectName("a macro's name")
    var call = Call(
      name: name.name, nameRange: name.range, caller: caller, placement: placement)
    while !isAtEnd {
      let start = token.range
      let label = isAtLabel ? try expectName("a parameter's name").name : nil
      if label != nil { try expect(.assign) }
      let value = try signed()
      call.arguments.append(
        Call.Argument(name: label, range: label == nil ? value.range : start, value: value))
    }
    return call
  }
}
