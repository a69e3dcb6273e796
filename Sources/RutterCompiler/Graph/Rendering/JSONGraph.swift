/// The graph as data, for scripts and for the HTML page: every field, nothing about looks.
struct JSONGraph {
  private let graph: NavigationGraph

  init(_ graph: NavigationGraph) { self.graph = graph }

  var text: String {
    JSONText.object([
      ("containers", list(graph.containers.indices.map(container))),
      ("screens", list(graph.nodes.indices.map(node))),
      ("waysOut", list(graph.edges.map(edge))),
    ]) + "\n"
  }

  /// An array with one element a line.
  private func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n]"
  }

  private func container(_ index: Int) -> String {
    let container = graph.containers[index]
    return JSONText.object([
      ("id", "\(index)"), ("kind", JSONText.string(container.kind.rawValue)),
      ("name", JSONText.string(container.name)), ("summary", JSONText.string(container.summary)),
      ("parent", container.parent.map { "\($0)" }), ("root", container.root.map { "\($0)" }),
      ("tabs", JSONText.array(container.tabs.map(tab))), ("place", place(container.place)),
    ])
  }

  private func tab(_ tab: NavigationGraph.TabItem) -> String {
    JSONText.object(
      [
        ("name", JSONText.string(tab.name)), ("title", JSONText.string(tab.title)),
        ("systemImage", JSONText.string(tab.systemImage)), ("shown", JSONText.string(tab.shown)),
      ] + end(tab.content))
  }

  private func node(_ index: Int) -> String {
    let node = graph.nodes[index]
    return JSONText.object([
      ("id", "\(index)"), ("container", "\(node.container)"),
      ("name", JSONText.string(node.name)), ("view", JSONText.string(node.view)),
      ("feature", JSONText.string(node.feature)), ("title", JSONText.string(node.title)),
      ("summary", JSONText.string(node.summary)),
      ("parameters", JSONText.array(node.parameters.map(parameter))),
      ("routes", JSONText.array(node.routes.map(route))),
      ("links", JSONText.array(node.rootLinks.map { JSONText.string($0) })),
      ("returns", JSONText.string(node.returned)),
      ("if", JSONText.array(node.conditions.map { JSONText.string($0) })),
      ("deprecated", JSONText.string(node.deprecated)), ("place", place(node.place)),
    ])
  }

  private func parameter(_ field: NavigationGraph.Field) -> String {
    JSONText.object([
      ("name", JSONText.string(field.name)), ("type", JSONText.string(field.type)),
      ("default", JSONText.string(field.defaultValue)),
    ])
  }

  private func route(_ route: NavigationGraph.RouteItem) -> String {
    JSONText.object([
      ("name", JSONText.string(route.name)),
      ("present", JSONText.string(route.presentation.rawValue)),
      ("links", JSONText.array(route.links.map { JSONText.string($0) })),
      ("requires", JSONText.array(route.guards.map { JSONText.string($0) })),
    ])
  }

  private func edge(_ edge: NavigationGraph.Edge) -> String {
    JSONText.object(
      [
        ("from", "\(edge.source)"), ("name", JSONText.string(edge.name)),
        ("kind", JSONText.string(edge.kind.rawValue)),
      ] + end(edge.target) + [
        ("method", JSONText.string(edge.method)),
        ("if", JSONText.array(edge.conditions.map { JSONText.string($0) })),
        ("deprecated", JSONText.string(edge.deprecated)), ("place", place(edge.place)),
      ])
  }

  private func end(_ target: NavigationGraph.Target) -> [(String, String?)] {
    switch target {
    case .node(let node): [("screen", "\(node)")]
    case .container(let container): [("container", "\(container)")]
    case .address(let address): [("url", JSONText.string(address))]
    case .nothing: []
    }
  }

  private func place(_ place: NavigationGraph.Place?) -> String? {
    place.map { JSONText.object([("file", JSONText.string($0.path)), ("line", "\($0.line)")]) }
  }
}

/// Spells JSON. What is nil, or an empty array, is left out of an object.
enum JSONText {
  static func object(_ members: [(String, String?)]) -> String {
    let present = members.compactMap { name, value in value.map { "\(string(name)): \($0)" } }
    return "{" + present.joined(separator: ", ") + "}"
  }

  static func array(_ elements: [String]) -> String? {
    elements.isEmpty ? nil : "[" + elements.joined(separator: ", ") + "]"
  }

  static func string(_ text: String?) -> String? { text.map { string($0) } }

  /// `<` is escaped too, so that the text can stand inside an HTML script.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\u{20}"..."\u{3B}", "\u{3D}"..."\u{7E}", "\u{A0}"..."\u{2027}", "\u{202A}"...:
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
