import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// Errors land on the manifest: what the Swift compiler says of something the author wrote, it says
/// of the manifest's line.
@Suite struct SourceLocationSpecs {
  /// A manifest, the app's Swift, and what swiftc must say of which line.
  struct Mistake: Sendable, CustomStringConvertible {
    let description: String
    let manifest: String
    let app: String
    let complaint: String
  }

  static let mistakes = [
    Mistake(
      description: "a wrong argument label",
      manifest: """
        screens:
          profile:
            view: ProfileView
            parameters: {userId: Int}
            arguments: {number: userId}
        routers: {App: {class: false, routes: [profile]}}
        """,
      app: """
        import SwiftUI
        struct ProfileView: View { let id: Int; var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:5:"),
    Mistake(
      description: "a view that is not there",
      manifest: """
        screens:
          home:
          help: {view: HelpVeiw}
        routers: {App: {root: home, routes: [help]}}
        """,
      app: """
        import SwiftUI
        struct Home: View { var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:3:"),
    Mistake(
      description: "a way out that the app has not written by hand",
      manifest: """
        screens: {home: {opens: {game: {by: hand, parameters: {id: Int}}}}}
        routers: {App: {root: home}}
        """,
      app: """
        import SwiftUI
        struct Home: View {
          let navigator: any HomeNavigating
          var body: some View { EmptyView() }
        }
        """,
      complaint: "type 'AppNavigator' does not conform to protocol 'HomeNavigating'"),
    Mistake(
      description: "a screen that returns an unknown type",
      manifest: """
        screens:
          home: {opens: [size]}
          size:
            returns: Szie
        routers: {App: {root: home}}
        """,
      app: """
        import SwiftUI
        struct Home: View {
          let navigator: any HomeNavigating
          var body: some View { EmptyView() }
        }
        struct Size: View {
          let navigator: any SizeNavigating
          var body: some View { EmptyView() }
        }
        """,
      complaint: "Specs/App.yaml:4:"),
    Mistake(
      description: "a payload of an unknown type",
      manifest: """
        screens:
          film:
            parameters:
              first: Int
              second: Flim
        routers: {App: {class: false, routes: [film]}}
        """,
      app: """
        import SwiftUI
        struct Film: View { let first: Int; let second: Int; var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:5:"),
    Mistake(
      description: "a member's expression of the wrong type",
      manifest: """
        models:
          User: {name: String}
          Row: {title: String}
        mappings:
          - from: User
            to: Row
            members:
              title: name.count
        """,
      app: """
        struct User { let name: String }
        struct Row { let title: String }
        """,
      complaint: "Specs/App.yaml:8:"),
    Mistake(
      description: "a view model's initializer that wants something else",
      manifest: """
        screens:
          home:
            view: HomeView
            viewModel:
              type: HomeModel
              arguments: {limit: "10"}
        routers: {App: {root: home}}
        """,
      app: """
        import SwiftUI
        @MainActor final class HomeModel { init(count: Int) {} }
        struct HomeView: View { let viewModel: HomeModel; var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:6:"),
    Mistake(
      description: "a view model that the app has not made by hand",
      manifest: """
        screens:
          home:
            viewModel:
              by: hand
        routers: {App: {root: home}}
        """,
      app: """
        import SwiftUI
        struct Home: View { let viewModel: Int; var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:4:"),
    Mistake(
      description: "a successor that is given something of the wrong type",
      manifest: """
        screens:
          home:
          film: {parameters: {id: Int}}
          movie:
            parameters: {id: Int}
            replacedBy: {route: film, arguments: {id: String(id)}}
        routers: {App: {root: home, routes: [film, movie], restore: true}}
        """,
      app: """
        import SwiftUI
        struct Home: View { var body: some View { EmptyView() } }
        struct Film: View { let id: Int; var body: some View { EmptyView() } }
        struct Movie: View { let id: Int; var body: some View { EmptyView() } }
        """,
      complaint: "Specs/App.yaml:6:"),
  ]

  @Test(arguments: mistakes)
  func swiftcNamesTheManifestsLine(_ mistake: Mistake) throws {
    let manifest = SourceFile(id: FileID(1), path: "Specs/App.yaml", text: mistake.manifest)
    let compilation = Compiler().compile(ProjectInput(project: nil, manifests: [manifest]))
    #expect(compilation.report.isEmpty)
    var files: FileTree = ["App.swift": Data(mistake.app.utf8)]
    for file in compilation.files { files[file.path] = Data(file.bytes) }
    let complaint = try #require(try SwiftCompiler().complaint(about: files))
    let errors = complaint.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.contains { $0.contains(mistake.complaint) }, "\(complaint)")
  }
}
