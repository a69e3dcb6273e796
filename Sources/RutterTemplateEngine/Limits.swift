/// How much one rendering may take before it ends in an error instead of in a crash.
package struct Limits: Sendable {
  /// Bodies inside bodies at run time: includes, calls, blocks, loops and conditions together.
  package var depth = 64
  /// Turns of all loops of a rendering together.
  package var iterations = 1_000_000
  /// Bytes of the rendered text.
  package var outputBytes = 64 << 20

  package init() {}

  /// Tags open inside one another in one template.
  static let nesting = 48
  /// Parentheses, brackets and prefix operators inside one another in one expression.
  static let expressionNesting = 16
  /// Operators, members and filters of one expression.
  static let expressionOperations = 64
  /// Bytes of one text value made by a filter or operator.
  static let textBytes = 4 << 20
}
