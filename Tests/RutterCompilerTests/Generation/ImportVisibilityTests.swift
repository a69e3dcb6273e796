import Testing

@testable import RutterCompiler

struct ImportVisibilityTests {
  /// The import lines that a text comes to.
  private func imports(
    _ text: String, marked: Set<String> = [], generated: Set<String> = []
  ) -> [String] {
    let visibility = ImportVisibility(marked: marked, generated: generated)
    let result = String(decoding: visibility.apply(to: Array(text.utf8)), as: UTF8.self)
    return result.split(separator: "\n").map(String.init).filter {
      $0.contains("import ") && !$0.hasPrefix("//")
    }
  }

  @Test func whatIsSeenByOthersDecides() {
    let text = """
      import Combine
      import Domain
      import Foundation
      import SwiftUI

      // public import of URL
      public protocol Navigating {
        func open(_ url: URL)
      }
      public final class Spy: Navigating {
        public func open(_ url: URL) {
          let view: Color = .red
        }
        private var cancellable: AnyCancellable?
      }
      struct Inner { var color: Color }

      """
    #expect(
      imports(text)
        == ["import Combine", "import Domain", "public import Foundation", "import SwiftUI"])
  }

  @Test(arguments: [
    ("public enum A {\n  case a(Date)\n}", "public import Foundation"),
    ("public struct A {\n  var a: Date\n}", "import Foundation"),
    ("package struct A: LocalizedError {}", "import Foundation"),
    ("public struct A: LocalizedError {}", "public import Foundation"),
    ("public func a(_ b: Int = 1, c: [Date]) {}", "public import Foundation"),
    ("public func a() { Date() }", "import Foundation"),
    ("public var a = \"Date\"", "import Foundation"),
    ("public let text = \"\"\"\n  public func a(_ b: Date)\n  \"\"\"", "import Foundation"),
    ("extension Date {\n  public func a() {}\n}", "public import Foundation"),
    ("extension Date {\n  func a() {}\n}\npublic func a() {}", "import Foundation"),
    ("public struct Date {}\npublic var a: Date", "import Foundation"),
  ])
  func declarationsAreToldFromBodies(_ text: String, _ line: String) {
    #expect(imports("import Foundation\n\n" + text + "\n") == [line])
  }

  @Test func whatSwiftUIPassesOnIsItsOwn() {
    #expect(imports("import SwiftUI\n\npublic var a: URL\n") == ["public import SwiftUI"])
  }

  /// A module that the manifests mark, or that a type is named with, where a type is nobody else's.
  @Test func modulesOfTheAppAreMarked() {
    func lines(_ declaration: String) -> [String] {
      imports(
        "import Domain\nimport Other\n\n" + declaration + "\n", marked: ["Domain"],
        generated: ["HomeNavigating"])
    }
    #expect(lines("public var a: Movie") == ["public import Domain", "import Other"])
    #expect(lines("public var a: [Int: any HomeNavigating]") == ["import Domain", "import Other"])
    #expect(lines("var a: Movie; public var b: Int") == ["import Domain", "import Other"])
    #expect(
      lines("public var a: Other.Movie") == ["public import Domain", "public import Other"])
  }

  /// Swift takes no import for the package beside imports in other files that say nothing.
  @Test func importsForThePackageDependOnTheDefault() {
    let text = """
      import Domain
      import Foundation
      import SwiftUI

      package var a: [Date: Color]
      var b: Movie

      """
    let visibility = ImportVisibility(marked: [], generated: [])
    #expect(
      String(decoding: visibility.apply(to: Array(text.utf8)), as: UTF8.self) == """
        import Domain
        #if hasFeature(InternalImportsByDefault)
          package import Foundation
          package import SwiftUI
        #else
          import Foundation
          import SwiftUI
        #endif

        package var a: [Date: Color]
        var b: Movie

        """)
  }
}
