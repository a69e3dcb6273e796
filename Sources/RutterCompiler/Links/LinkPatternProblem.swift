/// What is wrong with a pattern, and where, in UTF-8 offsets of its text.
package struct LinkPatternProblem: Equatable, Sendable {
  /// A change of the text that mends it.
  package struct Fix: Equatable, Sendable {
    package let message: String
    package let range: Range<Int>
    package let replacement: String
  }

  package let message: String
  package let range: Range<Int>
  package var help: String?
  package var fix: Fix?
  /// An earlier place that the message speaks of.
  package var first: Range<Int>?
}

extension LinkPatternProblem.Fix {
  static func write(_ text: String, at range: Range<Int>) -> Self {
    Self(message: "write '\(text)'", range: range, replacement: text)
  }

  static func remove(_ what: String, at range: Range<Int>) -> Self {
    Self(message: "remove \(what)", range: range, replacement: "")
  }

  static func insert(_ text: String, at offset: Int) -> Self {
    Self(message: "add '\(text)'", range: offset..<offset, replacement: text)
  }
}
