import RutterDiagnostics

/// Reads what stands behind `rutter:ignore`: codes, attributes, a colon and the reason.
struct IgnoreCommentParser {
  struct Contents {
    var rules: [IgnoreComment.Rule] = []
    var until: CalendarDate?
  }

  private(set) var report = Report()
  private let file: SourceFile
  private let marker: Range<Int>
  private let end: Int

  init(_ file: SourceFile, marker: Range<Int>, end: Int) {
    self.file = file
    self.marker = marker
    self.end = end
  }

  /// nil if the comment is not sound: then it silences nothing.
  mutating func parse() -> Contents? {
    let colon = file.bytes[marker.upperBound..<end].firstIndex(of: UInt8(ascii: ":"))
    let words = self.words(in: marker.upperBound..<(colon ?? end))
    guard marker.upperBound == end || words.first?.lowerBound != marker.upperBound else {
      reportForm("this is not 'rutter:ignore'", at: marker.lowerBound..<words[0].upperBound)
      return nil
    }
    let codes = words.filter { !isAttribute($0) }
    guard !codes.isEmpty else {
      reportForm("'rutter:ignore' names no rule", at: marker)
      return nil
    }
    guard hasReason(after: colon, words) else { return nil }
    var contents = Contents()
    for index in codes.indices { read(code: index, of: codes, into: &contents) }
    for word in words where isAttribute(word) { read(attribute: word, into: &contents) }
    return report.isEmpty ? contents : nil
  }

  /// What spaces and commas divide.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isWord =
        index < range.upperBound && file.bytes[index] > 0x20
        && file.bytes[index] != UInt8(ascii: ",")
      if isWord {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    return words
  }

  private func isAttribute(_ word: Range<Int>) -> Bool {
    file.bytes[word].contains(UInt8(ascii: "="))
  }

  private mutating func hasReason(after colon: Int?, _ words: [Range<Int>]) -> Bool {
    if let colon, file.bytes[(colon + 1)..<end].contains(where: { $0 > 0x20 }) { return true }
    let last = words.last { isAttribute($0) || RuleCatalogue.adjustable.contains(text($0)) }
    let leavesAReason = colon == nil && last != nil && last != words.last
    report.error(
      .badIgnore, "'rutter:ignore' gives no reason", at: range(marker),
      help: leavesAReason ? nil : Self.form,
      fixIts: leavesAReason
        ? last.map {
          [FixIt("add a ':'", replace: range($0.upperBound..<$0.upperBound), with: ":")]
        } ?? [] : [])
    return false
  }

  private mutating func read(code index: Int, of codes: [Range<Int>], into contents: inout Contents)
  {
    let word = codes[index]
    let code = text(word)
    guard RuleCatalogue.adjustable.contains(code) else {
      return report.add(UnknownRule.finding(code, at: range(word)))
    }
    let removal =
      index + 1 < codes.count
      ? word.lowerBound..<codes[index + 1].lowerBound
      : (index > 0 ? codes[index - 1].upperBound : word.lowerBound)..<word.upperBound
    contents.rules.append(
      .init(code: DiagnosticCode(code), range: range(word), removal: range(removal)))
  }

  private mutating func read(attribute word: Range<Int>, into contents: inout Contents) {
    let equals = file.bytes[word].firstIndex(of: UInt8(ascii: "=")) ?? word.upperBound
    let name = word.lowerBound..<equals
    let value = min(equals + 1, word.upperBound)..<word.upperBound
    switch text(name) {
    case "until":
      contents.until = CalendarDate(text(value))
      if contents.until == nil {
        report.error(
          .badIgnore, "'\(excerpt(text(value)))' is no date", at: range(value),
          help: "write the last day on which the comment holds, as in 'until=2027-01-31'")
      }
    case "by": if value.isEmpty { reportForm("'by=' names nobody", at: word) }
    case let other:
      let nearest = Suggestion.nearest(to: other, in: ["until", "by"])
      report.error(
        .badIgnore, "'rutter:ignore' has no '\(excerpt(other))='", at: range(name),
        help: nearest == nil ? Self.form : nil,
        fixIts: nearest.map { [FixIt("write '\($0)'", replace: range(name), with: $0)] } ?? [])
    }
  }

  private mutating func reportForm(_ message: String, at offsets: Range<Int>) {
    report.error(.badIgnore, message, at: range(offsets), help: Self.form)
  }

  private static let form =
    "write '# rutter:ignore CODE: why', with 'until=2027-01-31' and 'by=team' before the colon if "
    + "you like"

  private func text(_ offsets: Range<Int>) -> String {
    String(decoding: file.bytes[offsets], as: UTF8.self)
  }

  private func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }
}

extension DiagnosticCode {
  static let badIgnore: Self = "bad-ignore"
}
