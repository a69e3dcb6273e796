/// The words that Swift keeps for itself.
package enum SwiftKeyword {
  /// Words that are never a name without backticks, wherever a value or a type is named.
  package static func isReserved(_ word: String) -> Bool {
    PlainName.mayBeWord(word) && reserved.contains(word)
  }

  private static let reserved = declarations.union(statements).union(values)

  package static let declarations: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
  ]

  package static let statements: Set<String> = [
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
  ]

  /// Words of expressions, types and patterns.
  package static let values: Set<String> = [
    "Any", "Self", "_", "as", "false", "is", "nil", "self", "super", "throws", "true", "try",
  ]

  /// Words that are values by themselves.
  static let literals: Set<String> = ["false", "nil", "true"]

  /// Words that mean something in places of their own and are names everywhere else.
  package static let contextual: Set<String> = [
    "Protocol", "Type", "actor", "any", "associativity", "async", "await", "borrowing", "consume",
    "consuming", "convenience", "copy", "didSet", "discard", "distributed", "dynamic", "each",
    "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro", "mutating", "none",
    "nonisolated", "nonmutating", "of", "open", "optional", "override", "package", "postfix",
    "precedence", "prefix", "required", "right", "sending", "set", "some", "then", "unowned",
    "unsafe", "weak", "willSet", "yield",
  ]
}
