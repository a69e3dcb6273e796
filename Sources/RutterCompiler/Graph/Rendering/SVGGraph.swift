/// The graph as one drawing that stands alone: a poster with a title and a legend, light or dark as
/// the viewer is.
struct SVGGraph {
  private static let margin = 40
  private static let titleHeight = 74

  private let graph: NavigationGraph
  private let drawing: GraphDrawing

  init(_ graph: NavigationGraph) {
    self.graph = graph
    drawing = GraphLayout.drawing(of: graph)
  }

  var text: String {
    let legend = SVGLegend(graph)
    let width = max(drawing.size.width, legend.size.width, 360) + 2 * Self.margin
    let top = Self.margin + Self.titleHeight
    let legendTop = top + drawing.size.height + 28
    let height = legendTop + legend.size.height + Self.margin
    let title = XMLText.escaped(graph.title)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title)">
      <title>\(title)</title>
      <style>
      \(SVGStyle.text)</style>
      \(SVGStyle.symbols)<rect class="paper" width="\(width)" height="\(height)"/>
      <text class="title" x="\(Self.margin)" y="\(Self.margin + 24)">\(title)</text>
      <text class="subtitle" x="\(Self.margin)" y="\(Self.margin + 46)">\
      \(XMLText.escaped(graph.subtitle))</text>
      <g transform="translate(\(Self.margin) \(top))">
      \(SVGBody(graph, drawing).text)</g>
      <g class="legend" transform="translate(\(Self.margin) \(legendTop))">
      \(legend.text)</g>
      </svg>

      """
  }
}

extension NavigationGraph {
  /// `Shop navigation`, where one router shows all others.
  var title: String {
    let tops = topContainers.filter { containers[$0].kind != .unreachable }
    return tops.count == 1 ? containers[tops[0]].name + " navigation" : "Navigation"
  }

  /// `23 screens · 5 routers · 47 ways out`
  var subtitle: String {
    let shown = Set(
      nodes.filter { containers[$0.container].kind != .unreachable }.map {
        "\($0.feature) \($0.name)"
      })
    let lost = nodes.count { containers[$0.container].kind == .unreachable }
    let routers = containers.count { $0.place != nil }
    let links = Set(nodes.flatMap(\.links)).count
    let counts = [
      (shown.count, "screen", "screens"), (routers, "router", "routers"),
      (edges.count, "way out", "ways out"), (links, "deep link", "deep links"),
      (lost, "unreachable screen", "unreachable screens"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      .joined(separator: " · ")
  }
}

/// Text as XML and HTML take it, between tags and in attributes.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      }
    }
    return result
  }
}
