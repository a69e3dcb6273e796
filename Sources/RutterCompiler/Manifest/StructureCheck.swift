import RutterDiagnostics

/// Walks a document along its shape and reports what does not fit: keys nobody knows, keys that are
/// missing, values of the wrong kind.
struct StructureCheck {
  var report = Report()
  /// The mappings around the place being looked at, outermost first.
  private var enclosing: [(object: ObjectShape, key: String)] = []

  static func check(_ node: Node, _ shape: Shape, named what: String, into report: inout Report) {
    var check = StructureCheck()
    check.check(node, shape, named: what)
    report.merge(check.report)
  }

  private mutating func check(_ node: Node, _ shape: Shape, named what: String) {
    switch node.kind {
    case .scalar: checkScalar(node, shape, named: what)
    case .sequence: checkSequence(node, shape, named: what)
    case .mapping: checkMapping(node, shape, named: what)
    }
  }

  // MARK: Scalars

  private mutating func checkScalar(_ node: Node, _ shape: Shape, named what: String) {
    if node.isNull {
      if shape.allowsNothing { return }
      let isName = shape.scalar == .type || shape.scalar == .parameter
      if shape.scalar == nil || node.isMissing || isName && !node.textEquals("~") {
        return reportNothing(node, shape, named: what)
      }
    }
    guard let role = shape.scalar else {
      if reportMissingSpace(node, shape) { return }
      return reportKind(node, shape, named: what)
    }
    switch role {
    case .boolean: checkBoolean(node, shape, named: what)
    case .choice(let values): checkChoice(node, values, shape, named: what)
    case .number:
      if node.text.isEmpty || !node.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        reportKind(node, shape, named: what)
      }
    case .text, .name, .type, .parameter, .expression: break
    }
  }

  private mutating func checkBoolean(_ node: Node, _ shape: Shape, named what: String) {
    guard node.text != "true", node.text != "false" else { return }
    let meant = YAML11.boolean(node.text) ?? ["1": true, "0": false][node.text]
    if meant == nil, shape.mapping != nil { return reportKind(node, shape, named: what) }
    report.error(
      .wrongBoolean, "'\(what)' is true or false, not '\(excerpt(node.text))'", at: node.range,
      fixIts: meant.map { [FixIt("write \($0)", replace: node.range, with: "\($0)")] } ?? [])
  }

  private mutating func checkChoice(
    _ node: Node, _ values: [String], _ shape: Shape, named what: String
  ) {
    guard !values.contains(node.text) else { return }
    let nearest =
      Suggestion.nearestWord(to: node.text, in: values)
      ?? Synonyms.value(for: node.text, among: values)
    report.error(
      .unknownValue, "'\(excerpt(node.text))' is not a value of '\(what)'", at: node.range,
      help: "write \(shape.what)",
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: node.textRange, with: $0)] } ?? [])
  }

  // MARK: Sequences

  private mutating func checkSequence(_ node: Node, _ shape: Shape, named what: String) {
    if let items = shape.items {
      for item in node.items { check(item, items.shape, named: what) }
    } else if !(shape.scalar?.readsFlowSequence ?? false && node.isFlow) {
      reportKind(node, shape, named: what)
    }
  }

  // MARK: Mappings

  private mutating func checkMapping(_ node: Node, _ shape: Shape, named what: String) {
    switch shape.mapping {
    case nil: reportKind(node, shape, named: what)
    case .keys(let object): checkKeys(node, object)
    case .names(let value): checkNames(node.entries, value)
    case .keysOrNames(let either):
      switch either.meaning(of: node) {
      case .keys: checkKeys(node, either.keys)
      case .names: checkNames(node.entries, either.names)
      case .both:
        checkNames(node.entries.filter(either.isName), either.names)
        checkKeys(node, either.keys, but: either.isName)
      }
    case .anything: break
    }
  }

  private mutating func checkNames(_ entries: some Sequence<Node.Entry>, _ value: Shape) {
    for entry in entries {
      guard let key = keyText(entry.key) else { continue }
      check(entry.value, value, named: key)
    }
  }

  private mutating func checkKeys(
    _ node: Node, _ object: ObjectShape, but isName: (Node.Entry) -> Bool = { _ in false }
  ) {
    for entry in node.entries where !isName(entry) {
      guard let name = keyText(entry.key) else { continue }
      guard let key = object.key(name) else {
        reportUnknownKey(entry.key, name, in: object, beside: node)
        continue
      }
      enclosing.append((object, name))
      check(entry.value, key.shape, named: name)
      enclosing.removeLast()
    }
    for key in object.keys where key.isRequired && node.value(for: key.name) == nil {
      report.error(
        .missingKey, "this \(object.name) has no '\(key.name)'", at: node.range.firstLine(of: node),
        help: "add '\(key.name):' with \(key.shape.what)")
    }
  }

  private mutating func keyText(_ key: Node) -> String? {
    if key.kind == .scalar { return key.text }
    report.error(.badKey, "a key is a name, not a list or a mapping", at: key.range)
    return nil
  }
}

// MARK: Messages

extension StructureCheck {
  private mutating func reportUnknownKey(
    _ key: Node, _ name: String, in object: ObjectShape, beside node: Node
  ) {
    let known = object.keys.map(\.name).filter { !$0.hasPrefix("$") }
    let free = known.filter { node.value(for: $0) == nil }
    if let nearest = Suggestion.nearest(to: name, in: free)
      ?? Synonyms.key(for: name, among: free) ?? Suggestion.nearestWord(to: name, in: free)
    {
      report.error(
        .unknownKey, "unknown key '\(excerpt(name))' in \(withArticle(object.name))", at: key.range,
        fixIts: [FixIt("rename to '\(nearest)'", replace: key.textRange, with: nearest)])
      return
    }
    report.error(
      .unknownKey, "unknown key '\(excerpt(name))' in \(withArticle(object.name))", at: key.range,
      help: levelHint(name, in: object)
        ?? "\(withArticle(object.name)) has the keys \(known.joined(separator: ", "))")
  }

  /// Where the key would be right, one level up or down.
  private func levelHint(_ name: String, in object: ObjectShape) -> String? {
    if let outer = enclosing.last(where: { $0.object.key(name) != nil }) {
      return "'\(name)' belongs to the \(outer.object.name), beside '\(outer.key)': indent it less"
    }
    for key in object.keys {
      if case .keys(let inner)? = key.shape.mapping, inner.key(name) != nil {
        return "'\(name)' belongs under '\(key.name)': indent it more"
      }
    }
    return nil
  }

  private mutating func reportNothing(_ node: Node, _ shape: Shape, named what: String) {
    let problem = node.isMissing ? "'\(what)' has no value" : "'\(what)' is null"
    report.error(
      .wrongKind, problem, at: node.range, help: "write \(shape.what), or leave the key out")
  }

  /// `view:Home` is a text to YAML, and nearly always an entry to its author.
  private mutating func reportMissingSpace(_ node: Node, _ shape: Shape) -> Bool {
    let bytes = Array(node.text.utf8)
    guard case .keys(let object)? = shape.mapping,
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      object.key(String(decoding: bytes[..<colon], as: UTF8.self)) != nil
    else { return false }
    report.error(
      SyntaxDiagnostics.missingSpace, "a space is missing after ':'",
      at: node.range(ofText: colon..<colon + 1),
      fixIts: [
        FixIt("add a space", replace: node.range(ofText: colon + 1..<colon + 1), with: " ")
      ])
    return true
  }

  private mutating func reportKind(_ node: Node, _ shape: Shape, named what: String) {
    let found =
      switch node.kind {
      case .scalar: "'\(excerpt(node.text))'"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    report.error(
      .wrongKind, "'\(what)' cannot be \(found)", at: node.range.firstLine(of: node),
      help: "write \(shape.what)", fixIts: wrapping(node, shape).map { [$0] } ?? [])
  }
}

// MARK: Fixes

extension StructureCheck {
  /// A single value where a list or a mapping is due often means a list of it, or the one key that it
  /// can be the value of.
  private func wrapping(_ node: Node, _ shape: Shape) -> FixIt? {
    if shape.scalar != nil, node.kind == .sequence, node.isFlow, node.items.count == 1,
      node.items[0].kind == .scalar, node.items[0].alias == nil, Self.isFlowSafe(node.items[0])
    {
      return Self.replacement(of: node, with: node.items[0].sourceText)
    }
    guard node.kind == .scalar, node.alias == nil, !node.isMissing else { return nil }
    if case .keys(let object)? = shape.mapping {
      let keys = object.keys.filter { key in
        if case .choice(let values)? = key.shape.scalar {
          values.contains(node.text)
        } else {
          false
        }
      }
      guard keys.count == 1 else { return nil }
      return Self.replacement(of: node, with: "{\(keys[0].name): \(node.text)}")
    }
    guard let item = shape.items?.shape.scalar, shape.scalar == nil, Self.isFlowSafe(node) else {
      return nil
    }
    switch item {
    case .name, .text, .type: break
    case .expression where shape.mapping == nil: break
    case .expression, .parameter, .boolean, .number, .choice: return nil
    }
    return Self.replacement(of: node, with: "[\(node.sourceText)]")
  }

  private static func replacement(of node: Node, with text: String) -> FixIt {
    FixIt("write '\(text)'", replace: node.range, with: text)
  }

  private static func isFlowSafe(_ node: Node) -> Bool {
    switch node.style {
    case .singleQuoted, .doubleQuoted: !node.sourceText.contains("\n")
    case .plain: !node.text.contains { ",[]{}:\n#&*!|>%@".contains($0) }
    case .literal, .folded, .block, .flow: false
    }
  }
}

extension ScalarRole {
  /// Whether a flow sequence stands for the Swift its characters spell: `[Movie]`.
  var readsFlowSequence: Bool {
    switch self {
    case .type, .parameter, .expression: true
    case .text, .name, .boolean, .number, .choice: false
    }
  }
}

extension SourceRange {
  /// For a block collection its first key or item, so that a finding underlines one line.
  func firstLine(of node: Node) -> SourceRange {
    switch node.kind {
    case .scalar: self
    case .sequence: node.isFlow ? self : node.items.first.map { $0.range.firstLine(of: $0) } ?? self
    case .mapping: node.isFlow ? self : node.ownEntries.first?.key.range ?? self
    }
  }
}

/// A text short enough for a message, on one line.
func excerpt(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  return line.count <= 40 && line.count == text.count ? line : String(line.prefix(40)) + "…"
}

/// `a screen`, `an enum`
func withArticle(_ noun: String) -> String {
  let startsWithVowel = noun.first.map { "aeiou".contains($0) } ?? false
  return (startsWithVowel ? "an " : "a ") + noun
}

extension DiagnosticCode {
  static let unknownKey: Self = "unknown-key"
  static let missingKey: Self = "missing-key"
  static let badKey: Self = "bad-key"
  static let wrongKind: Self = "wrong-kind"
  static let wrongBoolean: Self = "wrong-boolean"
  static let unknownValue: Self = "unknown-value"
}
