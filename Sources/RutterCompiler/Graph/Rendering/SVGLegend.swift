/// What the lines and signs of a drawing mean; only of those that occur.
struct SVGLegend {
  private static let spacing = 26
  private static let lineHeight = 24
  private static let widest = 900

  private let items: [(sample: String, sampleWidth: Int, text: String)]
  private let places: [GraphDrawing.Point]
  let size: GraphDrawing.Size

  init(_ graph: NavigationGraph, widest: Int = Self.widest) {
    let items = Self.lines(graph) + Self.signs(graph)
    var places: [GraphDrawing.Point] = []
    var (x, y, width) = (0, 0, 0)
    for item in items {
      let room = item.sampleWidth + 8 + TextMetrics.width(item.text, size: 12)
      if x > 0, x + room > widest { (x, y) = (0, y + Self.lineHeight) }
      places.append(.init(x: x, y: y))
      width = max(width, x + room)
      x += room + Self.spacing
    }
    self.items = items
    self.places = places
    size = .init(width: width, height: items.isEmpty ? 0 : y + Self.lineHeight)
  }

  var text: String {
    zip(items, places).map { item, place in
      "<g transform=\"translate(\(place.x) \(place.y))\">\(item.sample)"
        + "<text x=\"\(item.sampleWidth + 8)\" y=\"15\">\(item.text)</text></g>\n"
    }
    .joined()
  }

  private typealias Item = (sample: String, sampleWidth: Int, text: String)

  /// A presentation that only cards show is explained by their badge.
  private static func lines(_ graph: NavigationGraph) -> [Item] {
    let texts: [(Presentation, String)] = [
      (.push, "Push"), (.sheet, "Sheet"), (.fullScreenCover, "Full-screen cover"),
      (.popover, "Popover"),
    ]
    let drawn = Set(graph.edges.map(\.kind.rawValue))
    let shown = Set(graph.nodes.flatMap(\.presentations))
    let instead =
      drawn.contains(NavigationGraph.Edge.Kind.instead.rawValue)
      ? [line(.instead, "Instead, where refused or off")] : []
    return texts.compactMap { kind, text in
      guard drawn.contains(kind.rawValue) else {
        guard kind != .push, shown.contains(kind) else { return nil }
        let badge = SVGStyle.icon(kind.rawValue, x: 0, y: 4, size: 14)
        return (sample: badge, sampleWidth: 14, text: text)
      }
      return NavigationGraph.Edge.Kind(rawValue: kind.rawValue).map { line($0, text) }
    } + instead
  }

  private static func line(_ kind: NavigationGraph.Edge.Kind, _ text: String) -> Item {
    let sample =
      "<path class=\"line \(kind.rawValue)\" d=\"M0 11h30\"/>"
      + "<path class=\"tip \(kind.rawValue)\" d=\"M36 11l-8 -4v8z\"/>"
    return (sample: sample, sampleWidth: 36, text: text)
  }

  private static func signs(_ graph: NavigationGraph) -> [Item] {
    let kinds = Set(graph.edges.map(\.kind))
    let hasLinks = graph.nodes.contains { !$0.links.isEmpty }
    let isAgain = graph.edges.contains { $0.target == .node($0.source) }
    let isJump = kinds.contains(.tab) || graph.edges.contains(where: graph.leaves)
    let signs: [(Bool, CardShape.Icon, String)] = [
      (isAgain, .again, "To itself"), (isJump, .jump, "To another router"),
      (hasLinks, .link, "Deep link"), (kinds.contains(.url), .url, "Outside the app"),
      (kinds.contains(.hand), .hand, "By hand"), (kinds.contains(.dismiss), .dismiss, "Dismiss"),
      (kinds.contains(.back), .back, "Back"), (kinds.contains(.root), .root, "To the root"),
    ]
    let icons: [Item] = signs.filter(\.0).map { _, icon, text in
      (sample: SVGStyle.icon(icon.rawValue, x: 0, y: 5), sampleWidth: 12, text: text)
    }
    guard graph.containers.contains(where: { $0.kind == .unreachable }) else { return icons }
    let sample =
      "<g class=\"unreachable\"><rect class=\"card-box\" x=\"0.5\" y=\"4\" width=\"21\" "
      + "height=\"14\" rx=\"4\"/></g>"
    return icons + [(sample: sample, sampleWidth: 22, text: "Unreachable")]
  }
}
