/// Cards: a screen's name, its parameters and its rows; how it appears shows in its outline.
struct SVGCards {
  private let graph: NavigationGraph
  private let hues: [Int?]

  init(_ graph: NavigationGraph, hues: [Int?]) {
    self.graph = graph
    self.hues = hues
  }

  func text(_ card: GraphDrawing.Card) -> String {
    let node = graph.nodes[card.node]
    let title = XMLText.escaped(title(of: card.node))
    return "<g class=\"\(classes(of: card.node))\" data-node=\"\(card.node)\" "
      + "aria-label=\"\(title)\" "
      + "transform=\"translate(\(card.origin.x) \(card.origin.y))\"><title>\(title)</title>"
      + outline(card.shape.size, card.node) + words(card.shape) + badge(node, card.shape)
      + rows(card.shape) + "</g>\n"
  }

  private func title(of index: Int) -> String {
    let node = graph.nodes[index]
    let place = node.place.map { ", \($0.path):\($0.line)" } ?? ""
    return "\(node.name) in \(graph.containers[node.container].name)\(place)"
  }

  private func classes(of index: Int) -> String {
    let node = graph.nodes[index]
    let container = graph.containers[node.container]
    let isRoot = isRoot(index)
    let parts = [
      "card", isRoot ? "root" : nil, isRoot ? nil : modal(node)?.rawValue,
      container.kind == .unreachable ? "unreachable" : nil,
      node.deprecated == nil ? nil : "deprecated", hues[node.container].map { "h\($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func isRoot(_ index: Int) -> Bool {
    graph.containers[graph.nodes[index].container].root == index
  }

  private func modal(_ node: NavigationGraph.Node) -> Presentation? {
    node.presentations.first { $0 != .push }
  }

  // MARK: Parts

  private func outline(_ size: GraphDrawing.Size, _ index: Int) -> String {
    let box = "width=\"\(size.width)\" height=\"\(size.height)\" rx=\"10\""
    let plain = "<rect class=\"card-box\" \(box)/>"
    if isRoot(index) {
      return "<rect class=\"card-box hue-line\" \(box)/><rect class=\"card-tint hue\" \(box)/>"
    }
    switch modal(graph.nodes[index]) {
    case .sheet, .modifier:
      return plain + "<path class=\"grabber\" d=\"M\(size.width / 2 - 13) 5h26\"/>"
    case .fullScreenCover:
      return plain
        + "<rect class=\"card-inset\" x=\"3\" y=\"3\" width=\"\(size.width - 6)\" "
        + "height=\"\(size.height - 6)\" rx=\"7.5\"/>"
    case .popover:
      return plain + "<path class=\"beak\" d=\"M20 0.5l7 -8l7 8\"/>"
    case .push, .content, .detail, nil: return plain
    }
  }

  private func words(_ shape: CardShape) -> String {
    var y = 25
    var text = ""
    for line in shape.name {
      text +=
        "<text class=\"name\" x=\"\(CardShape.margin)\" y=\"\(y)\">\(XMLText.escaped(line))</text>"
      y += CardShape.nameHeight
    }
    if let detail = shape.detail {
      text +=
        "<text class=\"detail\" x=\"\(CardShape.margin)\" y=\"\(y - 2)\">"
        + "\(XMLText.escaped(detail))</text>"
    }
    return text
  }

  private func badge(_ node: NavigationGraph.Node, _ shape: CardShape) -> String {
    guard let modal = modal(node) else { return "" }
    return SVGStyle.icon(modal.rawValue, x: shape.size.width - 26, y: 13, size: 14)
  }

  private func rows(_ shape: CardShape) -> String {
    guard !shape.rows.isEmpty else { return "" }
    let right = shape.size.width - CardShape.margin
    let rule = "<path class=\"rule\" d=\"M\(CardShape.margin) \(shape.rowsTop - 3)H\(right)\"/>"
    return rule
      + shape.rows.enumerated().map { index, row in
        self.row(row, y: shape.rowsTop + index * CardShape.rowHeight)
      }
      .joined()
  }

  private func row(_ row: CardShape.Row, y: Int) -> String {
    let hue = row.edge.flatMap(targetHue)
    let edges = row.edge.map { " data-edges=\"\($0)\"" } ?? ""
    return "<g class=\"row\(hue.map { " h\($0)" } ?? "")\"\(edges)>"
      + SVGStyle.icon(row.icon.rawValue, x: CardShape.margin - 1, y: y + 2, hue: hue != nil)
      + "<text x=\"\(CardShape.margin + CardShape.iconWidth)\" y=\"\(y + 12)\">"
      + "\(XMLText.escaped(row.text))</text></g>"
  }

  /// The colour of the container that a way out leads to, if that is another one.
  private func targetHue(_ index: Int) -> Int? {
    let edge = graph.edges[index]
    switch edge.target {
    case .node(let node): return graph.leaves(edge) ? hues[graph.nodes[node].container] : nil
    case .container(let container): return hues[container]
    case .address, .nothing: return nil
    }
  }
}
