import Foundation
import RutterCompiler
import RutterTestSupport
import Testing

/// Enums with so many cases that one `switch` over them would compile slowly.
@Suite struct LargeEnumTests {
  @Test func sixtyFourCasesAreOneSwitch() {
    let swift = generated(routes: 64)
    #expect(!swift.contains("default:"))
    #expect(!swift.contains("destination2"))
  }

  @Test func moreCasesAreHandedOn() {
    let swift = generated(routes: 130)
    #expect(swift.contains("    default:\n      destination2(for: route)\n"))
    #expect(swift.contains("private func destination3(for route: ShopRoute) -> some View {"))
    #expect(swift.components(separatedBy: "default:\n      EmptyView()").count == 2)
    #expect(!swift.contains("destination4"))
    for page in [1, 64, 65, 128, 129, 130] {
      #expect(swift.components(separatedBy: "case .page\(page)(let id):").count == 2)
    }
  }

  @Test func anEnumThatIsAViewIsHandedOnToo() {
    let swift = generated(routes: 65, opens: "")
    #expect(swift.contains("  @MainActor @ViewBuilder private var body2: some View {"))
    #expect(!swift.contains("body3"))
  }

  /// A part whose cases are all there is would have a `default` that is never reached.
  @Test func conditionalCasesAreNotHandedOn() {
    #expect(!generated(routes: 70, condition: ", if: TRIAL").contains("destination2"))
  }

  @Test func linksAreHandedOn() {
    let swift = generated(routes: 130, opens: ", link: \"/page{PAGE}/{id}\"")
    #expect(swift.components(separatedBy: "switch (link.path.count, link.path.first) {").count == 4)
    #expect(swift.contains("guard let route = try Self.route2(link) else { return nil }"))
    #expect(swift.contains("return try route3(link)"))
    #expect(swift.contains("  private var link2: URL? {\n"))
    #expect(swift.contains("    default:\n      return link3\n"))
    for page in [1, 64, 65, 128, 129, 130] {
      #expect(swift.components(separatedBy: "case (2, \"page\(page)\"):").count == 2)
    }
  }

  @Test func encodingIsHandedOn() {
    let swift = generated(routes: 130, restore: true)
    #expect(swift.contains("    default:\n      try encode2(to: &container)\n"))
    #expect(
      swift.contains(
        "  private func encode3(to container: inout KeyedEncodingContainer<CodingKeys>) throws {\n")
    )
    #expect(swift.contains("    default:\n      break\n"))
    #expect(!generated(routes: 64, restore: true).contains("encode2"))
  }

  @Test(arguments: [", opens: {close: dismiss}", ""])
  func everyCaseShowsItsOwnView(_ opens: String) throws {
    let files = compilation(routes: 130, opens: opens).files
    var tree = FileTree(
      uniqueKeysWithValues: files.map { ("Generated/\($0.path)", Data($0.bytes)) })
    tree["Views.swift"] = Data(views(130, takeNavigator: !opens.isEmpty).utf8)
    tree["main.swift"] = Data(
      """
      import Checks
      import SwiftUI

      let router = ShopRouter()
      let view = ShopRootView(router: router)
      router.replace(with: [.page1(id: 1), .page64(id: 64), .page65(id: 65), .page130(id: 130)])
      let texts = inspect(view).texts
      check(texts, equals: ["Home", "1 of 1", "64 of 64", "65 of 65", "130 of 130"])
      finish()

      """.utf8)
    let result = try SwiftCompiler().run([SwiftModule(name: "Shop", files: tree)])
    #expect(result.exitCode == 0, "\(result.transcript)")
  }

  // MARK: Samples

  private func generated(
    routes: Int, opens: String = ", opens: {close: dismiss}", condition: String = "",
    restore: Bool = false
  ) -> String {
    compilation(routes: routes, opens: opens, condition: condition, restore: restore).files
      .first { $0.path.hasSuffix("Routers.generated.swift") }
      .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// Only the first 60 routes are always there.
  private func compilation(
    routes: Int, opens: String, condition: String = "", restore: Bool = false
  ) -> Compilation {
    let pages = (1...routes).map { page in
      "  page\(page): {parameters: {id: Int}\(opens.replacing("{PAGE}", with: "\(page)"))\(page > 60 ? condition : "")}"
    }
    let manifest = """
      routers:
        Shop: {root: home, restore: \(restore), routes: [\((1...routes).map { "page\($0)" }.joined(separator: ", "))]}
      screens:
        home:
      \(pages.joined(separator: "\n"))

      """
    return Compiler().compile(MarkedProject(manifest, project: "links: {schemes: [shop]}").input)
  }

  private func views(_ count: Int, takeNavigator: Bool) -> String {
    let pages = (1...count).map { page in
      """
      struct Page\(page): View {
        let id: Int
        \(takeNavigator ? "let navigator: any Page\(page)Navigating" : "")
        var body: some View { Text("\\(id) of \(page)") }
      }
      """
    }
    let home = "struct Home: View { var body: some View { Text(\"Home\") } }"
    return (["import SwiftUI", home] + pages).joined(separator: "\n")
  }
}
