/// The screens of one container, and the ways out from one of them to another.
struct Lane {
  /// Ways out that share source, target and kind.
  struct Link {
    /// Places in `nodes`.
    let source: Int
    let target: Int
    var edges: [Int]
  }

  let nodes: [Int]
  let root: Int?
  private(set) var links: [Link] = []
  /// The links that leave each node.
  private(set) var leaving: [[Int]]

  private struct Ends: Hashable {
    let source: Int
    let target: Int
    let kind: NavigationGraph.Edge.Kind
  }

  /// `edges` are those that leave each node of the graph.
  init(_ graph: NavigationGraph, _ container: Int, nodes: [Int], edges: [[Int]]) {
    self.nodes = nodes
    leaving = nodes.map { _ in [] }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    root = graph.containers[container].root.flatMap { places[$0] }
    var known: [Ends: Int] = [:]
    for (source, node) in nodes.enumerated() {
      for edge in edges[node] {
        guard case .node(let end) = graph.edges[edge].target, end != node, let target = places[end]
        else { continue }
        let ends = Ends(source: source, target: target, kind: graph.edges[edge].kind)
        if let link = known[ends] {
          links[link].edges.append(edge)
        } else {
          known[ends] = links.count
          leaving[source].append(links.count)
          links.append(Link(source: source, target: target, edges: [edge]))
        }
      }
    }
  }
}
