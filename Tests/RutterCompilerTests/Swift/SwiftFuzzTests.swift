import RutterCompiler
import Testing

/// Random text out of pieces that mean something.
@Suite struct SwiftFuzzTests {
  /// The same texts in every run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let pieces = [
    "a", "b", "Int", "x.y", " ", " ", " ", "\n", "(", ")", "[", "]", "{", "}", "<", ">", ",", ":",
    ";", ".", "?", "!", "&", "=", "->", "+", " + ", "-", "/", "//", "/*", "*/", "\"", "\"\"\"",
    "\\(",
    "\\", "#", "#\"", "\"#", "#/", "/#", "@", "$0", "`", "`c`", "1", "0x", "1.5", "_", "...", "~",
    "let ", "var ", "if ", "else ", "case ", "switch ", "for ", " in ", "guard ", "return ",
    " as ", " is ", "try ", "await ", "any ", "some ", "async ", "throws ", "inout ", "func ",
    "self", "Any", ".Type", "\u{301}", "é", "\u{0}", "\r\n", "each ", "repeat ", "#if ", "default:",
  ]

  private func texts(_ seed: Int, count: Int = 1_500) -> [String] {
    var random = Random(state: UInt64(seed))
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...14, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }
  }

  @Test(arguments: 1...4)
  func neitherTrapsNorPointsOutsideTheText(_ seed: Int) {
    for text in texts(seed) {
      if case .failure(let error) = SwiftType.parse(text) { checkRange(error, text) }
      if case .failure(let error) = SwiftExpression.parse(text) { checkRange(error, text) }
      if case .failure(let error) = SwiftTypeAndDefault.parse(text) { checkRange(error, text) }
      if case .failure(let error) = SwiftLexer.tokens(of: text) { checkRange(error, text) }
    }
  }

  private func checkRange(_ error: SwiftSyntaxError, _ text: String) {
    #expect(error.range.upperBound <= text.utf8.count, "\(text.debugDescription) \(error)")
    #expect(!error.message.contains("\n"), "\(text)")
  }

  @Test(arguments: 5...8)
  func acceptedTypesKeepTheirMeaningWhereverTheyStand(_ seed: Int) throws {
    for text in texts(seed) {
      guard case .success(let type) = SwiftType.parse(text) else { continue }
      #expect(try SwiftType.parse(type.description).get().canonical == type.canonical, "\(text)")
      #expect(try SwiftType.parse(type.canonical).get().canonical == type.canonical, "\(text)")
      let array = try SwiftType.parse("[\(type)]").get()
      #expect(array.element?.canonical == type.canonical, "\(text)")
    }
  }

  @Test(arguments: 9...12)
  func acceptedExpressionsStayOneArgument(_ seed: Int) throws {
    for text in texts(seed) {
      guard case .success(let expression) = SwiftExpression.parse(text) else { continue }
      #expect(expression.replacingFreeNames { _ in nil } == expression.text, "\(text)")
      let call = try SwiftExpression.parse("f(\(expression), 1)").get()
      let arguments = try #require(call.call?.arguments, "\(text)")
      #expect(arguments.map { call[$0.range] } == [expression.text, "1"], "\(text)")
      let names = expression.freeNames.map(\.name)
      #expect(call.freeNames.map(\.name) == ["f"] + names, "\(text)")
    }
  }

  @Test func damageToGoodTextsNeverTraps() {
    for text in SwiftTexts.expressions + SwiftTexts.types {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        var shorter = bytes
        shorter.remove(at: index)
        for damaged in [Array(bytes[..<index]), Array(bytes[index...]), shorter] {
          let damagedText = String(decoding: damaged, as: UTF8.self)
          if case .failure(let error) = SwiftExpression.parse(damagedText) {
            checkRange(error, damagedText)
          }
          if case .failure(let error) = SwiftType.parse(damagedText) {
            checkRange(error, damagedText)
          }
        }
      }
    }
  }
}
