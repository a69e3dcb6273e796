import Testing

/// Comments of more than 100 columns.
struct CommentWrappingTests {
  @Test(arguments: samples)
  func wrapsAtWords(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
    #expect(laidOut(sample.expected) == sample.expected)
  }

  @Test func leavesACommentOfOneLongWord() {
    let comment = "  /// " + String(repeating: "a", count: 120)
    #expect(laidOut(comment) == comment)
  }

  @Test func leavesACommentOfHundredColumns() {
    let comment = "// " + String(repeating: "word ", count: 19) + "ab"
    #expect(comment.count == 100)
    #expect(laidOut(comment) == comment)
  }

  @Test func keepsEveryWordWithinHundredColumns() {
    for indentation in [0, 2, 8] {
      let margin = String(repeating: " ", count: indentation)
      let text = margin + "/// " + (1...80).map(String.init).joined(separator: " word ")
      let lines = laidOut(text).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 && $0.hasPrefix(margin + "/// ") })
      let words = lines.flatMap { $0.dropFirst(indentation + 4).split(separator: " ") }
      #expect(words.joined(separator: " ") == String(text.dropFirst(indentation + 4)))
    }
  }
}

private let samples = [
  LayoutSample(
    "a doc comment",
    """
      /// Opens the details of a movie in the tab in which the way out was taken, above what is already there.
      func open() {}
    """,
    becomes: """
        /// Opens the details of a movie in the tab in which the way out was taken, above what is already
        /// there.
        func open() {}
      """),
  LayoutSample(
    "a list item",
    """
    /// - Parameter transitionID: The identifier of the source of the zoom transition, or nil where there is none.
    """,
    becomes: """
      /// - Parameter transitionID: The identifier of the source of the zoom transition, or nil where
      ///   there is none.
      """),
  LayoutSample(
    "an indented list item",
    """
    ///   - transitionID: The identifier of the source of the zoom transition, or nil where there is really none.
    """,
    becomes: """
      ///   - transitionID: The identifier of the source of the zoom transition, or nil where there is
      ///     really none.
      """),
  LayoutSample(
    "a plain comment",
    """
    // This file is generated from the manifest of the feature, and every change to it is lost when it is made again.
    """,
    becomes: """
      // This file is generated from the manifest of the feature, and every change to it is lost when it
      // is made again.
      """),
]
