import RutterCompiler

/// The graph of one manifest, with what tests ask of it by name.
struct GraphSample {
  let graph: NavigationGraph

  init(_ manifest: String, project: String? = nil) {
    let input = MarkedProject(manifest, project: project).input
    graph = NavigationGraph(Compiler().analyze(input).model)
  }

  init(_ graph: NavigationGraph) { self.graph = graph }

  /// `Shelf/book`
  func name(_ node: Int) -> String {
    graph.containers[graph.nodes[node].container].name + "/" + graph.nodes[node].name
  }

  var screens: [String] { graph.nodes.indices.map(name) }

  /// `Shelf/shelf -push-> Shelf/book`
  var edges: [String] {
    graph.edges.map { edge in
      "\(name(edge.source)) -\(edge.kind.rawValue)-> \(text(edge.target))"
    }
  }

  func text(_ target: NavigationGraph.Target) -> String {
    switch target {
    case .node(let node): name(node)
    case .container(let container): graph.containers[container].name
    case .address(let address): address
    case .nothing: "-"
    }
  }
}
