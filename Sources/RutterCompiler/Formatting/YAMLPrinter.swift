/// Prints a document as YAML.
///
/// Blocks are indented by two spaces. What stands between brackets stays so if it holds no comments and
/// fits its line; else it becomes a block. Between the sections of a manifest there is an empty line;
/// elsewhere those of the author stay, one for several.
struct YAMLPrinter {
  private var writer: FormatWriter
  private let isManifest: Bool

  static func print(_ document: FormatDocument, _ source: [UInt8], isManifest: Bool) -> [UInt8] {
    var printer = YAMLPrinter(writer: FormatWriter(source), isManifest: isManifest)
    printer.document(document)
    return printer.writer.finished()
  }

  private mutating func document(_ document: FormatDocument) {
    for line in document.header {
      writer.write(writer.source[line])
      writer.endLine()
    }
    writer.remarks(document.head, indent: 0)
    if let root = document.root { self.root(root) }
    writer.remarks(
      document.tail.last == .blank ? document.tail.dropLast() : document.tail, indent: 0)
  }

  private mutating func root(_ node: FormatNode) {
    guard node.isCollection, !node.entries.isEmpty, isBlock(node, at: 0, before: 0) else {
      value(node, indent: 0, before: 0, prefix: [])
      return writer.endLine()
    }
    if !node.properties.isEmpty {
      writer.write(writer.source[node.properties[0]])
      writer.properties(Array(node.properties.dropFirst()))
      writer.endLine()
    }
    if let comment = node.comment { writer.remarks([.comment(comment.range)], indent: 0) }
    entries(node, indent: 0, areApart: isManifest)
  }

  // MARK: Blocks

  /// The entries of a block, each on lines of its own, and what stands behind the last.
  ///
  /// The first may continue a line, behind the dash of the item that it is part of.
  /// Where entries are apart, there is an empty line around those that are blocks.
  private mutating func entries(
    _ node: FormatNode, indent: Int, areApart: Bool = false, continuesLine: Bool = false
  ) {
    var wasBlock = false
    for (index, entry) in node.entries.enumerated() {
      let isBlock = isBlock(entry.value, at: indent, before: width(ofKey: entry.key))
      if index > 0, areApart, isBlock || wasBlock { writer.blankLine() }
      wasBlock = isBlock
      if index > 0 || !continuesLine {
        let lead = entry.lead + (isBlock ? continuedLead(of: entry) : [])
        writer.remarks(index == 0 ? Array(lead.drop { $0 == .blank }) : lead, indent: indent)
        writer.spaces(indent)
      }
      self.entry(entry, indent: indent, isBlock: isBlock)
    }
    let tail = node.tail.last == .blank ? Array(node.tail.dropLast()) : node.tail
    writer.remarks(tail, indent: indent)
  }

  /// What stands above an item whose first entry continues its line: the comments of both.
  private func continuedLead(of entry: FormatEntry) -> [Remark] {
    guard continuesLine(entry), let first = entry.value.entries.first else { return [] }
    let own = [entry.value.comment, entry.comment].compactMap { $0 }
    return own.map { .comment($0.range) } + first.lead.filter { $0 != .blank }
      + continuedLead(of: first)
  }

  /// Whether an item's block starts on the line of its dash.
  private func continuesLine(_ entry: FormatEntry) -> Bool {
    entry.key == nil && entry.value.properties.isEmpty && !entry.value.entries.isEmpty
  }

  private mutating func entry(_ entry: FormatEntry, indent: Int, isBlock: Bool) {
    if let key = entry.key {
      self.key(key)
    } else {
      writer.write("-")
    }
    if isBlock { return block(entry, indent: indent) }
    value(entry.value, indent: indent + 2, before: width(ofKey: entry.key), prefix: [0x20])
    writer.comment(entry.comment)
    writer.endLine()
  }

  private mutating func key(_ key: FormatNode) {
    for range in key.properties {
      writer.write(writer.source[range])
      writer.spaces(1)
    }
    value(FormatNode(content: key.content), indent: 0, before: 0, prefix: [])
    // An alias would take the colon for a part of its name.
    if case .text(let range, _) = key.content, writer.source[range.lowerBound] == 0x2A {
      writer.spaces(1)
    }
    writer.write(":")
  }

  private mutating func block(_ entry: FormatEntry, indent: Int) {
    let node = entry.value
    var comments = [node.comment, entry.comment].compactMap { $0 }
    writer.properties(node.properties)
    if continuesLine(entry) {
      writer.spaces(1)
      return entries(node, indent: indent + 2, continuesLine: true)
    }
    if !comments.isEmpty { writer.comment(comments.removeFirst()) }
    writer.endLine()
    writer.remarks(comments.map { .comment($0.range) }, indent: indent + 2)
    entries(node, indent: indent + 2)
  }

  // MARK: Values on a line

  /// Whether a value takes lines of its own, behind a key or dash that is so many columns wide.
  private func isBlock(_ node: FormatNode, at indent: Int, before width: Int) -> Bool {
    guard node.isCollection else { return false }
    if !node.isFlow { return true }
    if node.entries.isEmpty { return node.holdsComments }
    if node.holdsComments { return true }
    let properties = node.properties.reduce(0) { $0 + $1.count + 1 }
    let room = FormatWriter.width - indent - width - 1 - properties
    return FlowText(source: writer.source).text(node, room: room) == nil
  }

  private func width(ofKey key: FormatNode?) -> Int {
    guard let key, case .text(let range, _) = key.content else { return 1 }
    return FlowText.width(writer.source[range]) + 1
      + key.properties.reduce(0) { $0 + $1.count + 1 }
  }

  private mutating func value(_ node: FormatNode, indent: Int, before width: Int, prefix: [UInt8]) {
    if prefix.isEmpty, let first = node.properties.first {
      writer.write(writer.source[first])
      writer.properties(Array(node.properties.dropFirst()))
    } else {
      writer.properties(node.properties)
    }
    switch node.content {
    case .nothing: break
    case .text(let range, let style):
      writer.write(node.properties.isEmpty ? prefix : [0x20])
      writer.token(range, style, indent: indent)
    case .mapping, .sequence:
      writer.write(node.properties.isEmpty ? prefix : [0x20])
      writer.write(FlowText(source: writer.source).text(node, room: .max) ?? [])
    }
  }
}
