/// What stands on a card, and how much room that takes.
struct CardShape: Sendable {
  /// A line of its own: a link that leads here, or a way out that no line shows.
  struct Row: Sendable {
    let icon: Icon
    let text: String
    /// The way out; nil for a link.
    let edge: Int?
  }

  enum Icon: String, Sendable, CaseIterable {
    case link, open, again, jump, url, hand, dismiss, back, root
  }

  static let nameSize = 14
  static let nameHeight = 18
  static let detailSize = 11
  static let rowHeight = 17
  static let margin = 12
  static let widest = 226
  static let iconWidth = 17

  let name: [String]
  let detail: String?
  let rows: [Row]
  var size: GraphDrawing.Size

  init(_ node: NavigationGraph.Node, rows: [Row]) {
    let room = Self.widest - 2 * Self.margin
    let badge = node.presentations.contains { $0 != .push } ? 20 : 0
    name = Self.lines(of: node.name, room: room - badge)
    let parameters = node.parameters.map(\.name).joined(separator: ", ")
    detail =
      parameters.isEmpty
      ? nil : TextMetrics.fitted(parameters, into: room, size: Self.detailSize)
    self.rows = rows.map { row in
      let text = TextMetrics.fitted(row.text, into: room - Self.iconWidth, size: Self.detailSize)
      return Row(icon: row.icon, text: text, edge: row.edge)
    }
    size = GraphDrawing.Size(width: 0, height: 0)
    size = GraphDrawing.Size(width: width(badge: badge), height: rowsTop + rowsHeight)
  }

  /// Where the rows start, below name and parameters.
  var rowsTop: Int {
    20 + name.count * Self.nameHeight + (detail == nil ? 0 : 15)
  }

  private var rowsHeight: Int { rows.isEmpty ? 0 : rows.count * Self.rowHeight + 5 }

  private func width(badge: Int) -> Int {
    let names = name.map { TextMetrics.width($0, size: Self.nameSize, isBold: true) + badge }
    let others = [detail].compactMap(\.self).map { TextMetrics.width($0, size: Self.detailSize) }
    let texts = rows.map {
      Self.iconWidth + TextMetrics.width($0.text, size: Self.detailSize)
    }
    let widest = (names + others + texts).max() ?? 0
    return max(104, min(Self.widest, widest + 2 * Self.margin))
  }

  /// A long name is broken before a capital; what is longer than two lines ends in an ellipsis.
  private static func lines(of name: String, room: Int) -> [String] {
    func fits(_ text: some StringProtocol) -> Bool {
      TextMetrics.width(String(text), size: nameSize, isBold: true) <= room
    }
    let name = String(name.prefix(120))
    guard !fits(name) else { return [name] }
    let breaks = name.indices.dropFirst().filter { name[$0].isUppercase || name[$0] == "_" }
    guard let end = breaks.last(where: { fits(name[..<$0]) }) else {
      return [TextMetrics.fitted(name, into: room, size: nameSize, isBold: true)]
    }
    let rest = TextMetrics.fitted(
      String(name[end...]), into: room, size: nameSize, isBold: true)
    return [String(name[..<end]), rest]
  }
}
