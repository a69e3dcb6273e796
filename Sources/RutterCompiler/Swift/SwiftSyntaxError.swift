/// Why a text is not the piece of Swift it should be, and where.
package struct SwiftSyntaxError: Error, Equatable, Sendable {
  /// In the house style: lower case, one line, without a full stop.
  package let message: String
  /// UTF-8 offsets into the text that was parsed; empty only where something is missing.
  package let range: Range<Int>
  /// What to do about it, where that can be said.
  package let help: String?

  init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
