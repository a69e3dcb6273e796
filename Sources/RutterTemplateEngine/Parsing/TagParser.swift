import RutterDiagnostics

/// One function for each tag that becomes a node.
extension TemplateParser {
  mutating func node(_ tag: Tag, _ piece: Piece) -> Node? {
    switch tag {
    case .if, .ifnot: return condition(tag, piece)
    case .for: return loop(piece)
    case .break: return loopExit(tag, piece).map(Node.breakLoop)
    case .continue: return loopExit(tag, piece).map(Node.continueLoop)
    case .include: return include(piece)
    case .block: return block(piece)
    case .set: return assignment(piece)
    case .map: return mappedList(piece)
    case .import: return imported(piece)
    case .call: return call(piece)
    case .filter: return filtered(piece)
    case .extends: extends(piece)
    case .macro: macro(piece)
    case .now:
      error(
        .unknownTag, "there is no tag 'now'", at: piece.place,
        help: "what is rendered must not depend on the time")
    default: reportUnexpected(tag, piece)
    }
    return nil
  }

  mutating func output(_ piece: Piece) -> Node? {
    guard piece.isBlock else {
      return read(piece) { reader throws(Fault) in try reader.expression() }.map(Node.output)
    }
    if let name = blockName(piece), name.name != "super" { return repeatedBlock(name, piece) }
    guard open.contains(where: { $0.tag == .block }) else {
      error(.templateSyntax, "'block.super' stands outside of a block", at: piece.whole)
      return nil
    }
    return .superBlock(placement(piece))
  }

  func placement(_ piece: Piece) -> Placement {
    Placement(
      range: range(piece.whole), indent: piece.indent.map { Array(file.bytes[$0]) } ?? [],
      takesLineEnd: piece.takesLineEnd)
  }

  private mutating func reportUnexpected(_ tag: Tag, _ piece: Piece) {
    let openers = Tag.allCases.filter { $0.continuations.contains(tag) }
    let names = openers.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    error(
      .unexpectedTag, "'\(tag.rawValue)' without \(names)", at: piece.place)
  }

  // MARK: Conditions

  private mutating func condition(_ tag: Tag, _ piece: Piece) -> Node {
    var branches: [Branch] = []
    var header = piece
    while true {
      var condition = expression(header)
      if branches.isEmpty, tag == .ifnot {
        condition = Expression(form: .not(condition), range: condition.range)
      }
      let (body, next) = body(of: tag, piece, until: tag.continuations)
      branches.append(Branch(condition: condition, body: body))
      guard let next else { return .condition(branches, otherwise: []) }
      guard next.kind == .tag(.elif) else {
        let otherwise = alternative(next, of: tag, piece)
        return .condition(branches, otherwise: otherwise)
      }
      header = next
    }
  }

  private mutating func expression(_ piece: Piece) -> Expression {
    read(piece) { reader throws(Fault) in try reader.expression() }
      ?? .unreadable(range(piece.content))
  }

  /// What follows an `else` or `empty`; nothing where `next` is the end already.
  private mutating func alternative(_ next: Piece, of tag: Tag, _ piece: Piece) -> [Node] {
    expectNothing(in: next)
    let end = tag.continuations.suffix(1)
    if case .tag(let tag?) = next.kind, end.contains(tag) { return [] }
    let (nodes, last) = body(of: tag, piece, until: Array(end))
    if let last { expectNothing(in: last) }
    return nodes
  }

  // MARK: Loops

  private mutating func loop(_ piece: Piece) -> Node? {
    let place = range(piece.whole)
    var loop = read(piece) { reader throws(Fault) in try reader.loop(at: place) }
    checkLabel(of: piece)
    let (body, next) = body(of: .for, piece, until: Tag.for.continuations, isLoop: true)
    loop?.body = body
    if let next { loop?.otherwise = alternative(next, of: .for, piece) }
    return loop.map(Node.loop)
  }

  /// A label must not hide what `forloop` knows.
  private mutating func checkLabel(of piece: Piece) {
    guard let label = piece.label else { return }
    let name = String(decoding: file.bytes[label], as: UTF8.self)
    let isTaken = LoopField(rawValue: name) != nil || name == "parent"
    if isTaken || TagReader.reserved.contains(name) {
      error(.templateSyntax, "'\(name)' cannot be a loop's label", at: label)
    }
  }

  /// How many loops outward the one is that a `break` or `continue` means.
  private mutating func loopExit(_ tag: Tag, _ piece: Piece) -> Int? {
    let outward = read(piece) { reader throws(Fault) in
      reader.isAtEnd ? 0 : try reader.loopLabel()
    }
    let walls: [Tag] = [.block, .macro, .map]
    let inner = open.reversed().prefix { !walls.contains($0.tag) }
    guard let outward else { return nil }
    guard outward < inner.count(where: \.isLoop) else {
      error(
        .unexpectedTag, "'\(tag.rawValue)' outside of a loop", at: piece.place)
      return nil
    }
    return outward
  }

  // MARK: Text from elsewhere

  private mutating func include(_ piece: Piece) -> Node? {
    let placement = placement(piece)
    let include = read(piece) { reader throws(Fault) in
      let name = try reader.filtered()
      let context = reader.isAtEnd ? nil : try reader.expression()
      return Include(name: name, context: context, placement: placement)
    }
    if let include, case .literal(.string(let name)) = include.name.form {
      template.includes.append(
        Template.Reference(name: name, range: include.name.range, tag: placement.range))
    }
    return include.map(Node.include)
  }

  private mutating func call(_ piece: Piece) -> Node? {
    let placement = placement(piece)
    let index = index
    let call = read(piece) { reader throws(Fault) in try reader.call(from: index, placement) }
    guard var call else { return nil }
    call.place = template.calls.count
    template.calls.append(call)
    return .call(call)
  }

  private mutating func filtered(_ piece: Piece) -> Node? {
    let uses = read(piece) { reader throws(Fault) in
      var uses: [FilterUse] = []
      repeat { uses.append(try reader.filterUse()) } while reader.take(.pipe)
      return uses
    }
    let (body, end) = body(of: .filter, piece, until: Tag.filter.continuations)
    if let end { expectNothing(in: end) }
    var placement = placement(piece)
    placement.takesLineEnd = end?.takesLineEnd == true
    return uses.map { .filtered($0, body, placement) }
  }

  // MARK: Variables

  private mutating func assignment(_ piece: Piece) -> Node? {
    let header = read(piece) { reader throws(Fault) in
      let name = try reader.expectName("a variable's name")
      let hasSign = reader.take(.assign)
      let value = reader.isAtEnd && !hasSign ? nil : try reader.expression()
      return (symbol: name.symbol, value: value)
    }
    guard let header else {
      skipUnreadableSet(piece)
      return nil
    }
    if let value = header.value { return .assign(header.symbol, value) }
    let (body, end) = body(of: .set, piece, until: Tag.set.continuations)
    if let end { expectNothing(in: end) }
    return .capture(
      Capture(
        range: range(piece.whole), name: header.symbol, body: body,
        dropsLineEnd: end?.indent != nil))
  }

  /// An unreadable `set` has a body if it names nothing but a variable.
  private mutating func skipUnreadableSet(_ piece: Piece) {
    let words = file.bytes[piece.content].split(whereSeparator: \.isWhitespace)
    if words.count == 1 { _ = body(of: .set, piece, until: Tag.set.continuations) }
  }
}
