/// Patterns as the standard library reads them; a pattern that cannot be read is its argument's fault.
extension String {
  func replacing(pattern: String, _ replacement: String) throws(FilterFault) -> String {
    let regex: Regex<AnyRegexOutput>
    do {
      regex = try Regex(pattern)
    } catch {
      throw FilterFault("the pattern cannot be read", argument: 0)
    }
    try PatternCost(pattern).check(against: utf8.count)
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
