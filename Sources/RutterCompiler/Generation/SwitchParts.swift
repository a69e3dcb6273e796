import RutterTemplateEngine

/// The parts that the `switch` over an enum's cases is printed in.
///
/// What the Swift compiler needs for a `switch` in a view builder grows with the square of its cases, so
/// a large one is handed on from function to function (`Benchmarks/routes` measures it).
extension RouteContext {
  /// The most cases that one `switch` has.
  private static let limit = 64

  /// `all` are the cases of the routes, as the templates have them.
  func parts(_ presentation: Presentation, _ routes: [Route], _ all: [Value]) -> [Record] {
    let otherwise = CallText.negated(routes.map(\.conditions))
    // With fewer cases that are always there, a part might hold them all, and need no `default`.
    let isSplit = routes.count { $0.conditions.isEmpty } > Self.limit
    guard isSplit else { return [part(0, of: 1, presentation, all, otherwise)] }
    let starts = Array(stride(from: 0, to: all.count, by: Self.limit))
    return starts.enumerated().map { index, start in
      let cases = Array(all[start..<min(start + Self.limit, all.count)])
      return part(index, of: starts.count, presentation, cases, "")
    }
  }

  /// The cases of the parts of a `switch` that has no view to build; `isFixed` says which cases are
  /// always there.
  static func split<Case>(_ all: [Case], where isFixed: (Case) -> Bool) -> [[Case]] {
    guard all.count(where: isFixed) > limit else { return [all] }
    return stride(from: 0, to: all.count, by: limit).map { start in
      Array(all[start..<min(start + limit, all.count)])
    }
  }

  private func part(
    _ index: Int, of count: Int, _ presentation: Presentation, _ cases: [Value],
    _ otherwise: String
  ) -> Record {
    let subject = presentation.subject
    let next = "\(presentation.builder)\(index + 2)(for: \(subject))"
    let isLast = index == count - 1
    let number = index == 0 ? "" : String(index + 1)
    return Record([
      "isFirst": .bool(index == 0), "cases": .list(cases), "otherwise": .string(otherwise),
      "builder": .string(
        "\(presentation.builder)\(number)(for \(subject): \(router.enumNames[presentation]))"),
      "body": .string("body\(number)"),
      "nextBuilder": .string(isLast ? (count > 1 ? "EmptyView()" : "") : next),
      "nextBody": .string(isLast ? (count > 1 ? "EmptyView()" : "") : "body\(index + 2)"),
    ])
  }
}
