extension CompilationCondition {
  /// Whether no build has both: whatever is defined, the conditions of one list or the other do not hold.
  ///
  /// A build is for one operating system, one architecture and one environment; all else is independent.
  /// What has too many parts to tell is taken to be possible.
  static func exclude(_ first: [String], _ second: [String]) -> Bool {
    if first.isEmpty || second.isEmpty { return false }
    let formulas = (first + second).compactMap { ConditionFormula($0) }
    var atoms: [String] = []
    for atom in formulas.flatMap(\.atoms) where !atoms.contains(atom) { atoms.append(atom) }
    guard atoms.count <= 10 else { return false }
    return !(0..<(1 << atoms.count)).contains { bits in
      let defined = Set(atoms.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
      return isPossible(defined) && formulas.allSatisfy { $0.holds(defined) }
    }
  }

  private static func isPossible(_ defined: Set<String>) -> Bool {
    !defined.contains("false")
      && ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in
        defined.count { $0.hasPrefix(kind) } < 2
      }
  }
}

/// A compilation condition as a formula over what a build may define: `DEBUG`, `os(macOS)`.
struct ConditionFormula {
  private indirect enum Node {
    case atom(String)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  private let node: Node

  /// Nil for what is no condition; depth is limited where conditions are read.
  init?(_ text: String) {
    var reader = Reader(text: Array(text.filter { $0 != " " }))
    guard CompilationCondition.isSound(text) else { return nil }
    node = reader.disjunction()
  }

  var atoms: [String] { Self.atoms(node) }

  func holds(_ defined: Set<String>) -> Bool { Self.holds(node, defined) }

  private static func atoms(_ node: Node) -> [String] {
    switch node {
    case .atom(let text): text == "true" ? [] : [text]
    case .not(let inner): atoms(inner)
    case .all(let nodes), .any(let nodes): nodes.flatMap { atoms($0) }
    }
  }

  private static func holds(_ node: Node, _ defined: Set<String>) -> Bool {
    switch node {
    case .atom(let text): text == "true" || defined.contains(text)
    case .not(let inner): !holds(inner, defined)
    case .all(let nodes): nodes.allSatisfy { holds($0, defined) }
    case .any(let nodes): nodes.contains { holds($0, defined) }
    }
  }

  /// Reads what is known to be a condition.
  private struct Reader {
    let text: [Character]
    var index = 0

    mutating func disjunction() -> Node {
      var nodes = [conjunction()]
      while take("||") { nodes.append(conjunction()) }
      return nodes.count == 1 ? nodes[0] : .any(nodes)
    }

    private mutating func conjunction() -> Node {
      var nodes = [operand()]
      while take("&&") { nodes.append(operand()) }
      return nodes.count == 1 ? nodes[0] : .all(nodes)
    }

    private mutating func operand() -> Node {
      var isNegated = false
      while take("!") { isNegated.toggle() }
      let node = take("(") ? inner() : atom()
      return isNegated ? .not(node) : node
    }

    private mutating func inner() -> Node {
      let node = disjunction()
      _ = take(")")
      return node
    }

    /// A name, or a name with what is in parentheses behind it.
    private mutating func atom() -> Node {
      let start = index
      while index < text.count, !"!&|()".contains(text[index]) { index += 1 }
      if index < text.count, text[index] == "(" {
        while index < text.count, text[index] != ")" { index += 1 }
        index = min(index + 1, text.count)
      }
      return .atom(String(text[start..<index]))
    }

    private mutating func take(_ token: String) -> Bool {
      guard text[index...].starts(with: token) else { return false }
      index += token.count
      return true
    }
  }
}
