import RutterDiagnostics

/// The values that entries are made of: texts, names, types, expressions, parameters, arguments.
extension ManifestDecoder {
  func text(_ node: Node?) -> SourceText? {
    guard let node, node.kind == .scalar, !node.isMissing else { return nil }
    return SourceText(node.text, at: node)
  }

  func boolean(_ node: Node?) -> Bool? {
    switch node?.kind == .scalar ? node?.text : nil {
    case "true": true
    case "false": false
    default: nil
    }
  }

  func choice<Choice: RawRepresentable<String>>(_ node: Node?) -> Choice? {
    text(node).flatMap { Choice(rawValue: $0.string) }
  }

  func items(_ node: Node?) -> [Node] {
    guard let node, node.kind == .sequence else { return [] }
    return Array(node.items)
  }

  mutating func attributes(_ node: Node) -> Attributes {
    Attributes(
      summary: text(node.value(for: "summary"))?.string,
      metadata: node.value(for: "metadata"),
      deprecated: text(node.value(for: "deprecated"))?.string,
      condition: condition(node.value(for: "if")))
  }

  /// A compilation condition: names, calls such as `os(iOS)` and `swift(>=6.0)`, `!`, `&&`, `||`.
  mutating func condition(_ node: Node?) -> SourceText? {
    guard let text = text(node) else { return nil }
    if CompilationCondition.isSound(text.string) { return text }
    report.error(
      .badCondition, "'\(excerpt(text.string))' is not a compilation condition", at: text.range,
      help: "write what could follow '#if' in Swift, such as 'DEBUG' or 'os(iOS) || DEBUG'")
    return nil
  }

  /// The text Swift is read from: a scalar's, or the characters of a flow sequence (`[Movie]`).
  func swiftText(_ node: Node?) -> SourceText? {
    guard let node else { return nil }
    switch node.kind {
    case .scalar: return node.isMissing ? nil : SourceText(node.text, at: node)
    case .sequence: return node.isFlow ? SourceText(node.sourceText, at: node) : nil
    case .mapping: return nil
    }
  }

  mutating func type(_ node: Node?) -> TypeText? {
    swiftText(node).flatMap { type(wholeOf($0)) }
  }

  mutating func type(_ part: TextPart) -> TypeText? {
    let text = part.string
    if let type = knownTypes[text] { return TypeText(type: type, part: part) }
    switch SwiftType.parse(text) {
    case .success(let type):
      if let modifier = type.parameterModifiers.first(where: { $0.text == "inout" }) {
        report.error(
          .badType, "a value cannot be 'inout'", at: part.range(of: modifier.range),
          fixIts: [
            FixIt(
              "leave 'inout' out",
              replace: part.range(of: modifier.range.lowerBound..<modifier.range.upperBound + 1),
              with: "")
          ])
        return nil
      }
      knownTypes[text] = type
      return TypeText(type: type, part: part)
    case .failure(let problem):
      report.error(
        .badType, problem.message, at: part.range(of: problem.range), help: problem.help)
      return nil
    }
  }

  /// A type that has a name of its own, as views, view models and protocols have.
  mutating func nominalType(_ node: Node?, what: String) -> TypeText? {
    guard let text = type(node) else { return nil }
    if case .named = text.type.kind { return text }
    report.error(
      .badType, "'\(excerpt(text.type.description))' cannot be \(withArticle(what))",
      at: text.range,
      help: "name a type, such as 'ProfileView'")
    return nil
  }

  mutating func expression(_ node: Node?, ofElement: Bool = false) -> ExpressionText? {
    swiftText(node).flatMap { expression(wholeOf($0), ofElement: ofElement) }
  }

  mutating func expression(_ part: TextPart, ofElement: Bool = false) -> ExpressionText? {
    switch SwiftExpression.parse(asName(part.string), ofElement: ofElement) {
    case .success(let expression): return ExpressionText(expression: expression, part: part)
    case .failure(let problem):
      report.error(
        .badExpression, problem.message, at: part.range(of: problem.range), help: problem.help)
      return nil
    }
  }

  /// A route with its values, as an enum's case is written: `detail(id: 1)` means `.detail(id: 1)`.
  mutating func route(_ node: Node?) -> ExpressionText? {
    guard let text = swiftText(node) else { return nil }
    let part = wholeOf(text)
    if part.string.hasPrefix(".") { return expression(part) }
    switch SwiftExpression.parse("." + part.string) {
    case .success(let expression): return ExpressionText(expression: expression, part: part)
    case .failure(let problem):
      let range = max(problem.range.lowerBound - 1, 0)..<max(problem.range.upperBound - 1, 0)
      report.error(.badExpression, problem.message, at: part.range(of: range), help: problem.help)
      return nil
    }
  }

  /// A keyword alone is meant as a name, which Swift wants in backticks: a case called `default`.
  private func asName(_ text: String) -> String {
    let hasMeaning = ["self", "Self", "super", "nil", "true", "false"].contains(text)
    return SwiftKeyword.isReserved(text) && !hasMeaning ? "`\(text)`" : text
  }

  func wholeOf(_ text: SourceText) -> TextPart {
    text.part(0..<text.string.utf8.count).trimmed
  }

  /// A parameter's value: a type and, after a single `=`, a default value.
  mutating func parameter(_ name: SourceText?, _ node: Node) -> ParameterEntry? {
    guard let text = swiftText(node) else { return nil }
    let bytes = Array(text.string.utf8)
    guard let equals = equalsSign(in: bytes) else {
      return type(wholeOf(text)).map { ParameterEntry(name: name, type: $0, defaultValue: nil) }
    }
    let type = type(text.part(0..<equals).trimmed)
    let value = expression(text.part(equals + 1..<bytes.count).trimmed)
    guard let type, let value else { return nil }
    return ParameterEntry(name: name, type: type, defaultValue: value)
  }

  /// The `=` that starts a default value: a type has none of its own.
  private func equalsSign(in bytes: [UInt8]) -> Int? { bytes.firstIndex(of: UInt8(ascii: "=")) }

  mutating func parameters(_ node: Node?) -> [ParameterEntry] {
    guard let node else { return [] }
    switch node.kind {
    case .scalar: return []
    case .mapping:
      return named(node, in: .parameterName, what: "parameter").compactMap {
        parameter($0.name, $0.value)
      }
    case .sequence:
      return node.items.flatMap { item -> [ParameterEntry] in
        item.kind == .mapping
          ? parameters(item) : parameter(nil, item).map { [$0] } ?? []
      }
    }
  }

  /// The names of parameters that are declared, but whose types or defaults are in error.
  func broken(_ node: Node?, _ sound: [ParameterEntry]) -> Set<String> {
    guard let node, node.kind != .scalar else { return [] }
    let names =
      node.kind == .mapping
      ? node.entries.map(\.key.text)
      : node.items.flatMap { $0.kind == .mapping ? $0.entries.map(\.key.text) : [] }
    return Set(names).subtracting(sound.compactMap { $0.name?.string })
  }

  mutating func arguments(_ node: Node?) -> ArgumentsEntry? {
    guard let node, node.kind != .scalar else { return nil }
    let range = node.range.firstLine(of: node)
    if node.kind == .mapping {
      return ArgumentsEntry(
        isWholeCall: false, arguments: labelledArguments(node), range: range)
    }
    let arguments = node.items.flatMap { item -> [ArgumentsEntry.Argument] in
      if item.kind == .mapping { return labelledArguments(item) }
      return expression(item).map { [.init(label: nil, value: $0)] } ?? []
    }
    return ArgumentsEntry(isWholeCall: true, arguments: arguments, range: range)
  }

  private mutating func labelledArguments(_ node: Node) -> [ArgumentsEntry.Argument] {
    node.entries.compactMap { entry in
      let label = label(entry.key)
      guard let value = expression(entry.value) else { return nil }
      return label.map { .init(label: $0.string == "_" ? nil : $0, value: value) }
    }
  }

  /// An argument label; `_` stands for none.
  mutating func label(_ node: Node) -> SourceText? {
    node.kind == .scalar && node.text == "_"
      ? SourceText("_", at: node) : name(node, in: .argumentLabel, what: "argument label")
  }
}

// MARK: Names

extension ManifestDecoder {
  /// Entries with their names, from a mapping or from a list of names. Entries with unusable names
  /// are reported and dropped.
  mutating func named(
    _ node: Node?, in position: SwiftName.Position, what: String,
    where isNamed: (Node.Entry) -> Bool = { _ in true }
  ) -> [(name: SourceText, value: Node)] {
    guard let node else { return [] }
    switch node.kind {
    case .scalar: return []
    case .mapping:
      return node.entriesOnce.compactMap { entry in
        guard isNamed(entry) else { return nil }
        return name(entry.key, in: position, what: what).map { (name: $0, value: entry.value) }
      }
    case .sequence:
      let names = node.items.compactMap { item in
        name(item, in: position, what: what).map { (name: $0, value: item) }
      }
      return distinct(names, what: what)
    }
  }

  /// Entries named by types, which may be nested: `Account.Settings`.
  mutating func named(_ node: Node?, typeNamed what: String) -> [(name: SourceText, value: Node)] {
    guard let node, node.kind == .mapping else { return [] }
    return node.entriesOnce.compactMap { entry in
      guard entry.key.kind == .scalar, type(entry.key) != nil
      else { return nil }
      return (name: SourceText(entry.key.text, at: entry.key), value: entry.value)
    }
  }

  /// A list has no duplicate keys for the reader to find, so they are looked for here.
  private mutating func distinct(
    _ names: [(name: SourceText, value: Node)], what: String
  ) -> [(name: SourceText, value: Node)] {
    var first: [String: SourceRange] = [:]
    return names.filter { entry in
      guard let known = first[entry.name.string] else {
        first[entry.name.string] = entry.name.range
        return true
      }
      report.error(
        .duplicateName, "the \(what) '\(entry.name.string)' is listed twice", at: entry.name.range,
        notes: [Note("first listed here", at: known)])
      return false
    }
  }

  /// A name that is printed as it is, in places where backticks would read badly.
  mutating func typeName(_ node: Node?, what: String) -> SourceText? {
    guard let text = name(node, in: .type, what: what) else { return nil }
    if SwiftName.isUnescapedIdentifier(text.string) { return text }
    report.error(
      .badName, "'\(text.string)' cannot be the name of \(withArticle(what)): it is a keyword",
      at: text.range, help: "choose another name")
    return nil
  }

  mutating func name(
    _ node: Node?, in position: SwiftName.Position, what: String
  ) -> SourceText? {
    guard let node, node.kind == .scalar, !node.isMissing else { return nil }
    let text = node.text
    guard let problem = SwiftName.problem(with: text, in: position) else {
      return SourceText(text, at: node)
    }
    report.error(
      .badName,
      "'\(excerpt(text))' cannot be the name of \(withArticle(what)): \(problem.message)",
      at: node.range,
      fixIts: problem.suggestion.map {
        [FixIt("write '\($0)'", replace: node.textRange, with: $0)]
      } ?? [])
    return nil
  }
}

extension Node {
  /// The entries, of those with one key the first.
  fileprivate var entriesOnce: [Entry] {
    guard tree.hasRepeatedKeys else { return Array(entries) }
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.key.text).inserted }
  }
}

extension DiagnosticCode {
  static let badType: Self = "bad-type"
  static let badCondition: Self = "bad-condition"
  static let badExpression: Self = "bad-expression"
  static let badName: Self = "bad-name"
  static let duplicateName: Self = "duplicate-name"
}
