package import RutterDiagnostics

/// The report as text, Markdown or JSON. Places are what a caller makes of a range: `Users.yaml:7`.
extension CoverageReport {
  package func render(_ format: ReportFormat, place: (SourceRange) -> String) -> String {
    switch format {
    case .text: text(place)
    case .markdown: markdown(place)
    case .json: json(place).text
    }
  }

  // MARK: Text

  private func text(_ place: (SourceRange) -> String) -> String {
    if entries.isEmpty { return "no mappings\n" }
    let parts = entries.map { entry in
      (["\(entry.title)  \(place(entry.range))", "  \(entry.summary)"]
        + entry.remarks.map { "  " + $0 })
        .joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n\n" + total + "\n"
  }

  /// `12 mappings, 130 members: 98 mapped (75 %), 20 renamed (15 %), …`
  private var total: String {
    let ways = MappingCoverage.Way.allCases.filter { count($0) > 0 }.map { way in
      "\(count(way)) \(way.rawValue) (\(percent(way)) %)"
    }
    let head = "\(counted(entries.count, "mapping")), \(counted(itemCount, "member"))"
    let unread = unreadCount > 0 ? "; \(counted(unreadCount, "source member")) unread" : ""
    return head + (ways.isEmpty ? "" : ": " + ways.joined(separator: ", ")) + unread
  }

  private func percent(_ way: MappingCoverage.Way) -> Int {
    itemCount == 0 ? 0 : (count(way) * 200 + itemCount) / (2 * itemCount)
  }

  // MARK: Markdown

  private func markdown(_ place: (SourceRange) -> String) -> String {
    let ways = MappingCoverage.Way.allCases
    var lines = ["# Mappings", "", total + ".", ""]
    guard !entries.isEmpty else { return lines.dropLast().joined(separator: "\n") + "\n" }
    let headings = ["mapping", "declared at", "members"] + ways.map(\.rawValue) + ["unread"]
    lines.append("| \(headings.joined(separator: " | ")) |")
    lines.append("| --- | --- |" + String(repeating: " ---: |", count: headings.count - 2))
    for entry in entries {
      let unread = entry.coverage.unread.count { $0.reason == nil }
      let numbers =
        [entry.coverage.items.count] + ways.map { entry.coverage.count($0) } + [unread]
      let cells = ["`\(entry.title)`", place(entry.range)] + numbers.map(String.init)
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    let remarks = entries.filter { !$0.remarks.isEmpty }
    for entry in remarks {
      lines += ["", "## \(entry.title)", ""] + entry.remarks.map { "- " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: JSON

  private func json(_ place: (SourceRange) -> String) -> JSONValue {
    [
      "version": 1,
      "mappings": .array(entries.map { $0.json(place) }),
      "totals": .object(
        [("mappings", .number(entries.count)), ("members", .number(itemCount))]
          + MappingCoverage.Way.allCases.map { ($0.rawValue, .number(count($0))) }
          + [("unread", .number(unreadCount))]),
    ]
  }
}

private func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension CoverageReport.Entry {
  /// `11 members: 5 mapped, 2 renamed, 4 converted`
  fileprivate var summary: String {
    let ways = MappingCoverage.Way.allCases.filter { coverage.count($0) > 0 }
      .map { "\(coverage.count($0)) \($0.rawValue)" }
    return counted(coverage.items.count, isOfCases ? "case" : "member")
      + (ways.isEmpty ? "" : ": " + ways.joined(separator: ", "))
  }

  /// What a reader should know of beside the numbers: what is left alone, and why.
  fileprivate var remarks: [String] {
    let items = coverage.items.filter { $0.way == .ignored || $0.way == .unmapped }.map { item in
      "\(item.way.rawValue): \(item.name)" + (item.reason.map { " (\($0))" } ?? "")
    }
    let unread = coverage.unread.map { member in
      "unread: \(member.name)" + (member.reason.map { " (\($0))" } ?? "")
    }
    return items + unread
  }

  fileprivate func json(_ place: (SourceRange) -> String) -> JSONValue {
    [
      "mapping": .string(title), "feature": .string(feature), "inverse": .bool(isInverse),
      "declaredAt": .string(place(range)),
      (isOfCases ? "cases" : "members"): .array(
        coverage.items.map { item in
          [
            "name": .string(item.name), "way": .string(item.way.rawValue),
            "value": item.value.map(JSONValue.string), "reason": item.reason.map(JSONValue.string),
            "declaredAt": .string(place(item.range)),
          ]
        }),
      "unread": .array(
        coverage.unread.map { member in
          [
            "name": .string(member.name), "reason": member.reason.map(JSONValue.string),
            "declaredAt": .string(place(member.range)),
          ]
        }),
    ]
  }
}
