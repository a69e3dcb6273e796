import RutterDiagnostics

/// Models and mappings, from nodes to entries.
extension ManifestDecoder {
  mutating func model(_ name: SourceText, _ node: Node) -> ModelEntry? {
    guard node.kind == .mapping else { return nil }
    let shape = ManifestShapes.modelKeysOrMembers
    let meaning = shape.meaning(of: node)
    if meaning == .names { return ModelEntry(name: name, kind: .struct, members: members(node)) }
    let hasCases = node.value(for: "cases") != nil
    var model = ModelEntry(
      name: name, kind: choice(node.value(for: "kind")) ?? (hasCases ? .enum : .struct))
    model.members =
      meaning == .both ? members(node, where: shape.isName) : members(node.value(for: "members"))
    model.module = typeName(node.value(for: "module"), what: "module")
    model.cases = items(node.value(for: "cases")).compactMap { enumCase($0) }
    reportDuplicateCases(model)
    readRawValues(node.value(for: "rawValues"), of: &model)
    checkKind(model, node)
    model.declaration = declaration(node)
    if let module = model.module, model.declaration != nil {
      report.error(
        .conflictingKeys, "a type that is generated belongs to the module of its manifest",
        at: module.range, help: "leave 'module' out here")
    }
    return model
  }

  private mutating func readRawValues(_ node: Node?, of model: inout ModelEntry) {
    guard let node, node.kind == .mapping else { return }
    var known: [String: SourceRange] = [:]
    for entry in node.entries {
      guard let place = model.cases.firstIndex(where: { $0.name.string == entry.key.text }) else {
        let nearest = Suggestion.nearest(to: entry.key.text, in: model.cases.map(\.name.string))
        report.error(
          .unresolvedName, "'\(model.name.string)' has no case '\(excerpt(entry.key.text))'",
          at: entry.key.range,
          fixIts: nearest.map { [FixIt("write '\($0)'", replace: entry.key.range, with: $0)] } ?? []
        )
        continue
      }
      guard let value = text(entry.value) else { continue }
      model.cases[place].rawValue = value.string
      if let first = known[value.string] {
        report.error(
          .duplicateName, "the raw value '\(excerpt(value.string))' stands for two cases",
          at: value.range, notes: [Note("the other one is here", at: first)])
      }
      known[value.string] = value.range
    }
  }

  private mutating func reportDuplicateCases(_ model: ModelEntry) {
    var seen: [String: SourceRange] = [:]
    for enumCase in model.cases {
      if let first = seen[enumCase.name.string] {
        report.error(
          .duplicateName, "the case '\(enumCase.name.string)' is listed twice",
          at: enumCase.name.range, notes: [Note("first listed here", at: first)])
      }
      seen[enumCase.name.string] = enumCase.name.range
    }
  }

  private mutating func members(
    _ node: Node?, where isMember: (Node.Entry) -> Bool = { _ in true }
  ) -> [ParameterEntry] {
    named(node, in: .property, what: "member", where: isMember)
      .compactMap { parameter($0.name, $0.value) }
  }

  private mutating func checkKind(_ model: ModelEntry, _ node: Node) {
    let misplaced = model.kind == .enum ? "members" : "cases"
    let given = node.entries.first { $0.key.text == misplaced }?.key.range
    let place = given ?? (model.kind == .enum ? model.members.first?.name?.range : nil)
    guard let place else { return }
    report.error(
      .conflictingKeys, "\(withArticle(model.kind.rawValue)) has no '\(misplaced)'", at: place,
      help: model.kind == .enum ? "list its 'cases'" : "write 'kind: enum', or list its 'members'")
  }

  private mutating func enumCase(_ node: Node) -> EnumCaseEntry? {
    if node.kind == .scalar {
      return name(node, in: .enumCase, what: "case").map { EnumCaseEntry(name: $0) }
    }
    guard node.kind == .mapping, let entry = node.entries.first else { return nil }
    if let second = node.entries.dropFirst().first {
      report.error(
        .badKey, "one case an item: '\(second.key.text)' starts an item of its own",
        at: second.key.range)
    }
    guard let name = name(entry.key, in: .enumCase, what: "case") else { return nil }
    return EnumCaseEntry(name: name, payloads: payloads(entry.value))
  }

  private mutating func payloads(_ node: Node) -> [EnumCaseEntry.Payload] {
    if node.kind == .mapping {
      return node.entries.compactMap { entry in
        guard let label = label(entry.key), let type = type(entry.value) else { return nil }
        return EnumCaseEntry.Payload(label: label.string == "_" ? nil : label, type: type)
      }
    }
    if node.kind == .sequence, !isType(node) { return node.items.flatMap { payloads($0) } }
    return type(node).map { [EnumCaseEntry.Payload(label: nil, type: $0)] } ?? []
  }

  /// `[Movie]` is an array of movies; `[Int, String]` can only be two payloads.
  private func isType(_ node: Node) -> Bool {
    guard let text = swiftText(node), case .success = SwiftType.parse(text.string) else {
      return false
    }
    return true
  }

  mutating func mapping(_ node: Node) -> MappingEntry? {
    guard node.kind == .mapping else { return nil }
    let sources = sources(node.value(for: "from"))
    let target = type(node.value(for: "to"))
    guard let source = sources.first, let target else { return nil }
    var mapping = MappingEntry(
      range: node.range.firstLine(of: node), source: source.type, target: target)
    mapping.sourceLabel = source.name
    mapping.others = Array(sources.dropFirst())
    mapping.attributes = attributes(node)
    mapping.form = choice(node.value(for: "as")) ?? .extension
    mapping.name = mappingName(node.value(for: "name"), mapping.form)
    mapping.label = node.value(for: "label").flatMap { label($0) }
    mapping.parameters = parameters(node.value(for: "parameters"))
    mapping.members = named(node.value(for: "members"), in: .property, what: "member")
      .compactMap { member($0.name, $0.value) }
    mapping.cases = named(node.value(for: "cases"), in: .enumCase, what: "case")
      .map { caseSource($0.name, $0.value) }
    mapping.otherwise = expression(node.value(for: "otherwise"))
    mapping.options = mappingOptions(node)
    mapping.rules = rules(node.value(for: "rules"))
    mapping.isInverted = boolean(node.value(for: "inverse")) ?? false
    mapping.inverseRange = node.value(for: "inverse")?.range
    mapping.access = choice(node.value(for: "access"))
    return mapping
  }

  private mutating func mappingName(
    _ node: Node?, _ form: MappingEntry.Form
  ) -> SourceText? {
    guard let node else { return nil }
    if form == .extension {
      report.error(
        .conflictingKeys, "an initializer has no name of its own", at: node.range,
        help: "use 'label' for its argument label, or 'as: function' or 'as: mapper'")
      return nil
    }
    return name(node, in: form == .mapper ? .type : .function, what: form.rawValue)
  }

  private mutating func caseSource(_ name: SourceText, _ node: Node) -> CaseSourceEntry {
    guard node.kind == .mapping else {
      return CaseSourceEntry(name: name, sources: expressions(node))
    }
    let own = SwiftExpression.parse(SwiftName.escaped(name.string, in: .property))
    let byName = (try? own.get()).map { ExpressionText(expression: $0, part: wholeOf(name)) }
    let sources = expressions(node.value(for: "from"))
    var entry = CaseSourceEntry(
      name: name, sources: sources.isEmpty ? [byName].compactMap { $0 } : sources)
    entry.payloads = named(node.value(for: "members"), in: .argumentLabel, what: "payload")
      .compactMap { member($0.name, $0.value) }
    return entry
  }

  mutating func member(_ name: SourceText, _ node: Node) -> MemberEntry? {
    guard node.kind == .mapping else {
      return expression(node).map { MemberEntry(name: name, value: .from($0)) }
    }
    var member = MemberEntry(name: name, value: .byName)
    let given = ["from", "constant", "ignore", "members"].compactMap { key in
      node.entries.first { $0.key.text == key }
    }
    if given.count > 1 {
      report.error(
        .conflictingKeys, "a member has one of 'from', 'constant', 'ignore' and 'members'",
        at: given[1].key.range, notes: [Note("the other one is here", at: given[0].key.range)])
    }
    if let from = expression(node.value(for: "from")) { member.value = .from(from) }
    if let constant = expression(node.value(for: "constant")) { member.value = .constant(constant) }
    if let reason = ignoreReason(node) { member.value = .ignored(reason: reason) }
    if let members = node.value(for: "members") {
      member.value = .nested(
        named(members, in: .property, what: "member").compactMap { self.member($0.name, $0.value) })
    }
    member.defaultValue = expression(node.value(for: "default"))
    member.inverse = expression(node.value(for: "inverse"))
    member.conversion = memberConversion(node)
    member.rules = rules(node.value(for: "rules"))
    return member
  }

  private mutating func ignoreReason(_ node: Node) -> SourceText? {
    guard let reason = text(node.value(for: "ignore")) else { return nil }
    if reason.string.allSatisfy(\.isWhitespace) || YAML11.boolean(reason.string) != nil {
      report.error(
        .missingReason, "'ignore' takes the reason why the member is left alone", at: reason.range,
        help: "write it as a text: 'ignore: only set by the importer'")
    }
    return reason
  }
}

extension DiagnosticCode {
  static let missingReason: Self = "missing-reason"
}
