import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// What holds for every project: the same text in gives the same text out.
@Suite struct LawTests {
  static let specs = ["Apps", "Guide", "Diagnostics"].flatMap { SpecCase.all(in: $0) }

  @Test(arguments: specs)
  func compilingTwiceGivesTheSameBytes(_ spec: SpecCase) throws {
    let input = try spec.input()
    #expect(Outcome(input) == Outcome(input))
  }

  /// Files are in order of path, whatever numbers they were given while they were read.
  @Test(arguments: specs.filter { ((try? $0.input())?.manifests.count ?? 0) > 1 })
  func readingOrderDoesNotMatter(_ spec: SpecCase) throws {
    let input = try spec.input()
    let ids = input.manifests.map(\.id)
    for order in [Array(ids.reversed()), Array(ids.dropFirst() + ids.prefix(1))] {
      let renumbered = zip(input.manifests, order).map { file, id in
        SourceFile(id: id, path: file.path, bytes: file.bytes)
      }
      var other = input
      other.manifests = renumbered
      #expect(Outcome(other) == Outcome(input))
    }
  }

  /// Generating a single feature gives exactly that feature's files of the whole.
  @Test(arguments: SpecCase.all(in: "Apps"))
  func oneFeatureAloneGivesTheSameFiles(_ app: SpecCase) throws {
    let input = try app.input()
    let all = Outcome(input).files
    var found: Set<String> = []
    for manifest in input.manifests {
      let files = Outcome(input, features: [manifest.baseName]).files
      for (path, text) in files { #expect(all[path] == text, "\(path)") }
      found.formUnion(files.keys)
    }
    let shared = Set(all.keys).subtracting(found)
    #expect(
      shared.allSatisfy { $0.contains("ViewModelFactory") || $0.contains("DeepLink") }, "\(shared)")
  }

  /// Adding a feature that nobody uses changes nothing of the others.
  @Test(arguments: SpecCase.all(in: "Apps"))
  func aNewFeatureLeavesTheOthersAlone(_ app: SpecCase) throws {
    let input = try app.input()
    let manifest = SourceFile(
      id: FileID(999), path: "Specs/Zz.yaml",
      text: "routers: {Zz: {root: zz}}\nscreens: [zz]\n")
    var more = input
    more.manifests.append(manifest)
    let files = Outcome(more).files
    for (path, text) in Outcome(input).files { #expect(files[path] == text, "\(path)") }
  }

  /// What is analyzed once can be generated again and again.
  @Test(arguments: SpecCase.all(in: "Apps"))
  func generatingIsCompilingWithoutTheAnalysis(_ app: SpecCase) throws {
    let compiler = Compiler()
    let analysis = compiler.analyze(try app.input())
    let files = compiler.compile(try app.input()).files
    #expect(!files.isEmpty)
    #expect(compiler.generate(analysis).files == files)
    #expect(compiler.generate(analysis, features: []).files.isEmpty)
    #expect(compiler.generate(analysis).files == files)
  }
}

/// All that a run gives, without the numbers of its files.
private struct Outcome: Equatable {
  let files: [String: String]
  let findings: [String]

  init(_ input: ProjectInput, features: Set<String>? = nil) {
    let compilation = Compiler().compile(input, features: features)
    files = Dictionary(
      uniqueKeysWithValues: compilation.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
    let diagnostics = compilation.report.sorted()
    let sources = SourceIndex(compilation.sources, usedBy: diagnostics)
    findings = diagnostics.map { DiagnosticFormat.text.render([$0], sources: sources) }.sorted()
  }
}
