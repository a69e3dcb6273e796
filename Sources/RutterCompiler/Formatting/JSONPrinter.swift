/// Prints a document as JSON: two spaces a level, and on one line what the author wrote so and fits.
struct JSONPrinter {
  private var writer: FormatWriter

  static func print(_ document: FormatDocument, _ source: [UInt8]) -> [UInt8] {
    guard let root = document.root else { return source }
    var printer = JSONPrinter(writer: FormatWriter(source))
    printer.value(root, indent: 0, before: 0, isOpen: true)
    printer.writer.endLine()
    return printer.writer.finished()
  }

  private mutating func value(_ node: FormatNode, indent: Int, before width: Int, isOpen: Bool) {
    let flow = FlowText(source: writer.source)
    let isOpen = !node.entries.isEmpty && (isOpen || holdsOpen(node))
    let room = FormatWriter.width - indent - width - 1
    if !isOpen, let text = flow.text(node, room: node.entries.isEmpty ? .max : room) {
      return writer.write(text)
    }
    let isList = if case .sequence = node.content { true } else { false }
    writer.write(isList ? "[" : "{")
    writer.endLine()
    for (index, entry) in node.entries.enumerated() {
      if index > 0, entry.lead.contains(.blank) { writer.blankLine() }
      self.entry(entry, indent: indent + 2)
      if index < node.entries.count - 1 { writer.write(",") }
      writer.endLine()
    }
    writer.spaces(indent)
    writer.write(isList ? "]" : "}")
  }

  private mutating func entry(_ entry: FormatEntry, indent: Int) {
    writer.spaces(indent)
    var width = 0
    if case .text(let range, _)? = entry.key?.content {
      writer.write(writer.source[range])
      writer.write(": ")
      width = FlowText.width(writer.source[range]) + 2
    }
    value(entry.value, indent: indent, before: width, isOpen: false)
  }

  /// Whether there is a line break behind a bracket, anywhere in it.
  private func holdsOpen(_ node: FormatNode) -> Bool {
    !node.entries.isEmpty && (node.isOpen || node.entries.contains { holdsOpen($0.value) })
  }
}
