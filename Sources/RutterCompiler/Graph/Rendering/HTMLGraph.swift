/// One page that needs nothing else: the drawing, to be panned, zoomed and searched, and what is known
/// of each screen.
struct HTMLGraph {
  private let graph: NavigationGraph

  init(_ graph: NavigationGraph) { self.graph = graph }

  var text: String {
    let drawing = GraphLayout.drawing(of: graph)
    let legend = SVGLegend(graph, widest: 262)
    let values: [String: String] = [
      "title": XMLText.escaped(graph.title), "subtitle": XMLText.escaped(graph.subtitle),
      "style": SVGStyle.text + String(decoding: PackageResources.graph_page_css, as: UTF8.self),
      "width": "\(drawing.size.width)", "height": "\(drawing.size.height)",
      "symbols": SVGStyle.symbols, "drawing": SVGBody(graph, drawing).text,
      "legend": legend.text.isEmpty
        ? ""
        : """
        <details class="legend-box" open><summary>Legend</summary>
        <svg class="legend" width="\(legend.size.width)" height="\(legend.size.height)" \
        role="img" aria-label="Legend">
        \(legend.text)</svg>
        </details>

        """,
      "graph": JSONGraph(graph).text,
      "script": String(decoding: PackageResources.graph_page_js, as: UTF8.self),
    ]
    return Self.filled(
      String(decoding: PackageResources.graph_page_html, as: UTF8.self), with: values)
  }

  /// Puts values where the page has their names in braces, and reads none of them again.
  private static func filled(_ page: String, with values: [String: String]) -> String {
    page.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0 else { return String(part) }
      let name = part.prefix { $0 != "}" }
      guard let value = values[String(name)] else { return "{" + part }
      return value + part.dropFirst(name.count + 1)
    }
    .joined()
  }
}
