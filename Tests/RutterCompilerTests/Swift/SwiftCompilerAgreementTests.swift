import RutterCompiler
import Testing

/// What is let through here is let through by the Swift compiler.
@Suite struct SwiftCompilerAgreementTests {
  @Test func parsesWhatIsTakenForAnExpression() throws {
    var files: [String: String] = ["broken": "let x = ("]
    for (index, text) in SwiftTexts.expressions.enumerated() {
      files["e\(index)"] = "func f() { _ = g(\(text), 1) }\n"
    }
    let failed = try SwiftToolchain.filesWithErrors(in: files, ["-parse"])
    let texts = SwiftTexts.expressions.enumerated().filter { failed.contains("e\($0.offset)") }
    #expect(failed.contains("broken"))
    #expect(texts.map(\.element) == [])
  }

  @Test func typeChecksWhatIsTakenForAType() throws {
    var files = ["world": Self.world, "broken": "let x: Missing"]
    for (index, text) in SwiftTexts.types.enumerated() {
      let generics = text.contains("each T") ? "<each T>" : ""
      let ownership = text.contains("~Copyable") ? "borrowing " : ""
      files["t\(index)"] = """
        extension World { static func f\(index)\(generics)(_ x: \(ownership)\(text)) {} }
        """
    }
    let failed = try SwiftToolchain.filesWithErrors(in: files, ["-typecheck", "-wmo"])
    let texts = SwiftTexts.types.enumerated().filter { failed.contains("t\($0.offset)") }
    #expect(failed.contains("broken"))
    #expect(texts.map(\.element) == [])
  }

  /// The types that the sample names.
  private static let world = """
    struct World {}
    struct Movie {}
    struct movie {}
    struct Übung {}
    struct `class` {}
    struct `any` {}
    struct of {}
    struct MyError: Error {}
    enum Movies { struct Movie {} }
    enum Namespace { struct ID {} }
    struct Foo<T> { struct Bar {} }
    protocol A: ~Copyable {}
    protocol B {}
    protocol View {}
    """
}
