import RutterDiagnostics

/// Whether mappings make of the same values what they made before; whether they are there at all is a
/// matter of the Swift that calls them.
struct MappingComparison {
  private var list = Change.List(.mappings)

  static func changes(from old: Model, to new: Model) -> [Change] {
    var comparison = MappingComparison()
    let others = Dictionary(new.mappings.joined().map { (key($0), $0) }) { first, _ in first }
    for mapping in old.mappings.joined() {
      if let other = others[key(mapping)] { comparison.compare(mapping, other) }
    }
    return comparison.list.changes
  }

  /// Of several from one type to another, each has a form or a name of its own.
  private static func key(_ mapping: ModelMapping) -> String {
    let types = mapping.source.canonical + "->" + mapping.target.canonical
    switch mapping.form {
    case .initializer: return types + " init"
    case .function: return types + " function"
    case .mapper(let type): return types + " " + type
    }
  }

  private mutating func compare(_ mapping: ModelMapping, _ other: ModelMapping) {
    switch (mapping.body, other.body) {
    case (.members(let old), .members(let new)):
      compare(old.initializations, new.initializations, mapping, other)
    case (.cases(let old, let oldRest), .cases(let new, let newRest)):
      compare((old, oldRest), (new, newRest), mapping, other)
    case (.members, .cases), (.cases, .members):
      list.add(
        .breaking, "'\(mapping.target)' is made in another way", from: mapping.range,
        to: other.range)
    }
  }

  // MARK: Members

  private mutating func compare(
    _ old: [MemberInitialization], _ new: [MemberInitialization], _ mapping: ModelMapping,
    _ other: ModelMapping
  ) {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    for member in new {
      let title = "'\(mapping.target).\(member.name)'"
      let value = Self.plain(member.text, other)
      guard let known = before[member.name] else {
        list.add(
          .compatible, "\(title) is filled with '\(value)'", from: mapping.range,
          to: member.origin ?? other.range)
        continue
      }
      let was = Self.plain(known.text, mapping)
      guard was != value else { continue }
      list.add(
        .breaking, "\(title) is '\(value)', no longer '\(was)'",
        from: known.origin ?? mapping.range, to: member.origin ?? other.range,
        advice: "write '\(member.name): \(Self.quoted(was))' under 'members:' to keep it")
    }
    let kept = Set(new.map(\.name))
    for member in old where !kept.contains(member.name) {
      list.add(
        .compatible, "'\(mapping.target).\(member.name)' is no longer filled",
        from: member.origin ?? mapping.range, to: other.range)
    }
  }

  /// The value without the name of what holds the source, which is the generated code's own.
  private static func plain(_ value: String, _ mapping: ModelMapping) -> String {
    let prefix = mapping.sourceName + "."
    var result = ""
    var rest = value[...]
    while let range = rest.firstRange(of: prefix) {
      result += rest[..<range.lowerBound]
      let isWord = result.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
      if isWord { result += prefix }
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// As it can stand in YAML.
  private static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain ? value : "\"" + value.replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Cases

  private typealias Cases = (list: [CaseTranslation], otherwise: CaseTranslation?)

  private mutating func compare(
    _ old: Cases, _ new: Cases, _ mapping: ModelMapping, _ other: ModelMapping
  ) {
    let values = Self.values(new.list)
    for translation in old.list {
      for pattern in translation.patterns {
        let now = values[pattern] ?? new.otherwise
        guard let now, now.value != translation.value else { continue }
        addCase(pattern, now, was: translation, mapping, other)
      }
    }
    let known = Set(old.list.flatMap(\.patterns))
    for translation in new.list {
      for pattern in translation.patterns where !known.contains(pattern) {
        if let was = old.otherwise {
          if was.value != translation.value {
            addCase(pattern, translation, was: was, mapping, other)
          }
        } else {
          list.add(
            .compatible, "'\(pattern)' is mapped to '\(translation.value)'", from: mapping.range,
            to: translation.origin ?? other.range)
        }
      }
    }
    if let was = old.otherwise, let now = new.otherwise, was.value != now.value {
      addCase("every other value", now, was: was, mapping, other)
    }
  }

  private mutating func addCase(
    _ pattern: String, _ now: CaseTranslation, was: CaseTranslation, _ mapping: ModelMapping,
    _ other: ModelMapping
  ) {
    list.add(
      .breaking,
      "'\(pattern)' is mapped to '\(now.value)', no longer to '\(was.value)'",
      from: was.origin ?? mapping.range, to: now.origin ?? other.range)
  }

  private static func values(_ cases: [CaseTranslation]) -> [String: CaseTranslation] {
    Dictionary(cases.flatMap { translation in translation.patterns.map { ($0, translation) } }) {
      first, _ in first
    }
  }
}
