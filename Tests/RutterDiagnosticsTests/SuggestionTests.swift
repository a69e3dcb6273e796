import RutterDiagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("veiw", "view"), ("VIEW", "view"), ("screen", "screens"),
    ("full-screen_cover", "fullScreenCover"),
    ("paramters", "parameters"), ("sumary", "summary"), ("argumnets", "arguments"),
  ])
  func findsTheNameThatWasMeant(name: String, expected: String) {
    let candidates = ["view", "screens", "fullScreenCover", "parameters", "summary", "arguments"]
    #expect(Suggestion.nearest(to: name, in: candidates) == expected)
  }

  @Test(arguments: ["", "x", "completely", "routers and more"])
  func saysNothingWhereNothingIsNear(name: String) {
    #expect(Suggestion.nearest(to: name, in: ["view", "screens", "summary"]) == nil)
  }

  @Test func neverSuggestsTheNameItself() {
    #expect(Suggestion.nearest(to: "view", in: ["view"]) == nil)
    #expect(Suggestion.nearest(to: "view", in: ["view", "views"]) == "views")
  }

  @Test func answerDoesNotDependOnTheOrderOfCandidates() {
    let candidates = ["cast", "case", "cash", "base"]
    let answers = Set(
      [candidates, candidates.reversed(), candidates.sorted()]
        .map { Suggestion.nearest(to: "caste", in: $0) })
    #expect(answers.count == 1)
    #expect(Suggestion.nearest(to: "cas", in: candidates) == "case")
  }

  @Test func neighboursSwappedAreOneEdit() {
    #expect(Suggestion.nearest(to: "hte", in: ["the"]) == "the")
  }

  @Test func givesUpOnNamesNobodyTypes() {
    let long = String(repeating: "x", count: 200_000)
    #expect(Suggestion.nearest(to: long, in: [long + "y"]) == nil)
  }

  @Test func worksInEveryScript() {
    #expect(Suggestion.nearest(to: "übersicht", in: ["Übersicht", "uebersicht"]) == "Übersicht")
    #expect(Suggestion.nearest(to: "画面一", in: ["画面二", "設定"]) == "画面二")
  }
}
