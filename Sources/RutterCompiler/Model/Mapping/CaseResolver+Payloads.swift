import RutterDiagnostics

// What the cases of enums hold: paired by label, or as the author says.
extension CaseResolver {
  mutating func translation(
    _ own: EnumCaseEntry, to goal: EnumCaseEntry, _ entries: [MemberPlan]
  ) -> CaseTranslation? {
    var binding = PayloadBinding(own, plan.head)
    var arguments: [String] = []
    var origin: SourceRange?
    checkPayloads(entries, own, goal)
    for (place, payload) in goal.payloads.enumerated() {
      let name = goal.payloadName(place)
      let value: String?
      if let entry = entries.first(where: { $0.name == name }), let text = entry.text {
        value = authored(text, own, payload, goal, &binding)
        if text.expression.identifier == nil, !text.expression.isLiteral {
          origin = origin ?? text.range
        }
      } else {
        value = paired(payload, at: place, own, goal, &binding)
      }
      guard let value else { return nil }
      let label = payload.label.map { SwiftName.escaped($0.string, in: .argumentLabel) + ": " }
      arguments.append((label ?? "") + value)
    }
    let ignored = Set(entries.filter { $0.text == nil }.map(\.name))
    for index in own.payloads.indices
    where !binding.isBound(index) && !ignored.contains(own.payloadName(index)) {
      report.add(UnreadMember.finding(own.payloads[index], of: own, plan))
    }
    let value = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return CaseTranslation(
      patterns: [binding.pattern], value: Self.access(goal) + value, isFree: goal.payloads.isEmpty,
      origin: origin)
  }

  private mutating func checkPayloads(
    _ entries: [MemberPlan], _ own: EnumCaseEntry, _ goal: EnumCaseEntry
  ) {
    let names = goal.payloads.indices.map { goal.payloadName($0) }
    let sources = own.payloads.indices.map { own.payloadName($0) }
    for entry in entries {
      let known = entry.text == nil ? sources : names
      if known.contains(entry.name) { continue }
      report.add(
        PayloadMismatch.unknown(entry, of: entry.text == nil ? own : goal, known: known))
    }
  }

  private mutating func paired(
    _ payload: EnumCaseEntry.Payload, at place: Int, _ own: EnumCaseEntry, _ goal: EnumCaseEntry,
    _ binding: inout PayloadBinding
  ) -> String? {
    guard let index = partner(of: payload, at: place, in: own, goal) else {
      report.add(PayloadMismatch.finding(payload, of: goal, from: own, plan))
      return nil
    }
    let name = binding.bind(index)
    return converted(name, own, own.payloads[index], goal, payload)
  }

  /// A payload's name alone is converted as payloads that pair are; anything else is swiftc's to judge.
  private mutating func authored(
    _ text: ExpressionText, _ own: EnumCaseEntry, _ payload: EnumCaseEntry.Payload,
    _ goal: EnumCaseEntry, _ binding: inout PayloadBinding
  ) -> String? {
    let names = own.payloads.indices.map { own.payloadName($0) }
    if let name = text.expression.identifier, let index = names.firstIndex(of: name) {
      return converted(binding.bind(index), own, own.payloads[index], goal, payload)
    }
    if text.text.hasPrefix("try ") {
      throwsErrors = true
      if !plan.head.effects.isThrowing { report.add(MayThrow.value(at: text.range, plan)) }
    }
    namesLookedUp.formUnion(text.expression.freeNames.map(\.name))
    let scope = SourceScope(head: plan.head, model: nil, catalog: nil)
    contextRead.formUnion(scope.contextRead(by: text.expression))
    if let name = text.expression.identifier, case .unknown = scope.meaning(of: name) {
      report.add(PayloadMismatch.unread(name, at: text.range, of: own, known: names))
      return nil
    }
    return text.expression.replacingFreeNames { name in
      guard let index = names.firstIndex(of: name) else { return scope.bound(name) }
      return SwiftName.escaped(binding.bind(index), in: .property)
    }
  }

  /// Labels pair by name; where one side has none, the place decides.
  private func partner(
    of payload: EnumCaseEntry.Payload, at place: Int, in own: EnumCaseEntry, _ goal: EnumCaseEntry
  ) -> Int? {
    if let label = payload.label?.string,
      let index = own.payloads.firstIndex(where: { $0.label?.string == label })
    {
      return index
    }
    guard own.payloads.indices.contains(place) else { return nil }
    let isOnly = own.payloads.count == 1 && goal.payloads.count == 1
    return isOnly || payload.label == nil || own.payloads[place].label == nil ? place : nil
  }

  private mutating func converted(
    _ name: String, _ own: EnumCaseEntry, _ from: EnumCaseEntry.Payload, _ goal: EnumCaseEntry,
    _ to: EnumCaseEntry.Payload
  ) -> String? {
    switch finder.conversion(from: from.type.type, to: to.type.type) {
    case .success(let conversion):
      calls += conversion.calls
      if conversion.isThrowing { throwsErrors = true }
      let operand = ValueText(text: SwiftName.escaped(name, in: .property))
      return ConversionWriter(user: plan.head).text(conversion, of: operand)
    case .failure(let problem):
      calls += [problem.call].compactMap { $0 }
      report.add(ConversionPlace(plan, own, from, goal, to).finding(problem))
      return nil
    }
  }
}

/// The constants that a branch binds payloads to.
private struct PayloadBinding {
  private let own: EnumCaseEntry
  private let head: MappingHead
  private var bound: [Int: String] = [:]

  init(_ own: EnumCaseEntry, _ head: MappingHead) {
    self.own = own
    self.head = head
  }

  func isBound(_ index: Int) -> Bool { bound[index] != nil }

  mutating func bind(_ index: Int) -> String {
    if let name = bound[index] { return name }
    let taken = Set(bound.values)
    let name = MappingNames.free(own.payloadName(index)) { name in
      name == head.sourceName || name == "map" || taken.contains(name)
        || head.parameters.contains { $0.name == name }
    }
    bound[index] = name
    return name
  }

  var pattern: String {
    guard !bound.isEmpty else { return CaseResolver.access(own) }
    let parts = own.payloads.indices.map { index in
      bound[index].map { "let " + SwiftName.escaped($0, in: .property) } ?? "_"
    }
    return "\(CaseResolver.access(own))(\(parts.joined(separator: ", ")))"
  }
}

extension EnumCaseEntry {
  /// What a payload is called in manifests and in what is generated: by its label, or by its place.
  fileprivate func payloadName(_ index: Int) -> String {
    payloads[index].label?.string ?? (payloads.count == 1 ? name.string : "value\(index)")
  }
}

extension MemberPlan {
  /// What the author fills a payload with; nil for one of the source that is left behind.
  fileprivate var text: ExpressionText? {
    switch value {
    case .expression(let text), .constant(let text): text
    case .byName, .member, .ignored, .nested: nil
    }
  }
}
