/// A parsed expression, as far as the marks of the form around it depend on it.
struct Operand {
  enum Shape {
    /// A bare name.
    case reference
    case member
    case call
    case subscriptCall
    /// A closure, array or dictionary literal: as the only argument it starts right after `(`.
    case compact
    case parenthesized
    case infix
    case ternary
    case cast
    case effect
    case other
  }

  var first: Int
  var last: Int
  var shape: Shape
  /// Whether the expression is made of several joined by operators.
  var isCompound = false
  /// The end of the parenthesized expression with which this one starts.
  var leadingParenthesisEnd: Int?
  /// The end of a ternary's condition.
  var conditionEnd: Int?
  /// The lexeme that a `try` or `await` in front stays together with.
  var anchor: Int?
}

/// The operators of the standard library, as far as grouping and breaking depend on them.
enum OperatorPrecedence {
  static let assignment = 0
  static let ternary = 1
  static let disjunction = 3
  static let conjunction = 4
  static let nilCoalescing = 6
  static let casting = 7
  static let range = 8

  static func precedence(of spelling: Spelling) -> Int {
    switch spelling {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      assignment
    case "||": disjunction
    case "&&": conjunction
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 5
    case "??": nilCoalescing
    case "..<", "...": range
    case "+", "-", "&+", "&-", "|", "^": 9
    case "*", "/", "%", "&*", "&": 10
    case "<<", ">>", "&<<", "&>>": 11
    default: 2
    }
  }

  static func isRightAssociative(_ precedence: Int) -> Bool {
    precedence == assignment || precedence == nilCoalescing
  }
}
