import RutterDiagnostics

// Where a new entry goes in the text, and in which style.

extension ManifestEditor {
  /// Adds an entry to a mapping that has others.
  mutating func insert(_ entry: NewEntry, into place: EditPlace) {
    let entries = place.node.ownEntries
    let keys = MappingKeys(place.node, place.shape)
    let wanted = keys.object?.keys.firstIndex { $0.name == entry.key }
    let before = wanted.map { wanted in
      entries.lastIndex { (keys.place(of: $0.key) ?? -1) < wanted } ?? -1
    }
    let index = before ?? entries.count - 1
    if place.node.isFlow {
      insertInFlow(
        EntryText(format: format).flow(entry), behind: max(0, index), of: entries.map(\.value),
        place)
    } else if index < 0, !isBelowComment(entries[0].key) {
      insertAtStart(entry, place)
    } else {
      insertBlock(entry, behind: index < 0 ? entries.count - 1 : index, place)
    }
  }

  private func isBelowComment(_ key: Node) -> Bool {
    let start = lines.lineStart(of: Int(key.range.start))
    guard start > lines.start else { return false }
    let above = lines.contentStart(of: start - 1)
    return above < file.bytes.count && file.bytes[above] == UInt8(ascii: "#")
  }

  private mutating func insertAtStart(_ entry: NewEntry, _ place: EditPlace) {
    let start = FormatReader.firstToken(of: place.node)
    let column = start - lines.lineStart(of: start)
    let text = self.text(entry, place, column)
    let behind = lineEnd + String(repeating: " ", count: column)
    insert(text.joined(separator: lineEnd).trimmingSpaces + behind, at: start)
  }

  private mutating func insertBlock(_ entry: NewEntry, behind index: Int, _ place: EditPlace) {
    let entries = place.node.ownEntries
    let column = self.column(of: place)
    let text = self.text(entry, place, column)
    let isFirstBlock = entries.count == 1 && place.isSection && text.count > 1
    let isApart = isApart(place) || isFirstBlock
    let end = endOfLines(entries[index].value, deeperThan: column)
    insert((isApart ? lineEnd : "") + lineEnd + text.joined(separator: lineEnd), at: end)
  }

  /// In the style of the mapping's last entry that has a mapping for a value.
  private func text(_ entry: NewEntry, _ place: EditPlace, _ column: Int) -> [String] {
    let text = EntryText(format: format, step: step(of: place))
    let model = place.node.ownEntries.last {
      $0.value.kind == .mapping && !$0.value.ownEntries.isEmpty
    }
    let line = String(repeating: " ", count: column) + text.flow(entry)
    guard case .mapping = entry.value, model?.value.isFlow ?? !place.isSection,
      line.count <= FormatWriter.width
    else { return text.block(entry, indent: column) }
    return [line]
  }

  private func column(of place: EditPlace) -> Int {
    let start = FormatReader.firstToken(of: place.node)
    return start - lines.lineStart(of: start)
  }

  /// How far the document indents its levels: as its first block in a block.
  private func step(of place: EditPlace) -> Int {
    guard let key = place.key, !place.node.isFlow else { return firstStep(place.node) ?? 2 }
    let outer = Int(key.range.start) - lines.lineStart(of: Int(key.range.start))
    let step = column(of: place) - outer
    return step > 0 ? step : 2
  }

  private func firstStep(_ node: Node) -> Int? {
    guard node.isBlockCollection else { return nil }
    let outer = FormatReader.firstToken(of: node)
    let inner = node.ownEntries.first { $0.value.isBlockCollection && $0.value.kind == .mapping }
    guard let inner = inner.map({ FormatReader.firstToken(of: $0.value) }) else { return nil }
    let step = (inner - lines.lineStart(of: inner)) - (outer - lines.lineStart(of: outer))
    return step > 0 ? step : nil
  }

  /// An empty line divides the last two entries.
  private func isApart(_ place: EditPlace) -> Bool {
    let entries = place.node.ownEntries
    guard entries.count > 1 else { return false }
    let end = endOfLines(entries[entries.count - 2].value, deeperThan: column(of: place))
    let next = lines.lineStart(of: Int(entries[entries.count - 1].key.range.start))
    guard end < next else { return false }
    return FormatWriter.lines(file.bytes[end..<next]).dropFirst().dropLast()
      .contains { $0.allSatisfy(\.isYAMLBlank) }
  }

  /// Where the lines of a value end, with the comments below it that are indented as it is.
  private func endOfLines(_ node: Node, deeperThan column: Int) -> Int {
    var end = lines.lineEnd(of: Int(node.range.end))
    var next = end
    while next < file.bytes.count {
      let isPair = file.bytes[next...].starts(with: [0x0D, 0x0A])
      let content = lines.skipBlanks(from: next + (isPair ? 2 : 1))
      guard content < file.bytes.count else { break }
      if file.bytes[content] == UInt8(ascii: "#") {
        guard content - lines.lineStart(of: content) > column else { break }
        end = lines.lineEnd(of: content)
      } else if !file.bytes[content].isYAMLBreak {
        break
      }
      next = lines.lineEnd(of: content)
    }
    return end
  }

  // MARK: Brackets

  /// Adds a text behind one of the values between brackets, on a line of its own if they have.
  private mutating func insertInFlow(
    _ text: String, behind index: Int, of values: [Node], _ place: EditPlace
  ) {
    let end = Int(values[index].range.end)
    let previous = index == 0 ? Int(place.node.range.start) + 1 : Int(values[index - 1].range.end)
    let isOpen = file.bytes[previous..<max(previous, Int(values[index].range.start))]
      .contains(where: \.isYAMLBreak)
    guard isOpen else { return insert(", " + text, at: end) }
    let start = lines.lineStart(of: end)
    let margin = String(
      repeating: " ", count: lines.indentation(of: firstLine(index, values, place)))
    var comma = lines.skipBlanks(from: end)
    let hasComma = comma < file.bytes.count && file.bytes[comma] == UInt8(ascii: ",")
    if !hasComma { insert(",", at: end) }
    comma = hasComma ? comma + 1 : end
    let rest = lines.lineEnd(of: comma)
    let isLastOnLine =
      file.bytes[lines.skipBlanks(from: comma)..<rest].first.map { $0 == 0x23 } ?? true
    let place = isLastOnLine && start <= end ? rest : comma
    insert(lineEnd + margin + text + (hasComma ? "," : ""), at: place)
  }

  /// A place on the line that an entry starts on.
  private func firstLine(_ index: Int, _ values: [Node], _ place: EditPlace) -> Int {
    let entries = place.node.ownEntries
    return Int(index < entries.count ? entries[index].key.range.start : values[index].range.start)
  }

  mutating func append(_ name: String, to place: EditPlace) {
    let items = Array(place.node.items)
    let text = EntryText(format: format).scalar(name, inFlow: place.node.isFlow)
    if place.node.isFlow {
      return insertInFlow(text, behind: items.count - 1, of: items, place)
    }
    let column = Int(place.node.range.start) - lines.lineStart(of: Int(place.node.range.start))
    let end = endOfLines(items[items.count - 1], deeperThan: column)
    insert(lineEnd + String(repeating: " ", count: column) + "- " + text, at: end)
  }

  // MARK: Values

  /// Gives a value to a key that has none; `short` is the same, as a list where names are all.
  mutating func fill(_ place: EditPlace, with value: NewValue, _ short: NewValue) {
    let text = EntryText(format: format, step: place.parent.flatMap { firstStep($0) } ?? 2)
    guard let key = place.key, let parent = place.parent, !parent.isFlow,
      !place.node.isFlow || format == .yaml
    else {
      let behindColon = place.key.map { Int($0.range.end) < Int(place.node.range.start) } ?? true
      let flow = text.flow(short.isNames ? short : value)
      if place.node.isMissing {
        return insert((behindColon ? " " : ": ") + flow, at: Int(place.node.range.end))
      }
      return replace(place.node.range.offsets, with: flow)
    }
    let start = lines.skipBlanks(
      before: Int(place.node.range.start), downTo: Int(key.range.end))
    replace(start..<Int(place.node.range.end), with: short.isMapping ? "" : " " + text.flow(short))
    guard case .mapping(let entries) = short else { return }
    let column = Int(key.range.start) - lines.lineStart(of: Int(key.range.start))
    let block = entries.flatMap { text.block($0, indent: column + text.step) }
    insert(
      lineEnd + block.joined(separator: lineEnd), at: lines.lineEnd(of: Int(place.node.range.end)))
  }

  /// Turns a list of names into a mapping from these names to nothing.
  mutating func makeMapping(_ place: EditPlace) {
    guard place.node.isFlow else { return makeBlockMapping(place) }
    let range = place.node.range.offsets
    let isPlain = !file.bytes[range].contains { $0.isYAMLBreak || $0 == UInt8(ascii: "#") }
    if let key = place.key, place.parent?.isFlow == false, isPlain {
      let column = Int(key.range.start) - lines.lineStart(of: Int(key.range.start))
      let margin = String(
        repeating: " ", count: column + (place.parent.flatMap { firstStep($0) } ?? 2))
      let names = place.node.items.map { lineEnd + margin + $0.sourceText + ":" }
      replace(
        lines.skipBlanks(before: range.lowerBound, downTo: Int(key.range.end))..<range.upperBound,
        with: "")
      return insert(names.joined(), at: lines.lineEnd(of: range.upperBound))
    }
    replace(range.lowerBound..<range.lowerBound + 1, with: "{")
    if format == .json {
      for item in place.node.items { insert(": {}", at: Int(item.range.end)) }
    }
    replace(range.upperBound - 1..<range.upperBound, with: "}")
  }

  private mutating func makeBlockMapping(_ place: EditPlace) {
    let key = place.key.map { Int($0.range.start) - lines.lineStart(of: Int($0.range.start)) } ?? -1
    for item in place.node.items {
      let start = Int(item.range.start)
      let dash = lines.contentStart(of: start)
      let column = dash - lines.lineStart(of: start)
      replace(dash..<start, with: column <= key ? "  " : "")
      insert(":", at: Int(item.range.end))
    }
  }
}

extension EditPlace {
  /// The entries of a section of the manifest: each may be a block, apart from the others.
  var isSection: Bool {
    parent != nil && key.map { ManifestShapes.manifest.key($0.text) != nil } ?? false
  }
}

extension NewValue {
  fileprivate var isNames: Bool { if case .names = self { true } else { false } }
  fileprivate var isMapping: Bool { if case .mapping = self { true } else { false } }
}

extension String {
  /// Without the spaces it starts with.
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
