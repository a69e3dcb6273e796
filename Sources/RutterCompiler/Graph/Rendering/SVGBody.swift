/// The drawing itself: frames, lines over them, cards over these, and the names of the lines on top.
struct SVGBody {
  private let graph: NavigationGraph
  private let drawing: GraphDrawing
  private let hues: [Int?]

  init(_ graph: NavigationGraph, _ drawing: GraphDrawing) {
    self.graph = graph
    self.drawing = drawing
    var next = 0
    hues = graph.containers.map { container in
      guard container.kind == .stack || container.kind == .enums else { return nil }
      defer { next += 1 }
      return next % SVGStyle.hues.count
    }
  }

  var text: String {
    let cards = SVGCards(graph, hues: hues)
    let frames = drawing.frames.map { SVGFrames.text(of: $0, graph, hues: hues) }
    return frames.joined() + "<g class=\"lines\">\n" + drawing.lines.map(line).joined() + "</g>\n"
      + drawing.cards.map(cards.text).joined()
      + "<g class=\"labels\">\n" + drawing.lines.compactMap(label).joined() + "</g>\n"
  }

  // MARK: Lines

  private func line(_ line: GraphDrawing.Line) -> String {
    let kind = graph.edges[line.edges[0]].kind.rawValue
    let names = line.edges.map { graph.edges[$0].name }.joined(separator: ", ")
    return "<g data-edges=\"\(list(line.edges))\"><title>\(XMLText.escaped(names))</title>"
      + "<path class=\"line \(kind)\" d=\"\(Self.path(line.points))\"/>"
      + "<path class=\"tip \(kind)\" d=\"\(Self.tip(line.points))\"/></g>\n"
  }

  private func list(_ edges: [Int]) -> String {
    edges.map { "\($0)" }.joined(separator: " ")
  }

  /// Straight to the first of each pair of points, curved to the second; the tip takes the last bit.
  private static func path(_ points: [GraphDrawing.Point]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    var text = "M\(first.x) \(first.y)"
    for index in stride(from: 1, to: points.count - 2, by: 2) {
      let (a, b) = (points[index], points[index + 1])
      let middle = (a.x + b.x) / 2
      text += "H\(a.x)"
      text += a.y == b.y ? "H\(b.x)" : "C\(middle) \(a.y) \(middle) \(b.y) \(b.x) \(b.y)"
    }
    return text + "H\(last.x + (last.x > first.x ? -6 : 6))"
  }

  private static func tip(_ points: [GraphDrawing.Point]) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    let back = last.x > first.x ? -8 : 8
    return "M\(last.x) \(last.y)l\(back) -4v8z"
  }

  private func label(_ line: GraphDrawing.Line) -> String? {
    guard let label = line.label else { return nil }
    let anchor = label.isTrailing ? " text-anchor=\"end\"" : ""
    return "<g data-edges=\"\(list(line.edges))\"><text class=\"label\" x=\"\(label.place.x)\" "
      + "y=\"\(label.place.y)\"\(anchor)>\(XMLText.escaped(label.text))</text></g>\n"
  }
}

/// The frames of containers, with their names and, where there are tabs, a tab bar.
enum SVGFrames {
  static func text(
    of frame: GraphDrawing.Frame, _ graph: NavigationGraph, hues: [Int?]
  ) -> String {
    let container = graph.containers[frame.container]
    let (x, y) = (frame.origin.x, frame.origin.y)
    let hue = hues[frame.container].map { " h\($0)" } ?? ""
    let box =
      "x=\"\(x)\" y=\"\(y)\" width=\"\(frame.size.width)\" height=\"\(frame.size.height)\" rx=\"18\""
    let tint =
      hue.isEmpty
      ? ""
      : "<rect class=\"frame-tint hue\" \(box)/><rect class=\"frame-edge hue-line\" \(box)/>"
    return "<g class=\"frame \(container.kind.rawValue)\(hue)\"><rect class=\"frame-box\" \(box)/>"
      + tint
      + "<text class=\"frame-name\(hue.isEmpty ? "" : " hue")\" x=\"\(x + 24)\" y=\"\(y + 33)\">"
      + "\(XMLText.escaped(container.name))</text>"
      + "<text class=\"frame-note\" x=\"\(x + 24)\" y=\"\(y + 50)\">\(note(container))</text>"
      + tabBar(container, graph, hues: hues, at: .init(x: x + 24, y: y + 62)) + "</g>\n"
  }

  private static func note(_ container: NavigationGraph.Container) -> String {
    switch container.kind {
    case .stack: "Navigation stack"
    case .tabs: container.tabs.count == 1 ? "1 tab" : "\(container.tabs.count) tabs"
    case .enums: "Enums of screens"
    case .unreachable: "No router shows these"
    }
  }

  private static func tabBar(
    _ container: NavigationGraph.Container, _ graph: NavigationGraph, hues: [Int?],
    at origin: GraphDrawing.Point
  ) -> String {
    guard !container.tabs.isEmpty else { return "" }
    var x = origin.x
    var tabs = ""
    for (index, tab) in container.tabs.enumerated() {
      let width = GraphLayout.tabWidth(tab)
      let hue: Int? = if case .container(let child) = tab.content { hues[child] } else { nil }
      if index > 0 {
        tabs += "<path class=\"tab-divider\" d=\"M\(x) \(origin.y + 6)v20\"/>"
      }
      tabs +=
        "<g\(hue.map { " class=\"h\($0)\"" } ?? "")>"
        + "<circle class=\"\(hue == nil ? "tip" : "hue")\" cx=\"\(x + 16)\" "
        + "cy=\"\(origin.y + 16)\" r=\"4\"/><text class=\"tab-name\" x=\"\(x + 26)\" "
        + "y=\"\(origin.y + 20)\">\(XMLText.escaped(tab.label))</text></g>"
      x += width
    }
    return "<rect class=\"tab-bar\" x=\"\(origin.x)\" y=\"\(origin.y)\" "
      + "width=\"\(x - origin.x)\" height=\"32\" rx=\"16\"/>" + tabs
  }
}
