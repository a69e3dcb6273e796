/// Patterns as the standard library reads them; a pattern that cannot be read is its argument's fault.
extension String {
  func replacing(pattern: String, _ replacement: String) throws(FilterFault) -> String {
    let regex: Regex<AnyRegexOutput>
    do {
      regex = try Regex(pattern)
    } catch {
      throw FilterFault("the pattern cannot be read", argument: 0)
    }
    if pattern.repeatsRepetition {
      throw FilterFault(
        "a group that is repeated cannot hold a repetition: it might take for ever", argument: 0)
    }
    var result = ""
    var position = startIndex
    for match in matches(of: regex) {
      result += self[position..<match.range.lowerBound]
      result += Self.filled(replacement, match.output)
      position = match.range.upperBound
      guard result.utf8.count <= Limits.textBytes else { throw .tooLong }
    }
    return result + self[position...]
  }

  /// Whether a pattern is of the kind of `(a+)+`, which takes exponential time where it fails.
  private var repeatsRepetition: Bool {
    /// For each open group whether it holds a repetition.
    var groups = [false]
    var closed = false
    var isEscaped = false
    for byte in utf8 {
      let repeats =
        !isEscaped && [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{")].contains(byte)
      if repeats {
        if closed { return true }
        groups[groups.count - 1] = true
      }
      closed = false
      if !isEscaped, byte == UInt8(ascii: "(") { groups.append(false) }
      if !isEscaped, byte == UInt8(ascii: ")"), groups.count > 1, let last = groups.popLast() {
        closed = last
        groups[groups.count - 1] = groups[groups.count - 1] || last
      }
      isEscaped = !isEscaped && byte == .backslash
    }
    return false
  }

  /// The replacement with `$0` to `$9` filled in; `$$` is a dollar sign.
  private static func filled(_ replacement: String, _ groups: AnyRegexOutput) -> String {
    var result = ""
    var rest = replacement[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      if let digit = rest.first.flatMap({ $0.isASCII ? $0.wholeNumberValue : nil }) {
        rest = rest.dropFirst()
        if digit < groups.count { result += groups[digit].substring ?? "" }
      } else {
        result += "$"
        if rest.first == "$" { rest = rest.dropFirst() }
      }
    }
    return result + rest
  }
}
