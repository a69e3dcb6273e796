/// A word, literal part, operator or punctuation mark of Swift text.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword; which of the two depends on the place.
    case identifier
    /// A name in backticks; its `text` is without them.
    case escapedIdentifier
    /// A closure's numbered argument: `$0`.
    case closureArgument
    case integer, float, regex
    /// A string is its start, then texts and interpolations, then its end.
    case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
    case prefixOperator, infixOperator, postfixOperator
    case punctuation
    /// Where the text ends.
    case end
  }

  package let kind: Kind
  /// UTF-8 offsets.
  package let range: Range<Int>
  /// The characters, but for the parts of strings and for regular expressions, where it is empty.
  package let text: String
  /// Whether a line break lies before it.
  package let startsLine: Bool

  var isOperator: Bool {
    kind == .prefixOperator || kind == .infixOperator || kind == .postfixOperator
  }

  /// What the token opens or closes, by the text of the closing bracket.
  var closedBy: String? {
    switch (kind, text) {
    case (.punctuation, "("): ")"
    case (.punctuation, "["): "]"
    case (.punctuation, "{"): "}"
    case (.interpolationStart, _): "\\)"
    default: nil
    }
  }

  var closes: String? {
    switch (kind, text) {
    case (.punctuation, ")"), (.punctuation, "]"), (.punctuation, "}"): text
    case (.interpolationEnd, _): "\\)"
    default: nil
    }
  }

  /// How a message names the token, as in `unexpected 'x'`.
  var noun: String {
    switch kind {
    case .stringStart, .stringText, .stringEnd: "string"
    case .regex: "regular expression"
    case .interpolationStart, .interpolationEnd: "interpolation"
    case .end: "end of the text"
    default: "'\(text)'"
    }
  }

  /// How a message names the token, as in `a string is not a type`.
  var quoted: String {
    switch kind {
    case .stringStart, .stringText, .stringEnd, .regex: "a \(noun)"
    case .interpolationStart, .interpolationEnd: "an \(noun)"
    case .end: "the \(noun)"
    default: noun
    }
  }
}
