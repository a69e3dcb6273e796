/// Finds the ends of string literals, over interpolations at any depth.
enum StringScanner {
  private static let depthLimit = 16

  /// The position after a one-line string literal, raw or not; nil when it is a multi-line one or
  /// does not end in the given bytes.
  static func endOfLiteral(in bytes: LineText, from start: Int, depth: Int = 0) -> Int? {
    guard depth < depthLimit else { return nil }
    let pounds = count(of: .pound, in: bytes, from: start)
    var position = start + pounds
    let quotes = count(of: .quote, in: bytes, from: position)
    if quotes == 2 { return position + 2 + pounds }
    guard quotes == 1 else { return nil }
    position += 1
    while position < bytes.count {
      if bytes[position] == .quote, hasPounds(pounds, in: bytes, at: position + 1) {
        return position + 1 + pounds
      }
      if bytes[position] == .backslash, hasPounds(pounds, in: bytes, at: position + 1) {
        position += 1 + pounds
        guard position < bytes.count else { return nil }
        if bytes[position] == .leftParen {
          guard let end = endOfInterpolation(in: bytes, from: position, depth: depth) else {
            return nil
          }
          position = end
          continue
        }
      }
      position += 1
    }
    return nil
  }

  /// The number of `#` before the `"""` with which a multi-line string starts at the position; nil
  /// when none starts there.
  static func multilineStart(in bytes: LineText, at start: Int) -> Int? {
    let pounds = count(of: .pound, in: bytes, from: start)
    return count(of: .quote, in: bytes, from: start + pounds) >= 3 ? pounds : nil
  }

  static func hasPounds(_ pounds: Int, in bytes: LineText, at position: Int) -> Bool {
    count(of: .pound, in: bytes, from: position) >= pounds
  }

  private static func count(of byte: UInt8, in bytes: LineText, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - start
  }

  private static func endOfInterpolation(
    in bytes: LineText, from start: Int, depth: Int
  ) -> Int? {
    var open = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case .leftParen: open += 1
      case .rightParen: open -= 1
      case .quote:
        guard let end = endOfLiteral(in: bytes, from: position, depth: depth + 1) else {
          return nil
        }
        position = end - 1
      default: break
      }
      position += 1
      if open == 0 { return position }
    }
    return nil
  }
}
