import RutterDiagnostics

// Tabs where YAML wants spaces: how many are meant shows in the lines around them.

extension YAMLDiagnosis {
  /// A tab at the place, or in the indentation of its line.
  var tab: Diagnostic? {
    let indentation = lines.lineStart(of: place)..<lines.contentStart(of: place)
    let inIndentation = lines.bytes[indentation].firstIndex(of: 0x09)
    guard let first = lines.byte(at: place) == 0x09 ? place : inIndentation else { return nil }
    var end = first
    while lines.byte(at: end) == 0x09 { end += 1 }
    var diagnostic = error(
      SyntaxDiagnostics.tabIndentation, "a tab cannot indent in YAML", first..<end)
    let fix =
      inIndentation == nil
      ? columnBehindDash(first..<end).map { (first..<end, $0 - column(of: first)) }
      : columnOfLine.map { (indentation, $0) }
    if let (blanks, count) = fix {
      let spaces = String(repeating: " ", count: count)
      diagnostic.fixIts = [
        FixIt("replace it with spaces", replace: range(blanks), with: spaces)
      ]
    }
    return diagnostic
  }

  /// Where the key behind a list item's dash starts: above the keys that follow it.
  private func columnBehindDash(_ tabs: Range<Int>) -> Int? {
    let start = column(of: tabs.lowerBound)
    guard lines.skipBlanks(from: tabs.lowerBound) == tabs.upperBound,
      lines.keyStart(of: place) == tabs.upperBound
    else { return nil }
    let nearest = lines.isBlank(before: tabs.lowerBound) ? start : start + 1
    guard let below = indentationBelow, below > lines.indentation(of: place) else { return nearest }
    return below >= nearest ? below : nil
  }
}

// MARK: - Lines

extension YAMLDiagnosis {
  /// Where a line of keys or of list items starts.
  private struct Level {
    let column: Int
    let isItem: Bool
  }

  /// The column that a line indented with tabs is meant to start at; nil if there are several.
  private var columnOfLine: Int? {
    guard let above = lines.contentAbove(place), let levels = levels(upFrom: above) else {
      return nil
    }
    let content = lines.contentStart(of: place)
    let isItem = lines.keyStart(of: content) > content
    if opensBlock(above) {
      let isOnlyChoice = levels.allSatisfy { $0.column == 0 } || tabCount == levels.count
      return isOnlyChoice ? columnOfChild(of: above, at: content) : nil
    }
    let choices = levels.filter { $0.column > 0 && $0.isItem == isItem }
    if choices.count == 1 { return choices[0].column }
    guard let tabCount, levels.indices.contains(tabCount), levels[tabCount].isItem == isItem else {
      return nil
    }
    return levels[tabCount].column
  }

  /// How many tabs indent the line; nil where there are spaces too.
  private var tabCount: Int? {
    let indentation = lines.lineStart(of: place)..<lines.contentStart(of: place)
    return lines.bytes[indentation].allSatisfy { $0 == 0x09 } ? indentation.count : nil
  }

  /// The columns at which collections are open on a line, outermost first; nil where there are tabs.
  private func levels(upFrom line: Int) -> [Level]? {
    var levels: [Level] = []
    var next: Int? = line
    while let line = next, levels.last?.column != 0 {
      guard !hasTab(line) else { return nil }
      let key = lines.keyStart(of: line)
      for start in key > line ? [key, line] : [line]
      where column(of: start) < levels.last?.column ?? .max {
        levels.append(Level(column: column(of: start), isItem: start < key))
      }
      next = lines.contentAbove(line)
    }
    return levels.reversed()
  }

  private func hasTab(_ line: Int) -> Bool {
    lines.bytes[lines.lineStart(of: line)..<lines.contentStart(of: line)].contains(0x09)
  }

  /// A key without a value, or the start of a block of text.
  private func opensBlock(_ line: Int) -> Bool {
    let text = lines.content(ofLineAt: line)
    if lines.bytes[text].last == UInt8(ascii: ":") { return true }
    let word = lines.bytes[text].split(whereSeparator: \.isYAMLBlank).last ?? []
    return word.count <= 3 && word.first.map("|>".utf8.contains) ?? false
  }

  /// That of the lines that follow, if they can be its siblings; otherwise any that is deep enough.
  private func columnOfChild(of parent: Int, at child: Int) -> Int? {
    let outer = column(of: lines.keyStart(of: parent))
    guard let below = indentationBelow, below > outer else { return outer + 2 }
    return opensBlock(child) ? nil : below
  }

  /// The indentation of the next line with something on it; nil where it has tabs.
  private var indentationBelow: Int? {
    let line = lines.skipSpaces(from: lines.lineEnd(of: place))
    guard line < lines.bytes.count, !hasTab(line) else { return nil }
    return lines.indentation(of: line)
  }
}
