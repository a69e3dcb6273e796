import Testing

@testable import RutterCompiler

/// Plain names are read without a parser; what it would have said of them is what they are.
@Suite struct PlainNameTests {
  static let words =
    SwiftKeyword.declarations.union(SwiftKeyword.statements).union(SwiftKeyword.values)
    .union(SwiftKeyword.contextual).sorted()
    + [
      "a", "A", "_a", "a1", "__owned", "movieDetails", "URL", "Void", "x9_",
      "aLongerNameThanAnyWord",
    ]

  /// A space behind a name makes it a text that only the parser reads.
  @Test(arguments: words, ["", "?"])
  func typesAreThoseOfTheParser(_ word: String, _ suffix: String) {
    let text = word + suffix
    switch (SwiftType.parse(text), SwiftType.parse(text + " ")) {
    case (.success(let plain), .success(let parsed)):
      #expect(plain.description == parsed.description)
      #expect(plain.canonical == parsed.canonical)
      #expect(plain.range == parsed.range)
      #expect(plain.height == parsed.height)
      #expect(plain.names == parsed.names)
    case (.failure(let plain), .failure(let parsed)): #expect(plain.message == parsed.message)
    default: Issue.record("'\(text)' is a type for one and not for the other")
    }
  }

  @Test(arguments: words)
  func expressionsAreThoseOfTheParser(_ word: String) {
    switch (SwiftExpression.parse(word), SwiftExpression.parse(word + " ")) {
    case (.success(let plain), .success(let parsed)):
      #expect(plain.text == parsed.text)
      #expect(plain.identifier == parsed.identifier)
      #expect(plain.literal == parsed.literal)
      #expect(plain.freeNames == parsed.freeNames)
      #expect(plain.boundNames == parsed.boundNames)
    case (.failure(let plain), .failure(let parsed)): #expect(plain.message == parsed.message)
    default: Issue.record("'\(word)' is an expression for one and not for the other")
    }
  }

  @Test(arguments: words)
  func everyReservedWordIsFound(_ word: String) {
    let isListed =
      SwiftKeyword.declarations.contains(word) || SwiftKeyword.statements.contains(word)
      || SwiftKeyword.values.contains(word)
    #expect(SwiftKeyword.isReserved(word) == isListed)
  }

  @Test(arguments: ["", "1a", "a-b", "é", "a b", "`a`", "$0", "a.b", "a\u{301}"])
  func othersAreNotPlain(_ text: String) {
    #expect(!PlainName.isPlain(text))
  }
}
