import Testing

@testable import rutter

struct LineDiffTests {
  private func lines(_ text: String) -> [Character] { Array(text) }

  /// Puts the new lines into the old text at the changes.
  private func patch(_ old: [Character], _ new: [Character]) -> [Character] {
    var result: [Character] = []
    var index = 0
    for change in LineDiff.changes(from: old, to: new) {
      result += old[index..<change.old.lowerBound] + new[change.new]
      index = change.old.upperBound
    }
    return result + old[index...]
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "axc", 2),
    ("abcabba", "cbabac", 5), ("abc", "xyz", 6), ("abcdef", "abdef", 1), ("aaa", "aaaa", 1),
  ])
  func findsTheFewestEdits(old: String, new: String, edits: Int) {
    let changes = LineDiff.changes(from: lines(old), to: lines(new))
    #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == edits)
    #expect(patch(lines(old), lines(new)) == lines(new))
  }

  @Test func changesAreInOrderAndApart() {
    let changes = LineDiff.changes(from: lines("abcdefgh"), to: lines("Abcdxxfh"))
    for (first, second) in zip(changes, changes.dropFirst()) {
      #expect(first.old.upperBound < second.old.lowerBound)
      #expect(first.new.upperBound < second.new.lowerBound)
    }
    #expect(changes.first == LineDiff.Change(old: 0..<1, new: 0..<1))
  }

  @Test func anyTextTurnsIntoAnyOther() {
    var generator = Steps(state: 42)
    for _ in 0..<500 {
      let old = generator.text()
      let new = generator.text()
      #expect(patch(old, new) == new)
    }
  }

  @Test func textsWithNothingInCommonAreReplacedAsAWhole() {
    let old = (0..<3000).map { "old \($0)" }
    let new = (0..<3000).map { "new \($0)" }
    #expect(
      LineDiff.changes(from: old, to: new) == [LineDiff.Change(old: 0..<3000, new: 0..<3000)])
  }

  /// Numbers that look random and are the same in every run.
  private struct Steps {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func text() -> [Character] {
      let count = next(20)
      return (0..<count).map { _ in Array("abc")[next(3)] }
    }
  }
}
