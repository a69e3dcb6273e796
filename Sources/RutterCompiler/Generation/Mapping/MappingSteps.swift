import RutterDiagnostics
import RutterTemplateEngine

/// The lines of a method that fills a target member by member.
struct MappingSteps {
  private let mapping: ModelMapping
  private let body: MemberBody
  private let locate: (SourceRange) -> Value

  init(_ mapping: ModelMapping, _ body: MemberBody, _ locate: @escaping (SourceRange) -> Value) {
    self.mapping = mapping
    self.body = body
    self.locate = locate
  }

  /// A line, and where the author wrote what it says.
  private struct Line {
    let text: String
    var location = Value.none

    var isLocated: Bool { location != Value.none }
  }

  /// A line that says nothing of the author's.
  static func step(_ text: String) -> Value { step(text, Value.none, resets: false) }

  private static func step(_ text: String, _ location: Value, resets: Bool) -> Value {
    .record(Record(["text": .string(text), "location": location, "resets": .bool(resets)]))
  }

  /// Lines in their order; what follows a located one says that it is the generated file's own.
  private func steps(_ lines: [Line]) -> Value {
    .list(
      lines.indices.map { index in
        let follows = index > 0 && lines[index - 1].isLocated
        return Self.step(
          lines[index].text, lines[index].location, resets: follows && !lines[index].isLocated)
      })
  }

  // MARK: Making a target

  func addCall(to record: inout Record) {
    var scope = Bindings(mapping.namesInUse)
    if goesOn { _ = scope.constant(body.targetName) }
    let all = body.initializations + body.settings
    let lines = body.before.map(line) + guards(all, "return nil", &scope)
    let first = lines + bindings(all, "return nil", &scope)
    let arguments = body.initializations.map { member in
      let label = SwiftName.escaped(member.name, in: .argumentLabel)
      return (member.isLabelled ? label + ": " : "") + scope.value(of: member)
    }
    let isShort = arguments.count <= 2 && !arguments.contains { $0.utf8.contains(.newline) }
    record["steps"] = steps(first)
    record["callee"] = .string(isInitializer ? "self.init" : mapping.target.description)
    record["arguments"] = .list(arguments.map(Value.string))
    record["isShort"] = .bool(isShort)
    record["returns"] = .string(returns(first.isEmpty))
    record["location"] =
      fits(isShort ? [arguments.joined(separator: ", ")] : arguments)
      ? (isShort ? locate(mapping.range) : locationBefore(body.initializations)) : .none
    record["resets"] = .bool(first.last?.isLocated ?? false)
    addAfter(to: &record, scope)
  }

  /// Whether something is done with the target before it is the answer.
  private var goesOn: Bool { !body.after.isEmpty || !body.settings.isEmpty }

  private func returns(_ isAlone: Bool) -> String {
    guard !isInitializer else { return "" }
    guard goesOn else { return isAlone ? "" : "return " }
    let changes =
      body.after.contains(where: \.changesTarget) || body.isOfValue && !body.settings.isEmpty
    return "\(changes ? "var" : "let") \(mapping.targetName) = "
  }

  private func addAfter(to record: inout Record, _ scope: Bindings) {
    guard goesOn else { return }
    let answer = isInitializer ? [] : [Line(text: "return \(mapping.targetName)")]
    let set = body.settings.map { member in
      Line(text: "\(place(of: member, scope)) = \(scope.value(of: member))")
    }
    let last = set + body.after.map(line) + answer
    record["lastSteps"] = steps(last)
    record["resetsLast"] = .bool(last.last?.isLocated ?? false)
  }

  private var isInitializer: Bool {
    if case .initializer = mapping.form { true } else { false }
  }

  private func line(_ hook: HookCall) -> Line {
    Line(text: hook.text, location: locate(hook.origin))
  }

  // MARK: Filling a target

  func addUpdate(_ update: InPlaceUpdate, to record: inout Record) {
    var scope = Bindings(mapping.namesInUse)
    let isFailable = mapping.effects.isFailable
    var lines = body.before.map(line) + guards(update.assignments, "return false", &scope)
    let located = update.assignments.filter { $0.isUnwrapped && isLocated($0) }
    lines += bindings(located, "return false", &scope)
    for member in update.assignments {
      let isBound = located.contains { $0.name == member.name }
      let set = Line(
        text: "\(place(of: member, scope)) = \(scope.value(of: member))",
        location: isBound ? .none : member.origin.map(locate) ?? .none)
      let nested = isLocated(member) ? nil : member.nested
      lines += nested.map { inPlace($0, of: place(of: member, scope), set, &scope) } ?? [set]
    }
    lines += body.after.map(line) + (isFailable ? [Line(text: "return true")] : [])
    record["steps"] = steps(lines)
    record["resets"] = .bool(lines.last?.isLocated ?? false)
  }

  /// What the member holds is filled where it and its value are there; else the member is set.
  private func inPlace(
    _ nested: NestedUpdate, of place: String, _ set: Line, _ scope: inout Bindings
  ) -> [Line] {
    if nested.isAlwaysInPlace {
      return [Line(text: nested.call(from: nested.source, of: place))]
    }
    if !nested.isTargetOptional { return [set] }
    var inner = scope
    var (source, target, conditions) = (nested.source, place, [String]())
    if nested.isSourceOptional {
      source = inner.constant("value")
      conditions.append("let \(source) = \(nested.source)")
    }
    if nested.isOfClass {
      target = inner.constant("existing")
      conditions.append("let \(target) = \(place)")
    } else {
      target += "?"
      conditions.append("\(place) != nil")
    }
    return [
      Line(text: "if \(conditions.joined(separator: ", ")) {"),
      Line(text: "  " + nested.call(from: source, of: target)),
      Line(text: "} else {"), Line(text: "  " + set.text), Line(text: "}"),
    ]
  }

  private func place(of member: MemberInitialization, _ scope: Bindings) -> String {
    let name = SwiftName.escaped(member.name, in: .memberAccess)
    let own = SwiftName.escaped(member.name, in: .property)
    if isInitializer { return scope.isTaken(member.name) ? "self." + name : own }
    return "\(mapping.targetName).\(name)"
  }

  // MARK: Constants

  /// Values without which there is no target are unwrapped together.
  private func guards(
    _ members: [MemberInitialization], _ exit: String, _ scope: inout Bindings
  ) -> [Line] {
    let unwrapped = members.filter { $0.isUnwrapped && !isLocated($0) }
    if unwrapped.isEmpty { return [] }
    let conditions = unwrapped.map { "let \(scope.bind($0)) = \(Self.condition($0.value))" }
    return [Line(text: "guard \(conditions.joined(separator: ", ")) else { \(exit) }")]
  }

  /// A value behind which a block follows, so that a closure cannot trail.
  private static func condition(_ value: String) -> String {
    guard let open = value.firstIndex(of: "{") else { return value }
    let call = value[..<open]
    let isLast = value.hasSuffix("}") && value.count { $0 == "{" } == 1 && call.hasSuffix(" ")
    return isLast && call.count { $0 == "(" } == call.count { $0 == ")" }
      ? "\(call.dropLast())(\(value[open...]))" : "(\(value))"
  }

  /// What only swiftc can judge is bound to a constant of its own first, on a line that says where
  /// the author wrote it; the call itself cannot hold such a line.
  private func bindings(
    _ members: [MemberInitialization], _ exit: String, _ scope: inout Bindings
  ) -> [Line] {
    members.filter(isLocated).map { member in
      let name = scope.bind(member)
      let type = member.isTyped ? "" : ": \(member.type)"
      let value = scope.text(member.value)
      let constant = "let \(name)\(type) = "
      return Line(
        text: member.isUnwrapped
          ? "guard \(constant)\(Self.condition(value)) else { \(exit) }" : constant + value,
        location: member.origin.map(locate) ?? .none)
    }
  }

  private func isLocated(_ member: MemberInitialization) -> Bool {
    member.origin.map(locate).map { $0 != Value.none } ?? false
  }

  // MARK: Layout

  /// Whether each text surely stays on one line, the callee and its `return` before it.
  private func fits(_ texts: [String]) -> Bool {
    let room = SwiftLayout.lineLength - "      return self.init()".count
    let width = isInitializer ? 0 : mapping.target.description.width
    return texts.allSatisfy { $0.width + width <= room && !$0.utf8.contains(.newline) }
  }

  /// The line before the members' own in the target's model, where they stand one below the other as
  /// the arguments do.
  private func locationBefore(_ members: [MemberInitialization]) -> Value {
    let places = members.map { locate($0.declaration) }
    let lines = places.map(Self.line)
    guard case .record(var place)? = places.first, let first = lines[0], first > 1,
      lines == lines.indices.map({ first + $0 })
    else { return .none }
    place["line"] = .int(first - 1)
    return .record(place)
  }

  private static func line(of place: Value) -> Int? {
    guard case .record(let place) = place, case .int(let line)? = place["line"] else { return nil }
    return line
  }
}

/// The local constants of a method, by the members they hold values for.
private struct Bindings {
  private var taken: Set<String>
  private var names: [String: String] = [:]

  init(_ taken: Set<String>) { self.taken = taken }

  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  mutating func constant(_ wanted: String) -> String {
    let name = MappingNames.free(wanted) { taken.contains($0) }
    taken.insert(name)
    return name
  }

  mutating func bind(_ member: MemberInitialization) -> String {
    let name = SwiftName.escaped(constant(member.name), in: .property)
    names[member.name] = name
    return name
  }

  func value(of member: MemberInitialization) -> String {
    names[member.name] ?? text(member.value)
  }

  /// With the constants of unwrapped members in the place of their marks.
  func text(_ value: String) -> String {
    UnwrappedMember.replacingMarks(in: value) { names[$0] ?? $0 }
  }
}
