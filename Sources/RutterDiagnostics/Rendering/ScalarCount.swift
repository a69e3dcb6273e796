/// Tells how many scalars lie between two places of a text without going through all of it.
///
/// Made in one pass, so that many findings on one line of megabytes cost no more than on many lines.
struct ScalarCount: Sendable {
  private static let step = 256

  private let bytes: [UInt8]
  /// The scalars that start before each multiple of `step`.
  private let marks: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var marks: [Int] = []
    var count = 0
    var index = 0
    while index < bytes.count {
      if index % Self.step == 0 { marks.append(count) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    self.marks = marks + [count]
  }

  /// The scalars that start in `range`, which lies inside the text.
  func count(in range: Range<Int>) -> Int {
    count(before: range.upperBound) - count(before: range.lowerBound)
  }

  private func count(before offset: Int) -> Int {
    let mark = offset / Self.step
    if offset == bytes.count, let all = marks.last { return all }
    return marks[mark] + bytes[(mark * Self.step)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
