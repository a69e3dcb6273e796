import RutterTemplateEngine

/// The parts that the `switch` over the links of an enum is printed in: the Swift compiler checks no
/// `switch` of a thousand patterns in reasonable time.
extension LinkContext {
  func readParts(_ reads: [Read]) -> [Record] {
    let reads = reads.filter { !$0.isDeprecated }
    let parts = RouteContext.split(reads) { $0.record["condition"] == .string("") }
    return parts.enumerated().map { index, part in
      Record([
        "reads": .list(part.map { .record($0.record) }), "isFirst": .bool(index == 0),
        "name": .string("route\(index + 1)"),
        "next": .optional(index + 1 < parts.count ? "route\(index + 2)" : nil),
      ])
    }
  }

  func printParts(_ routes: [Route]) -> [Record] {
    let parts = RouteContext.split(routes, where: \.conditions.isEmpty)
    return parts.enumerated().map { index, part in
      Record([
        "prints": .list(part.compactMap { self.print($0) }.map { .record($0) }),
        "isFirst": .bool(index == 0), "isOnly": .bool(parts.count == 1),
        "name": .string("link\(index + 1)"),
        "next": .string(index + 1 < parts.count ? "link\(index + 2)" : "nil"),
      ])
    }
  }
}
