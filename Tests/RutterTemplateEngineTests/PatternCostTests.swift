import Testing

@testable import RutterTemplateEngine

@Suite struct PatternCostTests {
  @Test(arguments: [
    "(a+)+", "(a|a)*", "(a|A)+", "(a|ab)*c", "(a?){40}", "((a|b)+)*", "(.|x)*", "(\\w|_)+",
    "(?:a*)*", "(?<name>a|a)+", "([a-z]+_?)*", "(a|)*", "(|a)+", "((a)|(a))*",
  ])
  func whatCanMatchInSeveralWaysIsNotRepeated(_ pattern: String) {
    #expect(PatternCost(pattern).repeatsAmbiguity)
  }

  @Test(arguments: [
    "a+", "(a|b)*", "(ab)+", "(?:ab|cd)+", "(a+)", "[+*(]+", "\\(a+\\)+", "(a|b)+?", "(a+)?b",
    "(a|a)?b|c", "[^)]*\\)", "(_[a-z])*", "a{2,3}", "(\\.|,)+", "[]+]+",
  ])
  func whatMatchesInOneWayMayBe(_ pattern: String) {
    // '?' repeats nothing, but a group that may match in several ways is one of them.
    #expect(!PatternCost(pattern).repeatsAmbiguity || pattern.contains(")?"))
  }

  @Test(arguments: [
    ("a*b+c{2,}", 3), ("a?b{2}c{2,3}", 0), ("[*+]+", 1), ("a+?b*+", 2), ("\\*\\+", 0),
  ])
  func repetitionsWithoutEndAreCounted(pattern: String, count: Int) {
    #expect(PatternCost(pattern).repetitions == count)
  }

  @Test func longTextsAllowFewerRepetitions() throws {
    let cost = PatternCost(".*,.*,.*x")
    try cost.check(against: 1000)
    #expect(throws: FilterFault.self) { try cost.check(against: 10_000) }
  }
}
