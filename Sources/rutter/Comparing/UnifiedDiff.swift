/// The difference of two contents as `diff -u` prints it, so that `patch` and editors understand it.
///
/// Behind the line numbers of each hunk stand the manifest's lines that it comes from, as far as they
/// are known.
struct UnifiedDiff {
  static let context = 3
  /// More causes of one hunk than these are not told.
  private static let mostCauses = 3

  let path: String
  private let old: [Substring]
  private let new: [Substring]
  private let oldEndsInNewline: Bool
  private let newEndsInNewline: Bool
  private let causes: LineCauses

  init(path: String, old: [UInt8], new: [UInt8], places: LineCauses.Places? = nil) {
    self.path = path
    (self.old, oldEndsInNewline) = Self.lines(of: old)
    (self.new, newEndsInNewline) = Self.lines(of: new)
    causes = LineCauses(
      lines: self.new, manifest: GeneratedHeader.manifest(in: new), places: places)
  }

  /// Empty if nothing differs.
  func text(color: Bool = false) -> String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    var lines = ["--- a/\(path)", "+++ b/\(path)"]
    for hunk in hunks { lines += self.lines(of: hunk) }
    return lines.map { (color ? Self.painted($0) : $0) + "\n" }.joined()
  }

  private static func lines(of bytes: [UInt8]) -> ([Substring], Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map(Substring.init)
    let endsInNewline = lines.last?.isEmpty ?? true
    if endsInNewline { lines.removeLast() }
    return (lines, endsInNewline)
  }

  /// Changes whose context meets belong to one hunk.
  private func hunks() -> [[LineDiff.Change]] {
    changes().reduce(into: []) { hunks, change in
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  /// Lines are compared by their bytes: two spellings of one accented letter differ. A last line
  /// without its newline differs from the same line with one.
  private func changes() -> [LineDiff.Change] {
    struct Line: Hashable {
      let text: [UInt8]
      let isCutOff: Bool
    }
    func marked(_ lines: [Substring], _ endsInNewline: Bool) -> [Line] {
      lines.enumerated().map { index, line in
        Line(text: Array(line.utf8), isCutOff: !endsInNewline && index == lines.count - 1)
      }
    }
    return LineDiff.changes(
      from: marked(old, oldEndsInNewline), to: marked(new, newEndsInNewline))
  }

  private func lines(of hunk: [LineDiff.Change]) -> [String] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    var lines = ["@@ -\(Self.numbers(oldRange)) +\(Self.numbers(newRange)) @@\(told(hunk))"]
    var index = oldRange.lowerBound
    for change in hunk {
      lines += (index..<change.old.lowerBound).flatMap { oldLine($0, " ") }
      lines += change.old.flatMap { oldLine($0, "-") }
      lines += change.new.flatMap { line(new, $0, "+", newEndsInNewline) }
      index = change.old.upperBound
    }
    return lines + (index..<oldRange.upperBound).flatMap { oldLine($0, " ") }
  }

  /// The causes of a hunk, behind a space.
  private func told(_ hunk: [LineDiff.Change]) -> String {
    var told: [String] = []
    for cause in hunk.flatMap({ causes.causes(of: $0.new) }) where !told.contains(cause) {
      if told.count == Self.mostCauses { return " " + told.joined(separator: ", ") + ", …" }
      told.append(cause)
    }
    // Where anything more exact is known, the manifest alone says nothing.
    let exact = told.filter { $0 != causes.manifest }
    return (exact.isEmpty ? told : exact).joined(separator: ", ").prefixed(by: " ")
  }

  private func oldLine(_ index: Int, _ mark: String) -> [String] {
    line(old, index, mark, oldEndsInNewline)
  }

  private func line(
    _ lines: [Substring], _ index: Int, _ mark: String, _ endsInNewline: Bool
  ) -> [String] {
    let isCutOff = index == lines.count - 1 && !endsInNewline
    return [mark + lines[index]] + (isCutOff ? ["\\ No newline at end of file"] : [])
  }

  private static func numbers(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func painted(_ line: String) -> String {
    let color =
      switch line.utf8.first {
      case UInt8(ascii: "+"): "32"
      case UInt8(ascii: "-"): "31"
      case UInt8(ascii: "@"): "36"
      default: ""
      }
    return color.isEmpty ? line : "\u{1B}[\(color)m\(line)\u{1B}[0m"
  }
}

extension String {
  fileprivate func prefixed(by prefix: String) -> String { isEmpty ? "" : prefix + self }
}
