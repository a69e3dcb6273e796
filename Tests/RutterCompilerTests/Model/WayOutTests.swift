import RutterCompiler
import RutterDiagnostics
import Testing

/// Ways out of screens.
@Suite struct WayOutTests {
  @Test func offersTheNearestScreen() {
    expectFindings(
      """
      screens:
        home:
          opens: [1️⃣bok, 2️⃣author]
        book:
      """,
      .init("1️⃣", "unresolved-name", "there is no screen 'bok'", fix: "write 'book'"),
      .init(
        "2️⃣", "unresolved-name", "there is no screen 'author'",
        help: "declare it under 'screens:', in this manifest or another"))
  }

  @Test func asksWhichOfSeveralFeatures() {
    let project = MarkedProject(
      "screens: {home: {opens: [1️⃣details]}}",
      others: [
        "Books.yaml": "screens: [2️⃣details]", "Films.yaml": "screens: [3️⃣details]",
      ])
    expectFindings(
      in: project,
      [
        .init(
          "1️⃣", "ambiguous-name", "several features have a screen 'details'",
          help: "say which: 'Books.details'", notes: ["2️⃣", "3️⃣"])
      ])
  }

  @Test func prefersItsOwnFeatureAndTakesQualifiedNames() {
    expectClean(
      """
      screens:
        home: {opens: {details: {}, film: {screen: Films.details}}}
        details:
      """, others: ["Films.yaml": "screens: [details]"])
  }

  @Test func reportsValuesThatFillNothing() {
    expectFindings(
      """
      screens:
        home:
          opens:
            book: {arguments: {1️⃣idd: 1}, parameters: {id: Int}}
            cart: {arguments: {2️⃣id: 1}}
        book: {parameters: {id: Int}}
        cart:
      """,
      .init("1️⃣", "fills-nothing", "'book' has no parameter 'idd'", fix: "write 'id'"),
      .init("2️⃣", "fills-nothing", "'cart' has no parameter 'id'", help: "it has no parameters"))
  }

  @Test func turnsAReversedFillRound() {
    expectFindings(
      """
      screens:
        home:
          opens:
            book: {arguments: {1️⃣number: id}, parameters: {number: Int}}
        book: {parameters: {id: Int}}
      """,
      .init(
        "1️⃣", "reversed-argument",
        "'number' is no parameter of 'book'; the direction is reversed", fix: "write 'id: number'"))
  }

  @Test func fillsByName() {
    expectFindings(
      """
      screens:
        home:
          opens:
            book: {arguments: [1️⃣1]}
        book: {parameters: {id: Int}}
      """,
      .init(
        "1️⃣", "unlabelled-fill", "say which parameter of 'book' this value fills",
        help: "write 'parameter: value'"))
  }

  @Test func missesAValueForAParameter() {
    expectFindings(
      """
      screens:
        home:
          opens:
            1️⃣book: {parameters: {number: Int}, arguments: {id: number}}
        book: {parameters: {id: Int, 2️⃣page: Int, mark: Int = 0}}
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'page' of 'book'",
        help: "add it to 'arguments:' or to 'parameters:'", notes: ["2️⃣"]))
  }

  @Test func reportsAParameterThatFillsNothing() {
    expectFindings(
      """
      screens:
        home:
          opens:
            book: {parameters: {id: Int, 1️⃣page: Int}}
        book: {parameters: {id: Int}}
      """,
      .init(
        "1️⃣", "unused-parameter", "the parameter 'page' fills nothing",
        help: "use it under 'arguments:', or remove it"))
  }

  @Test func reportsNamesThatAreNotInReach() {
    expectFindings(
      """
      screens:
        home:
          parameters: {id: Int}
          opens:
            book: {arguments: {id: 1️⃣number}}
        book: {parameters: {id: Int}}
      """,
      .init(
        "1️⃣", "unresolved-name", "there is no parameter 'number' here",
        help: "declare it under 'parameters:' beside 'arguments:', or write a Swift expression"))
  }

  @Test func reportsTwoMethodsOfOneSignature() {
    expectFindings(
      """
      screens:
        home:
          opens:
            1️⃣book:
            2️⃣other: {screen: book, method: openBook}
            third: {screen: book, method: openBook, arguments: {id: 1}}
        book: {parameters: {id: Int}}
      """,
      .init(
        "2️⃣", "duplicate-name", "two ways out have the method 'openBook'",
        help: "rename one with 'method:'", notes: ["1️⃣"]))
  }

  @Test func checksAddresses() {
    expectFindings(
      """
      screens:
        home:
          opens:
            a: {url: 1️⃣books.example}
            b: {url: 2️⃣"https://books.example/a b"}
            c: {url: 3️⃣"https://books.example/{id"}
            d: {url: "https://books.example/{4️⃣id}"}
            e: {url: "mailto:a@books.example?subject={s}", parameters: {s: String}}
      """,
      .init("1️⃣", "bad-url", "'books.example' is not an absolute URL"),
      .init("2️⃣", "bad-url", "'https://books.example/a b' is not an absolute URL"),
      .init("3️⃣", "bad-url", "the '{' has no '}'"),
      .init(
        "4️⃣", "unresolved-name", "there is no parameter 'id'",
        help: "declare it under 'parameters:'"))
  }
}
