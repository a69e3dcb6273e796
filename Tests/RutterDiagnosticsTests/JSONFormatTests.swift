import Foundation
import RutterDiagnostics
import Testing

struct JSONFormatTests {
  /// The form is promised to programs: a change of this text is a change of the version.
  @Test func aFindingHasAllThereIsToKnow() {
    let text = Samples.render(.json, [Samples.full])
    let fingerprint = Fingerprints.of(
      [Samples.full], in: SourceIndex([Samples.marked.file], usedBy: [Samples.full]))[0]
    #expect(
      text == """
        {
          "version": 1,
          "summary": {
            "errors": 1,
            "warnings": 0,
            "notes": 0
          },
          "findings": [
            {
              "severity": "error",
              "code": "unknown-key",
              "message": "unknown key 'veiw' in a screen",
              "fingerprint": "\(fingerprint)",
              "location": {
                "path": "Specs/Explore.yaml",
                "start": {
                  "line": 3,
                  "column": 5,
                  "offset": 21
                },
                "end": {
                  "line": 3,
                  "column": 9,
                  "offset": 25
                }
              },
              "help": "a screen has other keys",
              "notes": [
                {
                  "message": "the screen is here",
                  "location": {
                    "path": "Specs/Explore.yaml",
                    "start": {
                      "line": 2,
                      "column": 3,
                      "offset": 11
                    },
                    "end": {
                      "line": 2,
                      "column": 7,
                      "offset": 15
                    }
                  }
                },
                {
                  "message": "it is odd"
                }
              ],
              "fixes": [
                {
                  "message": "rename to 'view'",
                  "edits": [
                    {
                      "location": {
                        "path": "Specs/Explore.yaml",
                        "start": {
                          "line": 3,
                          "column": 5,
                          "offset": 21
                        },
                        "end": {
                          "line": 3,
                          "column": 9,
                          "offset": 25
                        }
                      },
                      "replacement": "view"
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func pathsAndMessagesAreNotChanged() throws {
    let text = Samples.renderAtNastyPath(.json)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    #expect(findings[1]["message"] as? String == Samples.nasty)
    #expect(
      (findings[0]["location"] as? [String: Any])?["path"] as? String
        == "Spe cs/\(Samples.nasty)\n.yaml")
  }

  @Test func withoutFindingsItSaysSo() {
    #expect(
      Samples.render(.json, []) == """
        {
          "version": 1,
          "summary": {
            "errors": 0,
            "warnings": 0,
            "notes": 0
          },
          "findings": []
        }

        """)
  }
}
