import RutterCompiler
import RutterDiagnostics

/// Two versions of a small feature, what is to be said of the change, and Swift that used the first.
///
/// `Qq` and `qq` stand for the feature's name, so that many pairs can be compiled together.
struct EditPair: Sendable, CustomStringConvertible {
  let name: String
  /// What stands in the base before the change, where that differs.
  var before: [Edit] = []
  let after: [Edit]
  var project: Edit?
  /// `breaking swift: 'QqRoute.qqBook(isbn:)' is gone`, in the order of the report.
  let expected: [String]
  /// Uses the old version's declarations; compiles with the new one unless some of them break.
  var client: String?

  var description: String { name }

  struct Edit: Sendable {
    let text: String
    let replacement: String

    init(_ text: String, _ replacement: String) {
      self.text = text
      self.replacement = replacement
    }
  }

  var breaksSwift: Bool { expected.contains { $0.hasPrefix("breaking swift") } }

  func manifests(named name: String) -> (old: String, new: String) {
    let old = before.reduce(Self.base, Self.apply)
    let new = after.reduce(old, Self.apply)
    return (Self.named(name, old), Self.named(name, new))
  }

  static func named(_ name: String, _ text: String) -> String {
    text.replacing("Qq", with: name.prefix(1).uppercased() + name.dropFirst())
      .replacing("qq", with: name)
  }

  /// An edit that changes nothing is a mistake in the corpus.
  private static func apply(_ text: String, _ edit: Edit) -> String {
    precondition(text.contains(edit.text), "the base has no '\(edit.text)'")
    return text.replacing(edit.text, with: edit.replacement)
  }

  /// What changes between the versions, and between the new one and itself.
  func diffs() throws -> (change: ModelDiff, none: ModelDiff) {
    let (old, new) = manifests(named: "qq")
    let file = Self.projectFile
    let before = before.isEmpty ? try Self.unchanged.get() : try Self.compilation(old, file)
    let after = try Self.compilation(new, project.map { Self.apply(file, $0) } ?? file)
    return (ModelDiff(from: before, to: after), ModelDiff(from: after, to: after))
  }

  private static let unchanged = Result { try compilation(named("qq", base), projectFile) }

  /// A version that is wrong by itself.
  struct Unsound: Error { let messages: [String] }

  private static func compilation(_ manifest: String, _ project: String) throws -> Compilation {
    let input = input([("Specs/qq.yaml", manifest)], project)
    let compilation = Compiler(tracesLines: true).compile(input)
    guard !compilation.report.hasErrors else {
      throw Unsound(messages: compilation.report.sorted().map(\.message))
    }
    return compilation
  }

  static func input(_ manifests: [(path: String, text: String)], _ project: String) -> ProjectInput
  {
    let file = ProjectFile(SourceFile(id: FileID(0), path: "rutter.yaml", text: project))
    return ProjectInput(
      project: file,
      manifests: manifests.enumerated().map { index, manifest in
        SourceFile(id: FileID(UInt32(index + 1)), path: manifest.path, text: manifest.text)
      })
  }

  static let projectFile = """
    links:
      schemes: [shop, old]
      hosts: [shop.example, www.shop.example]
      codecs: {Money: {parse: "Money(text)", print: value.text}}
    """

  static let base = """
    screens:
      qqShelf:
        view: QqShelf
        opens: [qqBook, qqFilter]
      qqBook:
        view: QqBookPage
        parameters: {isbn: String}
        viewModel: true
        opens: {qqAuthor: , qqClose: dismiss}
        link: /qq/books/{isbn}
      qqAuthor:
        view: QqAuthorPage
        parameters: {id: Int, tab: String? = nil}
        link: "/qq/authors/{id}?tab={tab}"
      qqFilter:
        view: QqFilter
        present: sheet
        opens: {qqDone: dismiss}

    routers:
      Qq:
        root: qqShelf
        restore: true

    models:
      QqSource: {id: Int, name: String, note: String?}
      QqTarget: {id: Int, title: String, note: String}
      QqCode: {kind: enum, cases: [a, b, c]}
      QqState: {kind: enum, cases: [on, off]}

    mappings:
      - from: QqSource
        to: QqTarget
        members:
          title: name
          note: {from: note, default: "\\"none\\""}
      - from: QqCode
        to: QqState
        as: function
        name: qqState
        cases: {on: [a, b], off: c}

    """

  /// The app's own types, as both versions want them.
  static let app = """
    import SwiftUI

    struct QqShelf: View {
      let navigator: any QqShelfNavigating
      var body: some View { Text("") }
    }
    struct QqBookPage: View {
      let viewModel: QqBookViewModel
      var body: some View { Text("") }
    }
    @Observable @MainActor final class QqBookViewModel {
      init(isbn: String, navigator: any QqBookNavigating) {}
    }
    struct QqAuthorPage: View {
      let id: Int
      let tab: String?
      var body: some View { Text("") }
    }
    struct QqFilter: View {
      let navigator: any QqFilterNavigating
      var body: some View { Text("") }
    }
    struct QqSource { let id: Int; let name: String; let note: String? }
    struct QqTarget { let id: Int; let title: String; let note: String }
    enum QqCode { case a, b, c }
    enum QqState { case on, off }

    """
}
