/// The marks before, or after, each lexeme of a line: lists that grow at either end, in one store.
struct MarkLists {
  private var marks: [(mark: LayoutMark, next: Int32)] = []
  /// The ends of each lexeme's list; -1 where it is empty.
  private var ends: [(first: Int32, last: Int32)]

  init(count: Int) {
    ends = Array(repeating: (-1, -1), count: count)
  }

  var indices: Range<Int> { ends.indices }

  mutating func prepend(_ mark: LayoutMark, to lexeme: Int) {
    let place = Int32(marks.count)
    marks.append((mark, ends[lexeme].first))
    ends[lexeme].first = place
    if ends[lexeme].last < 0 { ends[lexeme].last = place }
  }

  mutating func append(_ mark: LayoutMark, to lexeme: Int) {
    let place = Int32(marks.count)
    marks.append((mark, -1))
    if ends[lexeme].last < 0 {
      ends[lexeme].first = place
    } else {
      marks[Int(ends[lexeme].last)].next = place
    }
    ends[lexeme].last = place
  }

  /// Makes the last break of the list end the line in any case.
  mutating func forceLastBreak(of lexeme: Int) {
    var place = ends[lexeme].first
    var found: (place: Int, mark: Break)?
    while place >= 0 {
      if case .break(let mark) = marks[Int(place)].mark { found = (Int(place), mark) }
      place = marks[Int(place)].next
    }
    guard var found else { return }
    found.mark.isForced = true
    marks[found.place].mark = .break(found.mark)
  }

  func forEach(of lexeme: Int, _ body: (LayoutMark) -> Void) {
    var place = ends[lexeme].first
    while place >= 0 {
      body(marks[Int(place)].mark)
      place = marks[Int(place)].next
    }
  }

  func contains(of lexeme: Int, where condition: (LayoutMark) -> Bool) -> Bool {
    var isFound = false
    forEach(of: lexeme) { isFound = isFound || condition($0) }
    return isFound
  }
}
