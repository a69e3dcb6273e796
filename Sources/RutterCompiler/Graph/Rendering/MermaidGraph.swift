/// A flowchart in Mermaid's language, which GitHub, GitLab and many wikis draw.
struct MermaidGraph {
  private let graph: NavigationGraph
  private let nodes: [[Int]]
  private let edges: [[NavigationGraph.Edge]]
  private let addresses: [String: Int]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    nodes = graph.nodesByContainer
    edges = graph.edgesBySource
    addresses = Dictionary(
      uniqueKeysWithValues: graph.addresses.enumerated().map { ($1, $0) })
  }

  var text: String {
    var lines = ["flowchart LR"]
    graph.forEachContainer { index, margin, isStart in
      lines += isStart ? open(index, margin) : ["\(margin)end"]
    }
    for address in graph.addresses {
      lines.append("  a\(addresses[address] ?? 0)>\(Self.quoted([address]))]:::outside")
    }
    lines += tabLines + graph.edges.compactMap(line) + legend + Self.classes
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Containers and nodes

  private func open(_ index: Int, _ margin: String) -> [String] {
    let container = graph.containers[index]
    let tabs = container.tabs.enumerated().map { tab, item in
      "\(margin)  c\(index)t\(tab)([\(Self.quoted([item.label]))]):::tab"
    }
    return ["\(margin)subgraph c\(index)[\(Self.quoted([container.heading]))]"] + tabs
      + nodes[index].map { margin + "  " + declaration($0) }
  }

  private func declaration(_ index: Int) -> String {
    let node = graph.nodes[index]
    let label = Self.quoted([node.name] + graph.details(of: index, edges[index]))
    let container = graph.containers[node.container]
    if container.kind == .unreachable { return "n\(index)[\(label)]:::unreachable" }
    if container.root == index { return "n\(index)([\(label)]):::root" }
    let modal = node.presentations.first { $0 != .push }
    return modal.map { "n\(index)(\(label)):::\($0.rawValue)" } ?? "n\(index)[\(label)]"
  }

  // MARK: Edges

  private var tabLines: [String] {
    graph.containers.enumerated().flatMap { index, container in
      container.tabs.enumerated().compactMap { tab, item in
        graph.anchor(of: item.content).map { "  c\(index)t\(tab) --- n\($0)" }
      }
    }
  }

  private func line(_ edge: NavigationGraph.Edge) -> String? {
    let end: String
    if case .address(let address) = edge.target {
      end = "a\(addresses[address] ?? 0)"
    } else {
      guard let node = graph.anchor(of: edge.target) else { return nil }
      end = "n\(node)"
    }
    let label = graph.label(of: edge).map { "|\(Self.quoted([$0]))|" } ?? ""
    return "  n\(edge.source) \(Self.arrow(edge.kind))\(label) \(end)"
  }

  private static func arrow(_ kind: NavigationGraph.Edge.Kind) -> String {
    switch kind {
    case .push, .dismiss, .back, .root, .hand: "-->"
    case .sheet, .url, .tab: "-.->"
    case .instead: "-.-x"
    case .fullScreenCover: "==>"
    case .popover: "--o"
    }
  }

  private var legend: [String] {
    let meanings = graph.lineMeanings
    if meanings.isEmpty { return [] }
    let lines = meanings.enumerated().map { index, meaning in
      "    k\(index)[ ] \(Self.arrow(meaning.kind))|\(Self.quoted([meaning.text]))| m\(index)[ ]"
    }
    return ["  subgraph legend[\(Self.quoted(["Lines"]))]"] + lines + ["  end"]
  }

  private static let classes = [
    "  classDef root fill:#1f2937,stroke:#111827,color:#ffffff",
    "  classDef tab fill:#e5e7eb,stroke:#9ca3af,color:#111827",
    "  classDef sheet fill:#dbeafe,stroke:#2563eb,color:#1e3a8a",
    "  classDef fullScreenCover fill:#f3e8ff,stroke:#9333ea,stroke-width:3px,color:#581c87",
    "  classDef popover fill:#ccfbf1,stroke:#0d9488,stroke-dasharray:2 2,color:#134e4a",
    "  classDef outside fill:#f9fafb,stroke:#9ca3af,color:#374151",
    "  classDef unreachable fill:#fff7ed,stroke:#ea580c,stroke-dasharray:5 3,color:#9a3412",
  ]

  // MARK: Text

  /// A quoted label of several lines. All but letters, digits and plain punctuation becomes an entity,
  /// so that nothing is read as Mermaid, Markdown or HTML.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map { $0.unicodeScalars.map(escaped).joined() }.joined(separator: "<br/>") + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",", ".", ":", "/", "?", "=", "{", "}",
      "-":
      String(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
    case _ where scalar.isASCII: "#\(scalar.value);"
    default: String(scalar)
    }
  }
}
