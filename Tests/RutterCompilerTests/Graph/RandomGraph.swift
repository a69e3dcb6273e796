@testable import RutterCompiler

/// A graph made of numbers: any shape that manifests could come to, circles and tabs in tabs included.
struct RandomGraph {
  private(set) var graph = NavigationGraph()
  private var state: UInt64

  init(seed: Int, screens: Int = 40, routers: Int = 4) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for index in 0..<routers {
      graph.containers.append(
        .init(kind: index % 4 == 3 ? .tabs : .stack, name: "R\(index)", summary: nil, place: nil))
    }
    graph.containers.append(.init(kind: .unreachable, name: "Lost", summary: nil, place: nil))
    for index in 0..<screens { addScreen(index) }
    for index in 0..<screens * 2 { addEdge(index) }
    for index in stride(from: 3, to: routers, by: 4) {
      for child in (index - 3)..<index {
        graph.containers[child].parent = index
        graph.containers[index].tabs.append(
          .init(
            name: "t\(child)", title: nil, systemImage: nil, shown: nil, content: .container(child))
        )
      }
    }
  }

  private mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(limit, 1)))
  }

  private mutating func addScreen(_ index: Int) {
    let container = next(graph.containers.count)
    let kinds = Presentation.allCases
    let isRoot =
      graph.containers[container].kind == .stack && graph.containers[container].root == nil
    if isRoot { graph.containers[container].root = index }
    let name = "screen" + String(repeating: "Word", count: next(8)) + "\(index)"
    graph.nodes.append(
      .init(
        container: container, name: name, view: name, feature: "F", title: nil, summary: nil,
        parameters: [], conditions: [], deprecated: nil, place: nil,
        routes: isRoot
          ? [] : [.init(name: name, presentation: kinds[next(kinds.count)], links: [])]))
  }

  private mutating func addEdge(_ index: Int) {
    let source = next(graph.nodes.count)
    let kinds = NavigationGraph.Edge.Kind.allCases
    let kind = kinds[next(kinds.count)]
    let target: NavigationGraph.Target =
      switch kind {
      case .push, .sheet, .fullScreenCover, .popover, .instead: .node(next(graph.nodes.count))
      case .tab: .container(next(graph.containers.count))
      case .url: .address("https://x.example/\(next(5))")
      case .hand, .dismiss, .back, .root: .nothing
      }
    graph.edges.append(
      .init(
        source: source, target: target, kind: kind, name: "way\(index)", method: "way\(index)()",
        conditions: [], deprecated: nil, place: nil))
  }
}
