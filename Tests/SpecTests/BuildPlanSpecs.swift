import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The apps as a build tool would have them made: a file for each manifest, and one for what a module
/// has beside.
@Suite struct BuildPlanSpecs {
  /// One of many modules, one of mappings.
  static let apps = SpecCase.all(in: "Apps").filter { ["Movies", "Users"].contains($0.name) }

  @Test(arguments: apps)
  func compilesAndPassesTheChecksOfTheApp(_ app: SpecCase) throws {
    let analysis = Compiler().analyze(try app.input())
    var modules = try app.modules(withChecks: true)
    for index in modules.indices {
      modules[index].files = modules[index].files.filter { !$0.key.hasSuffix(".generated.swift") }
      modules[index].files.merge(try files(of: modules[index].name, analysis)) { $1 }
    }
    let result = try SwiftCompiler().run(modules)
    #expect(result.exitCode == 0, "\(result.transcript)")
    #expect(result.text.hasSuffix(" passed, 0 failed\n"), "\(result.transcript)")
  }

  /// What a manifest without routers becomes does not depend on what is beyond those it names.
  @Test(arguments: [
    ("Browse", ["Chat", "Movies", "People", "Series", "Tabs"]), ("Chat", []), ("Games", ["Chat"]),
    ("People", ["Browse", "Movies", "Tabs"]), ("Series", ["Movies", "People", "Tabs"]),
  ])
  func aStepNeedsOnlyWhatItsManifestNames(_ name: String, _ others: [String]) throws {
    let movies = try #require(Self.apps.first { $0.name == "Movies" })
    let whole = try movies.input()
    var part = whole
    part.manifests = whole.manifests.filter { ([name] + others).contains($0.baseName) }
    let file = try #require(whole.manifests.first { $0.baseName == name })
    let outcomes = [whole, part].map {
      Compiler().build(Compiler().analyze($0), BuildPlan(manifests: [file.id]))
    }
    #expect(outcomes[1].report.sorted().map(\.message) == [])
    #expect(outcomes[0].files.map(\.path) == ["\(name).generated.swift"])
    let texts = outcomes.map { $0.files.map { String(decoding: $0.bytes, as: UTF8.self) } }
    #expect(texts[0] == texts[1])
  }

  /// Those of the module's own manifests, and what it shares; of one module, all.
  private func files(of module: String, _ analysis: Analysis) throws -> FileTree {
    let features = analysis.model.features
    let isDivided = features.contains { $0.module != nil }
    let own = features.filter { !isDivided || $0.module == module }
    if own.isEmpty { return [:] }
    var plan = BuildPlan(manifests: Set(own.map(\.file.id)))
    plan.hasShared = true
    plan.module = module
    let compilation = Compiler().build(analysis, plan)
    #expect(!compilation.report.hasErrors)
    #expect(compilation.files.count == own.count + 1)
    let prefix = isDivided ? "Modules/\(module)/" : ""
    return FileTree(
      uniqueKeysWithValues: compilation.files.map { (prefix + $0.path, Data($0.bytes)) })
  }
}
