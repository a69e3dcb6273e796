import Foundation
import RutterCompiler
import Testing

@testable import rutter

struct RuleCommandTests {
  @Test func explainTellsAllOfARule() throws {
    let outcome = try Scratch().rutter("explain", "unknown-key")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        unknown-key - error

        A key that the language does not know in this place.

        Why:
          It would have no effect: misspelt, or indented one level too deep or too
          little.

        Fix:
          Correct the key, or move it to where it belongs.

        Settings:
          None: it is always an error.

        Example, Specs/Shop.yaml:
            screens:
              home:
                veiw: HomeView

        What rutter says:
            Specs/Shop.yaml:3:5: error: unknown key 'veiw' in a screen [unknown-key]
             3 |     veiw: HomeView
               |     ^^^^
               = fix: rename to 'view'
             3 +     view: HomeView

            1 error

        With its fix, Specs/Shop.yaml:
            screens:
              home:
                view: HomeView

        Since rutter 0.1.

        """)
  }

  @Test func settingsOfAWarningAreTold() throws {
    let outcome = try Scratch().rutter("explain", "unused-parameter", "dead-end")
    #expect(outcome.output.hasPrefix("unused-parameter - warning, adjustable\n"))
    #expect(outcome.output.contains("'rules: {unused-parameter: error}'"))
    #expect(outcome.output.contains("\ndead-end - error\n"))
  }

  @Test func fixedExamplesHaveNoFindings() throws {
    #expect(
      try Scratch().rutter("explain", "wrong-boolean").output.contains("With its fix, Specs/"))
    #expect(RuleExample.all.count { !$0.good.isEmpty } >= 20)
  }

  @Test func everyPageCanBeExplained() {
    for page in RuleCatalogue.pages {
      let text = RuleText.page(page)
      #expect(text.contains("Why:\n") && text.contains("Since rutter "))
    }
  }

  @Test(arguments: [
    (["explain"], "no code is given"),
    (["explain", "unknown-kye"], "did you mean 'unknown-key'?"),
    (["explain", "x"], "'rutter rules' lists them"), (["rules", "x"], "unexpected argument 'x'"),
  ])
  func wrongUseIsTold(_ arguments: [String], _ text: String) throws {
    let outcome = try Scratch().start(arguments).wait()
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains(text))
  }

  @Test func rulesListsEveryCode() throws {
    let lines = try Scratch().rutter("rules").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } }.map(String.init) == RuleCatalogue.codes)
    let line = try #require(lines.first { $0.hasPrefix("unreachable-screen ") })
    #expect(line.contains("  warning, adjustable  "))
  }

  @Test func rulesAreData() throws {
    let text = try Scratch().rutter("rules", "--json").output
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rules = try #require(document?["rules"] as? [[String: Any]])
    #expect(document?["version"] as? Int == 1)
    #expect(rules.compactMap { $0["code"] as? String } == RuleCatalogue.codes)
    for rule in rules {
      #expect(rule["adjustable"] is Bool && rule["why"] is String && rule["since"] is String)
    }
    #expect(rules.count { $0["example"] != nil } > 90)
  }
}
