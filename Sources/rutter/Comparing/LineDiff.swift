/// The shortest way from one list of lines to another, after Myers, "An O(ND) Difference Algorithm".
///
/// What both have in common at their ends is set aside first. Past `mostEdits` the rest counts as
/// replaced as a whole: memory grows with the square of the edits, and no one reads such a difference.
struct LineDiff {
  /// Lines `old` replaced by lines `new`; one of them may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  static let mostEdits = 1000

  private let old: [Int]
  private let new: [Int]

  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [Change] {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (old, new) = (old.map(number), new.map(number))
    return LineDiff(old: old, new: new).changes()
  }

  private func changes() -> [Change] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = min(most, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let (oldRest, newRest) = (head..<old.count - tail, head..<new.count - tail)
    if oldRest.isEmpty && newRest.isEmpty { return [] }
    if oldRest.isEmpty || newRest.isEmpty { return [Change(old: oldRest, new: newRest)] }
    guard let trace = trace(oldRest, newRest) else { return [Change(old: oldRest, new: newRest)] }
    return changes(along: trace, oldRest, newRest)
  }

  /// For each number of edits, the furthest old line reached on each diagonal before that edit.
  private func trace(_ a: Range<Int>, _ b: Range<Int>) -> [[Int]]? {
    var trace: [[Int]] = []
    var reached = [0, 0]
    for edits in 0...min(Self.mostEdits, a.count + b.count) {
      trace.append(reached)
      var next = [Int](repeating: 0, count: edits + 1)
      for step in 0...edits {
        let diagonal = 2 * step - edits
        var x = Self.start(on: step, edits, reached)
        var y = x - diagonal
        while x < a.count, y < b.count, old[a.lowerBound + x] == new[b.lowerBound + y] {
          (x, y) = (x + 1, y + 1)
        }
        if x >= a.count, y >= b.count { return trace }
        next[step] = x
      }
      reached = next
    }
    return nil
  }

  /// Where a path with `edits` edits enters its diagonal: from below by an insertion, or from the left.
  ///
  /// `reached` holds the diagonals of one edit less; step `s` of `edits` is diagonal `2s - edits`.
  private static func start(on step: Int, _ edits: Int, _ reached: [Int]) -> Int {
    if edits == 0 { return 0 }
    return comesFromInsertion(step, edits, reached) ? reached[step] : reached[step - 1] + 1
  }

  private static func comesFromInsertion(_ step: Int, _ edits: Int, _ reached: [Int]) -> Bool {
    step == 0 || (step != edits && reached[step - 1] < reached[step])
  }

  private func changes(along trace: [[Int]], _ a: Range<Int>, _ b: Range<Int>) -> [Change] {
    var changes: [Change] = []
    var (x, y) = (a.count, b.count)
    for edits in stride(from: trace.count - 1, to: 0, by: -1) {
      let step = (x - y + edits) / 2
      let isInsertion = Self.comesFromInsertion(step, edits, trace[edits])
      let startX = Self.start(on: step, edits, trace[edits])
      let startY = startX - (x - y)
      let oldLine = a.lowerBound + startX
      let newLine = b.lowerBound + startY
      changes.append(
        isInsertion
          ? Change(old: oldLine..<oldLine, new: newLine - 1..<newLine)
          : Change(old: oldLine - 1..<oldLine, new: newLine..<newLine))
      (x, y) = isInsertion ? (startX, startY - 1) : (startX - 1, startY)
    }
    return Self.joined(changes.reversed())
  }

  /// Neighbouring changes as one.
  private static func joined(_ changes: [Change]) -> [Change] {
    changes.reduce(into: []) { result, change in
      if let last = result.last, last.old.upperBound == change.old.lowerBound,
        last.new.upperBound == change.new.lowerBound
      {
        result[result.count - 1].old = last.old.lowerBound..<change.old.upperBound
        result[result.count - 1].new = last.new.lowerBound..<change.new.upperBound
      } else {
        result.append(change)
      }
    }
  }
}
