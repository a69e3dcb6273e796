/// Tells the patterns whose matching could take for ever.
///
/// Matching goes back and tries again. That takes exponential time where a repeated group can match one
/// text in several ways, as `(a+)+`, `(a|a)*` and `(a?){40}` can, and a power of the text's length where
/// repetitions follow each other, as in `.*.*.*x`.
struct PatternCost {
  /// The steps that a pattern may take on a text.
  private static let mostSteps = 1e10

  private struct Group {
    /// Whether it can match one text in several ways.
    var isAmbiguous = false
    /// What its alternatives begin with, as far as that is one certain character.
    var starts: [UInt8?] = [nil]
    var isAtStart = true
  }

  /// What the last piece of the pattern was.
  private enum Piece {
    case nothing
    case character
    /// Whether the group can match one text in several ways.
    case group(isAmbiguous: Bool)
    case quantifier
  }

  private var groups = [Group()]
  private var last = Piece.nothing
  private(set) var repeatsAmbiguity = false
  /// How many repetitions have no end.
  private(set) var repetitions = 0

  init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    var index = 0
    while index < bytes.count { index = read(bytes, at: index) }
  }

  func check(against length: Int) throws(FilterFault) {
    if repeatsAmbiguity {
      throw FilterFault(
        "a group that is repeated must match a text in one way only: this might take for ever",
        argument: 0)
    }
    var steps = 1.0
    for _ in 0..<repetitions { steps = min(steps * Double(max(length, 1)), Self.mostSteps * 2) }
    if steps > Self.mostSteps {
      throw FilterFault(
        "a pattern with \(repetitions) repetitions might take for ever on \(length) bytes",
        argument: 0)
    }
  }

  /// Reads one piece; gives where the next begins.
  private mutating func read(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case .backslash:
      let next = index + 1 < bytes.count ? bytes[index + 1] : byte
      note(isLetter(next) ? nil : next)
      return index + 2
    case UInt8(ascii: "["): return readClass(bytes, from: index)
    case UInt8(ascii: "("): return open(bytes, at: index)
    case UInt8(ascii: ")"): close()
    case UInt8(ascii: "|"):
      groups[groups.count - 1].starts.append(nil)
      groups[groups.count - 1].isAtStart = true
      last = .nothing
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
      return quantify(bytes, at: index)
    case UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"): note(nil)
    default: note(byte)
    }
    return index + 1
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

  /// A character, of any kind without `start`.
  private mutating func note(_ start: UInt8?) {
    let group = groups.count - 1
    if groups[group].isAtStart {
      let folded = start.map { isLetter($0) ? $0 | 0x20 : $0 }
      groups[group].starts[groups[group].starts.count - 1] = folded
      groups[group].isAtStart = false
    }
    last = .character
  }

  private mutating func readClass(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "^") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "]") { index += 1 }
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      index += bytes[index] == .backslash ? 2 : 1
    }
    note(nil)
    return index + 1
  }

  /// The marks of a group, as in `(?:` and `(?<name>`, are no part of what it matches.
  private mutating func open(_ bytes: [UInt8], at start: Int) -> Int {
    note(nil)
    groups.append(Group())
    last = .nothing
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "?") else { return start + 1 }
    var index = start + 2
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ")") { return index }
      index += 1
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "!")
      {
        break
      }
    }
    return index
  }

  private mutating func close() {
    guard groups.count > 1, let group = groups.popLast() else { return }
    let known = group.starts.compactMap { $0 }
    let isToldApart = group.starts.count == 1 || Set(known).count == group.starts.count
    let isAmbiguous = group.isAmbiguous || !isToldApart
    groups[groups.count - 1].isAmbiguous = groups[groups.count - 1].isAmbiguous || isAmbiguous
    last = .group(isAmbiguous: isAmbiguous)
  }

  private mutating func quantify(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    // A sign behind a quantifier says only how eager that is.
    if case .quantifier = last, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "+") {
      last = .character
      return index + 1
    }
    var end = index + 1
    var isOpen = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
    if byte == UInt8(ascii: "{") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
      isOpen = end > index && end < bytes.count && bytes[end - 1] == UInt8(ascii: ",")
      end += 1
    }
    if byte != UInt8(ascii: "?"), case .group(true) = last { repeatsAmbiguity = true }
    if isOpen { repetitions += 1 }
    groups[groups.count - 1].isAmbiguous = true
    last = .quantifier
    return end
  }
}
