import RutterDiagnostics

/// Holds a formatted text against the one it was made from: the same values, the same comments.
struct FormatCheck {
  let subject: FormatSubject
  let format: SyntaxFormat

  /// Throws where the meaning differs: at the value in the text before.
  func compare(
    _ tree: SyntaxTree, _ document: FormatDocument, with bytes: [UInt8]
  ) throws(FormatObstacle) {
    let file = SourceFile(id: tree.file.id, path: tree.file.path, bytes: bytes)
    var report = Report()
    guard let formatted = SyntaxReader.parse(file, as: format, into: &report), !report.hasErrors
    else { throw FormatObstacle(offset: 0) }
    if let old = tree.root, let new = formatted.root {
      try compare(old, new, subject.shape)
    } else if (tree.root == nil) != (formatted.root == nil) {
      throw FormatObstacle(offset: 0)
    }
    let now = try FormatReader.read(formatted, as: subject.shape)
    if texts(of: document, tree) != texts(of: now, formatted) { throw FormatObstacle(offset: 0) }
  }

  /// The comments, whatever their order.
  private func texts(of document: FormatDocument, _ tree: SyntaxTree) -> [String] {
    document.comments.map { String(decoding: tree.file.bytes[$0], as: UTF8.self) }.sorted()
  }

  private func compare(_ old: Node, _ new: Node, _ shape: Shape?) throws(FormatObstacle) {
    let isSame =
      old.kind == new.kind && (old.alias == nil) == (new.alias == nil)
      && old.items.count == new.items.count && old.entries.count == new.entries.count
      && (old.kind != .scalar || (old.style == new.style && old.text == new.text))
    guard isSame else { throw FormatObstacle(offset: old.range.offsets.lowerBound) }
    for (old, new) in zip(old.items, new.items) { try compare(old, new, shape?.items?.shape) }
    let keys = MappingKeys(old, shape)
    if keys.object == nil {
      for (old, new) in zip(old.entries, new.entries) { try compare(old, new, keys) }
    } else {
      let places = Dictionary(
        new.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { a, _ in a })
      for entry in old.entries {
        guard let match = places[entry.key.text] else {
          throw FormatObstacle(offset: entry.key.range.offsets.lowerBound)
        }
        try compare(entry, match, keys)
      }
    }
  }

  private func compare(
    _ old: Node.Entry, _ new: Node.Entry, _ keys: MappingKeys
  ) throws(FormatObstacle) {
    try compare(old.key, new.key, nil)
    try compare(old.value, new.value, keys.shape(of: old.key))
  }
}
