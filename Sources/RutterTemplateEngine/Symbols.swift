/// A name that templates use, as a number: where its value stands while rendering.
struct Symbol: Hashable, Sendable {
  let index: Int
}

/// The names of all templates of a library, each once.
struct Symbols: Sendable {
  private(set) var names: [String] = []
  private var symbols: [String: Symbol] = [:]

  mutating func intern(_ name: String) -> Symbol {
    if let known = symbols[name] { return known }
    let symbol = Symbol(index: names.count)
    names.append(name)
    symbols[name] = symbol
    return symbol
  }

  /// The symbol of a name that some template uses; no other name can be asked for.
  func symbol(of name: String) -> Symbol? { symbols[name] }

  func name(of symbol: Symbol) -> String { names[symbol.index] }
}
