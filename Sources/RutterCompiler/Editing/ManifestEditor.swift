package import RutterDiagnostics

/// Why an edit cannot be made, and where the author has to make it.
package struct EditObstacle: Error {
  package let message: String
  package let range: SourceRange
}

/// Adds entries to a manifest's text, in the style of what is around them.
package struct ManifestEditor {
  package private(set) var file: SourceFile
  let format: SyntaxFormat
  var edits: [TextEdit] = []

  package init(_ file: SourceFile) {
    self.file = file
    format = SyntaxFormat(path: file.path)
  }

  /// Adds what is missing along a path of keys, and the value at its end.
  ///
  /// A list of names stays one as long as names are all there is to say, and becomes a mapping when it is
  /// not. What is there already stays; a value of its own in its place is an obstacle.
  package mutating func add(_ value: NewValue, at path: [String]) throws(EditObstacle) {
    // Each pass makes one edit; only a list that becomes a mapping takes another.
    for _ in 0...path.count {
      edits = []
      let isDone = try step(value, path)
      file = file.applying(edits)
      if isDone { return }
    }
  }

  private mutating func step(_ value: NewValue, _ path: [String]) throws(EditObstacle) -> Bool {
    guard let root = try root() else {
      append(NewEntry(path: path[...], value))
      return true
    }
    var place = EditPlace(node: root, shape: .object(ManifestShapes.manifest))
    for (depth, key) in path.enumerated() {
      let rest = NewEntry(path: path[depth...], value)
      if place.node.kind == .sequence, place.node.alias == nil, !place.node.items.isEmpty {
        return try name(rest, in: place)
      }
      try refuseOddPlace(place, key)
      if place.isEmpty {
        let whole = NewValue.mapping([rest])
        fill(
          place, with: whole, depth > 0 ? NewEntry(path: path[(depth - 1)...], value).value : whole)
        return true
      }
      guard let next = place.entry(key) else {
        try refuseMerged(place, key)
        insert(rest, into: place)
        return true
      }
      place = next
    }
    guard value == .nothing || place.isEmpty else {
      throw obstacle("'\(path.last ?? "")' is there already", place)
    }
    if value != .nothing { fill(place, with: value, value) }
    return true
  }

  private func root() throws(EditObstacle) -> Node? {
    var report = Report()
    let tree = SyntaxReader.parse(file, as: format, into: &report)
    guard let tree, !report.hasErrors else {
      throw EditObstacle(
        message: "the manifest cannot be read", range: file.wholeRange.startPoint)
    }
    return tree.root
  }

  /// An item of a list of names; false where the list had to become a mapping first.
  private mutating func name(_ entry: NewEntry, in place: EditPlace) throws(EditObstacle) -> Bool {
    let items = place.node.items
    guard items.allSatisfy({ $0.kind == .scalar }) else {
      throw obstacle("'\(place.name)' is not a list of names", place)
    }
    guard entry.value == .nothing else {
      makeMapping(place)
      return false
    }
    if !items.contains(where: { $0.text == entry.key }) { append(entry.key, to: place) }
    return true
  }

  private func refuseOddPlace(_ place: EditPlace, _ key: String) throws(EditObstacle) {
    if place.node.alias != nil {
      throw obstacle("'\(key)' would go into an alias, which stands for something elsewhere", place)
    }
    guard place.node.kind != .mapping, !place.isEmpty else { return }
    throw obstacle(
      "'\(place.name)' is neither a mapping nor a list, so '\(key)' has no place", place)
  }

  private func refuseMerged(_ place: EditPlace, _ key: String) throws(EditObstacle) {
    guard place.node.value(for: key) != nil else { return }
    throw obstacle("'\(key)' comes from a merge key here", place)
  }

  private func obstacle(_ message: String, _ place: EditPlace) -> EditObstacle {
    EditObstacle(message: message, range: place.node.range)
  }

  // MARK: Edits

  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound)
    edits.append(TextEdit(range: range, replacement: text))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  var lines: SourceLines {
    SourceLines(bytes: file.bytes, start: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// As the file ends its lines.
  var lineEnd: String {
    let first = file.bytes.firstIndex(where: \.isYAMLBreak)
    return first.map { file.bytes[$0...].starts(with: [0x0D, 0x0A]) } ?? false ? "\r\n" : "\n"
  }

  /// Writes the first entry of a file that holds nothing but comments.
  private mutating func append(_ entry: NewEntry) {
    let isEnded = file.bytes.last.map(\.isYAMLBreak) ?? true
    let text = EntryText(format: format)
    let lines = format == .json ? ["{\(text.flow(entry))}"] : text.block(entry, indent: 0)
    insert(
      (isEnded ? "" : lineEnd) + lines.map { $0 + lineEnd }.joined(), at: file.bytes.count)
  }
}

/// A value on the way to where something is added.
struct EditPlace {
  let node: Node
  let shape: Shape?
  /// The key whose value it is, and the mapping around; none for the document itself.
  var key: Node?
  var parent: Node?

  /// Nothing is there, or brackets with nothing in them.
  var isEmpty: Bool {
    guard node.alias == nil else { return false }
    return node.isNull || (node.isFlow && node.items.isEmpty && node.ownEntries.isEmpty)
  }

  var name: String { key?.text ?? "the manifest" }

  func entry(_ name: String) -> EditPlace? {
    let entry = node.ownEntries.first { $0.key.kind == .scalar && $0.key.text == name }
    return entry.map { entry in
      EditPlace(
        node: entry.value, shape: MappingKeys(node, shape).shape(of: entry.key), key: entry.key,
        parent: node)
    }
  }
}
