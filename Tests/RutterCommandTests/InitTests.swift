import Foundation
import RutterTestSupport
import Testing

@testable import rutter

struct InitTests {
  @Test func anXcodeAppGetsARouterAroundItsFirstView() throws {
    let scratch = try Scratch([
      "Shop.xcodeproj/project.pbxproj": "", "Shop/ShopApp.swift": "",
      "Shop/ContentView.swift": "struct ContentView {}\n",
    ])
    let outcome = try scratch.rutter("init")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        "created    rutter.yaml\ncreated    Specs/App.yaml\n1 file: 1 created\n\nnext:\n"))
    #expect(
      try scratch.text("rutter.yaml")
        == "rutter: 1\nspecs: Specs\noutput: Shop/Generated\ndefaults: {viewSuffix: View}\n")
    #expect(
      try scratch.text("Specs/App.yaml")
        == "screens:\n  home: {view: ContentView}\n\nrouters:\n  App: {root: home}\n")
    let swift = try scratch.text("Shop/Generated/AppRouters.generated.swift")
    #expect(swift.contains("ContentView()") && swift.contains("struct AppRootView: View"))
    #expect(try scratch.rutter("format", "--check").status == 0)
    #expect(try scratch.rutter("check").status == 0)
    #expect(
      try scratch.rutter("add", "screen", "detail", "--param", "id:Int", "--open-from", "home")
        .status
        == 0)
  }

  /// An app whose views are shown by hand, made one that shows a router's by what 'init' says.
  @Test func whatIsSaidMakesAnAppThatCompiles() throws {
    let app = """
      import SwiftUI

      @main
      struct ShopApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      """
    let view = """
      import SwiftUI

      struct ContentView: View {
        var body: some View { Text("Hello") }
      }

      """
    let scratch = try Scratch([
      "Shop.xcodeproj/project.pbxproj": "", "Shop/ShopApp.swift": app,
      "Shop/ContentView.swift": view,
    ])
    let said = try scratch.rutter("init").output.split(separator: "\n").map(String.init)
    #expect(said.contains("  in Shop/ShopApp.swift, show the router's view:"))
    let property = try #require(said.first { $0.contains("@State") })
    let window = try #require(said.first { $0.contains("WindowGroup") })
    // The stand-in for SwiftUI runs no apps.
    let shown = app.replacing("@main\n", with: "")
      .replacing("  var body", with: property + "\n\n  var body")
      .replacing("    WindowGroup { ContentView() }", with: window)
    let generated = "Shop/Generated/AppRouters.generated.swift"
    let files: FileTree = [
      "ShopApp.swift": Data(shown.utf8), "ContentView.swift": Data(view.utf8),
      generated: Data(try scratch.text(generated).utf8),
    ]
    #expect(shown != app)
    #expect(try SwiftCompiler().complaint(about: files) == nil)
  }

  @Test func aPackageGetsAFirstView() throws {
    let scratch = try Scratch(["Package.swift": "", "Sources/Shop/Shop.swift": ""])
    let outcome = try scratch.rutter("init", "--quiet")
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(
      scratch.files() == [
        ".rutter-ledger", "Package.swift", "Sources/Shop/Generated/AppRouters.generated.swift",
        "Sources/Shop/HomeView.swift", "Sources/Shop/Shop.swift", "Specs/App.yaml", "rutter.yaml",
      ])
    #expect(try scratch.text("Sources/Shop/HomeView.swift").contains("struct HomeView: View"))
  }

  @Test func whatIsThereStays() throws {
    let scratch = try Scratch([
      "HomeView.swift": "mine", "Specs/Old.yaml": "screens: [old]\nrouters: {Old: {root: old}}\n",
    ])
    let planned = try scratch.rutter("init", "--dry-run")
    #expect(planned.output == "to create  rutter.yaml\n")
    #expect(scratch.files() == ["HomeView.swift", "Specs/Old.yaml"])
    let outcome = try scratch.rutter("init", "--output", "Out put")
    #expect(outcome.status == 0)
    #expect(try scratch.text("rutter.yaml") == "rutter: 1\nspecs: Specs\noutput: 'Out put'\n")
    #expect(try scratch.text("HomeView.swift") == "mine")
    #expect(scratch.exists("Out put/OldRouters.generated.swift"))
    let again = try scratch.rutter("init")
    #expect(again.status == 2 && again.errors.contains("there is a project already: 'rutter.yaml'"))
  }

  @Test func aViewThatIsThereIsUsed() throws {
    let scratch = try Scratch(["HomeView.swift": "mine"])
    #expect(try scratch.rutter("init").status == 0)
    #expect(try scratch.text("HomeView.swift") == "mine")
    #expect(scratch.exists("Generated/AppRouters.generated.swift"))
  }

  @Test func aFolderMayBeNamed() throws {
    let scratch = try Scratch(["App/.keep": ""])
    let outcome = try scratch.rutter("init", "App")
    #expect(outcome.output.hasPrefix("created    App/rutter.yaml\ncreated    App/Specs/App.yaml\n"))
    #expect(try scratch.rutter("init", "Nowhere").status == 2)
  }
}
