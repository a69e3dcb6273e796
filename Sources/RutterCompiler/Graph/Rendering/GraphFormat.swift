/// What a navigation graph can be rendered as: one small file each.
package enum GraphFormat: String, Sendable, CaseIterable {
  case mermaid, dot, svg, html, json

  /// The whole document, ending in a newline.
  package func render(_ graph: NavigationGraph) -> String {
    switch self {
    case .mermaid: MermaidGraph(graph).text
    case .dot: DOTGraph(graph).text
    case .svg: SVGGraph(graph).text
    case .html: HTMLGraph(graph).text
    case .json: JSONGraph(graph).text
    }
  }
}
