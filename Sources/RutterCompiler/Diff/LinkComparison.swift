import RutterDiagnostics

/// Whether the URLs of old patterns still open, and open what they did.
struct LinkComparison {
  private let old: LinkCatalogue
  private let new: LinkCatalogue
  private let index: LinkIndex
  /// The views of screens by the screens' names, in both versions: a screen may be renamed.
  private let views: (old: [String: String], new: [String: String])
  /// What links to each screen now.
  private let successors: [String: LinkCatalogue.Entry]
  private let newRouters: Set<String>
  private let guards: (old: [Guard], new: [Guard])
  private var list = Change.List(.links)

  static func changes(from old: Model, to new: Model) -> [Change] {
    var comparison = LinkComparison(old, new)
    comparison.comparePlaces(old.configuration.links, new.configuration.links)
    comparison.compareCodecs(old.configuration.links, new.configuration.links)
    comparison.compareEntries()
    return comparison.list.changes
  }

  private init(_ old: Model, _ new: Model) {
    self.old = LinkCatalogue(old)
    self.new = LinkCatalogue(new)
    index = LinkIndex(self.new.entries)
    views = (Self.views(old), Self.views(new))
    newRouters = Set(new.routers.map(\.name))
    guards = (old.guards, new.guards)
    successors = Dictionary(
      self.new.entries.flatMap { entry in entry.destinations.map { ($0.screen, entry) } }
    ) { first, _ in first }
  }

  private static func views(_ model: Model) -> [String: String] {
    Dictionary(model.screens.map { ($0.name, $0.view.callee) }) { first, _ in first }
  }

  // MARK: Schemes and hosts

  private mutating func comparePlaces(_ old: LinkConfiguration, _ new: LinkConfiguration) {
    compare(old.places, new.places, "")
    for variant in old.configurations {
      let other = new.configurations.first { $0.condition == variant.condition }
      compare(variant.places, other?.places ?? new.places, " if '\(variant.condition)'")
    }
  }

  private mutating func compare(_ old: LinkPlaces, _ new: LinkPlaces, _ condition: String) {
    for scheme in old.schemes where !new.schemes.contains(scheme) {
      list.add(
        .breaking, "links of the scheme '\(scheme)' no longer open\(condition)", from: nil,
        to: nil, advice: "keep it behind the new one under 'schemes:'")
    }
    for host in old.hosts where !new.hosts.contains(host) {
      list.add(
        .breaking, "links of the host '\(host)' no longer open\(condition)", from: nil, to: nil,
        advice: "keep it behind the new one under 'hosts:'; links are printed with the first")
    }
  }

  /// What a codec no longer reads only the app knows; a type without one is part of its patterns.
  private mutating func compareCodecs(_ old: LinkConfiguration, _ new: LinkConfiguration) {
    for codec in old.codecs {
      guard let other = new.codecs.first(where: { $0.type.canonical == codec.type.canonical }),
        other.parse.text != codec.parse.text
      else { continue }
      list.add(
        .risky,
        "'\(codec.type)' in links is read by '\(other.parse.text)', no longer by '\(codec.parse.text)'",
        from: codec.parse.range, to: other.parse.range,
        advice: "read what was printed before, too")
    }
  }

  // MARK: Patterns

  private mutating func compareEntries() {
    for entry in old.entries { compare(entry) }
    let known = Set(old.entries.map(\.pattern.pattern.shape))
    for entry in new.entries where !known.contains(entry.pattern.pattern.shape) {
      list.add(
        .compatible, "the link '\(entry.pattern.pattern)' is new", from: nil, to: entry.range)
    }
  }

  private mutating func compare(_ entry: LinkCatalogue.Entry) {
    var lost: LinkSample?
    var kept = 0
    var outcomes: [LinkCatalogue.Entry] = []
    let samples = LinkSample.all(of: entry.pattern)
    for sample in samples {
      if let other = index.entry(for: sample.link, like: entry.pattern) {
        kept += 1
        if !outcomes.contains(where: { $0.range == other.range }) { outcomes.append(other) }
      } else {
        lost = lost ?? sample
      }
    }
    if let lost { addLoss(of: entry, lost, isWhole: kept == 0) }
    for other in outcomes { compareLanding(entry, other) }
  }

  private mutating func addLoss(
    of entry: LinkCatalogue.Entry, _ sample: LinkSample, isWhole: Bool
  ) {
    let pattern = entry.pattern.pattern.description
    let url = sample.url(old.places)
    list.add(
      .breaking,
      isWhole
        ? "'\(pattern)' no longer opens, as in \(url)"
        : "some links of '\(pattern)' no longer open, such as \(url)",
      from: entry.range,
      to: successor(of: entry)?.range,
      advice: isWhole
        ? "keep it behind the new one: 'link: [new, \"\(pattern)\"]'"
        : "keep the wider type, or give a second pattern for the others")
  }

  /// What links to the same screen now.
  private func successor(of entry: LinkCatalogue.Entry) -> LinkCatalogue.Entry? {
    for destination in entry.destinations {
      if let other = successors[destination.screen] { return other }
    }
    return nil
  }

  // MARK: Landings

  private mutating func compareLanding(
    _ entry: LinkCatalogue.Entry, _ other: LinkCatalogue.Entry
  ) {
    let pattern = entry.pattern.pattern
    let before = Set(entry.destinations.map { views.old[$0.screen] ?? $0.screen })
    let after = Set(other.destinations.map { views.new[$0.screen] ?? $0.screen })
    let screens = (Set(entry.destinations.map(\.screen)), Set(other.destinations.map(\.screen)))
    if before.isDisjoint(with: after), screens.0.isDisjoint(with: screens.1) {
      let names = Self.listed(other.destinations.map(\.screen))
      list.add(
        .breaking,
        "'\(pattern)' opens \(names), no longer \(Self.listed(entry.destinations.map(\.screen)))",
        from: entry.range, to: other.range, advice: "give the new screen a pattern of its own")
      return
    }
    compareEffects(entry, other)
  }

  private mutating func compareEffects(
    _ entry: LinkCatalogue.Entry, _ other: LinkCatalogue.Entry
  ) {
    let pattern = entry.pattern.pattern
    let ways = Set(other.destinations.map(\.way))
    if let lost = entry.destinations.first(where: { !ways.contains($0.way) }) {
      list.add(
        .risky, "'\(pattern)' no longer \(lost.effect): it \(other.effects.first?.effect ?? "")",
        from: entry.range, to: other.range)
    }
    let routers = Set(other.destinations.map(\.router))
    for router in entry.destinations.map(\.router)
    where !routers.contains(router) && newRouters.contains(router) {
      list.add(
        .risky, "'\(pattern)' no longer opens in '\(router)'", from: entry.range, to: other.range)
    }
    let conditions = Set(entry.destinations.flatMap(\.conditions))
    let gained = other.destinations.flatMap(\.conditions).filter { !conditions.contains($0) }
    if let condition = gained.first, other.destinations.allSatisfy({ !$0.conditions.isEmpty }) {
      list.add(
        .breaking, "'\(pattern)' opens only if '\(condition)'", from: entry.range,
        to: other.range, advice: "leave 'if:' out")
    }
    compareRequirements(entry, other)
  }

  /// What is asked before the screen opens, by name: in each version it has another number.
  private mutating func compareRequirements(
    _ entry: LinkCatalogue.Entry, _ other: LinkCatalogue.Entry
  ) {
    let known = Set(entry.destinations.flatMap(\.requires).map { guards.old[$0.index].name })
    var seen: Set<GuardID> = []
    for id in other.destinations.flatMap(\.requires) where seen.insert(id).inserted {
      let asked = guards.new[id.index]
      if known.contains(asked.name) { continue }
      list.add(
        .risky,
        id.isFlag
          ? "'\(entry.pattern.pattern)' opens only while the flag '\(asked.name)' is on"
          : "'\(entry.pattern.pattern)' opens only if the guard '\(asked.name)' agrees",
        from: entry.range, to: other.range)
    }
  }

  private static func listed(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension LinkCatalogue.Destination {
  /// How the link shows what it leads to, whatever that is called.
  fileprivate var way: String {
    switch landing {
    case .root: "root"
    case .tab: "tab"
    case .route(_, let presentation, let beneath):
      presentation.rawValue + (beneath.map { " over \($0.count)" } ?? "")
    }
  }
}

extension LinkPattern {
  /// The pattern without the names of its parameters, which URLs do not show.
  fileprivate var shape: String {
    var pattern = self
    pattern.path = path.map { $0.literal == nil ? .parameter("") : $0 }
    pattern.rest = rest.map { _ in "" }
    pattern.query = query.map { item in
      Item(name: item.name, value: item.value.literal == nil ? .parameter("") : item.value)
    }
    return pattern.description
  }
}
