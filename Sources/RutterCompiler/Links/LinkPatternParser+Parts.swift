/// What paths and queries are made of: placeholders and literals.
extension LinkPatternParser {
  /// The name between braces, where these are all of the range.
  mutating func placeholder(
    _ range: Range<Int>, in what: String
  ) -> (text: String, range: Range<Int>)? {
    guard let open = offset(of: "{", in: range) else {
      let close = offset(of: "}", in: range) ?? range.lowerBound
      add("the '}' has no '{'", close..<close + 1)
      return nil
    }
    guard let close = offset(of: "}", in: open..<range.upperBound) else {
      add("the '{' has no '}'", open..<range.upperBound, fix: .insert("}", at: range.upperBound))
      return nil
    }
    guard open == range.lowerBound, close == range.upperBound - 1 else {
      add(
        "a parameter is a whole \(what)", range,
        help: "make it a parameter of its own: '{\(string(open + 1..<close))}'")
      return nil
    }
    let inside = open + 1..<close
    return (string(inside), inside)
  }

  /// Whether the name is one, and the pattern's first of that name.
  mutating func bind(_ name: String, _ range: Range<Int>) -> Bool {
    guard SwiftName.isIdentifier(name) else {
      reportBadName(name, range)
      return false
    }
    if let first = places[name] {
      add("'{\(name)}' is in the link twice", range, first: first)
      return false
    }
    places[name] = range
    return true
  }

  private mutating func reportBadName(_ name: String, _ range: Range<Int>) {
    let head = String(name.prefix { $0 != ":" && $0 != " " && $0 != "?" })
    let isAnnotated = head != name && SwiftName.isIdentifier(head)
    add(
      name.isEmpty
        ? "the braces name no parameter"
        : isAnnotated
          ? "a link names parameters without their types"
          : "'\(excerpt(name))' is not a parameter's name",
      name.isEmpty ? range.lowerBound - 1..<range.upperBound + 1 : range,
      help: isAnnotated || !name.isEmpty ? nil : "write a parameter's name between them",
      fix: isAnnotated ? .write(head, at: range) : nil)
  }

  /// Text that stands for itself.
  mutating func literal(_ range: Range<Int>) -> String? {
    let count = problems.count
    if let percent = offset(of: "%", in: range) {
      add(
        "a link is written without percent-encoding",
        percent..<min(percent + 3, range.upperBound),
        help: "write the character itself: it is encoded where the URL is made")
    }
    var offset = range.lowerBound
    for scalar in string(range).unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let name = Self.unusable(scalar) {
        add("a link cannot hold \(name)", offset..<end)
      }
      offset = end
    }
    return problems.count == count ? string(range) : nil
  }

  /// What a character that no URL holds is called.
  private static func unusable(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " ": "a space"
    case "\\", "\"", "<", ">", "^", "`", "|", "[", "]", "?", "&", "=": "'\(scalar)' here"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: "a control character"
    case _ where scalar.properties.isWhitespace: "a space"
    case _ where scalar.properties.generalCategory == .format: "an invisible character"
    default: nil
    }
  }

  // MARK: Bytes

  mutating func add(
    _ message: String, _ range: Range<Int>, help: String? = nil,
    fix: LinkPatternProblem.Fix? = nil, first: Range<Int>? = nil
  ) {
    problems.append(
      LinkPatternProblem(message: message, range: range, help: help, fix: fix, first: first))
  }

  func offset(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: UInt8(ascii: character))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func split(_ range: Range<Int>, at separator: Unicode.Scalar) -> [Range<Int>] {
    bytes[range].split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex }
  }
}
