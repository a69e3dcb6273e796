import RutterTemplateEngine

/// The parts that the `switch` over the links of an enum is printed in: the Swift compiler checks no
/// `switch` of a thousand patterns in reasonable time.
extension LinkContext {
  func readParts(_ reads: [Read]) -> [Record] {
    let reads = reads.filter { !$0.isDeprecated }
    let parts = parts(reads, isFixed: reads.map { $0.record["condition"] == .string("") })
    return parts.enumerated().map { index, part in
      Record([
        "reads": .list(part.map { .record($0.record) }), "isFirst": .bool(index == 0),
        "name": .string("route\(index + 1)"),
        "next": .optional(index + 1 < parts.count ? "route\(index + 2)" : nil),
      ])
    }
  }

  func printParts(_ routes: [Route]) -> [Record] {
    let parts = parts(routes, isFixed: routes.map(\.conditions.isEmpty))
    return parts.enumerated().map { index, part in
      Record([
        "prints": .list(part.compactMap { self.print($0) }.map { .record($0) }),
        "isFirst": .bool(index == 0), "isOnly": .bool(parts.count == 1),
        "name": .string("link\(index + 1)"),
        "next": .string(index + 1 < parts.count ? "link\(index + 2)" : "nil"),
      ])
    }
  }

  /// With fewer cases that are always there, a part might hold them all, and need no `default`.
  private func parts<Element>(_ all: [Element], isFixed: [Bool]) -> [[Element]] {
    let limit = RouteContext.limit
    guard isFixed.count(where: { $0 }) > limit else { return [all] }
    return stride(from: 0, to: all.count, by: limit).map { start in
      Array(all[start..<min(start + limit, all.count)])
    }
  }
}
