/// What stands between lexemes for the printer: groups that want to stay on one line, and the
/// places where a line may end.
enum LayoutMark {
  case open
  /// A group whose own breaks all happen as soon as it does not fit on one line.
  case openConsistent
  case close
  case space
  case `break`(Break)
  /// A member-access chain, or a link of one, within which `contextual` breaks agree.
  case contextStart
  case contextEnd
  /// Around the elements of a collection; one of several elements gains a comma at its end when it
  /// covers several lines.
  case listStart
  case listEnd(isSingle: Bool)

  static func `break`(_ kind: Break.Kind, _ size: Int = 1) -> LayoutMark {
    .break(Break(kind: kind, size: size, isForced: false))
  }
}

/// A place where a line may end; `size` is the number of spaces where it does not.
struct Break {
  enum Kind {
    /// Starts a scope whose lines are indented one step more.
    case open
    /// Starts a scope that is indented only when the break happens.
    case openContinuation
    /// Ends a scope, on a line of its own unless the whole scope is on one line.
    case close
    /// Ends a scope; what follows stays on the line if it fits.
    case closeLoose
    /// The next line continues this one, and is indented one step.
    case `continue`
    /// The next line is indented as its scope is.
    case same
    /// Happens only on a continuation line, to end it.
    case reset
    /// Continues, or keeps the indentation, as the chain it belongs to decided.
    case contextual
  }

  var kind: Kind
  var size: Int
  var isForced: Bool
}
