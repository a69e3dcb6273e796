import RutterCompiler
import Testing

/// Broken Swift must neither trap nor lose text.
struct LayoutDamageTests {
  private static let line =
    "let x: [A: (b: B, C?)] = try await a?.b(c: [1, \"d \\(e(\"f\"))\": { [weak g] (h: I) -> J in k ? l : m }])"
    + " as? N<O.P, @Sendable (Q) async throws -> R> ?? \\.s.t + (u && !v || w) { x in"

  private func ink(_ text: String) -> String {
    String(text.filter { $0 != " " && $0 != "\n" && $0 != "," })
  }

  @Test func survivesEveryPrefixAndSuffix() {
    for count in 0...LayoutDamageTests.line.count {
      for text in [LayoutDamageTests.line.prefix(count), LayoutDamageTests.line.suffix(count)] {
        let long = String(text) + String(repeating: "y", count: 100)
        #expect(ink(laidOut(long)) == ink(long))
      }
    }
  }

  @Test func survivesEveryMissingCharacter() {
    for offset in 0..<LayoutDamageTests.line.count {
      var text = LayoutDamageTests.line
      text.remove(at: text.index(text.startIndex, offsetBy: offset))
      #expect(ink(laidOut(text)) == ink(text))
    }
  }

  @Test(arguments: [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\\(", "\"\\(", "a.", ".a", "a ? ", "!", "try ",
    "a, ", "#", "@", "let ", "some ", "if a { } else ", "case ", "func ", "-> ", "\\", "`", ": ",
    "- ",
    "return ", "&& a ", "inout ", "a: ", "{ a in ", "-", "\"\"\"", "#\"",
  ])
  func survivesAnythingManyTimes(_ text: String) {
    for count in [30, 3_000] {
      let long = String(repeating: text, count: count) + String(repeating: "z", count: 100)
      #expect(ink(laidOut(long)) == ink(long))
    }
  }

  @Test func survivesBytesThatAreNoText() {
    let bytes = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 256) }
    let lines = bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    #expect(SwiftLayout.layOut(lines).count >= lines.count)
  }
}
