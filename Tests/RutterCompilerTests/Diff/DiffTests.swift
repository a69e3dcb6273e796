import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

@Suite struct DiffTests {
  /// Each change of the corpus is told as it should be, and nothing else is.
  @Test(arguments: EditPair.all)
  func changesAreTold(_ pair: EditPair) throws {
    let (change, none) = try pair.diffs()
    let told = change.changes.map { "\($0.impact) \($0.category): \($0.message)" }
    #expect(told == pair.expected)
    #expect(none.changes.isEmpty)
  }

  /// A change of a parameter is at the parameter, in both versions.
  @Test func changesOfParametersAreWhereTheyStand() throws {
    let pair = try #require(EditPair.all.first { $0.name == "a parameter has another type" })
    let (old, new) = pair.manifests(named: "qq")
    let changes = try pair.diffs().change.changes(of: .swift)
    for change in changes {
      let places = [(change.old, old), (change.new, new)].map { range, text in
        range.map { String(decoding: Array(text.utf8)[$0.offsets], as: UTF8.self) }
      }
      #expect(places == ["isbn: String", "isbn: Int"] || places == ["isbn", "isbn"])
    }
    #expect(changes.count == 3)
  }

  // MARK: Proof

  /// Swift that uses the old version compiles with the new one exactly where nothing is told to break.
  @Test func swiftBreaksWhereItIsTold() throws {
    let pairs = EditPair.all.filter { $0.client != nil }
    let broken = try Self.brokenClients(of: pairs, \.new)
    #expect(!broken.isEmpty)
    let before = try Self.compiled(pairs, \.old)
    #expect(before.exitCode == 0, "\(before.transcript)")
    for (index, pair) in pairs.enumerated() {
      #expect(broken.contains(Self.name(index)) == pair.breaksSwift, "\(pair.name)")
    }
  }

  private static func name(_ index: Int) -> String {
    "q" + String(UnicodeScalar(UInt8(97 + index / 26)))
      + String(UnicodeScalar(UInt8(97 + index % 26)))
  }

  /// The clients in which the compiler finds errors; what it finds in the app's own views, which have
  /// not followed the change, is another matter.
  private static func brokenClients(
    of pairs: [EditPair], _ version: KeyPath<(old: String, new: String), String>
  ) throws -> Set<String> {
    Set(
      try compiled(pairs, version).transcript
        .matches(of: /Clients\/(\w+)Client\.swift:\d+:\d+: error: (.*)/)
        .filter { !$0.2.contains("is deprecated") }.map { String($0.1) })
  }

  /// Every pair's generated Swift, the app's own and its client, as one program.
  private static func compiled(
    _ pairs: [EditPair], _ version: KeyPath<(old: String, new: String), String>
  ) throws -> ProcessResult {
    let named = pairs.enumerated().map { (name: name($0), pair: $1) }
    let manifests = named.map { name, pair in
      (path: "Specs/\(name).yaml", text: pair.manifests(named: name)[keyPath: version])
    }
    let compilation = Compiler().compile(
      EditPair.input(manifests, EditPair.projectFile + "\ndefaults: {sourceLocations: none}\n"))
    #expect(compilation.report.sorted().filter { $0.severity == .error }.map(\.message) == [])
    var files: FileTree = [:]
    for file in compilation.files { files[file.path] = Data(file.bytes) }
    for (name, pair) in named {
      files["App/\(name).swift"] = Data(EditPair.named(name, EditPair.app).utf8)
      let client = "import SwiftUI\n\nprivate struct Client {\n\(indented(pair.client ?? ""))\n}\n"
      files["Clients/\(name)Client.swift"] = Data(EditPair.named(name, client).utf8)
    }
    files["main.swift"] = Data()
    // No module is asked for: one with errors in its declarations would end the compiler's work there.
    return try SwiftCompiler().run([SwiftModule(name: "Specs", files: files)])
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n")
      .map {
        "  " + ($0.hasPrefix("let ") ? "static " : "")
          + $0.replacing("@MainActor let", with: "@MainActor static let")
      }
      .joined(separator: "\n")
  }
}
