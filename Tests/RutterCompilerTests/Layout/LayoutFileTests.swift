import RutterCompiler
import Testing

/// What happens around the long lines of a file.
struct LayoutFileTests {
  private let longCall =
    "navigator.openMovieDetails(id: movie.id, transitionID: movie.transitionID, title: movie.title, name: n)"

  @Test(arguments: ["", "\n", "\n\n", "let x = 1", "let x = 1\n", "struct A {\n}\n\n\n"])
  func leavesShortLinesAsTheyAre(_ text: String) {
    #expect(laidOut(text) == text)
  }

  @Test func leavesALineOfExactlyHundredColumns() {
    let line = "let text = call(" + String(repeating: "a", count: 82) + ", b)"
    #expect(line.count == 102)
    #expect(laidOut(line) != line)
    let shorter = "let text = call(" + String(repeating: "a", count: 80) + ", b)"
    #expect(shorter.count == 100)
    #expect(laidOut(shorter) == shorter)
  }

  @Test func countsCharactersRatherThanBytes() {
    let line = "let text = call(\"" + String(repeating: "é", count: 78) + "\", b)"
    #expect(line.count == 100)
    #expect(laidOut(line) == line)
  }

  @Test func leavesMultilineStringsAlone() {
    let text = """
      let text = \"""
        \(longCall)
          // \(longCall)
        \"""
      """
    #expect(laidOut(text) == text)
  }

  @Test func leavesRawMultilineStringsAlone() {
    let text = """
      let text = #\"""
        \"""
        \(longCall)
        \"""#
      """
    #expect(laidOut(text) == text)
  }

  @Test func laysOutBehindAMultilineString() {
    let text = """
      let text = \"""
        a
        \"""
      \(longCall)
      """
    #expect(laidOut(text).hasSuffix("title: movie.title, name: n)"))
    #expect(laidOut(text).contains("openMovieDetails(\n  id: movie.id"))
  }

  @Test(arguments: ["#sourceLocation(file:\"", "#if canImport(", "#elseif canImport("])
  func leavesDirectivesAlone(_ start: String) {
    let line = start + String(repeating: "path/", count: 30) + "a.yaml\",line:1)"
    #expect(laidOut(line) == line)
  }

  @Test(arguments: [
    "let x = 1  // ",
    "regex = /a b/ + ",
    "let (a, b) = ",
    "repeat { } while ",
    "&& ",
    "? ",
    "@Attribute ",
    "] } ",
  ])
  func leavesWhatItDoesNotUnderstand(_ start: String) {
    let line = start + longCall
    #expect(laidOut(line) == line)
  }

  @Test func keepsEmptyLinesAndTheLackOfALastLineBreak() {
    let text = "\n\n" + longCall + "\n\n"
    #expect(laidOut(text).hasPrefix("\n\nnavigator.openMovieDetails(\n"))
    #expect(laidOut(text).hasSuffix("name: n)\n\n"))
    #expect(laidOut(longCall).hasSuffix("name: n)"))
  }

  @Test func keepsTheIndentationOfALongLine() {
    let text = "    " + longCall
    #expect(
      laidOut(text) == """
            navigator.openMovieDetails(
              id: movie.id, transitionID: movie.transitionID, title: movie.title, name: n)
        """)
  }
}

/// Lines that move with a broken line before them.
struct LayoutShiftTests {
  @Test func movesTheBodyOfAClosureInAMovedValue() {
    let text = """
      let presentationOfMovieDetailsInTheExploreTabWithItsOwnNavigatorAndItsOwnRouter = makePresentationSheet { movie in
        movie.open()

        text = \"""
          a
          \"""
      }
      next()
      """
    let expected = """
      let presentationOfMovieDetailsInTheExploreTabWithItsOwnNavigatorAndItsOwnRouter =
        makePresentationSheet { movie in
          movie.open()

          text = \"""
            a
            \"""
        }
      next()
      """
    #expect(laidOut(text) == expected)
    #expect(laidOut(expected) == expected)
  }

  @Test func movesAChainToItsBrokenHead() {
    let text = """
      MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID, navigator: n))
        .task {
          await load()
        }
        .tint(.red)
      next()
      """
    let expected = """
      MovieDetailsView(
        viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID, navigator: n)
      )
      .task {
        await load()
      }
      .tint(.red)
      next()
      """
    #expect(laidOut(text) == expected)
    #expect(laidOut(expected) == expected)
  }

  @Test func breaksALineThatIsLongOnlyAfterItMoved() {
    let inner =
      "use(" + String(repeating: "a", count: 45) + ", " + String(repeating: "b", count: 46) + ")"
    let head = String(repeating: "x", count: 80)
    let text = "let \(head) = makePresentationSheet { movie in\n  \(inner)\n}"
    let lines = laidOut(text).split(separator: "\n")
    #expect(lines.first == "let \(head) =")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
