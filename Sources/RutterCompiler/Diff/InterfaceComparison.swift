import RutterDiagnostics

/// What became of those declarations that the comparison of models does not know: the members of
/// routers, generated models, what templates of the team's own add.
struct InterfaceComparison {
  /// One version, with what is told of it anyway.
  struct Version {
    let interface: Interface
    let surface: APISurface
    /// Protocols' spies and stubs, and the navigators that implement them: they change with these.
    let mirrors: Set<String>
    /// The paths of what is told of, without parameters, and the types these are in.
    let told: Set<String>
    let owners: Set<String>

    init(_ files: [GeneratedFile], _ model: Model, _ surface: APISurface) {
      interface = Interface(files)
      self.surface = surface
      let doubles = model.screens.flatMap { [$0.navigating + "Spy", $0.navigating + "Stub"] }
      let guards = surface.symbols.filter { $0.kind == .guards }.map { $0.path + "Stub" }
      mirrors = Set(doubles + guards + model.routers.map { $0.name + "Navigator" })
      let paths = surface.symbols.map(\.path)
      told = Set(paths.map { path in String(path.prefix { $0 != "(" }) })
      owners = Set(
        paths.filter { $0.contains(".") }.map { path in String(path.prefix { $0 != "." }) })
    }
  }

  private let old: Version
  private let new: Version
  /// The types that are told to be gone or to have another name: what is made of them goes with them.
  private let lost: Set<String>
  private var list = Change.List(.swift)

  static func changes(from old: Version, to new: Version) -> [Change] {
    var comparison = InterfaceComparison(old, new)
    for type in old.interface.types where !comparison.isKnown(type) { comparison.compare(type) }
    return comparison.list.changes
  }

  private init(_ old: Version, _ new: Version) {
    self.old = old
    self.new = new
    lost = Set(
      old.interface.types.map(\.path).filter { path in
        !path.contains(".") && new.interface.type(path) == nil
      })
  }

  /// Whether other changes tell of all that is in a type.
  private func isKnown(_ type: Interface.TypeDeclaration) -> Bool {
    let outermost = type.path.prefix { $0 != "." }
    return old.mirrors.contains(String(outermost))
      || old.surface.symbol(type.path)?.kind == .view
  }

  private mutating func compare(_ type: Interface.TypeDeclaration) {
    guard let other = new.interface.type(type.path) else { return addLoss(of: type) }
    let isTold = old.surface.symbol(type.path) != nil || type.path.contains(".")
    if !isTold, !type.isExtension, other.access < type.access {
      list.add(
        .breaking, "'\(type.path)' is \(other.access), no longer \(type.access)",
        from: type.origin, to: other.origin, advice: "write 'access: \(type.access)'")
    }
    let gained = other.conditions.filter { !type.conditions.contains($0) }
    if !isTold, !gained.isEmpty {
      list.add(
        .breaking, "'\(type.path)' is there only if '\(gained.joined(separator: " && "))'",
        from: type.origin, to: other.origin, advice: "leave 'if:' out")
    }
    compareMembers(type, other)
  }

  /// A type without which another one that is told to be gone makes no sense is not told of again.
  private mutating func addLoss(of type: Interface.TypeDeclaration) {
    let isTold =
      old.surface.symbol(type.path) != nil || type.path.contains(".") || type.isExtension
      || old.owners.contains(type.path)
    guard !isTold else { return }
    list.add(.breaking, "'\(type.path)' is gone", from: type.origin, to: nil)
  }

  // MARK: Members

  private mutating func compareMembers(
    _ type: Interface.TypeDeclaration, _ other: Interface.TypeDeclaration
  ) {
    var missing: [Interface.Member] = []
    let hasInitializers = other.members.contains { $0.kind == .initializer }
    for member in type.members where !isTold(member, of: type) {
      // One that takes nothing need not be written where everybody in the module may call it.
      if member.name == "init()", !hasInitializers { continue }
      let same = other.members.filter { $0.name == member.name && $0.kind == member.kind }
      if same.contains(where: { $0.signature == member.signature }) {
        compareConditions(member, same, type)
      } else if let changed = same.first, same.count == 1, count(of: member, in: type) == 1 {
        list.add(
          .breaking,
          "'\(type.path).\(member.name)' is '\(changed.signature)', no longer '\(member.signature)'",
          from: member.origin, to: changed.origin)
      } else {
        missing.append(member)
      }
    }
    missing += lostInitializer(type, other)
    if let first = missing.first {
      let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
      list.add(
        .breaking, "'\(type.path)' no longer has \(names)", from: first.origin,
        to: other.origin)
    }
    addCases(type, other)
  }

  private func count(of member: Interface.Member, in type: Interface.TypeDeclaration) -> Int {
    type.members.count { $0.name == member.name && $0.kind == member.kind }
  }

  private mutating func compareConditions(
    _ member: Interface.Member, _ same: [Interface.Member], _ type: Interface.TypeDeclaration
  ) {
    guard let other = same.first(where: { $0.signature == member.signature }) else { return }
    let gained = other.conditions.filter {
      !member.conditions.contains($0) && !type.conditions.contains($0)
    }
    guard !gained.isEmpty, member.conditions.isEmpty else { return }
    list.add(
      .breaking,
      "'\(type.path).\(member.name)' is there only if '\(gained.joined(separator: " && "))'",
      from: member.origin, to: other.origin, advice: "leave 'if:' out")
  }

  /// The initializer that a class has as long as none is written; a protocol to ask is told as such.
  private func lostInitializer(
    _ type: Interface.TypeDeclaration, _ other: Interface.TypeDeclaration
  ) -> [Interface.Member] {
    guard old.surface.symbol(type.path)?.kind == .router,
      !type.members.contains(where: { $0.kind == .initializer }),
      let written = other.members.first(where: { $0.kind == .initializer }),
      written.name != "init()"
    else { return [] }
    let asked = new.surface.symbols.filter {
      $0.kind == .guards && old.surface.symbol($0.path) == nil
    }
    let isTold = asked.contains { written.signature.contains($0.path) }
    if isTold { return [] }
    return [
      Interface.Member(
        kind: .initializer, name: "init()", signature: "init()", conditions: [],
        origin: type.origin)
    ]
  }

  private mutating func addCases(
    _ type: Interface.TypeDeclaration, _ other: Interface.TypeDeclaration
  ) {
    guard old.surface.symbol(type.path) == nil else { return }
    for member in other.members where member.kind == .enumCase {
      guard !type.members.contains(where: { $0.name == member.name }) else { continue }
      list.add(
        .risky,
        "'\(type.path).\(member.name)' is new: a 'switch' without 'default' has to handle it",
        from: type.origin, to: member.origin)
    }
  }

  /// Whether another change tells of a member: its own, that of a type it is made of, or the loss of a
  /// conformance.
  private func isTold(_ member: Interface.Member, of type: Interface.TypeDeclaration) -> Bool {
    if Self.conformances.contains(member.name) { return true }
    let name = member.name.prefix { $0 != "(" }
    if old.told.contains("\(type.path).\(name)") { return true }
    let words = member.signature.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.contains { lost.contains(String($0)) }
  }

  /// What stands for a conformance, of which models tell.
  private static let conformances: Set<String> = [
    "init(from:)", "encode(to:)", "hash(into:)", "id", "body", "==(lhs:rhs:)",
  ]
}
