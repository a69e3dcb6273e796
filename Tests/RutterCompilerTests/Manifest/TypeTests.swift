import RutterCompiler
import RutterDiagnostics
import Testing

/// Swift types and expressions in manifests: what is refused is named at the token.
@Suite struct TypeTests {
  @Test(arguments: [
    "Int", "String?", "[Movie]", "[String: Int]", "[[Movie]]",
    "Result<URL, any Error>",
    "Book.Chapter", "Set<Int>", "(any Shape)?",
  ])
  func takesTypesAsSwiftWritesThem(_ type: String) {
    expectClean(
      """
      screens:
        a:
          parameters:
            value: \(type)
        b:
          parameters: {value: \(type.contains(",") ? "\"\(type)\"" : type)}
        c:
          parameters: ["\(type)"]
      """)
  }

  @Test func namesTheTokenThatIsNoType() {
    expectFindings(
      """
      screens:
        home:
          parameters:
            a: "1️⃣[Int"
            b: "Int2️⃣]"
            c: Set3️⃣<>
            d: 4️⃣12
            e: Int 5️⃣String
            f: 'Dictionary<Int, 6️⃣"a">'
          arguments: []
      """,
      .init("1️⃣", "bad-type", "'[' is never closed"),
      .init("2️⃣", "bad-type", "']' closes nothing"),
      .init("3️⃣", "bad-type", "a type is missing after '<'"),
      .init("4️⃣", "bad-type", "'12' is not a type"),
      .init("5️⃣", "bad-type", "unexpected 'String' after 'Int'"),
      .init("6️⃣", "bad-type", "a string is not a type"))
  }

  @Test func readsADefaultBehindTheEqualsSign() {
    expectFindings(
      """
      screens:
        home:
          parameters:
            a: Int = 1 1️⃣+
            b: 2️⃣= 1
            c: Int =3️⃣
            d: "[String: Int] = [:]"
            e: (Int) -> Void = { _ in }
          arguments: [d, e]
      """,
      .init("1️⃣", "bad-expression", "a value is missing after '+'"),
      .init("2️⃣", "bad-type", "a Swift type is missing"),
      .init("3️⃣", "bad-expression", "a Swift expression is missing"))
  }

  @Test func namesTheTokenThatIsNoExpression() {
    expectFindings(
      """
      screens:
        home:
          parameters: {id: Int}
          arguments:
            a: id 1️⃣+
            b: "2️⃣(id"
            c: f(id)3️⃣)
            d: '4️⃣"open'
      """,
      .init("1️⃣", "bad-expression", "a value is missing after '+'"),
      .init("2️⃣", "bad-expression", "'(' is never closed"),
      .init("3️⃣", "bad-expression", "')' closes nothing"),
      .init("4️⃣", "bad-expression", "a string is never closed"))
  }

  @Test func refusesTypesThatAreNoViews() {
    expectFindings(
      """
      screens:
        home: {view: 1️⃣[Home]}
        cart: {viewModel: {type: "2️⃣() -> Cart"}}
      routers:
        Shop: {class: false, routes: [home], conforms: ["3️⃣(Int, Int)"]}
      """,
      .init(
        "1️⃣", "bad-type", "'[Home]' cannot be a view", help: "name a type, such as 'ProfileView'"),
      .init("2️⃣", "bad-type", "'() -> Cart' cannot be a view model"),
      .init("3️⃣", "bad-type", "'(Int, Int)' cannot be a protocol"))
  }

  @Test(arguments: ["DEBUG", "os(iOS) || os(macOS)", "!DEBUG && swift(>=6.0)", "canImport(UIKit)"])
  func takesCompilationConditions(_ condition: String) {
    expectClean("screens: {home: {if: '\(condition)'}}")
  }

  @Test(arguments: ["debug build", "DEBUG &&", "#if DEBUG", "DEBUG\\nlet x = 1", ""])
  func refusesWhatIsNoCondition(_ condition: String) {
    let text = condition.replacing("\\n", with: "\n")
    expectFindings(
      "screens: {home: {if: 1️⃣\"\(condition)\"}}",
      .init(
        "1️⃣", "bad-condition",
        "'\(text.contains("\n") ? "DEBUG…" : text)' is not a compilation condition"))
  }
}
