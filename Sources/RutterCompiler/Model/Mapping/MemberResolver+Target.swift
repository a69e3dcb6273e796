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
        isOnly: update.isOnly,
        assignments: assignments(update, body.initializations + body.settings),
        label: isInitializer ? plan.head.update?.label : nil,
        isOfClass: target.kind == .class || target.kind == .actor)
    }
    scope.unwrapped = [:]
    body.after = plan.options.after.map { hook($0) }
    scope.target = nil
  }

  private var isInitializer: Bool {
    if case .initializer = plan.head.form { true } else { false }
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

  // MARK: In place

  /// The members of the target, and what else of it can be set.
  private mutating func assignments(
    _ update: UpdateEntry, _ initializations: [MemberInitialization]
  ) -> [MemberInitialization] {
    let entries = update.members.map(MemberPlan.init)
    let properties = properties
    let members = target.members + (update.isOnly ? [] : membersOnlySet)
    for entry in entries where !members.contains(where: { $0.name?.string == entry.name }) {
      reportUnknown(entry)
    }
    isUpdating = true
    defer { isUpdating = false }
    let made = Dictionary(initializations.map { ($0.name, $0) }) { first, _ in first }
    return members.compactMap { member in
      guard let name = member.name?.string else { return nil }
      let entry = entries.first { $0.name == name }
      if case .ignored = entry?.value { return nil }
      let isMade = entry == nil && (target.member(name) != nil || made[name] != nil)
      let value =
        isMade ? made[name] : initialization(member, name, entry ?? plan.member(name))
      guard let value else { return nil }
      return canSet(value, properties, update, entry) ? value : nil
    }
  }

  /// Whether a member is no parameter of an initializer, and can be set all the same.
  func isOnlySet(_ name: String) -> Bool {
    membersOnlySet.contains { $0.name?.string == name }
  }

  /// Values for what no initializer takes: what the source has by name, and what the author asks for.
  mutating func settings() -> [MemberInitialization] {
    guard !plan.isUpdateOnly, plan.part == nil else { return [] }
    return membersOnlySet.compactMap { member in
      guard let name = member.name?.string,
        plan.member(name) != nil || source.member(name) != nil || !scope.others(with: name).isEmpty
      else { return nil }
      return initialization(member)
    }
  }

  /// What the sources declare of the target.
  private var properties: ModelEntry? { scope.catalog?.properties(of: plan.head.target) }

  /// Stored properties that no initializer takes.
  private var membersOnlySet: [ParameterEntry] {
    guard let properties else { return [] }
    return properties.members.filter { member in
      guard let name = member.name?.string, target.member(name) == nil else { return false }
      return properties.unsettable[name] == nil && !properties.derived.contains(name)
    }
  }

  private mutating func canSet(
    _ value: MemberInitialization, _ properties: ModelEntry?, _ update: UpdateEntry,
    _ entry: MemberPlan?
  ) -> Bool {
    // An object that is filled where it is stays in its place.
    let staysInPlace = value.nested.map { $0.isAlwaysInPlace && $0.isOfClass } ?? false
    guard let properties, !staysInPlace else { return true }
    let property = properties.member(value.name)
    let reason =
      property == nil
      ? (properties.isOpen ? nil : "is no property that code elsewhere can see")
      : properties.unsettable[value.name]
    guard let reason else { return true }
    report.add(
      UnsettableMember.finding(
        value.name, of: plan.head.target, reason, at: entry?.range ?? update.range,
        declaration: property?.range ?? value.declaration))
    return false
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
