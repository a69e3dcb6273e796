/// The first pass of the printer: a group is as long as all that is in it, a break as long as all
/// that follows up to the next break of its group or the group's end.
enum LayoutMeasure {
  static func lengths(of items: [LayoutPrinter.Item]) -> [Int] {
    var lengths = [Int](repeating: 0, count: items.count)
    var pending: [(index: Int, isBreak: Bool)] = []
    pending.reserveCapacity(items.count)
    var total = 0

    func settleBreak() {
      guard let last = pending.last, last.isBreak else { return }
      pending.removeLast()
      lengths[last.index] += total
    }

    for (index, item) in items.enumerated() {
      switch item {
      case .text(_, let width): total += width
      case .mark(.space): total += 1
      case .mark(.listEnd(let isSingle)): total += isSingle ? 0 : 1
      case .mark(.contextStart), .mark(.contextEnd), .mark(.listStart), .beyond: break
      case .mark(.open), .mark(.openConsistent):
        lengths[index] = -total
        pending.append((index, false))
      case .mark(.close):
        settleBreak()
        if let group = pending.popLast() { lengths[group.index] += total }
      case .mark(.break(let mark)):
        settleBreak()
        lengths[index] = -total
        pending.append((index, true))
        total += mark.isForced ? SwiftLayout.lineLength : mark.size
      }
    }
    for open in pending { lengths[open.index] += total }
    return lengths
  }
}
