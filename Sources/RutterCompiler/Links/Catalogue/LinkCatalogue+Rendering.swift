package import RutterDiagnostics

/// A catalogue as text, Markdown or JSON. Places are what a caller makes of a range: `Movies.yaml:7`.
extension LinkCatalogue {
  package func render(_ format: ReportFormat, place: (SourceRange) -> String) -> String {
    switch format {
    case .text: text(place)
    case .markdown: markdown(place)
    case .json: json(place).text
    }
  }

  /// A row for each thing that a pattern does, with all the routers in which it does that.
  private func rows(_ place: (SourceRange) -> String) -> [[String]] {
    entries.flatMap { entry in
      let pattern = entry.pattern.pattern.description + (entry.isPrinted ? "" : " (old)")
      return entry.effects.map { effect, routers in
        [pattern, effect, routers.joined(separator: ", "), place(entry.range)]
      }
    }
  }

  private static let headings = ["link", "what it does", "in", "declared at"]

  private func text(_ place: (SourceRange) -> String) -> String {
    if entries.isEmpty { return "no links\n" }
    let rows = [Self.headings] + rows(place)
    let widths = Self.headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ").trimmingTrailingSpaces
    }
    return base.map { "Links start with \($0).\n\n" }.joined() + lines.joined(separator: "\n")
      + "\n"
  }

  /// The schemes and hosts, for people.
  private var base: [String] {
    let starts = places.hosts.map { "https://\($0)" } + places.schemes.map { "\($0)://" }
    return starts.isEmpty ? [] : [starts.joined(separator: " or ")]
  }

  private func markdown(_ place: (SourceRange) -> String) -> String {
    var lines = ["# Links", ""]
    lines += base.flatMap { ["Links start with \($0).", ""] }
    if entries.isEmpty { return (lines + ["There are none.", ""]).joined(separator: "\n") }
    lines.append("| " + Self.headings.joined(separator: " | ") + " |")
    lines.append("| --- | --- | --- | --- |")
    for row in rows(place) {
      lines.append("| `\(row[0])` | " + row.dropFirst().joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func json(_ place: (SourceRange) -> String) -> JSONValue {
    [
      "version": 1,
      "schemes": .array(places.schemes.map(JSONValue.string)),
      "hosts": .array(places.hosts.map(JSONValue.string)),
      "links": .array(entries.map { $0.json(place) }),
    ]
  }
}

extension LinkCatalogue.Entry {
  func json(_ place: (SourceRange) -> String) -> JSONValue {
    [
      "pattern": .string(pattern.pattern.description), "printed": .bool(isPrinted),
      "parameters": .array(pattern.pattern.parameters.map(JSONValue.string)),
      "declaredAt": .string(place(range)),
      "destinations": .array(destinations.map(\.json)),
    ]
  }
}

extension LinkCatalogue.Destination {
  var json: JSONValue {
    var beneath: [String]?
    var route: String?
    var presentation: String?
    if case .route(let name, let how, let routes) = landing {
      (route, presentation, beneath) = (name, how.rawValue, routes)
    }
    return [
      "router": .string(router), "tabs": .array(tabs.map(JSONValue.string)),
      "inside": inside.isEmpty ? nil : .array(inside.map(JSONValue.string)),
      "screen": .string(screen), "route": route.map(JSONValue.string),
      "present": presentation.map(JSONValue.string),
      "over": beneath.map { .array($0.map(JSONValue.string)) },
      "stack": .array(stack.map(JSONValue.string)),
      "deprecated": deprecated.map(JSONValue.string),
      "conditions": conditions.isEmpty ? nil : .array(conditions.map(JSONValue.string)),
    ]
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
