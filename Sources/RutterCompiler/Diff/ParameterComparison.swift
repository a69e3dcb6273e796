import RutterDiagnostics

/// What became of the parameters of one declaration.
enum ParameterComparison {
  struct Difference {
    let impact: Change.Impact
    let text: String
    var advice: String?
    /// The parameter it is about, in both versions, as far as it is there.
    var ranges: (old: SourceRange?, new: SourceRange?) = (nil, nil)
  }

  static func differences(_ old: APISymbol, _ new: APISymbol) -> [Difference] {
    let before = Dictionary(old.parameters.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.parameters.map { ($0.name, $0) }) { first, _ in first }
    let lost = old.parameters.filter { after[$0.name] == nil }
    let gained = new.parameters.filter { before[$0.name] == nil }
    var differences: [Difference] = []
    for parameter in old.parameters {
      if let other = after[parameter.name] {
        differences += changes(of: parameter, to: other, hasDefaults(old))
      }
    }
    if lost.count == 1, gained.count == 1, lost[0].type.canonical == gained[0].type.canonical {
      differences.append(
        Difference(
          impact: .breaking,
          text: "\(verb(old)) '\(gained[0].name)' in place of '\(lost[0].name)'",
          ranges: (lost[0].range, gained[0].range)))
    } else {
      differences += lost.map {
        Difference(
          impact: .breaking, text: "no longer \(verb(old)) '\($0.name)'", ranges: ($0.range, nil))
      }
      differences += gained.map { parameter in
        var difference = addition(parameter, to: new)
        difference.ranges.new = parameter.range
        return difference
      }
    }
    if differences.isEmpty, old.parameters.map(\.name) != new.parameters.map(\.name) {
      let order = new.labels.joined()
      differences.append(
        Difference(impact: .breaking, text: "has its parameters in another order: '\(order)'"))
    }
    return differences
  }

  /// Neither a protocol's requirements nor the factory's methods have them.
  private static func hasDefaults(_ symbol: APISymbol) -> Bool {
    switch symbol.kind {
    case .enumCase, .initializer, .function, .view: true
    default: false
    }
  }

  private static func verb(_ symbol: APISymbol) -> String {
    symbol.kind == .enumCase ? "carries" : "takes"
  }

  private static func addition(_ parameter: Parameter, to symbol: APISymbol) -> Difference {
    let text = "also \(verb(symbol)) '\(parameter.name): \(parameter.type)'"
    switch symbol.kind {
    case .enumCase where parameter.defaultValue != nil:
      return Difference(
        impact: .risky, text: text + ", which has a default: patterns have to name it")
    case .requirement:
      return Difference(
        impact: .breaking, text: text, advice: "fill it under the way out's 'arguments:'")
    case .initializer, .function, .enumCase:
      if parameter.defaultValue != nil { return Difference(impact: .compatible, text: text) }
      return Difference(
        impact: .breaking, text: text,
        advice: "give it a default: '\(parameter.name): \(parameter.type) = …'")
    default: return Difference(impact: .breaking, text: text)
    }
  }

  private static func changes(
    of old: Parameter, to new: Parameter, _ hasDefaults: Bool
  ) -> [Difference] {
    var differences: [Difference] = []
    if old.type.canonical != new.type.canonical {
      let isWider = new.type.unwrapped?.canonical == old.type.canonical
      differences.append(
        Difference(
          impact: isWider ? .risky : .breaking,
          text: "takes '\(old.name)' as '\(new.type)', no longer '\(old.type)'"
            + (isWider ? ": what reads it has to unwrap it" : "")))
    }
    if old.isLabelled != new.isLabelled {
      differences.append(
        Difference(
          impact: .breaking,
          text: "takes '\(old.name)' \(new.isLabelled ? "with" : "without") a label"))
    }
    if hasDefaults, let value = old.defaultValue, new.defaultValue == nil {
      differences.append(
        Difference(
          impact: .breaking, text: "has no default for '\(old.name)' any more",
          advice: "keep '= \(value)'"))
    }
    return differences.map { difference in
      var difference = difference
      difference.ranges = (old.range, new.range)
      return difference
    }
  }
}
