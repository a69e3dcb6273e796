import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// Faults of the macros that manifests replace: each of them compiles here, or is reported.
@Suite struct MacroFaultTests {
  private func swift(
    _ manifest: String, at place: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    let compilation = Compiler().compile(MarkedProject(manifest).input)
    #expect(compilation.report.sorted().map(\.message) == [], sourceLocation: place)
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private func expect(
    _ manifest: String, toGive lines: [String],
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = swift(manifest, at: place)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)", sourceLocation: place) }
  }

  private let enums = "routers: {Shop: {class: false, enums: {push: Screen}, routes: "

  @Test func aCaseMayBeCalledDefault() {
    expect(
      "screens: {default: {view: Fallback}}\n" + enums + "[default]}}",
      toGive: ["case `default`", "case .default:", "Fallback()"])
  }

  @Test func aLabelMayBeCalledFor() {
    expect(
      "screens: {home: {parameters: {for: String, in: Int}}}\n" + enums + "[home]}}",
      toGive: [
        "case home(for: String, in: Int)", "case .home(let `for`, let `in`):",
        "Home(for: `for`, in: `in`)",
      ])
  }

  @Test func twoParametersMayBeUnlabelled() {
    expect(
      "screens: {home: {parameters: [Int, Int]}}\n" + enums + "[home]}}",
      toGive: [
        "case home(Int, Int)", "case .home(let param0, let param1):", "Home(param0, param1)",
      ])
  }

  @Test func anUnlabelledParameterMeetsOneCalledLikeIt() {
    expectFindings(
      "screens: {home: {parameters: [Int, 1️⃣param0: Int]}}",
      .init("1️⃣", "duplicate-name", "two parameters are called 'param0'"))
  }

  @Test func anEnumWithoutCasesIsNotMade() {
    #expect(swift("routers: {Shop: {class: false, routes: []}}").contains("enum") == false)
  }

  @Test func conditionsStandAroundCasesAndTheirBranches() {
    let text = swift(
      "screens: {home: {}, menu: {if: DEBUG}}\n" + enums + "[home, menu]}}")
    #expect(text.components(separatedBy: "#if DEBUG").count == 3)
    #expect(text.components(separatedBy: "#endif").count == 3)
  }

  @Test func deprecationIsPassedOn() {
    expect(
      "screens: {home: {deprecated: 'use \"start\"'}}\n" + enums + "[home]}}",
      toGive: ["@available(*, deprecated, message: \"use \\\"start\\\"\")"])
  }

  @Test func publicStandsOnMembersNotOnConformances() {
    let text = swift(
      "access: public\nscreens: [home]\n" + enums + "[home]}}")
    #expect(text.contains("extension Screen: View {"))
    #expect(!text.contains("public extension"))
    #expect(text.contains("@MainActor public var body: some View {"))
  }

  @Test func labelsAreValidated() {
    expectFindings(
      "screens: {home: {parameters: {id: Int}, arguments: {1️⃣two words: id}}}",
      .init(
        "1️⃣", "bad-name",
        "'two words' cannot be the name of an argument label: 'two words' is not one word",
        fix: "write 'twoWords'"))
  }

  @Test func aScreenMayNotBeShownByItsOwnEnum() {
    expectFindings(
      """
      screens:
        1️⃣screen:
      routers:
        Shop: {class: false, enums: {push: Screen}, routes: [screen]}
      """,
      .init("1️⃣", "name-clash", "the view 'Screen' has the name of an enum of the router 'Shop'"))
  }

  @Test func nestedAndGenericTypesWork() {
    expect(
      """
      screens:
        chapter: {view: Book.ChapterView, parameters: {chapter: Book.Chapter}}
        badge: {view: Badge<Int>, parameters: {result: "Result<URL, BadgeError>?"}}

      """ + enums + "[chapter, badge]}}",
      toGive: [
        "case chapter(chapter: Book.Chapter)", "Book.ChapterView(chapter: chapter)",
        "case badge(result: Result<URL, BadgeError>?)", "Badge<Int>(result: result)",
      ])
  }

  @Test(arguments: ["model", "router", "body", "id", "self_", "screen", "factory", "viewModel"])
  func aParameterMayHaveAnyName(_ name: String) {
    expect(
      "screens: {home: {parameters: {\(name): Int}}}\n" + enums + "[home]}}",
      toGive: ["case .home(let \(name)):", "Home(\(name): \(name))"])
  }

  @Test func structsAndClassesAreMapped() {
    let text = swift(
      """
      models: {A: {id: Int}, B: {id: Int}, C: {kind: class, members: {id: Int}}}
      mappings: [{from: A, to: B}, {from: A, to: C}]
      """)
    #expect(text.contains("  init(a: A) {") && text.contains("  convenience init(a: A) {"))
  }

  @Test func everyMemberIsSeen() {
    expectFindings(
      """
      models: {A: {a: Int, b: Int}, B: {a: Int, 1️⃣b: Int, c: Int}}
      mappings: [{from: A, to: 2️⃣B}]
      """,
      .init("2️⃣", "unfilled-member", "nothing fills 'c' of 'B'"))
  }
}
