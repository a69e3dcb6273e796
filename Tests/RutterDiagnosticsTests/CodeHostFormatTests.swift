import Foundation
import RutterDiagnostics
import Testing

struct GitHubFormatTests {
  @Test func findingsAreCommandsOfOneLine() {
    #expect(
      Samples.render(.github, [Samples.full]) == """
        ::error file=Specs/Explore.yaml,line=3,col=5,endColumn=9,title=unknown-key::\
        unknown key 'veiw' in a screen%0Ahelp: a screen has other keys%0Afix: rename to 'view'

        """)
  }

  @Test func rangesOfSeveralLinesHaveNoColumns() {
    #expect(
      Samples.render(.github, [Samples.warning]).hasPrefix(
        "::warning file=Specs/Explore.yaml,line=2,endLine=3,title=unused-parameter::"))
  }

  @Test func notesAreNotices() {
    #expect(Samples.render(.github, [Samples.note]).hasPrefix("::notice file="))
    #expect(Samples.render(.github, []) == "")
  }

  @Test func nothingEndsACommandEarly() {
    let lines = Samples.renderAtNastyPath(.github).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix("::error file=Spe cs/a%2Cb%3Ac%25d\"e'<f>&|`*_#@ü\\%0A.yaml,line=3,"))
    #expect(lines[1].hasSuffix("::a,b:c%25d\"e'<f>&|`*_#@ü\\"))
  }

  @Test func findingWithoutItsFileIsSaidAnyway() {
    let finding = Diagnostic(.error, "c", "m", at: SourceRange(file: FileID(9), start: 0, end: 0))
    #expect(Samples.render(.github, [finding]) == "::error title=c::m\n")
  }
}

struct GitLabFormatTests {
  private func issues(_ text: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  /// The members that GitLab asks for, and the severities it knows.
  @Test func everyIssueHasWhatGitLabRequires() throws {
    let issues = try issues(Samples.render(.gitlab, [Samples.note, Samples.warning, Samples.full]))
    #expect(issues.map { $0["severity"] as? String } == ["info", "minor", "major"])
    #expect(
      issues.map { $0["check_name"] as? String } == ["hint", "unused-parameter", "unknown-key"])
    #expect(issues[1]["description"] as? String == Samples.nasty)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    for issue in issues {
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] as? String == "Specs/Explore.yaml")
      #expect((location["lines"] as? [String: Int])?["begin"] != nil)
    }
  }

  @Test func noFindingsAreAnEmptyList() {
    #expect(Samples.render(.gitlab, []) == "[]\n")
  }
}

struct MarkdownFormatTests {
  @Test func errorsComeFirstWithWhatToDo() {
    #expect(
      Samples.render(.markdown, [Samples.note, Samples.full]) == """
        **rutter:** 1 error, 1 note

        | | where | what | what to do |
        | --- | --- | --- | --- |
        | error | `Specs/Explore.yaml:3:5` | unknown key 'veiw' in a screen `unknown-key` | \
        a screen has other keys; rename to 'view' |
        | note | `Specs/Explore.yaml:1:1` | n `hint` |  |

        """)
  }

  @Test func nothingInAMessageIsMarkup() {
    let row = Samples.render(.markdown, [Samples.warning]).split(separator: "\n")[3]
    #expect(
      row == "| warning | `Specs/Explore.yaml:2:3` | "
        + "a,b:c%d\"e'&lt;f&gt;&amp;\\|\\`\\*\\_&#35;&#64;ü\\\\ `unused-parameter` |  |")
  }

  @Test func pathsStayInTheirCell() {
    for row in Samples.renderAtNastyPath(.markdown).split(separator: "\n").dropFirst(3) {
      #expect(row.split(separator: " | ", omittingEmptySubsequences: false).count == 4)
      #expect(row.contains("c%d\"e'<f>&\\|'*_#@ü\\ .yaml:"))
    }
  }

  @Test func longTablesAreCut() {
    let text = Samples.render(.markdown, Array(repeating: Samples.note, count: 230))
    #expect(text.hasSuffix("\nand 30 more\n"))
    #expect(text.split(separator: "\n").count == 3 + 200 + 1)
    #expect(Samples.render(.markdown, []) == "**rutter:** no findings\n")
  }
}
