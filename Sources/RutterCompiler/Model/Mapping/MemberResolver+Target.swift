import RutterDiagnostics

// What needs the target itself: filling one that is there already, and what is called with it.
extension MemberResolver {
  /// Speaks of the target by the name of its type; in an extension of it that is `self`.
  mutating func resolveTarget(_ body: inout MemberBody) {
    let name = MappingNames.value(of: plan.head.target)
    body.targetName = targetName(name)
    let isSelf = body.targetName == "self"
    scope.target = (
      name: name,
      text: isSelf ? "self" : SwiftName.escaped(body.targetName, in: .property)
    )
    if let update = plan.options.update {
      body.update = InPlaceUpdate(
        isOnly: update.isOnly, assignments: assignments(update, body.initializations),
        label: updateLabel, isOfClass: target.kind == .class || target.kind == .actor)
    }
    scope.unwrapped = [:]
    body.after = plan.options.after.map { hook($0) }
    scope.target = nil
  }

  private func targetName(_ name: String) -> String {
    if case .initializer = plan.head.form { return "self" }
    let isFunction = if case .function = plan.head.form { true } else { false }
    return MappingNames.free(name) { wanted in
      wanted == plan.head.sourceName || namesLookedUp.contains(wanted)
        || plan.head.parameters.contains { $0.name == wanted }
        || isFunction && source.member(wanted) != nil
    }
  }

  private var updateLabel: String? {
    guard case .initializer = plan.head.form else { return nil }
    guard let own = plan.entry.label?.string else { return "from" }
    return own == "_" ? nil : own
  }

  // MARK: In place

  private mutating func assignments(
    _ update: UpdateEntry, _ initializations: [MemberInitialization]
  ) -> [MemberInitialization] {
    let entries = update.members.map(MemberPlan.init)
    for entry in entries where target.member(entry.name) == nil { reportUnknown(entry) }
    isUpdating = true
    defer { isUpdating = false }
    let made = Dictionary(initializations.map { ($0.name, $0) }) { first, _ in first }
    return target.members.compactMap { member in
      guard let name = member.name?.string else { return nil }
      guard let entry = entries.first(where: { $0.name == name }) else { return made[name] }
      if case .ignored = entry.value { return nil }
      return initialization(member, name, entry)
    }
  }

  // MARK: Calls

  mutating func hook(_ text: ExpressionText) -> HookCall {
    noteReads(text.expression)
    checkThrows(text)
    let name = scope.target?.name
    return HookCall(
      text: scope.bound(text.expression), origin: text.range,
      changesTarget: name.map { text.text.contains("&\($0)") } ?? false)
  }
}
