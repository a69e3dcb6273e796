/// A name as generated code may use it: valid, escaped where the place asks for it, or refused.
package enum SwiftName {
  /// Where a name stands, since that decides which words need backticks.
  package enum Position: Sendable, CaseIterable {
    /// `case name` in an enum.
    case enumCase
    /// A stored property, a variable or a constant, and its use without `self.`.
    case property
    /// A parameter's inner name and its use.
    case parameterName
    /// A label in a declaration, with an inner name behind it or without one.
    case declaredLabel
    /// A label in a call.
    case argumentLabel
    case type
    case function
    /// After a dot.
    case memberAccess
  }

  /// Whether Swift takes the text for an identifier or a keyword.
  package static func isIdentifier(_ text: String) -> Bool {
    if PlainName.isPlain(text) { return true }
    guard let first = text.unicodeScalars.first, SwiftCharacters.startsIdentifier(first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy(SwiftCharacters.continuesIdentifier)
  }

  /// Whether the text is a name that needs no backticks anywhere.
  static func isUnescapedIdentifier(_ text: String) -> Bool {
    isIdentifier(text) && !SwiftKeyword.isReserved(text)
  }

  /// The name, in backticks where it needs them there.
  package static func escaped(_ name: String, in position: Position) -> String {
    needsBackticks(name, in: position) ? "`\(name)`" : name
  }

  /// Besides what a property's name may not be, words that begin an accessor: `{ get }`.
  private static let propertyWords: Set<String> = [
    "Protocol", "Type", "await", "didSet", "get", "set", "willSet",
  ]

  /// Backticks that are not needed are no error anywhere, but noise everywhere.
  package static func needsBackticks(_ name: String, in position: Position) -> Bool {
    guard PlainName.mayBeWord(name) else { return false }
    return switch position {
    case .declaredLabel: ["_", "inout", "let", "var"].contains(name)
    case .argumentLabel: name == "inout" || name == "_"
    case .memberAccess: name == "init" || name == "self"
    case .enumCase: SwiftKeyword.isReserved(name) || name == "Type" || name == "Protocol"
    case .property: SwiftKeyword.isReserved(name) || propertyWords.contains(name)
    case .parameterName:
      SwiftKeyword.isReserved(name) || ["await", "didSet", "willSet"].contains(name)
    case .function: SwiftKeyword.isReserved(name) || ["await", "unsafe"].contains(name)
    case .type:
      SwiftKeyword.isReserved(name)
        || ["Type", "Protocol", "any", "async", "await", "each", "some"].contains(name)
    }
  }
}
