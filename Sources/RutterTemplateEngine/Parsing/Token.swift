import RutterDiagnostics

/// The smallest part of an expression.
struct Token: Sendable {
  enum Kind: Sendable, Equatable {
    case name(String, Symbol)
    case string(String)
    case int(Int)
    case mark(Mark)
    case end
  }

  var kind: Kind
  var range: SourceRange

  var isName: Bool {
    if case .name = kind { true } else { false }
  }
}

enum Mark: String, Sendable, CaseIterable {
  case dot = "."
  case pipe = "|"
  case colon = ":"
  case comma = ","
  case open = "("
  case close = ")"
  case openBracket = "["
  case closeBracket = "]"
  case assign = "="
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case through = "..."
  /// Only before the name of a filter.
  case bang = "!"
}
