import RutterDiagnostics

/// What screens return, and how.
extension ManifestDecoder {
  mutating func returns(_ node: Node?) -> ReturnsEntry? {
    guard let node else { return nil }
    guard node.kind == .mapping else { return returned(node).map { ReturnsEntry(type: $0) } }
    guard let type = returned(node.value(for: "type")) else { return nil }
    return ReturnsEntry(
      type: type,
      method: name(node.value(for: "method"), in: .function, what: "method"),
      label: node.value(for: "label").flatMap { label($0) })
  }

  /// Nil already means that the screen was closed without a value.
  private mutating func returned(_ node: Node?) -> TypeText? {
    guard let type = type(node) else { return nil }
    guard let wrapped = type.type.unwrapped else { return type }
    report.error(
      .badType, "what a screen returns cannot be optional: nil means that it returned nothing",
      at: type.range, fixIts: [FixIt("write '\(wrapped)'", replace: type.range, with: "\(wrapped)")]
    )
    return nil
  }

  func result(_ node: Node?) -> ResultEntry? {
    guard let text = text(node), let style = ResultEntry.Style(rawValue: text.string) else {
      return nil
    }
    return ResultEntry(style: style, range: text.range)
  }
}

// MARK: Guards

extension ManifestDecoder {
  mutating func guards(_ node: Node?) -> [GuardEntry] {
    guard let node, node.kind == .mapping else { return [] }
    return named(node, in: .enumCase, what: "guard").compactMap { entry in
      guard entry.value.kind == .mapping, let otherwise = root(entry.value.value(for: "otherwise"))
      else { return nil }
      return GuardEntry(
        name: entry.name, isFlag: false, otherwise: otherwise,
        summary: text(entry.value.value(for: "summary"))?.string)
    }
  }

  mutating func flags(_ node: Node?) -> [GuardEntry] {
    named(node, in: .enumCase, what: "flag").map { entry in
      GuardEntry(
        name: entry.name, isFlag: true, otherwise: nil,
        summary: text(entry.value.value(for: "summary"))?.string)
    }
  }

  /// The guards and flags that an entry names, each once.
  mutating func guardNames(_ node: Node?) -> [SourceText] {
    guard let node else { return [] }
    if node.kind == .scalar { return text(node).map { [$0] } ?? [] }
    var first: [String: SourceRange] = [:]
    return items(node).compactMap { text($0) }.filter { name in
      guard let known = first[name.string] else {
        first[name.string] = name.range
        return true
      }
      report.error(
        .duplicateName, "'\(name.string)' is listed twice", at: name.range,
        notes: [Note("first listed here", at: known)])
      return false
    }
  }
}
