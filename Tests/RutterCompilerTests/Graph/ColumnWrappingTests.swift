import RutterDiagnostics
import Testing

@testable import RutterCompiler

/// A hub with dozens of ways in and out is about as wide as it is high.
@Suite struct ColumnWrappingTests {
  private func ranks(_ opens: [String: [String]], root: String) -> [String: Int] {
    let screens = opens.keys.sorted().map { name in
      "  \(name): {opens: [\((opens[name] ?? []).joined(separator: ", "))]}"
    }
    let graph = GraphSample(
      "screens:\n" + screens.joined(separator: "\n") + "\nrouters: {Hub: {root: \(root)}}"
    ).graph
    var edges = graph.nodes.map { _ in [Int]() }
    for (index, edge) in graph.edges.enumerated() { edges[edge.source].append(index) }
    let lane = Lane(graph, 0, nodes: Array(graph.nodes.indices), edges: edges)
    let wrapping = ColumnWrapping(lane, ranks: LaneRanking(lane).ranks)
    return Dictionary(
      uniqueKeysWithValues: lane.nodes.enumerated().map {
        (graph.nodes[$0.element].name, wrapping.ranks[$0.offset])
      })
  }

  @Test func fewScreensStayInOneColumn() {
    let leaves = (0..<12).map { "leaf\($0)" }
    let ranks = ranks(
      Dictionary(uniqueKeysWithValues: leaves.map { ($0, []) }).merging(["home": leaves]) { $1 },
      root: "home")
    #expect(Set(leaves.map { ranks[$0] }) == [1])
  }

  @Test func manyScreensAreSpreadOverSeveral() {
    let leaves = (0..<40).map { "leaf\($0)" }
    var opens = Dictionary(uniqueKeysWithValues: leaves.map { ($0, [String]()) })
    opens["home"] = leaves
    opens["leaf7"] = ["end"]
    opens["end"] = []
    let ranks = ranks(opens, root: "home")
    let columns = Dictionary(grouping: leaves) { ranks[$0] ?? 0 }.mapValues(\.count)
    #expect(columns.keys.sorted() == [1, 2, 3, 4])
    #expect(columns.values.allSatisfy { $0 == 10 })
    #expect(ranks["leaf7"] == 4, "what leads on stands next to where that is")
    #expect(ranks["end"] == 5)
  }
}
