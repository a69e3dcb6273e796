/// Writes random Swift of the forms that templates write, each declaration or statement on one
/// line; the same seed always gives the same text.
struct RandomSwift {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  // MARK: - Choices

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 33) % range.count
  }

  private mutating func oneOf(_ choices: [String]) -> String {
    choices[number(0...choices.count - 1)]
  }

  private mutating func list(
    _ count: ClosedRange<Int>, _ element: (inout RandomSwift) -> String
  ) -> String {
    (0..<number(count)).map { _ in element(&self) }.joined(separator: ", ")
  }

  // MARK: - Names and types

  private static let words = [
    "id", "user", "movie", "details", "router", "transition", "navigator", "configuration",
    "imagesConfiguration", "path", "selection", "identifier", "services", "factory",
  ]

  private mutating func name(_ count: ClosedRange<Int> = 1...3) -> String {
    var name = oneOf(RandomSwift.words)
    for _ in 1..<max(number(count), 2) { name += capitalized(oneOf(RandomSwift.words)) }
    return name
  }

  private mutating func short() -> String { oneOf(RandomSwift.words) }

  private mutating func typeName() -> String {
    number(0...3) == 0 ? oneOf(["Int", "String", "URL", "Namespace.ID"]) : capitalized(name(1...2))
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func type(_ depth: Int = 0) -> String {
    if depth > 2 { return typeName() }
    switch number(0...11) {
    case 0: return "[\(type(depth + 1))]"
    case 1: return "[\(typeName()): \(type(depth + 1))]"
    case 2: return "\(typeName())?"
    case 3: return "Box<\(list(1...3) { $0.type(depth + 1) })>"
    case 4: return "(\(short()): \(type(depth + 1)), \(type(depth + 1)))"
    case 5: return functionType(depth + 1)
    default: return typeName()
    }
  }

  private mutating func functionType(_ depth: Int) -> String {
    let effects = oneOf(["", "", " async", " throws", " async throws"])
    return "(\(list(0...3) { $0.type(depth) }))\(effects) -> \(oneOf(["Void", typeName()]))"
  }

  // MARK: - Expressions

  private mutating func literal() -> String {
    oneOf([
      "1", "nil", "true", "\"text\"", "\"a \\(value) of text\"", ".large", "[]", "0.5", "self",
    ])
  }

  private mutating func argument(_ depth: Int) -> String {
    (number(0...3) > 0 ? "\(short()): " : "") + expression(depth + 1)
  }

  private mutating func arguments(_ depth: Int, _ count: ClosedRange<Int> = 0...5) -> String {
    list(count) { $0.argument(depth) }
  }

  private mutating func call(_ depth: Int = 0) -> String {
    switch number(0...9) {
    case 0, 1: "\(name()).\(short())(\(arguments(depth)))"
    case 2: ".\(short())(\(arguments(depth, 1...4)))"
    case 3: "\(name())?.\(short())(\(arguments(depth)))"
    case 4: "\(capitalized(short()))<\(type(1))>(\(arguments(depth)))"
    default: "\(capitalized(name(2...2)))(\(arguments(depth)))"
    }
  }

  private mutating func closure(_ depth: Int) -> String {
    switch number(0...4) {
    case 0: "{ $0.\(short()) }"
    case 1: "{ \(expression(depth + 1)) }"
    case 2: "{ (\(short()): \(typeName())) -> \(typeName()) in \(expression(depth + 1)) }"
    case 3: "{ [weak self] \(short()) in \(expression(depth + 1)) }"
    default: "{ \(list(1...3) { $0.short() }) in \(expression(depth + 1)) }"
    }
  }

  private mutating func chain(_ depth: Int) -> String {
    var chain = number(0...1) == 0 ? name() : call(depth + 1)
    for _ in 0..<number(1...4) {
      chain += ".\(short())"
      switch number(0...9) {
      case 0...4: chain += "(\(arguments(depth + 1, 0...3)))"
      case 5: chain += " \(closure(depth + 1))"
      case 6: chain += "[\(short())]"
      case 7: chain += "(\(arguments(depth + 1, 1...2))) \(closure(depth + 1))"
      default: break
      }
    }
    return chain
  }

  private mutating func atom(_ depth: Int) -> String {
    switch number(0...9) {
    case 0: literal()
    case 1, 2: depth > 3 ? short() : call(depth)
    case 3, 4: "\(name()).\(short())"
    case 5: depth > 2 ? short() : "(\(operation(depth + 1)))"
    case 6: "!\(name())"
    default: name()
    }
  }

  private mutating func operation(_ depth: Int) -> String {
    let operators = [["??"], ["+", "-", "*"], ["&&"], ["&&", "||"]][number(0...3)]
    var operation = atom(depth + 1)
    for _ in 0..<number(1...3) { operation += " \(oneOf(operators)) \(atom(depth + 1))" }
    return operation
  }

  private mutating func ternary(_ depth: Int) -> String {
    "\(atom(depth + 1)) ? \(expression(depth + 2)) : \(expression(depth + 2))"
  }

  private mutating func expression(_ depth: Int = 0) -> String {
    if depth > 3 { return oneOf([name(), literal()]) }
    switch number(0...19) {
    case 0...3: return name()
    case 4...6: return literal()
    case 7...11: return call(depth)
    case 12: return chain(depth)
    case 13: return "[\(list(1...5) { $0.expression(depth + 1) })]"
    case 14: return "[\(list(1...4) { "\"\($0.short())\": \($0.expression(depth + 1))" })]"
    case 15: return depth > 0 ? closure(depth) : name()
    case 16: return operation(depth)
    case 17: return ternary(depth)
    case 18: return "\(name()) as? \(typeName())"
    default: return "(\(expression(depth + 1)), \(expression(depth + 1)))"
    }
  }
}

// MARK: - Forms

extension RandomSwift {
  /// The forms, by name. Each is a whole file.
  static let forms: [(name: String, write: @Sendable (inout RandomSwift) -> String)] = [
    ("function", { "struct A {\n  \($0.function()) {\n    body()\n  }\n}" }),
    ("function on one line", { "struct A {\n  \($0.function()) { \($0.expression(2)) }\n}" }),
    ("requirement", { "protocol P {\n  \($0.function())\n}" }),
    ("initializer", { "struct A {\n  init?(\($0.parameters())) throws {\n    body()\n  }\n}" }),
    ("case", { "enum E {\n  case \($0.name())(\($0.parameters()))\n}" }),
    ("inheritance", { "struct A: \($0.list(2...19) { $0.typeName() }) {\n  let x = 1\n}" }),
    ("property", { "struct A {\n  let \($0.name()): \($0.type()) = \($0.expression())\n}" }),
    ("type alias", { "struct A {\n  typealias B = \($0.type())\n}" }),
    ("call", { "func f() {\n  \($0.call())\n}" }),
    ("returned call", { "func f() {\n  return \($0.call())\n}" }),
    ("awaited call", { "func f() {\n  let x = try await \($0.call())\n}" }),
    ("assignment", { "func f() {\n  self.x = \($0.expression())\n}" }),
    ("body of a case", { "func f() {\n  switch x {\n  case .a: \($0.call())\n  }\n}" }),
    ("patterns", { "func f() {\n  switch x {\n  case \($0.patterns()):\n    body()\n  }\n}" }),
    ("trailing closure", { "func f() {\n  A(x, \($0.argument(0))) { y in\n    body()\n  }\n}" }),
    ("chain", { "func f() {\n  let x = \($0.chain(0))\n}" }),
    ("modifier", { "func f() {\n  A()\n    .b(\($0.arguments(0, 1...5)))\n    .c()\n}" }),
    ("operators", { "func f() {\n  let x = \($0.operation(0))\n}" }),
    ("ternary", { "func f() {\n  return \($0.ternary(0))\n}" }),
    ("if", { "func f() {\n  if \($0.conditions()) {\n    body()\n  }\n}" }),
    ("guard", { "func f() {\n  guard \($0.conditions()) else { return }\n}" }),
  ]

  /// A text of the form with a line of more than 100 columns, but not of a monstrous length.
  mutating func longText(of write: (inout RandomSwift) -> String) -> String {
    while true {
      let text = write(&self)
      let width = text.split(separator: "\n").map(\.count).max() ?? 0
      if (101...360).contains(width) { return text }
    }
  }

  private mutating func function() -> String {
    let head = oneOf(["", "public ", "@MainActor ", "@ViewBuilder private ", "static "])
    let effects = oneOf(["", "", " async", " throws", " async throws"])
    let result = oneOf(["", " -> some View", " -> \(type())"])
    let condition = oneOf(["", "", " where T: Hashable, U == \(typeName())"])
    return "\(head)func \(name())(\(parameters()))\(effects)\(result)\(condition)"
  }

  private mutating func parameters() -> String {
    list(1...6) { $0.parameter() }
  }

  private mutating func parameter() -> String {
    let type = number(0...5) == 0 ? "@escaping @Sendable \(functionType(0))" : self.type()
    return "\(name()): \(type)\(oneOf(["", "", "", " = nil", " = A(b: 1)"]))"
  }

  private mutating func patterns() -> String {
    list(1...4) { random in
      ".\(random.name())(\(random.list(1...5) { $0.oneOf(["_", "let \($0.name())"]) }))"
    }
  }

  private mutating func conditions() -> String {
    list(1...4) { random in
      switch random.number(0...4) {
      case 0: "let \(random.short())"
      case 1: "let \(random.short()) = \(random.name()).\(random.short())(\(random.name()))"
      case 2: "case .\(random.name())(let \(random.short()), _) = \(random.name())"
      default: "\(random.name()) == \(random.name()).\(random.short())"
      }
    }
  }
}
