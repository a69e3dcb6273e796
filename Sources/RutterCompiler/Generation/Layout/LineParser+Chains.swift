extension LineParser {
  /// A primary expression and what follows it: members, calls, subscripts.
  private struct Chain {
    struct Link {
      enum Kind { case member, call, subscriptCall }
      var kind: Kind
      /// The period of a member.
      var period: Int?
      var last: Int
    }

    /// Nil for an implicit member such as `.large`.
    var base: Operand?
    var links: [Link] = []
    var first: Int
    var last: Int

    var shape: Operand.Shape {
      switch links.last?.kind {
      case .member: .member
      case .call: .call
      case .subscriptCall: .subscriptCall
      case nil: base?.shape ?? .other
      }
    }
  }

  mutating func parseChain() throws -> Operand {
    var chain = try startChain()
    while let current, !current.followsSpace || at("{") {
      if at(".") {
        try parseMember(&chain)
      } else if at("(") || at("[") || (at("{") && allowsTrailingClosure) {
        try parseCall(&chain)
      } else if at("?") || at("!") {
        try take()
        chain = sealed(chain)
      } else if at("<"), !current.precedesSpace, hasGenericArguments {
        try parseGenericArguments()
        chain = sealed(chain)
      } else {
        break
      }
    }
    return finish(chain)
  }

  private mutating func startChain() throws -> Chain {
    guard at(".") else {
      let base = try parsePrimary()
      return Chain(base: base, first: base.first, last: base.last)
    }
    var chain = Chain(base: nil, first: index, last: index)
    try parseMember(&chain)
    return chain
  }

  private mutating func parseMember(_ chain: inout Chain) throws {
    let period = try take()
    if lexemes[period].kind != .beyond {
      guard isAtWord || current?.kind == .literal else { throw NotUnderstood() }
      try take()
      try parseArgumentNames()
    }
    chain.links.append(Chain.Link(kind: .member, period: period, last: index - 1))
    chain.last = index - 1
  }

  /// The rest of a function's full name, as in `posterURLSet(for:)`.
  mutating func parseArgumentNames() throws {
    guard atClinging("("), peek(2)?.spells(":") == true else { return }
    var distance = 1
    while peek(distance)?.kind == .word, peek(distance + 1)?.spells(":") == true { distance += 2 }
    guard peek(distance)?.spells(")") == true else { return }
    let open = try take("(")
    while !at(")") {
      try takeWord()
      let colon = try take(":")
      if !at(")") { mark(after: colon, .break(.same, 0)) }
    }
    mark(after: open, .break(.open, 0), .open)
    mark(before: try take(")"), .break(.closeLoose, 0), .close)
  }

  /// Generic arguments in an expression are followed by a call, a member or a bracket's end.
  private var hasGenericArguments: Bool {
    var open = 0
    for lexeme in lexemes[index...] where lexeme.kind != .literal {
      if lexeme.spells("<") { open += 1 }
      if lexeme.spells(">") { open -= 1 }
      if lexeme.spells("{") || lexeme.spells("=") { return false }
      if open == 0 { return true }
    }
    return false
  }

  private mutating func parseCall(_ chain: inout Chain) throws {
    let isSubscript = at("[")
    var list: ArgumentList?
    if at("(") { list = try parseArguments(until: ")") }
    if isSubscript { list = try parseArguments(until: "]") }
    let hasClosure = at("{") && allowsTrailingClosure
    if hasClosure { try parseTrailingClosures() }
    if let list {
      let compactEnds = list.isCompact && !(isSubscript && hasClosure)
      markArguments(list, breaksBeforeEnd: (hasClosure || at(".")) && !compactEnds)
    }
    markCallee(chain)
    chain.links.append(
      Chain.Link(kind: isSubscript ? .subscriptCall : .call, last: index - 1))
    chain.last = index - 1
  }

  /// Keeps `name.method` together, unless a `try` or `await` in front does so already.
  private mutating func markCallee(_ chain: Chain) {
    guard chain.links.count == 1, chain.links[0].kind == .member else { return }
    guard let base = chain.base, base.shape == .reference, base.first != effectOperand else {
      return
    }
    group(base.first, chain.links[0].last)
  }

  /// The chain so far as the base of a new one, which breaks independently.
  private mutating func sealed(_ chain: Chain) -> Chain {
    _ = finish(chain)
    let last = index - 1
    let base = Operand(first: chain.first, last: last, shape: .other)
    return Chain(base: base, first: chain.first, last: last)
  }

  // MARK: - Contexts

  private mutating func finish(_ chain: Chain) -> Operand {
    var operand = chain.base ?? Operand(first: chain.first, last: chain.last, shape: .other)
    guard !chain.links.isEmpty else { return operand }
    for position in chain.links.indices.reversed() { markLink(at: position, of: chain) }
    if let base = chain.base {
      mark(before: base.first, .contextStart)
      mark(after: base.last, .contextEnd)
    }
    operand = Operand(first: chain.first, last: chain.last, shape: chain.shape)
    operand.anchor = anchor(of: chain)
    return operand
  }

  private mutating func markLink(at position: Int, of chain: Chain) {
    let link = chain.links[position]
    let isTop = position == chain.links.count - 1
    let callee = position > 0 ? chain.links[position - 1] : nil
    if link.kind == .member {
      let isCalled = !isTop && chain.links[position + 1].kind != .member
      if isTop { markContext(chain.first, link.last) }
      if !isCalled, let period = link.period, hasBase(position, chain) {
        mark(before: period, .break(.contextual, 0))
      }
    } else if let period = callee?.period {
      if isTop { markContext(chain.first, link.last) }
      markContext(period, link.last)
      if hasBase(position - 1, chain) { mark(before: period, .break(.contextual, 0)) }
    } else {
      markContext(chain.first, link.last)
    }
  }

  private func hasBase(_ position: Int, _ chain: Chain) -> Bool {
    position > 0 || chain.base != nil
  }

  private mutating func markContext(_ first: Int, _ last: Int) {
    mark(before: first, .contextStart)
    mark(after: last, .contextEnd)
  }

  /// The name up to which a `try` in front keeps the chain together.
  private func anchor(of chain: Chain) -> Int? {
    guard let base = chain.base else { return nil }
    if base.shape == .reference {
      return chain.links.first?.kind == .member ? chain.links[0].last : base.anchor
    }
    return base.anchor
  }
}
