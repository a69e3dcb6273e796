/// Reads a pattern's text; all that is wrong with it is found at once.
package struct LinkPatternParser {
  /// A pattern with the places of its parameters' names.
  package struct Result: Sendable {
    package let pattern: LinkPattern
    package let places: [String: Range<Int>]
    package let problems: [LinkPatternProblem]
  }

  let bytes: [UInt8]
  var pattern = LinkPattern()
  var places: [String: Range<Int>] = [:]
  var problems: [LinkPatternProblem] = []

  /// More would be no link that a person could read, and cost the overlap proof its depth.
  static let maximumSegments = 64

  package static func parse(_ text: String) -> Result {
    var parser = LinkPatternParser(bytes: Array(text.utf8))
    parser.parse()
    return Result(
      pattern: parser.pattern, places: parser.places,
      problems: parser.problems.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private mutating func parse() {
    guard !bytes.isEmpty else {
      add("the link is empty", 0..<0, help: "write a path, such as '/movies/{id}'")
      return
    }
    let end = endBeforeFragment()
    let start = pathStart(before: end)
    let mark = offset(of: "?", in: start..<end) ?? end
    parsePath(start..<mark)
    if mark < end { parseQuery(mark + 1..<end) }
  }

  private mutating func endBeforeFragment() -> Int {
    guard let hash = offset(of: "#", in: bytes.indices) else { return bytes.count }
    let range = hash..<bytes.count
    add(
      "a link has no fragment", range, help: "what follows a '#' never reaches the app's routes",
      fix: .remove("the fragment", at: range))
    return hash
  }

  /// Where the path starts, behind its slash.
  private mutating func pathStart(before end: Int) -> Int {
    if bytes.first == UInt8(ascii: "/") { return 1 }
    if let start = endOfHost(before: end) {
      add(
        "a link starts at its path", 0..<start, help: "schemes and hosts stand in the project file",
        fix: start < end
          ? .remove("the scheme and the host", at: 0..<start) : .write("/", at: 0..<start))
      return min(start + 1, end)
    }
    add("a link starts with a slash", 0..<min(1, end), fix: .insert("/", at: 0))
    return 0
  }

  /// The end of `scheme://host`, if the text starts with one.
  private func endOfHost(before end: Int) -> Int? {
    guard let colon = offset(of: ":", in: 0..<end), colon > 0, colon + 2 < end,
      bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/"),
      !bytes[..<colon].contains(UInt8(ascii: "{"))
    else { return nil }
    return bytes[(colon + 3)..<end].firstIndex {
      [UInt8(ascii: "/"), UInt8(ascii: "?")].contains($0)
    }
      ?? end
  }

  // MARK: Path

  private mutating func parsePath(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let segments = split(range, at: "/")
    if segments.count > Self.maximumSegments {
      add("a link has at most \(Self.maximumSegments) segments", range)
      return
    }
    for (index, segment) in segments.enumerated() {
      parseSegment(segment, isLast: index == segments.count - 1)
    }
  }

  private mutating func parseSegment(_ range: Range<Int>, isLast: Bool) {
    guard !range.isEmpty else { return reportEmptySegment(range, isLast) }
    if bytes[range].contains(UInt8(ascii: "{")) || bytes[range].contains(UInt8(ascii: "}")) {
      guard let name = placeholder(range, in: "segment") else { return }
      let isRest = name.text.hasSuffix("...")
      let plain = isRest ? String(name.text.dropLast(3)) : name.text
      let dots = isRest && !plain.isEmpty ? 3 : 0
      let place = name.range.lowerBound..<name.range.upperBound - dots
      guard bind(plain, place) else { return }
      if !isRest {
        pattern.path.append(.parameter(plain))
      } else if isLast {
        pattern.rest = plain
      } else {
        add(
          "'{\(plain)...}' takes the rest of the path, so nothing can follow it", range,
          help: "move it to the end, or write '{\(plain)}'")
      }
    } else if let text = pathLiteral(range) {
      pattern.path.append(.literal(text))
    }
  }

  private mutating func reportEmptySegment(_ range: Range<Int>, _ isLast: Bool) {
    let slash = range.lowerBound - 1..<range.lowerBound
    if slash.lowerBound < 0 { return }
    add(
      isLast ? "a link does not end with a slash" : "there is nothing between the slashes", slash,
      help: isLast ? "a URL that does is matched all the same" : nil,
      fix: .remove("the slash", at: slash))
  }

  private mutating func pathLiteral(_ range: Range<Int>) -> String? {
    let text = string(range)
    if text == "." || text == ".." {
      add("'\(text)' is not a segment that a URL keeps", range, help: "leave it out")
      return nil
    }
    if text.hasPrefix(":"), SwiftName.isIdentifier(String(text.dropFirst())) {
      add(
        "a parameter stands in braces", range, fix: .write("{\(text.dropFirst())}", at: range))
      return nil
    }
    if text == "*" || text == "**" {
      add(
        "'\(text)' is not a wildcard here", range,
        help: "give the rest of the path to a parameter: '{path...}'")
      return nil
    }
    return literal(range)
  }

  // MARK: Query

  private mutating func parseQuery(_ range: Range<Int>) {
    guard !range.isEmpty else {
      let mark = range.lowerBound - 1..<range.lowerBound
      add("there is nothing after the '?'", mark, fix: .remove("the '?'", at: mark))
      return
    }
    for item in split(range, at: "&") { parseItem(item) }
  }

  private mutating func parseItem(_ range: Range<Int>) {
    guard let equals = offset(of: "=", in: range), equals > range.lowerBound else {
      return reportBareItem(range)
    }
    let value = equals + 1..<range.upperBound
    guard let name = literal(range.lowerBound..<equals) else { return }
    if let first = pattern.query.first(where: { $0.name == name }) {
      add(
        "the query has two items called '\(first.name)'", range.lowerBound..<equals,
        help: "an array takes all items of one name")
      return
    }
    if bytes[value].contains(UInt8(ascii: "{")) || bytes[value].contains(UInt8(ascii: "}")) {
      guard let parameter = placeholder(value, in: "value") else { return }
      guard bind(parameter.text, parameter.range) else { return }
      pattern.query.append(.init(name: name, value: .parameter(parameter.text)))
    } else if let text = literal(value) {
      pattern.query.append(.init(name: name, value: .literal(text)))
    }
  }

  private mutating func reportBareItem(_ range: Range<Int>) {
    let text = string(range)
    let name =
      text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : text
    let isName = SwiftName.isIdentifier(name)
    let place = range.isEmpty ? range.lowerBound - 1..<range.lowerBound : range
    add(
      "an item of the query is a name and a value", place,
      help: isName ? nil : "write 'name={parameter}' or 'name=text'",
      fix: isName ? .write("\(name)={\(name)}", at: range) : nil)
  }
}
