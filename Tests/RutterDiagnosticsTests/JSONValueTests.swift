import Foundation
import RutterDiagnostics
import Testing

struct JSONValueTests {
  @Test func membersKeepTheirOrderAndThoseWithoutValueAreLeftOut() {
    let value: JSONValue = [
      "b": 1, "a": ["x", .null, .bool(true), []], "help": Optional<JSONValue>.none, "empty": [:],
    ]
    #expect(
      value.text == """
        {
          "b": 1,
          "a": [
            "x",
            null,
            true,
            []
          ],
          "empty": {}
        }

        """)
  }

  @Test(arguments: [
    "plain", "", "\"quoted\" \\ back", "line\nfeed\r\ttab", "\u{0}\u{1F}\u{7F}", "\u{2028}\u{202E}",
    "ümläut 日本 👩‍👩‍👧", "\u{FEFF}bom", "</script>",
  ])
  func everyTextComesBackAsItWas(_ text: String) throws {
    let bytes = Data(JSONValue.array([.string(text), .object([(text, .number(1))])]).text.utf8)
    let back = try #require(try JSONSerialization.jsonObject(with: bytes) as? [Any])
    #expect((back[0] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect((back[1] as? [String: Int])?[text] == 1)
  }

  @Test func whatATerminalWouldObeyIsEscaped() {
    #expect(JSONValue.string("\u{1B}[31m\u{202E}").text == "\"\\u001b[31m\\u202e\"\n")
  }
}
