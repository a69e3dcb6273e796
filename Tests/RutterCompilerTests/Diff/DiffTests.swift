import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

@Suite struct DiffTests {
  /// Each change of the corpus is told as it should be, and nothing else is.
  @Test(arguments: EditPair.all)
  func changesAreTold(_ pair: EditPair) throws {
    let told = try pair.diff().changes.map { "\($0.impact) \($0.category): \($0.message)" }
    #expect(told == pair.expected)
  }

  /// The other way round no change may go unseen either: what breaks forth or back is a change.
  @Test func theSameIsNoChange() throws {
    for pair in EditPair.all {
      let same = EditPair(
        name: pair.name, before: pair.before + pair.after, after: [], expected: [])
      #expect(try same.diff().changes.isEmpty, "\(pair.name)")
    }
  }

  // MARK: Proof

  /// Swift that uses the old version compiles with the new one exactly where nothing is told to break.
  @Test(.disabled("the compiler's errors in the clients do not reach the transcript yet"))
  func swiftBreaksWhereItIsTold() throws {
    let pairs = EditPair.all.filter { $0.client != nil }
    let broken = try Self.brokenClients(of: pairs, \.new)
    #expect(try Self.brokenClients(of: pairs, \.old) == [])
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
      files["Clients/\(name).swift"] = Data(EditPair.named(name, client).utf8)
    }
    // No module is asked for: one with errors in its declarations would end the compiler's work there.
    let said = try SwiftCompiler().run([SwiftModule(name: "Specs", files: files)]).transcript
    return Set(
      said.matches(of: /Clients\/(\w+)\.swift:\d+:\d+: error: (.*)/)
        .filter { !$0.2.contains("is deprecated") }.map { String($0.1) })
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
