import RutterDiagnostics

/// What yields a value, with the extent of the template that errors about it point at.
struct Expression: Sendable {
  var form: Form
  var range: SourceRange

  indirect enum Form: Sendable {
    case literal(Value)
    case variable(Symbol)
    case member(Expression, Member)
    case index(Expression, Expression)
    case filtered(Expression, FilterUse)
    case negated(Expression)
    case arithmetic(Arithmetic, Expression, Expression)
    case comparison(Comparison, Expression, Expression)
    case contained(Expression, in: Expression)
    case sequence(from: Expression, through: Expression)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case isDefined(Expression)
    case conditional(Expression, then: Expression, otherwise: Expression)
    case loop(LoopField, outward: Int)
  }

  /// Stands for what could not be read; what holds it is never rendered.
  static func unreadable(_ range: SourceRange) -> Expression {
    Expression(form: .literal(.none), range: range)
  }

  /// How it spells the name that is its value.
  var spelling: Fault.Spelling {
    if case .literal = form { .quoted } else { .computed }
  }

  var isPath: Bool {
    switch form {
    case .variable, .member, .index, .loop: true
    default: false
    }
  }
}

/// What follows a dot, and the place it is written at.
struct Member: Sendable {
  var name: String
  var range: SourceRange
  /// The name as a place in a list: `list.0`.
  var index: Int?
  var spelling = Fault.Spelling.plain
}

/// One filter at work: `|join:", "`.
struct FilterUse: Sendable {
  var filter: Filter
  var range: SourceRange
  /// One for each parameter; what the author left out is there as its default.
  var arguments: [Expression]
  /// Written `!name`: the opposite of what a filter says that answers with a Boolean.
  var isNegated = false
}

enum Arithmetic: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

enum Comparison: String, Sendable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// What `forloop` knows of the loop around it.
enum LoopField: String, Sendable, CaseIterable {
  case first, last, counter, counter0, length
}
