import RutterCompiler
import RutterDiagnostics
import Testing

/// Every key of the project file.
@Suite struct ProjectFileTests {
  private func expectProject(
    _ text: String, _ expected: ExpectedFinding...,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectFindings(in: MarkedProject("screens: [home]", project: text), expected, at: place)
  }

  @Test func takesAllKeysAtOnce() {
    expectProject(
      """
      rutter: 1
      specs: [Specs, More]
      output: Modules/{module}/{feature}
      templates: Templates
      defaults:
        access: public
        imports: [SwiftUI]
        viewSuffix: View
        observation: observableObject
        layout: single
        sourceLocations: absolute
      factory:
        type: AppFactory
        module: AppModule
        imports: [Domain]
        properties: {services: Services}
        arguments: {dependencies: ".live(services: services)"}
        access: package
      rules: {unreachable-screen: error, unused-parameter: off, unread-member: warning}
      """)
  }

  @Test func readsOnlyItsOwnVersion() {
    expectProject(
      "rutter: 1️⃣2",
      .init(
        "1️⃣", "unknown-version", "this rutter reads version 1 of the language, not 2",
        help: "write 'rutter: 1', or install the version of rutter that reads it"))
    expectProject(
      "rutter: 1️⃣one",
      .init("1️⃣", "wrong-kind", "'rutter' cannot be 'one'", help: "write a version number"))
  }

  @Test func refusesEmptyPaths() {
    expectProject(
      """
      specs: [1️⃣""]
      output: 2️⃣""
      templates: 3️⃣""
      """,
      .init("1️⃣", "bad-path", "the path is empty"), .init("2️⃣", "bad-path", "the path is empty"),
      .init("3️⃣", "bad-path", "the path is empty"))
  }

  @Test func knowsThePlaceholdersOfTheOutput() {
    expectProject(
      #"output: 1️⃣"Generated/{name}""#,
      .init(
        "1️⃣", "bad-path", "'{name}' is not a placeholder", help: "use {feature} or {module}"))
    expectProject(
      #"output: 1️⃣"Generated/{feature""#, .init("1️⃣", "bad-path", "the '{' has no '}'"))
  }

  @Test func checksTheDefaults() {
    expectProject(
      """
      defaults:
        access: 1️⃣open
        imports: [2️⃣Swift-UI]
        observation: 3️⃣observed
        layout: 4️⃣splitt
        sourceLocations: 5️⃣yes
        6️⃣output: Generated
      """,
      .init(
        "1️⃣", "unknown-value", "'open' is not a value of 'access'", fix: "write 'public'"),
      .init(
        "2️⃣", "bad-name", "'Swift-UI' is not the name of a module",
        help: "write the name alone, such as 'MoviesDomain', or 'public MoviesDomain'"),
      .init(
        "3️⃣", "unknown-value", "'observed' is not a value of 'observation'",
        help: "write one of observable, observableObject"),
      .init("4️⃣", "unknown-value", "'splitt' is not a value of 'layout'", fix: "write 'split'"),
      .init("5️⃣", "unknown-value", "'yes' is not a value of 'sourceLocations'"),
      .init(
        "6️⃣", "unknown-key", "unknown key 'output' in a default",
        help: "'output' belongs to the project, beside 'defaults': indent it less"))
  }

  @Test func checksTheFactory() {
    expectProject(
      """
      factory:
        type: 1️⃣App Factory
        module: 2️⃣3D
        properties: {3️⃣a b: Int, c: "4️⃣[Int"}
        arguments: {d: 1 5️⃣+}
      """,
      .init(
        "1️⃣", "bad-name",
        "'App Factory' cannot be the name of a type: 'App Factory' is not one word",
        fix: "write 'AppFactory'"),
      .init(
        "2️⃣", "bad-name", "'3D' cannot be the name of a module: '3D' begins with a digit",
        fix: "write '_3D'"),
      .init(
        "3️⃣", "bad-name", "'a b' cannot be the name of a property: 'a b' is not one word",
        fix: "write 'aB'"),
      .init("4️⃣", "bad-type", "'[' is never closed"),
      .init("5️⃣", "bad-expression", "a value is missing after '+'"))
  }

  @Test func offersTheNearestRule() {
    expectProject(
      "rules: {1️⃣unreachable-screens: off}",
      .init(
        "1️⃣", "unknown-rule", "there is no rule 'unreachable-screens'",
        fix: "write 'unreachable-screen'"))
  }

  @Test func keepsErrorsErrors() {
    expectProject(
      "rules: {1️⃣unknown-key: off}",
      .init(
        "1️⃣", "unknown-rule",
        "'unknown-key' is always an error: without it the generated Swift would be wrong"))
  }

  @Test func takesOnlySeverities() {
    expectProject(
      "rules: {unreachable-screen: 1️⃣note}",
      .init(
        "1️⃣", "unknown-value", "'note' is not a value of 'unreachable-screen'",
        help: "write one of error, warning, off, or a mapping of rule keys"))
  }

  @Test func anEmptyProjectFileIsFine() {
    expectProject("# nothing yet\n")
  }

  @Test func suggestsTheNearestKey() {
    expectProject(
      "1️⃣ouptut: Generated",
      .init("1️⃣", "unknown-key", "unknown key 'ouptut' in a project", fix: "rename to 'output'"))
  }
}
