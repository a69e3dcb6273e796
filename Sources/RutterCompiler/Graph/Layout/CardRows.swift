/// What the rows of the cards say: links, and the ways out that no line shows.
struct CardRows {
  private let graph: NavigationGraph
  private let edges: [[Int]]

  init(_ graph: NavigationGraph, edges: [[Int]]) {
    self.graph = graph
    self.edges = edges
  }

  func rows(of node: Int, except drawn: Set<Int>) -> [CardShape.Row] {
    let links = graph.nodes[node].links.map {
      CardShape.Row(icon: .link, text: $0, edge: nil)
    }
    return links + edges[node].filter { !drawn.contains($0) }.map(row)
  }

  private func row(_ index: Int) -> CardShape.Row {
    let edge = graph.edges[index]
    return CardShape.Row(icon: icon(edge), text: text(edge), edge: index)
  }

  private func icon(_ edge: NavigationGraph.Edge) -> CardShape.Icon {
    switch edge.kind {
    case .url: .url
    case .hand: .hand
    case .dismiss: .dismiss
    case .back: .back
    case .root: .root
    case .tab: .jump
    case .push, .sheet, .fullScreenCover, .popover, .instead:
      edge.target == .node(edge.source) ? .again : graph.leaves(edge) ? .jump : .open
    }
  }

  private func text(_ edge: NavigationGraph.Edge) -> String {
    switch edge.target {
    case .node(let node) where graph.leaves(edge):
      let container = graph.containers[graph.nodes[node].container]
      let isNamed = graph.nodes[node].name == edge.name || container.root == node
      return "\(edge.name) → \(container.name)" + (isNamed ? "" : " · \(graph.nodes[node].name)")
    case .node(let node) where node != edge.source && graph.nodes[node].name != edge.name:
      return "\(edge.name) → \(graph.nodes[node].name)"
    case .container(let container): return "\(edge.name) → \(graph.containers[container].name)"
    case .address(let address): return "\(edge.name) · \(Self.host(of: address))"
    case .node, .nothing: return edge.name
    }
  }

  private static func host(of address: String) -> String {
    guard let start = address.firstRange(of: "://")?.upperBound else { return address }
    return String(address[start...].prefix { !"/?#".contains($0) })
  }
}
