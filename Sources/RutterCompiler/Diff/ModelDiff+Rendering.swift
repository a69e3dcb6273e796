package import RutterDiagnostics

/// The changes as text, Markdown or JSON. Places are what a caller makes of ranges of either version.
extension ModelDiff {
  /// How places are written in the two versions: `Specs/Movies.yaml:7`.
  package struct Places: Sendable {
    let old: @Sendable (SourceRange) -> Place?
    let new: @Sendable (SourceRange) -> Place?

    package init(
      old: @escaping @Sendable (SourceRange) -> Place?,
      new: @escaping @Sendable (SourceRange) -> Place?
    ) {
      self.old = old
      self.new = new
    }
  }

  package struct Place: Sendable {
    let path: String
    let location: SourceLocation

    package init(path: String, location: SourceLocation) {
      self.path = path
      self.location = location
    }

    var text: String { "\(path):\(location.line)" }
  }

  package func render(_ format: ReportFormat, _ places: Places) -> String {
    switch format {
    case .text: text(places)
    case .markdown: markdown(places)
    case .json: json(places).text
    }
  }

  /// `3 changes: 1 breaking, 2 compatible`
  package var summary: String {
    if changes.isEmpty { return "no changes" }
    let parts = Change.Impact.allCases.compactMap { impact in
      let count = changes.count { $0.impact == impact }
      return count == 0 ? nil : "\(count) \(impact)"
    }
    return "\(changes.count) change\(changes.count == 1 ? "" : "s"): "
      + parts.joined(separator: ", ")
  }

  private func text(_ places: Places) -> String {
    changes.map { change in
      var lines = ["\(change.impact): \(change.message) [\(change.category)]"]
      if let place = change.old.flatMap(places.old) { lines.append("  was:  \(place.text)") }
      if let place = change.new.flatMap(places.new) { lines.append("  now:  \(place.text)") }
      if let advice = change.advice { lines.append("  help: \(advice)") }
      return lines.map { $0 + "\n" }.joined()
    }
    .joined(separator: "\n")
  }
}

// MARK: Markdown

extension ModelDiff {
  private func markdown(_ places: Places) -> String {
    var blocks = ["## Changes to navigation and mappings", "\(summary)."]
    for category in Change.Category.allCases {
      let changes = changes(of: category)
      if changes.isEmpty { continue }
      blocks.append("### \(Self.title(category))")
      let rows = changes.map { row($0, places) }
      blocks.append(
        (["| | change | was | now |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func title(_ category: Change.Category) -> String {
    switch category {
    case .swift: "Swift that uses what is generated"
    case .links: "Links in the wild"
    case .state: "Saved navigation state"
    case .mappings: "What mappings do"
    }
  }

  private func row(_ change: Change, _ places: Places) -> String {
    let impact = change.impact == .breaking ? "**breaking**" : change.impact.rawValue
    let advice = change.advice.map { "<br>" + Self.cell($0) } ?? ""
    let was = change.old.flatMap(places.old)?.text ?? ""
    let now = change.new.flatMap(places.new)?.text ?? ""
    return "| \(impact) | \(Self.cell(change.message))\(advice) | \(was) | \(now) |"
  }

  /// What stands in single quotes is code; a bar would end the cell.
  private static func cell(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isQuote = character == "'" && !(isWord(previous) && isWord(next))
      switch character {
      case _ where isQuote: result.append("`")
      case "|": result += "\\|"
      default: result.append(character)
      }
      previous = character
    }
    return result
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

// MARK: JSON

extension ModelDiff {
  private func json(_ places: Places) -> JSONValue {
    [
      "version": 1, "isBreaking": .bool(isBreaking()),
      "changes": .array(changes.map { Self.json($0, places) }),
    ]
  }

  private static func json(_ change: Change, _ places: Places) -> JSONValue {
    [
      "category": .string(change.category.rawValue), "impact": .string(change.impact.rawValue),
      "message": .string(change.message), "old": change.old.flatMap(places.old).map(json),
      "new": change.new.flatMap(places.new).map(json),
      "advice": change.advice.map(JSONValue.string),
    ]
  }

  private static func json(_ place: Place) -> JSONValue {
    [
      "path": .string(place.path), "line": .number(place.location.line),
      "column": .number(place.location.column),
    ]
  }
}
