import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// `Specs/Graph`: manifests, and the pictures that `rutter graph` makes of them.
@Suite struct GraphSpecs {
  static let cases = SpecCase.all(in: "Graph")

  @Test func thereAreCases() { #expect(!Self.cases.isEmpty) }

  @Test(arguments: cases)
  func drawsWhatIsExpected(_ spec: SpecCase) throws {
    let analysis = Compiler().analyze(try spec.input())
    #expect(!analysis.report.hasErrors)
    let graph = NavigationGraph(analysis.model)
    var tree: FileTree = [:]
    // The page is the drawing and the data, and much that no manifest changes.
    for format in GraphFormat.allCases where format != .html {
      tree["graph.\(format.rawValue)"] = Data(format.render(graph).utf8)
    }
    let mismatch = try spec.expectation.mismatch(of: tree)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
