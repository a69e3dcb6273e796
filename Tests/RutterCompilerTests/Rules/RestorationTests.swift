import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

/// What routers save between launches, and what they cannot.
@Suite struct RestorationTests {
  private func manifest(_ router: String, _ parameters: String = "{}") -> String {
    """
    screens:
      home: {opens: [film, login]}
      film: {parameters: \(parameters)}
      login: {present: sheet}
    routers:
      App: {root: home, \(router)}
    """
  }

  private func swift(_ manifest: String) -> String {
    let compilation = Compiler().compile(MarkedProject(manifest).input)
    #expect(compilation.report.isEmpty)
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test(arguments: [
    "restore: true", "restore: false", "restore: {}", "restore: {unknown: drop}",
    "restore: {unknown: reset}", "restore: {unknown: truncate}", "conforms: [Codable]",
  ])
  func acceptsPolicies(_ router: String) {
    expectClean(manifest(router))
  }

  @Test func reportsUnknownPolicies() {
    expectFindings(
      manifest("restore: {unknown: 1️⃣truncat}"),
      ExpectedFinding(
        "1️⃣", "unknown-value", "'truncat' is not a value of 'unknown'",
        fix: "write 'truncate'"))
  }

  @Test(arguments: [
    ("Character", "a 'Character', which is not Codable"),
    ("URLQueryItem?", "a 'URLQueryItem', which is not Codable"),
    ("\"[String: Namespace.ID]\"", "a 'Namespace.ID', which is not Codable"),
    ("Int??", "an optional of an optional"),
    ("\"Set<Substring>\"", "a 'Substring', which is not Codable"),
  ])
  func reportsPayloadsThatCannotBeSaved(_ type: String, _ reason: String) {
    for router in ["restore: true", "conforms: [Codable]"] {
      expectFindings(
        manifest(router, "{1️⃣value: \(type)}"),
        ExpectedFinding("1️⃣", "uncodable-payload", "'value' cannot be saved: it is \(reason)"))
    }
    expectClean(manifest("restore: false", "{value: \(type)}"))
  }

  @Test func reportsWhatNoRouteCanCarryOnce() {
    expectFindings(
      manifest("restore: true", "{1️⃣done: () -> Void}"),
      ExpectedFinding(
        "1️⃣", "unhashable-payload",
        "no route can carry 'done', which is a closure: routes are Hashable"))
  }

  @Test func leavesAppsOwnTypesToTheSwiftCompiler() {
    expectClean(manifest("restore: true", "{film: Film, formats: \"[Format]\"}"))
  }

  @Test func leavesOutScreensThatAreNotSaved() {
    let text = manifest("restore: true, routes: {film: {restore: false}}", "{initial: Character}")
    expectClean(text)
    let swift = swift(text)
    #expect(!swift.contains("extension AppRoute: Codable"))
    #expect(swift.contains("extension AppSheet: Codable"))
  }

  @Test func reportsRoutersThatHaveNothingToSave() {
    expectFindings(
      """
      screens: [home]
      routers:
        App: {root: home, restore: 1️⃣true}
      """,
      ExpectedFinding(
        "1️⃣", "conflicting-keys", "'App' has nothing to save: it shows its root alone"))
  }

  @Test func reportsEnumsWithoutAClass() {
    expectFindings(
      """
      screens: [home]
      routers:
        App: {class: false, routes: [home], restore: 1️⃣true}
      """,
      ExpectedFinding(
        "1️⃣", "conflicting-keys", "'restore' means nothing beside 'class: false'",
        help: "write 'conforms: [Codable]' to save the enums yourself"))
  }

  @Test func reportsTabsNamedLikeWhatIsSaved() {
    expectFindings(
      """
      screens: [home]
      routers:
        App: {restore: true, tabs: {home: , 1️⃣state: {screen: home}}}
      """,
      ExpectedFinding(
        "1️⃣", "reserved-name",
        "a tab cannot be called 'state': what is generated has a 'state' of its own"))
  }

  @Test func tabRoutersSaveTheirTabs() {
    let swift = swift(
      """
      screens:
        home: {opens: [film]}
        film: {opens: [film]}
      routers:
        A: {root: home}
        B: {root: film, restore: false}
        C: {root: home, restore: {unknown: reset}}
        App: {restore: {unknown: drop}, tabs: {a: {router: A}, b: {router: B}, c: {router: C}}}
      """)
    #expect(swift.contains("var a: ARouter.State?"))
    #expect(swift.contains("var c: CRouter.State?"))
    #expect(!swift.contains("BRouter.State"))
    #expect(swift.contains("extension CRouter.State: Codable {}"))
    #expect(swift.contains("superDecoder"))
    #expect(swift.components(separatedBy: "@SceneStorage").count == 2)
  }

  @Test func routersThatAreNotRestoredAreAsBefore() {
    let swift = swift(manifest("closed: false"))
    #expect(!swift.contains("Codable"))
    #expect(!swift.contains("State"))
  }
}
