/// A digraph in the language of Graphviz, for `dot -Tpdf` and the tools that read it.
struct DOTGraph {
  private let graph: NavigationGraph
  private let nodes: [[Int]]
  private let edges: [[NavigationGraph.Edge]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    nodes = graph.nodesByContainer
    edges = graph.edgesBySource
  }

  var text: String {
    var lines = [
      "digraph navigation {",
      "  rankdir=LR; compound=true; fontname=\"Helvetica\"; nodesep=0.25; ranksep=0.7",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=10, color=\"#4b5563\"]",
    ]
    graph.forEachContainer { index, margin, isStart in
      lines += isStart ? open(index, margin) : ["\(margin)}"]
    }
    let outside = "shape=plain, style=\"\", fontcolor=\"#6b7280\""
    for address in graph.addresses {
      lines.append("  \(Self.quoted([address])) [\(outside)]")
    }
    lines += tabLines + graph.edges.compactMap(line) + legend + ["}"]
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Containers and nodes

  private func open(_ index: Int, _ margin: String) -> [String] {
    let container = graph.containers[index]
    let color = container.kind == .unreachable ? "#ea580c" : "#9ca3af"
    let label = Self.quoted([container.heading])
    let tabs = container.tabs.enumerated().map { tab, item in
      "\(margin)  c\(index)t\(tab) [label=\(Self.quoted([item.label])), fillcolor=\"#e5e7eb\"]"
    }
    return [
      "\(margin)subgraph cluster_\(index) {",
      "\(margin)  label=\(label); style=rounded; color=\"\(color)\"",
    ] + tabs + nodes[index].map { margin + "  " + declaration($0) }
  }

  private func declaration(_ index: Int) -> String {
    let node = graph.nodes[index]
    let label = Self.quoted([node.name] + graph.details(of: index, edges[index]))
    let tooltip = node.place.map { ", tooltip=" + Self.quoted(["\($0.path):\($0.line)"]) } ?? ""
    return "n\(index) [label=\(label)\(style(index))\(tooltip)]"
  }

  private func style(_ index: Int) -> String {
    let node = graph.nodes[index]
    let container = graph.containers[node.container]
    if container.kind == .unreachable {
      return ", style=\"rounded,filled,dashed\", color=\"#ea580c\", fillcolor=\"#fff7ed\""
    }
    if container.root == index { return ", fillcolor=\"#1f2937\", fontcolor=white" }
    return switch node.presentations.first(where: { $0 != .push }) {
    case .sheet, .modifier: ", color=\"#2563eb\", fillcolor=\"#dbeafe\""
    case .fullScreenCover: ", color=\"#9333ea\", fillcolor=\"#f3e8ff\", penwidth=2.5"
    case .popover: ", color=\"#0d9488\", fillcolor=\"#ccfbf1\""
    case .push, .content, .detail, nil: ""
    }
  }

  // MARK: Edges

  private var tabLines: [String] {
    graph.containers.enumerated().flatMap { index, container in
      container.tabs.enumerated().compactMap { tab, item in
        graph.anchor(of: item.content).map { "  c\(index)t\(tab) -> n\($0) [arrowhead=none]" }
      }
    }
  }

  private func line(_ edge: NavigationGraph.Edge) -> String? {
    let end: String
    if case .address(let address) = edge.target {
      end = Self.quoted([address])
    } else {
      guard let node = graph.anchor(of: edge.target) else { return nil }
      end = "n\(node)"
    }
    let attributes = [
      graph.label(of: edge).map { "label=" + Self.quoted([$0]) }, Self.style(edge.kind),
    ]
    .compactMap(\.self)
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "  n\(edge.source) -> \(end)\(list)"
  }

  private static func style(_ kind: NavigationGraph.Edge.Kind) -> String? {
    switch kind {
    case .push, .dismiss, .back, .root, .hand: nil
    case .sheet: "style=dashed, color=\"#2563eb\""
    case .fullScreenCover: "color=\"#9333ea\", penwidth=2.5"
    case .popover: "style=dotted, color=\"#0d9488\""
    case .instead: "style=dashed, arrowhead=empty, color=\"#b45309\""
    case .tab: "style=dashed, arrowhead=vee"
    case .url: "style=dotted, arrowhead=vee"
    }
  }

  private var legend: [String] {
    let meanings = graph.lineMeanings
    if meanings.isEmpty { return [] }
    let lines = meanings.enumerated().map { index, meaning in
      let style = Self.style(meaning.kind).map { ", " + $0 } ?? ""
      return "    k\(index) -> m\(index) [label=\(Self.quoted([meaning.text]))\(style)]"
    }
    return [
      "  subgraph cluster_legend {", "    label=\"Lines\"; style=rounded; color=\"#e5e7eb\"",
      "    node [shape=point, style=\"\"]",
    ] + lines + ["  }"]
  }

  /// Lines of text as one quoted string, in which a backslash stands for itself.
  private static func quoted(_ lines: [String]) -> String {
    let texts = lines.map { line in
      line.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
        default: String(scalar)
        }
      }
      .joined()
    }
    return "\"" + texts.joined(separator: "\\n") + "\""
  }
}
