import RutterTemplateEngine

/// What the templates print of a split view: its columns, what they select, the ways back out of them.
extension RouterContext {
  func split() -> Value {
    guard let split = router.split else { return .none }
    return .record(
      Record([
        "hasContent": .bool(router.hasContentColumn),
        "columns": .list(columns.map { .record(column($0, split)) }),
        "selections": .list(selections.map { .record(column($0, split)) }),
        "visibility": .string(split.visibility.rawValue),
        "compact": .optional(showsCompactColumn ? split.compact.rawValue : nil),
        "style": .optional(split.style == .automatic ? nil : split.style.rawValue),
        "back": .list(stepsBack.map { .record($0) }),
        "reset": .list(reset.map { .string($0) }),
      ]))
  }

  private var columns: [Presentation] {
    router.hasContentColumn ? [.content, .detail] : [.detail]
  }

  /// The columns that routes are shown in.
  private var selections: [Presentation] { columns.filter { router.contains($0) } }

  /// Before iOS 17, which column is shown where there is room for one cannot be said.
  private var showsCompactColumn: Bool { router.observation == .observable }

  private func column(_ column: Presentation, _ split: Split) -> Record {
    let placeholder = column == .content ? split.content : split.detail
    let enumName = router.enumNames[column]
    let selects = selections.contains(column)
    return Record([
      "name": .string(column.rawValue), "selects": .bool(selects), "enum": .string(enumName),
      "property": .string(shown(column.rawValue, "\(enumName)?")),
      "isGuarded": .bool(routes.isGuarded(column)),
      "isSwitched": .bool(routes.isSwitched(column)),
      "view": .string(
        routes.isView(router.routes(column))
          ? column.subject : "\(column.builder)(for: \(column.subject))"),
      "placeholder": placeholder.map {
        .record(routes.fixedView(of: model.screens[$0.screen.index], $0.fills).fields(locator))
      } ?? Value.none,
      "empties": .list(emptied(by: column).map { .string($0) }),
    ])
  }

  /// What another selection in a column makes meaningless.
  private func emptied(by column: Presentation) -> [String] {
    let path = hasStack ? ["path = []"] : []
    return column == .content && selections.contains(.detail) ? ["detail = nil"] + path : path
  }

  /// The ways back, the first that there is something to go back from.
  private var stepsBack: [Record] {
    var steps: [(condition: String, statements: [String])] = []
    if hasStack { steps.append(("!path.isEmpty", ["path.removeLast()"])) }
    for column in selections.reversed() {
      steps.append(("\(column.rawValue) != nil", deselecting(column)))
    }
    if steps.last?.statements.last != compact("sidebar").last, showsCompactColumn {
      steps.append(("", compact("sidebar")))
    }
    if steps.count == 1, hasStack { steps[0].statements = ["_ = path.popLast()"] }
    return steps.enumerated().map { index, step in
      let isLast = index == steps.count - 1
      return Record([
        "opening": .string(
          isLast ? (index == 0 ? "" : "} else {") : opening(index, step.condition)),
        "statements": .list(step.statements.map { .string($0) }),
        "closing": .string(isLast && index > 0 ? "}" : ""),
      ])
    }
  }

  private func deselecting(_ column: Presentation) -> [String] {
    let below = column == .detail && router.hasContentColumn ? "content" : "sidebar"
    return ["\(column.rawValue) = nil"] + compact(below)
  }

  /// The columns as places of screens, the last first, with what takes their screens away.
  func columnPlaces() -> [Record] {
    guard router.split != nil else { return [] }
    return selections.reversed().map { column in
      Record([
        "name": .string(column.rawValue), "enum": .string(router.enumNames[column]),
        "closing": .list((emptied(by: column) + deselecting(column)).map { .string($0) }),
      ])
    }
  }

  private func opening(_ index: Int, _ condition: String) -> String {
    (index == 0 ? "if " : "} else if ") + condition + " {"
  }

  private var reset: [String] {
    (hasStack ? ["path = []"] : []) + selections.reversed().map { "\($0.rawValue) = nil" }
      + compact("sidebar")
  }

  private func compact(_ column: String) -> [String] {
    showsCompactColumn ? ["compactColumn = .\(column)"] : []
  }
}
