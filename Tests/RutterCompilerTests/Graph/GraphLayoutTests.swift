import RutterDiagnostics
import Testing

@testable import RutterCompiler

/// Where the drawing puts things, whatever the graph.
@Suite struct GraphLayoutTests {
  static let seeds = 1...24

  @Test(arguments: seeds)
  func nothingOverlaps(_ seed: Int) {
    let graph = RandomGraph(seed: seed).graph
    let drawing = GraphLayout.drawing(of: graph)
    #expect(drawing.cards.map(\.node).sorted() == Array(graph.nodes.indices))
    let cards = drawing.cards.map { Box($0.origin, $0.shape.size) }
    for (index, card) in cards.enumerated() {
      #expect(!cards[..<index].contains { $0.meets(card) }, "card \(drawing.cards[index].node)")
      #expect(card.isInside(Box(.init(x: 0, y: 0), drawing.size)))
    }
    for (a, frame) in drawing.frames.enumerated() {
      let box = Box(frame.origin, frame.size)
      for other in drawing.frames[..<a].map({ Box($0.origin, $0.size) }) {
        #expect(!box.meets(other) || box.isInside(other) || other.isInside(box))
      }
    }
  }

  @Test(arguments: seeds)
  func cardsStandInTheFrameOfTheirContainer(_ seed: Int) throws {
    let graph = RandomGraph(seed: seed).graph
    let drawing = GraphLayout.drawing(of: graph)
    #expect(drawing.frames.map(\.container).sorted() == Array(graph.containers.indices))
    for card in drawing.cards {
      let frame = try #require(
        drawing.frames.first { $0.container == graph.nodes[card.node].container })
      #expect(Box(card.origin, card.shape.size).isInside(Box(frame.origin, frame.size)))
    }
  }

  @Test(arguments: seeds)
  func everyWayOutIsALineOrARow(_ seed: Int) {
    let graph = RandomGraph(seed: seed).graph
    let drawing = GraphLayout.drawing(of: graph)
    let shown =
      drawing.lines.flatMap(\.edges)
      + drawing.cards.flatMap { $0.shape.rows }
      .compactMap(\.edge)
    #expect(shown.sorted() == Array(graph.edges.indices))
  }

  @Test(arguments: seeds)
  func linesStartAndEndAtTheirCards(_ seed: Int) throws {
    let graph = RandomGraph(seed: seed).graph
    let drawing = GraphLayout.drawing(of: graph)
    let boxes = Dictionary(
      uniqueKeysWithValues: drawing.cards.map { ($0.node, Box($0.origin, $0.shape.size)) })
    for line in drawing.lines {
      let edge = graph.edges[line.edges[0]]
      guard case .node(let target) = edge.target else { throw Unexpected() }
      #expect(try #require(boxes[edge.source]).hasOnSide(try #require(line.points.first)))
      #expect(try #require(boxes[target]).hasOnSide(try #require(line.points.last)))
      #expect(line.points.count % 2 == 0 && line.points.count >= 4)
    }
  }

  @Test func aScreenStandsRightOfThoseThatOpenIt() {
    let drawing = self.drawing(
      "screens: {a: {opens: [b, c]}, b: {opens: [c]}, c: {opens: [d]}, d: {opens: [b]}}")
    let places = Dictionary(uniqueKeysWithValues: drawing.cards.map { ($0.node, $0.origin.x) })
    #expect(places.sorted { $0.value < $1.value }.map(\.key) == [0, 1, 2, 3])
    #expect(drawing.lines.count == 5)
  }

  @Test func aTreeHasNoCrossings() {
    let drawing = self.drawing(
      """
      screens:
        a: {opens: [b, c]}
        b: {opens: [d, e]}
        c: {opens: [f, g]}
        d:
        e: {opens: [h]}
        f:
        g: {opens: [i]}
        h:
        i:
      """)
    let ends = drawing.lines.compactMap { line in
      line.points.first.flatMap { first in line.points.last.map { (first, $0) } }
    }
    for (a, b) in ends {
      for (c, d) in ends where a.x == c.x && b.x == d.x {
        #expect((a.y - c.y).signum() * (b.y - d.y).signum() >= 0)
      }
    }
  }

  @Test func labelsKeepClearOfEachOther() {
    let drawing = self.drawing(
      """
      screens:
        a:
          opens:
            first: {screen: b}
            second: {screen: b}
            third: {screen: c}
            fourth: {screen: d}
        b: {opens: {backToTheFirstOne: {screen: a}}}
        c:
        d:
      """)
    let labels = drawing.lines.compactMap(\.label)
    #expect(labels.count >= 4)
    for (index, label) in labels.enumerated() {
      for other in labels[..<index] where other.isTrailing == label.isTrailing {
        #expect(other.place.x != label.place.x || abs(other.place.y - label.place.y) >= 14)
      }
    }
  }

  @Test func aCrowdBecomesRows() {
    let names = (0..<30).map { "s\($0)" }
    let screens = names.map { "  \($0): {opens: [hub]}\n" }.joined()
    let drawing = self.drawing(
      "screens:\n  root: {opens: [\(names.joined(separator: ", "))]}\n"
        + screens + "  hub:\n", root: "root")
    let intoHub = drawing.cards.flatMap(\.shape.rows).count { $0.text == "hub" }
    #expect(intoHub == 30 - LaneLines.mostInto)
  }

  @Test func manyScreensAreLaidOut() {
    let graph = RandomGraph(seed: 1, screens: 2000, routers: 6).graph
    let drawing = GraphLayout.drawing(of: graph)
    #expect(drawing.cards.count == graph.nodes.count)
    #expect(drawing.size.width > 0 && drawing.size.height < 200_000)
  }

  private struct Unexpected: Error {}

  private func drawing(_ manifest: String, root: String = "a") -> GraphDrawing {
    GraphLayout.drawing(
      of: GraphSample(manifest + "\nrouters: {R: {root: \(root)}}").graph)
  }
}

/// What stands on a card.
@Suite struct CardShapeTests {
  @Test func aLongNameIsBrokenAtACapital() {
    let shape = shape("movieDetailsWithReviewsAndRecommendations")
    #expect(shape.name.count == 2)
    #expect(shape.name.joined() == "movieDetailsWithReviewsAndRecommendations")
    #expect(shape.name[1].first?.isUppercase == true)
    #expect(shape.size.width <= CardShape.widest)
  }

  @Test func whatIsTooLongEndsInAnEllipsis() {
    let shape = shape(String(repeating: "w", count: 400))
    #expect(shape.name.count == 1 && shape.name[0].hasSuffix("…"))
    #expect(shape.size.width <= CardShape.widest)
  }

  @Test func aShortNameHasASmallCard() {
    #expect(shape("tip").name == ["tip"])
    #expect(shape("tip").size.width < 120)
  }

  @Test func widthsFollowTheLetters() {
    #expect(TextMetrics.width("iii", size: 14) < TextMetrics.width("www", size: 14))
    #expect(TextMetrics.width("a", size: 14) < TextMetrics.width("a", size: 14, isBold: true))
    #expect(TextMetrics.width("日本", size: 10) == 22)
    #expect(TextMetrics.width("e\u{301}", size: 14) == TextMetrics.width("e", size: 14))
    #expect(TextMetrics.fitted("abc", into: 1, size: 14) == "…")
  }

  private func shape(_ name: String) -> CardShape {
    CardShape(
      .init(
        container: 0, name: name, view: name, feature: "F", title: nil, summary: nil,
        parameters: [], conditions: [], deprecated: nil, place: nil, routes: []),
      rows: [])
  }
}

/// Blocks in columns.
@Suite struct ColumnPackingTests {
  @Test func keepsTheOrderDownTheColumns() {
    let sizes = (1...9).map { GraphDrawing.Size(width: 100, height: 20 * $0) }
    let packing = ColumnPacking(sizes, gap: 10)
    let places = packing.origins.map { ($0.x, $0.y) }
    #expect(
      zip(places, places.dropFirst()).allSatisfy { $0.0 < $1.0 || $0.0 == $1.0 && $0.1 < $1.1 })
    #expect(packing.size.width > 100)
  }

  @Test func nothingTakesNoRoom() {
    #expect(ColumnPacking([], gap: 10).size == .init(width: 0, height: 0))
  }

  @Test func oneBlockStaysAsItIs() {
    let packing = ColumnPacking([.init(width: 30, height: 500)], gap: 10)
    #expect(packing.size == .init(width: 30, height: 500))
    #expect(packing.origins == [.init(x: 0, y: 0)])
  }
}

/// A rectangle, for asking what meets what.
struct Box {
  let left, top, right, bottom: Int

  init(_ origin: GraphDrawing.Point, _ size: GraphDrawing.Size) {
    (left, top) = (origin.x, origin.y)
    (right, bottom) = (origin.x + size.width, origin.y + size.height)
  }

  func meets(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func isInside(_ other: Box) -> Bool {
    left >= other.left && top >= other.top && right <= other.right && bottom <= other.bottom
  }

  func hasOnSide(_ point: GraphDrawing.Point) -> Bool {
    (point.x == left || point.x == right) && point.y > top && point.y < bottom
  }
}
