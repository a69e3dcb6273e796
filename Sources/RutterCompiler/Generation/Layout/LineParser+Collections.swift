extension LineParser {
  private struct Element {
    var first: Int
    /// The last lexeme without the comma.
    var valueEnd: Int
    var last: Int
    var colon: Int?
  }

  mutating func parseCollection() throws -> Operand {
    let open = try take("[")
    if at(":"), peek(1)?.spells("]") == true { try take() }
    var elements: [Element] = []
    while !at("]") {
      elements.append(try nested(in: .list) { try $0.parseElement() })
      guard lexemes[index - 1].spells(",") else { break }
      if at("]") { throw NotUnderstood() }
    }
    let close = try take("]")
    markElements(elements, open: open, close: close)
    return Operand(first: open, last: close, shape: .compact)
  }

  private mutating func parseElement() throws -> Element {
    let first = index
    var value = try parseExpression()
    let colon = takeIf(":")
    if colon != nil { value = try parseExpression() }
    let comma = takeIf(",")
    return Element(first: first, valueEnd: value.last, last: comma ?? value.last, colon: colon)
  }

  private mutating func markElements(_ elements: [Element], open: Int, close: Int) {
    guard let first = elements.first, let last = elements.last else { return }
    mark(after: last.valueEnd, .listEnd(isSingle: elements.count == 1))
    for (position, element) in elements.enumerated() {
      if let colon = element.colon { mark(after: colon, .break(.continue)) }
      if position == 0 { mark(before: first.first, .listStart) }
      group(element.first, element.last)
      if position < elements.count - 1 { mark(after: element.last, .break(.same)) }
    }
    mark(after: open, .break(.open, 0), .open)
    mark(before: close, .break(.close, 0), .close)
  }
}
