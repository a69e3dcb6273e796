import RutterDiagnostics

/// What became of each declaration that other Swift may use.
struct APIComparison {
  private let old: APISurface
  private let new: APISurface
  private var list = Change.List(.swift)
  /// What is new, by what it has in common with something of another name.
  private var added: [String: [APISymbol]] = [:]
  /// The new names of what was renamed, by the old.
  private var renamed: [String: String] = [:]

  static func changes(from old: APISurface, to new: APISurface) -> [Change] {
    var comparison = APIComparison(old: old, new: new)
    comparison.compare()
    return comparison.list.changes
  }

  private init(old: APISurface, new: APISurface) {
    self.old = old
    self.new = new
    for symbol in new.symbols where old.symbol(symbol.path) == nil {
      if let likeness = symbol.likeness { added[likeness, default: []].append(symbol) }
    }
  }

  private mutating func compare() {
    for symbol in old.symbols {
      if let other = new.symbol(symbol.path) {
        compare(symbol, other)
      } else if symbol.parent.map({ new.symbol($0) != nil || isForeign($0) }) ?? true {
        addRemoval(of: symbol)
      }
    }
    let taken = Set(renamed.values)
    for symbol in new.symbols where old.symbol(symbol.path) == nil && !taken.contains(symbol.path) {
      if symbol.parent.map({ old.symbol($0) != nil || isForeign($0) }) ?? true {
        addAddition(of: symbol)
      }
    }
  }

  /// A type of the app's own that members are added to.
  private func isForeign(_ parent: String) -> Bool {
    old.symbol(parent) == nil && new.symbol(parent) == nil
  }

  // MARK: There before, gone now

  private mutating func addRemoval(of symbol: APISymbol) {
    let candidates = symbol.likeness.flatMap { added[$0] } ?? []
    if candidates.count == 1, let other = candidates.first {
      renamed[symbol.path] = other.path
      list.add(
        .breaking, "'\(symbol.title)' is now '\(other.title)'", from: symbol.range,
        to: other.range, advice: Self.adviceOnRenaming(symbol))
    } else {
      list.add(
        .breaking, "'\(symbol.title)' is gone", from: symbol.range,
        to: symbol.parent.flatMap { new.symbol($0)?.range }, advice: Self.adviceOnRemoval(symbol))
    }
  }

  private mutating func addAddition(of symbol: APISymbol) {
    let origin = symbol.parent.flatMap { old.symbol($0)?.range }
    switch symbol.kind {
    case .enumCase:
      list.add(
        .risky, "'\(symbol.title)' is new: a 'switch' without 'default' has to handle it",
        from: origin, to: symbol.range)
    case .requirement where new.symbol(symbol.parent ?? "")?.kind == .guards:
      list.add(
        .breaking, "'\(symbol.title)' is new: the app has to answer it", from: origin,
        to: symbol.range)
    case .requirement:
      list.add(
        .risky, "'\(symbol.title)' is new: types of the app's own that conform have to have it",
        from: origin, to: symbol.range)
    case .guards:
      list.add(
        .breaking, "'\(symbol.title)' is new: the app has to give its routers one", from: origin,
        to: symbol.range)
    default: list.add(.compatible, "'\(symbol.title)' is new", from: origin, to: symbol.range)
    }
  }

  private static func adviceOnRemoval(_ symbol: APISymbol) -> String? {
    switch symbol.kind {
    case .enumCase, .requirement, .initializer, .function, .view, .waysOut, .factoryMethod:
      "keep it with 'deprecated:' until nothing uses it"
    case .routeEnum, .tabEnum, .router, .factory, .mapper, .guards: nil
    }
  }

  private static func adviceOnRenaming(_ symbol: APISymbol) -> String? {
    let name = symbol.path.split(separator: ".").last.map(String.init) ?? symbol.path
    return switch symbol.kind {
    case .enumCase: "keep a route '\(name)' to the same screen, with 'deprecated:'"
    case .requirement: "write 'method: \(name)', or keep a way out of the old name"
    case .routeEnum, .tabEnum: "write the old name under 'enums:'"
    case .function: "write 'name: \(name)'"
    case .initializer: nil
    case .factory: "write 'type: \(name)'"
    case .router, .view, .mapper, .waysOut, .guards, .factoryMethod: nil
    }
  }

  // MARK: There before and now

  private mutating func compare(_ symbol: APISymbol, _ other: APISymbol) {
    for difference in ParameterComparison.differences(symbol, other) {
      list.add(
        difference.impact, "'\(symbol.title)' \(difference.text)",
        from: difference.ranges.old ?? symbol.range, to: difference.ranges.new ?? other.range,
        advice: difference.advice)
    }
    compareWhole(symbol, other)
    if other.deprecated != nil, symbol.deprecated == nil {
      list.add(
        .compatible, "'\(symbol.title)' is deprecated", from: symbol.range, to: other.range)
    }
    guard symbol.parent == nil || symbol.kind == .factoryMethod else { return }
    compareReach(symbol, other)
  }

  private mutating func compareWhole(_ symbol: APISymbol, _ other: APISymbol) {
    func add(_ text: String, _ advice: String? = nil) {
      list.add(
        .breaking, "'\(symbol.title)' \(text)", from: symbol.range, to: other.range,
        advice: advice)
    }
    let gained = other.conditions.filter { !symbol.conditions.contains($0) }
    if !gained.isEmpty {
      add("is there only if '\(gained.joined(separator: " && "))'", "leave 'if:' out")
    }
    guard symbol.result != other.result else { return }
    switch symbol.kind {
    case .router:
      add("is \(other.result), no longer \(symbol.result)", "write 'observation: \(symbol.result)'")
    case .routeEnum:
      let kept = Set(other.result.split(separator: ", "))
      let lost = symbol.result.split(separator: ", ").filter { !kept.contains($0) }
      guard !lost.isEmpty else { return }
      add("no longer conforms to \(lost.joined(separator: ", "))", "keep it under 'conforms:'")
    case .initializer:
      add(
        "takes the label '\(other.result)', no longer '\(symbol.result)'",
        "write 'label: \(symbol.result)'")
    default:
      add("gives '\(other.result)', no longer '\(symbol.result)'")
    }
  }

  private mutating func compareReach(_ symbol: APISymbol, _ other: APISymbol) {
    if other.access < symbol.access {
      list.add(
        .breaking, "'\(symbol.title)' is \(other.access), no longer \(symbol.access)",
        from: symbol.range, to: other.range, advice: "write 'access: \(symbol.access)'")
    }
    if other.module != symbol.module {
      let place = other.module.map { "in the module '\($0)'" } ?? "in no module of its own"
      let before = symbol.module.map { ", no longer in '\($0)'" } ?? ""
      list.add(
        .breaking, "'\(symbol.title)' is \(place)\(before)", from: symbol.range, to: other.range)
    }
  }
}
