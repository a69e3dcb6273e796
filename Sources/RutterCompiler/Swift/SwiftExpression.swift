/// A Swift expression as a manifest writes it, with the names it looks up.
///
/// Text goes in; out comes one whole expression, or what keeps the text from being one. A text that
/// gets through can stand where an expression belongs without changing what stands around it.
package struct SwiftExpression: Sendable, CustomStringConvertible {
  /// A name that is looked up where the expression stands: `posterPath`, `Todo`, `Int`.
  package struct FreeName: Equatable, Sendable {
    /// Without backticks.
    package let name: String
    /// UTF-8 offsets into the text that was parsed, backticks included.
    package let range: Range<Int>
    /// `if let name` or `[name]`, which also binds the name within.
    package let isShorthand: Bool
  }

  package let range: Range<Int>
  let bytes: [UInt8]
  let shape: Shape
  /// In the order of the text.
  package let freeNames: [FreeName]
  /// Types after `as`, `is` and `:`, and in angle brackets.
  package let typeNames: [SwiftType.Name]
  /// Names that the expression itself gives to closure parameters, captures and constants.
  package let boundNames: Set<String>

  /// As written, without the spaces around it.
  package var text: String { String(decoding: bytes[range], as: UTF8.self) }

  package var description: String { text }

  /// In an expression about an element of a collection, `$0` stands for the element.
  package static func parse(
    _ text: String, ofElement: Bool = false
  ) -> Result<SwiftExpression, SwiftSyntaxError> {
    if let expression = plain(text) { return .success(expression) }
    do throws(SwiftSyntaxError) {
      var parser = try SwiftParser(Array(text.utf8))
      parser.isInClosure = ofElement
      let expression = try parser.parseWholeExpression()
      try parser.refuseAssignments()
      return .success(expression)
    } catch {
      return .failure(error)
    }
  }

  /// The text with its free names replaced where `transform` has another text for them.
  ///
  /// Where the name is also bound, `if let x` becomes `if let x = …`. A replacement that mentions
  /// one of `boundNames` may be captured by it; that is for the caller to rule out.
  package func replacingFreeNames(_ transform: (String) -> String?) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    for free in freeNames {
      guard let replacement = transform(free.name) else { continue }
      result += bytes[position..<(free.isShorthand ? free.range.upperBound : free.range.lowerBound)]
      if free.isShorthand { result += Array(" = ".utf8) }
      result += Array(replacement.utf8)
      position = free.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
