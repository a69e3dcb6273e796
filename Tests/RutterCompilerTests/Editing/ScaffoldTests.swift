import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

@Suite struct ScaffoldTests {
  private func scaffolded(
    project: String? = nil, templates: [SourceFile] = [], _ change: (inout ScreenRequest) -> Void
  ) throws -> (addition: ScreenAddition, scaffold: Scaffold) {
    var input = MarkedProject(
      "routers: {Shop: {root: home}}\nscreens:\n  home: {view: HomeView}\n", project: project
    ).input
    input.templates = templates
    var request = ScreenRequest(name: "cart")
    request.view = "CartView"
    request.openers = ["home"]
    change(&request)
    let addition = try Compiler().add(request, to: Compiler().analyze(input)) { "Specs/\($0).yaml" }
    #expect(addition.newErrors.isEmpty)
    return (addition, addition.scaffold())
  }

  private static let project = """
    output: App/Generated
    factory:
      properties: {services: Services}
      arguments: {dependencies: ".live(services: services)", services: services}

    """

  private static let app = """
    import SwiftUI
    struct Services {}
    struct HomeView: View {
      let navigator: any HomeNavigating
      var body: some View { Button("Cart") { navigator.openCart(id: 1, note: nil) } }
    }
    """

  @Test func partsAreWrittenForWhatTheScreenHas() throws {
    let plain = try scaffolded { _ in }.scaffold
    #expect(plain.files.map(\.path) == ["Cart/CartView.swift", "Tests/CartTests.swift"])
    let whole = try scaffolded(project: Self.project) { $0.hasViewModel = true }.scaffold
    #expect(
      whole.files.map(\.path) == [
        "App/Cart/CartView.swift", "App/Cart/CartViewModel.swift",
        "App/Cart/CartDependencies.swift",
      ])
    #expect(whole.gaps == ["CartTests: no value of Services can be made up"])
  }

  @Test func theViewIsWhatTheGeneratedCodeCalls() throws {
    let scaffold = try scaffolded { $0.parameters = [("id", "Int"), ("note", "String?")] }.scaffold
    #expect(
      scaffold.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        """
        import SwiftUI

        struct CartView: View {
          let id: Int
          let note: String?

          var body: some View {
            Text(verbatim: "cart")
          }
        }

        """,
        """
        import Testing

        @MainActor
        struct CartTests {
          @Test func canBeMade() {
            _ = CartView(id: 1, note: nil)
          }
        }

        """,
      ])
  }

  /// With what is generated, in one module.
  @Test func whatIsWrittenCompiles() throws {
    let (addition, scaffold) = try scaffolded(project: Self.project) {
      $0.hasViewModel = true
      $0.parameters = [("id", "Int"), ("note", "String?")]
    }
    var files: FileTree = ["App/App.swift": Data(Self.app.utf8)]
    for file in Compiler().generate(addition.after).files + scaffold.files {
      files[file.path] = Data(file.bytes)
    }
    let complaint = try SwiftCompiler().complaint(about: files)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test func aTeamsOwnTemplateTakesThePlaceOfAStandardOne() throws {
    let template = SourceFile(
      id: FileID(90), path: "Templates/scaffold-view.swift.stencil",
      text: "// {{ view.type }} of {{ screen }}\n")
    let scaffold = try scaffolded(templates: [template]) { _ in }.scaffold
    #expect(String(decoding: scaffold.files[0].bytes, as: UTF8.self) == "// CartView of cart\n")
  }

  @Test func whatIsNotKnownIsTold() throws {
    let project = Self.project.replacingOccurrences(
      of: "services: services}", with: "now: Date.now}")
    let scaffold = try scaffolded(project: project) { $0.hasViewModel = true }.scaffold
    #expect(scaffold.gaps.contains("CartViewModel: the type of its argument 'now:' is not known"))
    #expect(scaffold.files.first?.path == "App/Cart/CartView.swift")
  }
}
