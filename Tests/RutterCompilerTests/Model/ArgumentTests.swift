import RutterCompiler
import RutterDiagnostics
import Testing

/// How parameters reach calls.
@Suite struct ArgumentTests {
  @Test func offersToTurnAnArgumentRound() {
    expectFindings(
      """
      screens:
        profile:
          parameters: {userId: Int}
          arguments: {userId: 1️⃣id}
      """,
      .init(
        "1️⃣", "reversed-argument", "there is no parameter 'id'; the direction is reversed",
        help: "left of the colon is the argument's label, right of it the parameter",
        fix: "write 'id: userId'"))
  }

  @Test func offersTheNearestParameter() {
    expectFindings(
      """
      screens:
        profile:
          parameters: {userId: Int, name: String}
          arguments: [id: 1️⃣userID, name]
      """,
      .init("1️⃣", "unresolved-name", "there is no parameter 'userID'", fix: "write 'userId'"))
  }

  @Test func listsWhatIsThereWhereNothingIsNear() {
    expectFindings(
      """
      screens:
        profile:
          parameters: {user: Int, name: String}
          arguments: {id: 1️⃣identifier}
        home:
          arguments: {id: 2️⃣identifier}
      """,
      .init(
        "1️⃣", "unresolved-name", "there is no parameter 'identifier'",
        help: "available are user, name"),
      .init(
        "2️⃣", "unresolved-name", "there is no parameter 'identifier'",
        help: "the screen has no parameters: declare it under 'parameters:'"))
  }

  @Test func takesExpressionsForWhatTheyAre() {
    expectClean(
      """
      screens:
        home:
          parameters: {id: Int}
          arguments: {a: id + 1, b: nil, c: "true", d: .zero, e: Config.standard, f: [id]}
      """)
  }

  @Test func reportsAParameterThatReachesNoCall() {
    expectFindings(
      """
      screens:
        book:
          parameters: {id: Int, 1️⃣shelf: String}
          arguments: [id]
        cart:
          parameters: [2️⃣Int, count: Int]
          arguments: [count]
      """,
      .init(
        "1️⃣", "unused-parameter", "the parameter 'shelf' of 'book' reaches no call",
        help: "pass it under 'arguments:', or remove it"),
      .init("2️⃣", "unused-parameter", "the parameter 'param0' of 'cart' reaches no call"))
  }

  @Test func aParameterThatAnotherOneReplacesIsUnused() {
    expectFindings(
      """
      screens:
        book:
          parameters: {id: Int, 1️⃣number: Int}
          arguments: {number: id}
      """,
      .init("1️⃣", "unused-parameter", "the parameter 'number' of 'book' reaches no call"))
  }

  @Test func modifiersUseParameters() {
    expectClean(
      """
      screens:
        book:
          parameters: {id: Int, name: String}
          arguments: [id]
          modifiers: [.navigationTitle(name)]
      """)
  }

  @Test func theViewModelUsesParameters() {
    expectClean(
      """
      screens:
        book: {parameters: {id: Int}, viewModel: true}
      """)
  }

  @Test func theSameLabelTwiceIsADuplicateKey() {
    expectFindings(
      """
      screens:
        book:
          parameters: {a: Int, b: Int}
          arguments: {1️⃣id: a, 2️⃣id: b}
      """,
      .init("2️⃣", "duplicate-key", "duplicate key 'id'", notes: ["1️⃣"]))
  }

  @Test func twoParametersOfOneNameAreReported() {
    expectFindings(
      """
      screens:
        book:
          parameters: [1️⃣id: Int, 2️⃣id: String]
        cart:
          parameters: [3️⃣Int, 4️⃣param0: Int]
      """,
      .init("2️⃣", "duplicate-name", "two parameters are called 'id'", notes: ["1️⃣"]),
      .init(
        "4️⃣", "duplicate-name", "two parameters are called 'param0'",
        help: "a parameter without a label is called 'param' followed by its place, from 0",
        notes: ["3️⃣"]))
  }

  @Test func factoryPropertiesAreInReachOfViewModels() {
    let project = MarkedProject(
      """
      screens:
        book:
          parameters: {id: Int}
          viewModel: {arguments: {store: services, id: 1️⃣servces}}
      """,
      project: "factory: {properties: {services: Services}}")
    expectFindings(
      in: project,
      [
        .init("1️⃣", "unresolved-name", "there is no parameter 'servces'", fix: "write 'services'")
      ])
  }
}
