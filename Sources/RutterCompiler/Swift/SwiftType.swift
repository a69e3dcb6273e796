/// A Swift type as a manifest writes it, with what the generator and the rules ask of it.
///
/// Text goes in; out comes the type or the one thing that keeps it from being one. Nothing is looked
/// up: whether `Movie` exists, and what it is, is not known here.
package struct SwiftType: Sendable, CustomStringConvertible {
  package indirect enum Kind: Sendable {
    /// `Foundation.Result<A, B>`: its dotted components, each with its generic arguments.
    case named([Component])
    /// A member of a type that is no name: `[Int].Index`.
    case member(of: SwiftType, Component)
    case optional(SwiftType)
    case implicitlyUnwrapped(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// `[3 of Int]`
    case inlineArray(count: SwiftType, element: SwiftType)
    /// Of no elements or of two and more; one alone is `parenthesized`.
    case tuple([TupleElement])
    case parenthesized(SwiftType)
    case function(Function)
    /// `any P`, `some P`, and `~P`, which takes a requirement away.
    case any(SwiftType)
    case some(SwiftType)
    case suppressed(SwiftType)
    /// `A & B`
    case composition([SwiftType])
    /// `T.Type` and `T.Protocol`
    case metatype(SwiftType)
    case protocolMetatype(SwiftType)
    /// `repeat T` and `each T`
    case packExpansion(SwiftType)
    case packElement(SwiftType)
    /// Attributes and parameter modifiers, as written: `@escaping`, `inout`.
    case modified([Modifier], SwiftType)
    /// A generic argument that is a number, and the `_` of an inline array's count.
    case integer
  }

  package struct Component: Sendable {
    package let name: String
    package let arguments: [SwiftType]
    /// The name alone.
    package let range: Range<Int>
  }

  package struct TupleElement: Sendable {
    package let label: String?
    package let type: SwiftType
  }

  package struct Function: Sendable {
    package let parameters: [SwiftType]
    package let isAsync: Bool
    package let isThrowing: Bool
    /// The `E` of `throws(E)`.
    package let thrown: SwiftType?
    package let result: SwiftType
  }

  package struct Modifier: Sendable {
    package let text: String
    package let range: Range<Int>
  }

  /// A type's name where it is used, its dotted path whole and without generic arguments.
  package struct Name: Equatable, Sendable {
    package let name: String
    package let range: Range<Int>
  }

  package let kind: Kind
  /// UTF-8 offsets into the text that was parsed.
  package let range: Range<Int>
  /// The text that was parsed, of which a part of a type keeps all.
  let bytes: [UInt8]
  /// How many types lie within one another.
  let height: Int

  /// As written, without the spaces around it.
  package var description: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether two types are written in the same way, so that they are the same.
  func isSpelled(like other: SwiftType) -> Bool {
    range.count == other.range.count && bytes[range] == other.bytes[other.range]
  }

  package static func parse(_ text: String) -> Result<SwiftType, SwiftSyntaxError> {
    if let type = plain(text) { return .success(type) }
    do throws(SwiftSyntaxError) {
      var parser = try SwiftParser(Array(text.utf8))
      let type = try parser.parseWholeType()
      guard parser.isAtEnd else { throw parser.unexpected(afterType: type) }
      return .success(type)
    } catch {
      return .failure(error)
    }
  }
}

/// What a parameter is declared with: a type and, after `=`, a value to fall back on.
package struct SwiftTypeAndDefault: Sendable {
  package let type: SwiftType
  package let defaultValue: SwiftExpression?

  /// Reads `Int` and `Int = 0`; ranges count from the start of `text` in both parts.
  package static func parse(_ text: String) -> Result<SwiftTypeAndDefault, SwiftSyntaxError> {
    do throws(SwiftSyntaxError) {
      var parser = try SwiftParser(Array(text.utf8))
      let type = try parser.parseWholeType()
      if parser.isAtEnd { return .success(SwiftTypeAndDefault(type: type, defaultValue: nil)) }
      guard parser.at(operator: "=") else { throw parser.unexpected(afterType: type) }
      parser.advance()
      let value = try parser.parseWholeExpression()
      return .success(SwiftTypeAndDefault(type: type, defaultValue: value))
    } catch {
      return .failure(error)
    }
  }
}
