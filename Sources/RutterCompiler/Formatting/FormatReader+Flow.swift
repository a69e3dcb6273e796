import RutterDiagnostics

// What stands between brackets, and single tokens.

extension FormatReader {
  /// Reads a scalar, an alias or a collection between brackets; the scanner stands at its start.
  mutating func flow(_ node: Node, _ shape: Shape?) throws(FormatObstacle) -> FormatNode {
    let range = node.range.offsets
    if node.alias != nil {
      anchors.append(AnchorUse(name: Array(bytes[range].dropFirst()), isSet: false))
    }
    if node.alias != nil || node.kind == .scalar || isSwift(node, shape) {
      scanner.skip(to: range.upperBound)
      return FormatNode(content: range.isEmpty ? .nothing : .text(range, node.style))
    }
    var result = FormatNode(content: .nothing, isFlow: true)
    result.isPair = node.kind == .mapping && bytes[range.lowerBound] != UInt8(ascii: "{")
    if !result.isPair { scanner.skip(to: range.lowerBound + 1) }
    let line = scanner.line
    var reading = FlowReading()
    result.content =
      node.kind == .mapping
      ? try flowMapping(node, shape, &reading) : try flowSequence(node, shape, &reading)
    result.comment = reading.comment
    result.isOpen = reading.firstLine.map { $0 > line } ?? false
    guard !result.isPair else { return result }
    let gap = try scanner.gap(to: range.upperBound - 1)
    result.tail = gap.remarks
    if let comment = gap.comment {
      result.tail.insert(.comment(comment.range), at: gap.commentPlace)
    }
    if result.tail.allSatisfy({ $0 == .blank }) { result.tail = [] }
    scanner.skip(to: range.upperBound)
    return result
  }

  /// What is learnt at the first entry.
  private struct FlowReading {
    var comment: LineComment?
    var firstLine: Int?
  }

  /// Brackets that stand where Swift is due: `[String: Int]`.
  private func isSwift(_ node: Node, _ shape: Shape?) -> Bool {
    guard node.kind == .sequence, let shape, shape.items == nil else { return false }
    return shape.scalar?.readsFlowSequence ?? false
  }

  private mutating func flowMapping(
    _ node: Node, _ shape: Shape?, _ reading: inout FlowReading
  ) throws(FormatObstacle) -> FormatNode.Content {
    let keys = MappingKeys(node, shape)
    var ordering = KeyOrdering(keys)
    var entries: [FormatEntry] = []
    for entry in node.ownEntries {
      let before = anchors.count
      let gap = try scanner.gap(to: entry.key.range.offsets.lowerBound)
      var result = lead(gap, &reading)
      result.key = try key(entry.key, gap)
      let valueGap = try scanner.gap(to: entry.value.range.offsets.lowerBound)
      result.lead += comments(of: valueGap)
      result.value = try self.node(entry.value, keys.shape(of: entry.key), valueGap, lead: [])
      result.comment = scanner.commentBehind(afterComma: true)
      entries.append(result)
      ordering.add(entry.key, anchors[before...])
    }
    return .mapping(ordering.apply(to: entries))
  }

  private mutating func flowSequence(
    _ node: Node, _ shape: Shape?, _ reading: inout FlowReading
  ) throws(FormatObstacle) -> FormatNode.Content {
    var entries: [FormatEntry] = []
    for item in node.items {
      let gap = try scanner.gap(to: item.range.offsets.lowerBound)
      var result = lead(gap, &reading)
      result.value = try self.node(item, shape?.items?.shape, gap, lead: [])
      result.comment = scanner.commentBehind(afterComma: true)
      entries.append(result)
    }
    return .sequence(entries)
  }

  private func lead(_ gap: FormatGap, _ reading: inout FlowReading) -> FormatEntry {
    var entry = FormatEntry(lead: gap.remarks, value: FormatNode(content: .nothing))
    if reading.firstLine == nil {
      entry.lead = Array(entry.lead.drop { $0 == .blank })
      reading.firstLine = gap.line
      reading.comment = gap.comment
    } else if let comment = gap.comment {
      entry.lead.insert(.comment(comment.range), at: gap.commentPlace)
    }
    return entry
  }

  private func comments(of gap: FormatGap) -> [Remark] {
    (gap.comment.map { [.comment($0.range)] } ?? []) + gap.remarks.filter { $0 != .blank }
  }
}
