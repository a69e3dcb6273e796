extension SwiftExpression {
  /// What an expression is as a whole, where that is simple enough to be of use.
  enum Shape: Sendable {
    case path([PathComponent])
    case literal(Literal)
    case call(Call)
    /// Anything else that a member can be taken of as it stands.
    case operand
    /// With operators, casts or `try`, so that what is put next to it may reach into it.
    case compound
  }

  package enum Literal: Sendable, Equatable {
    case `nil`, bool, int, float, string, array, dictionary, regex
    /// `.compact`
    case implicitMember
  }

  /// A name of a path, and whether `?` follows it.
  package struct PathComponent: Equatable, Sendable {
    package let name: String
    package let isOptional: Bool
    package let range: Range<Int>
  }

  package struct Call: Sendable {
    /// What is called, as written: `Todo`, `.live`, `configuration.posterURLSet`.
    package let callee: Range<Int>
    package let arguments: [Argument]
  }

  package struct Argument: Equatable, Sendable {
    package let label: String?
    /// The value alone.
    package let range: Range<Int>
    package let isTrailingClosure: Bool
  }

  /// The name that the whole expression is, if it is one.
  package var identifier: String? {
    guard let path, path.count == 1, !path[0].isOptional else { return nil }
    return path[0].name
  }

  /// The names between dots that the whole expression is, if it is such: `stillURLSet?.full`.
  package var path: [PathComponent]? {
    if case .path(let components) = shape { components } else { nil }
  }

  /// The kind of literal that the whole expression is, if it is one, a sign included.
  package var literal: Literal? {
    if case .literal(let literal) = shape { literal } else { nil }
  }

  package var isLiteral: Bool { literal != nil }

  /// The text, in parentheses where an operator or a member beside it would reach into it.
  package var asOperand: String {
    if case .compound = shape { "(\(text))" } else { text }
  }

  /// The call that the whole expression is, if it is one.
  package var call: Call? {
    if case .call(let call) = shape { call } else { nil }
  }

  /// The part of the text that a range names.
  package subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
