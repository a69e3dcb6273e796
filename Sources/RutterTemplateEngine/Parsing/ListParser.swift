import RutterDiagnostics

/// Tags that keep what others may use: `map` and `import`, and blocks that are written again.
extension TemplateParser {
  mutating func mappedList(_ piece: Piece) -> Node? {
    let place = range(piece.whole)
    let state = symbols.intern("maploop")
    var list = read(piece) { reader throws(Fault) in
      let sequence = try reader.filtered()
      try reader.expect(word: "into")
      let name = try reader.expectName("a variable's name").symbol
      let item =
        reader.take(word: "using") ? try reader.expectName("a variable's name").symbol : nil
      return MappedList(range: place, sequence: sequence, name: name, item: item, state: state)
    }
    let (body, end) = body(of: .map, piece, until: Tag.map.continuations)
    if let end { expectNothing(in: end) }
    list?.body = body
    list?.dropsLineEnd = end?.indent != nil
    return list.map(Node.mapped)
  }

  mutating func imported(_ piece: Piece) -> Node? {
    let tag = range(piece.whole)
    let reference = read(piece) { reader throws(Fault) in
      guard case .string(let name) = reader.token.kind else {
        throw reader.unexpected(expected: "the name of a template in quotes")
      }
      return Template.Reference(name: name, range: reader.advance().range, tag: tag)
    }
    guard let reference else { return nil }
    template.imports.append(reference)
    return .imported(reference)
  }

  /// The name after `block.`, with its place.
  func blockName(_ piece: Piece) -> (name: String, place: Range<Int>)? {
    let content = piece.content
    guard let last = content.last(where: { file.bytes[$0].continuesName }) else { return nil }
    let start = content.last { $0 < last && !file.bytes[$0].continuesName }
    let place = (start.map { $0 + 1 } ?? content.lowerBound)..<last + 1
    return (String(decoding: file.bytes[place], as: UTF8.self), place)
  }

  mutating func repeatedBlock(_ name: (name: String, place: Range<Int>), _ piece: Piece) -> Node {
    let reference = Template.Reference(
      name: name.name, range: range(name.place), tag: range(piece.whole))
    template.repeats.append(reference)
    return .repeatedBlock(reference, symbols.intern(name.name), placement(piece))
  }
}
