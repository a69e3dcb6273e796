import RutterCompiler
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("Specs/A.yaml", "Specs/A.yaml"), ("Specs", "Specs/A.yaml"), ("Specs/", "Specs/x/A.yaml"),
    ("./Specs", "Specs/A.yaml"), ("Specs/*", "Specs/x/A.yaml"), ("Specs/*.yaml", "Specs/A.yaml"),
    ("**", "A.yaml"), ("**/A.yaml", "A.yaml"), ("**/A.yaml", "x/y/A.yaml"),
    ("Specs/**/A.yaml", "Specs/A.yaml"), ("Specs/**/A.yaml", "Specs/x/y/A.yaml"),
    ("S*c?/A*", "Specs/A.yaml"), ("*a*b*", "xxaxxbxx"), ("Ünï?/*", "Ünïß/日.yaml"),
    ("**/x/**/y", "a/x/b/x/c/y/d"), ("[a]+.yaml", "[a]+.yaml"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Specs/A", "Specs/A.yaml"), ("A.yaml", "Specs/A.yaml"), ("Specs/*.yml", "Specs/A.yaml"),
    ("specs", "Specs/A.yaml"), ("Specs/?", "Specs/A.yaml"), ("**/B", "Specs/A.yaml"),
    ("Specs/A.yaml/x", "Specs/A.yaml"), ("*a*b*c", "xxaxxbxx"), ("Spec", "Specs/A.yaml"),
    ("", "A.yaml"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  /// Backtracking over every `*` would take longer than the universe will last.
  @Test func hostilePatternsTakeNoTime() {
    let stars = String(repeating: "*a", count: 200) + "b"
    let folders = String(repeating: "**/", count: 200) + "b"
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 2000)))
    #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 1000) + "a"))
  }
}

struct CalendarDateTests {
  @Test(arguments: ["2027-01-31", "2024-02-29", "2000-02-29", "1999-12-31", "0001-01-01"])
  func existingDaysAreRead(text: String) throws {
    #expect(try #require(CalendarDate(text)).description == text)
  }

  @Test(arguments: [
    "", "2027", "2027-1-31", "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31",
    "2027-01-00", "27-01-31", "2027/01/31", "2027-01-31x", "+027-01-31", "٢٠٢٧-01-31", "tomorrow",
  ])
  func otherTextsAreNone(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (1_801_267_200, "2027-01-30"), (4_107_542_400, "2100-03-01"),
    (.max, "9999-12-31"), (.min, "0000-03-01"),
  ])
  func secondsAreDays(seconds: Int, text: String) {
    #expect(CalendarDate(secondsSince1970: seconds).description == text)
  }

  @Test func earlierDaysAreLess() {
    let days = ["2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01"].compactMap {
      CalendarDate($0)
    }
    #expect(days == days.sorted() && Set(days).count == 4)
  }
}
