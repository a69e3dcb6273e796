/// A navigation graph laid out on a plane: what is drawn where, in whole points.
///
/// Each container is a frame; in it, screens are cards in columns, those that take more steps to reach
/// further to the right. A way out is a line to another card of the frame or, where a line would only
/// tangle, a row of the card it leaves: to another frame, out of the app, to itself, or far away.
struct GraphDrawing: Sendable {
  var size = Size(width: 0, height: 0)
  var frames: [Frame] = []
  var cards: [Card] = []
  var lines: [Line] = []

  struct Size: Sendable, Equatable {
    var width: Int
    var height: Int
  }

  struct Point: Sendable, Equatable {
    var x: Int
    var y: Int

    static func + (a: Self, b: Self) -> Self { Point(x: a.x + b.x, y: a.y + b.y) }
  }
}

extension GraphDrawing {
  struct Frame: Sendable {
    let container: Int
    var origin: Point
    var size: Size
  }

  struct Card: Sendable {
    let node: Int
    let shape: CardShape
    var origin: Point
  }

  struct Line: Sendable {
    /// The ways out that it stands for; they share their ends and their kind.
    let edges: [Int]
    /// Curves from the odd points to the even ones, straight in between; from the source's card on.
    var points: [Point]
    var label: Label?
  }

  struct Label: Sendable {
    let text: String
    var place: Point
    /// Whether the text ends at its place; else it starts there.
    let isTrailing: Bool
  }

  mutating func move(by offset: Point) {
    for index in frames.indices { frames[index].origin = frames[index].origin + offset }
    for index in cards.indices { cards[index].origin = cards[index].origin + offset }
    for index in lines.indices {
      lines[index].points = lines[index].points.map { $0 + offset }
      if let label = lines[index].label {
        lines[index].label?.place = label.place + offset
      }
    }
  }

  mutating func add(_ other: GraphDrawing, at offset: Point) {
    var other = other
    other.move(by: offset)
    frames += other.frames
    cards += other.cards
    lines += other.lines
  }
}
