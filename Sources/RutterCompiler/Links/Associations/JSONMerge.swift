import RutterDiagnostics

/// Puts a value into a JSON file that others write too: everything else stays byte for byte.
struct JSONMerge {
  private let file: SourceFile
  private let root: Node

  /// Nil, after a finding, if the file is no JSON.
  init?(_ file: SourceFile, into report: inout Report) {
    var reading = Report()
    let tree = SyntaxReader.parse(file, as: .json, into: &reading)
    report.merge(reading)
    guard let root = tree?.root, !reading.hasErrors else { return nil }
    self.file = file
    self.root = root
  }

  /// The element of `applinks.details` that is about one of these apps becomes this one.
  func mergingDetail(
    _ detail: JSONValue, of appIDs: [String], into report: inout Report
  ) -> [UInt8]? {
    guard root.kind == .mapping else { return refuse("an object", root, &report) }
    guard let links = root.value(for: "applinks") else {
      return adding("applinks", ["details": [detail]], to: root)
    }
    guard links.kind == .mapping else { return refuse("an object", links, &report) }
    guard let details = links.value(for: "details") else {
      return adding("details", [detail], to: links)
    }
    guard details.kind == .sequence else { return refuse("an array", details, &report) }
    let own = details.items.first { item in
      let ids = item.value(for: "appIDs").map { Array($0.items) } ?? []
      return (ids + [item.value(for: "appID")].compactMap { $0 }).contains { id in
        appIDs.contains(id.text)
      }
    }
    return putting(detail, over: own, in: details)
  }

  /// The statement about the package becomes this one.
  func mergingStatement(
    _ statement: JSONValue, of package: String, into report: inout Report
  ) -> [UInt8]? {
    guard root.kind == .sequence else { return refuse("an array", root, &report) }
    let own = root.items.first {
      $0.value(for: "target")?.value(for: "package_name")?.text == package
    }
    return putting(statement, over: own, in: root)
  }

  private func refuse(_ what: String, _ node: Node, _ report: inout Report) -> [UInt8]? {
    report.error(
      .badAssociation, "\(what) is due here", at: node.range.startPoint,
      help: "restore the file, or delete it to have it made anew")
    return nil
  }

  // MARK: Text

  private func putting(_ value: JSONValue, over old: Node?, in list: Node) -> [UInt8] {
    guard let old else { return appending(value, to: list) }
    let bytes = Array(file.bytes[old.range.offsets])
    let new = Array(text(value, indentedLike: old).utf8)
    if Self.withoutSpace(bytes) == Self.withoutSpace(new) { return file.bytes }
    return replacing(old.range.offsets, with: new)
  }

  private func appending(_ value: JSONValue, to list: Node) -> [UInt8] {
    if let last = Array(list.items).last {
      let end = last.range.offsets.upperBound
      let text = ",\n" + indentation(of: last) + text(value, indentedLike: last)
      return replacing(end..<end, with: Array(text.utf8))
    }
    let outer = indentation(of: list)
    let text = "[\n\(outer)  " + indented(value, outer + "  ") + "\n\(outer)]"
    return replacing(list.range.offsets, with: Array(text.utf8))
  }

  /// As the object's first member.
  private func adding(_ name: String, _ value: JSONValue, to object: Node) -> [UInt8] {
    let outer = indentation(of: object)
    let isEmpty = object.ownEntries.first == nil
    let text =
      "\n\(outer)  \"\(name)\": " + indented(value, outer + "  ") + (isEmpty ? "\n\(outer)" : ",")
    let start = object.range.offsets.lowerBound + 1
    return replacing(start..<start, with: Array(text.utf8))
  }

  private func text(_ value: JSONValue, indentedLike node: Node) -> String {
    indented(value, indentation(of: node))
  }

  private func indented(_ value: JSONValue, _ indentation: String) -> String {
    let lines = value.text.split(separator: "\n")
    return lines.joined(separator: "\n" + indentation)
  }

  /// The space before the line on which a value starts.
  private func indentation(of node: Node) -> String {
    let start = node.range.offsets.lowerBound
    let before = file.bytes[..<start]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let space = file.bytes[lineStart..<start].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }

  private func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    Array(file.bytes[..<range.lowerBound]) + bytes + file.bytes[range.upperBound...]
  }

  /// Two texts without space between their tokens are equal if they say the same in the same order.
  private static func withoutSpace(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      result.append(byte)
    }
    return result
  }
}
