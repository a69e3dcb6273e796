import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import RutterTestSupport
import Testing

/// Apps have types of any name, of names too that generated code uses for something of its own.
@Suite struct TypeNameTests {
  /// What templates declare inside of what they declare, and call generic parameters.
  static let introduced: [String] = {
    var names: Set<String> = []
    for template in TemplateLibrary.standardSources {
      let text = String(decoding: template.bytes, as: UTF8.self)
      for match in text.matches(of: /(?:enum |struct |class |typealias |<)([A-Z][A-Za-z]+)\b/) {
        names.insert(String(match.1))
      }
    }
    return names.sorted()
  }()

  /// Of Swift and SwiftUI, as far as apps are likely to have types of these names.
  static let borrowed = ["Group", "Image", "Label", "Set", "State", "Tab", "Task", "Text"]
  /// Where these come to stand, only a finding can help.
  static let hidden = ["Body", "ID"]
  /// Swift's and SwiftUI's, which no app declares again.
  private static let others: Set<String> = [
    "Bool", "CodingKeys", "Never", "String", "Void", "DeepLink", "DeepLinkError",
  ]
  private static let own = ["Call", "CodingKeys", "Destination", "Guard", "ParameterKeys", "Place"]

  private static var names: [String] {
    Set(introduced + borrowed + own).subtracting(hidden)
      .subtracting(others.subtracting(own)).sorted()
  }

  /// Of these, routes cannot carry SwiftUI's, and so the app's are taken for them.
  private static let carried = names.filter { !["Image", "Label", "Text"].contains($0) }

  @Test func templatesIntroduceNames() {
    #expect(Self.introduced.contains("Content") && Self.introduced.contains("Value"))
    #expect(Self.introduced.contains("Held") && Self.introduced.contains("Item"))
  }

  @Test(arguments: [CompileSettings.DefaultIsolation.none, .mainActor])
  func anAppMayCarryTypesOfAllNames(isolation: CompileSettings.DefaultIsolation) throws {
    let views = Self.carried.map { name in
      """
      nonisolated struct \(name): Hashable, Codable, Sendable {}
      @MainActor final class \(name)ScreenViewModel {
        init(value: \(name), others: [\(name)], navigator: any \(name)ScreenNavigating) {}
      }
      struct Shown\(name): View {
        let viewModel: \(name)ScreenViewModel
        var body: some View { EmptyView() }
      }
      struct Card\(name): View {
        let value: \(name)
        var body: some View { EmptyView() }
      }
      """
    }
    let screens = Self.carried.map { name in
      let screen = name.prefix(1).lowercased() + name.dropFirst()
      return """
          \(screen)Screen:
            view: Shown\(name)
            viewModel: true
            parameters: {value: \(name), others: "[\(name)]"}
            returns: \(name)
            requires: allowed
            samples: {value: \(name)(), others: "[]"}
            opens: {close: dismiss}
          \(screen)Card:
            view: Card\(name)
            parameters: {value: \(name)}
            present: sheet
            requires: enabled
            samples: {value: \(name)()}
        """
    }
    let targets = Self.carried.flatMap { name in
      let screen = name.prefix(1).lowercased() + name.dropFirst()
      return ["\(screen)Screen", "\(screen)Card"]
    }
    let context = Self.carried.map { "some\($0): \($0)" }.joined(separator: ", ")
    let complaint = try complaint(
      manifest(screens, opens: targets, context: "context: {\(context)}"), views, isolation)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test func anAppMayCallItsViewsAnything() throws {
    // A view has to be told from SwiftUI's by whoever reads the manifest, too.
    let names = Self.names.filter { !Self.borrowed.contains($0) }
    let views = names.map { name in
      "struct \(name): View {\n  var body: some View { EmptyView() }\n}"
    }
    let screens = names.map { name in
      "  \(name.prefix(1).lowercased() + name.dropFirst())Screen: {view: \(name), lazy: true}"
    }
    let targets = names.map { "\($0.prefix(1).lowercased() + $0.dropFirst())Screen" }
    let complaint = try complaint(manifest(screens, opens: targets, context: ""), views, .none)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test(arguments: hidden)
  func whatCannotBeSaidIsReported(name: String) {
    expectFindings(
      """
      screens:
        home: {opens: [detail]}
        detail: {parameters: {1️⃣value: \(name)}, present: sheet}
        qualified: {parameters: {value: Shop.\(name)}}
      routers: {Shop: {root: home, routes: [qualified], context: {2️⃣given: "[\(name)]"}}}
      """,
      .init(
        "1️⃣", "reserved-name",
        "the type of a parameter cannot be called '\(name)': generated code has one of that name",
        help: "write it with its module, as in 'Shop.\(name)', or under another name"),
      .init(
        "2️⃣", "reserved-name",
        "the type of a context value cannot be called '\(name)': generated code has one of that name",
        help: "write it with its module, as in 'Shop.\(name)', or under another name"))
  }

  // MARK: The app

  private func manifest(_ screens: [String], opens: [String], context: String) -> String {
    """
    guards: {allowed: {otherwise: refused}}
    flags: [enabled]
    screens:
      home: {view: HomeView, opens: {\(opens.map { "\($0): {}" }.joined(separator: ", "))}}
      refused: {view: RefusedView, opens: {done: resume}}
      other: {view: OtherView, link: /other}
      start: {view: OtherView}
    \(screens.joined(separator: "\n"))
    routers:
      Shop:
        root: home
        restore: true
        \(context)
      Other: {root: start, routes: [other]}
      Main:
        tabs: {shop: {router: Shop, title: SHOP, systemImage: cart}, other: {router: Other, title: OTHER}}
      Modern:
        tabStyle: tab
        tabs: {shop: {title: SHOP, screen: start}, other: {systemImage: star, screen: start}}
    """
  }

  private func complaint(
    _ manifest: String, _ views: [String], _ isolation: CompileSettings.DefaultIsolation
  ) throws -> String? {
    let project = "previews: true\nlinks: {schemes: [shop]}\nspecs: Specs\n"
    let input = MarkedProject(manifest, project: project).input
    let compilation = Compiler().compile(input)
    let errors = compilation.report.sorted().filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    var files: FileTree = [:]
    for file in compilation.files { files[file.path] = Data(file.bytes) }
    let app = """
      import SwiftUI

      struct HomeView: View {
        let navigator: any HomeNavigating
        var body: some View { EmptyView() }
      }
      struct RefusedView: View {
        let navigator: any RefusedNavigating
        var body: some View { EmptyView() }
      }
      struct OtherView: View {
        var body: some View { EmptyView() }
      }

      """
    files["App/App.swift"] = Data((app + views.joined(separator: "\n")).utf8)
    var settings = CompileSettings()
    settings.isolation = isolation
    return try SwiftCompiler(settings).complaint(about: files)
  }
}
