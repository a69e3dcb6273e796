/// Prints what stands between brackets on one line, if that is possible.
struct FlowText {
  let source: [UInt8]

  /// The brackets and what is in them, without the anchor before; nil where a token has several lines,
  /// or the text is wider than `room`.
  func text(_ node: FormatNode, room: Int) -> [UInt8]? {
    var text: [UInt8] = []
    var node = node
    node.properties = []
    guard append(node, room, to: &text), Self.width(text[...]) <= room else { return nil }
    return text
  }

  /// How many columns a text takes, one for each Unicode scalar.
  static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  private func append(_ node: FormatNode, _ room: Int, to text: inout [UInt8]) -> Bool {
    for range in node.properties {
      text += source[range]
      if !isNothing(node) { text.append(0x20) }
    }
    switch node.content {
    case .nothing: return true
    case .text(let range, _):
      guard !source[range].contains(where: \.isYAMLBreak) else { return false }
      text += source[range]
      return true
    case .mapping(let entries):
      guard node.isFlow else { return false }
      return append(entries, node.isPair ? ("", "") : ("{", "}"), room, to: &text)
    case .sequence(let entries):
      guard node.isFlow else { return false }
      return append(entries, ("[", "]"), room, to: &text)
    }
  }

  private func isNothing(_ node: FormatNode) -> Bool {
    if case .nothing = node.content { return true }
    return false
  }

  private func append(
    _ entries: [FormatEntry], _ brackets: (String, String), _ room: Int, to text: inout [UInt8]
  ) -> Bool {
    text += Array(brackets.0.utf8)
    for (index, entry) in entries.enumerated() {
      // Four bytes make a column at most.
      guard text.count / 4 <= room else { return false }
      if index > 0 { text += [0x2C, 0x20] }
      guard append(entry, isPair: brackets.0.isEmpty, room, to: &text) else { return false }
    }
    text += Array(brackets.1.utf8)
    return true
  }

  private func append(
    _ entry: FormatEntry, isPair: Bool, _ room: Int, to text: inout [UInt8]
  ) -> Bool {
    if let key = entry.key {
      guard append(key, room, to: &text) else { return false }
      let isBare = isNothing(entry.value) && entry.value.properties.isEmpty
      if isBare && !isPair { return true }
      if isAlias(key) { text.append(0x20) }
      text += isBare ? [0x3A] : [0x3A, 0x20]
    }
    return append(entry.value, room, to: &text)
  }

  private func isAlias(_ key: FormatNode) -> Bool {
    if case .text(let range, _) = key.content { return source[range.lowerBound] == 0x2A }
    return false
  }
}
