import RutterDiagnostics

/// Reads the project file's `rules`.
extension ManifestDecoder {
  mutating func readRules(_ node: Node?, into configuration: inout Configuration) {
    configuration.severities += rules(node)
  }

  /// Severities by rule.
  mutating func rules(_ node: Node?) -> [Configuration.RuleSeverity] {
    guard let node, node.kind == .mapping else { return [] }
    var rules: [Configuration.RuleSeverity] = []
    for entry in node.entries {
      let code = entry.key.text
      guard RuleCatalogue.adjustable.contains(code) else {
        report.add(
          UnknownRule.finding(code, at: entry.key.range, textRange: entry.key.textRange))
        continue
      }
      rules.append(rule(DiagnosticCode(code), entry.value))
    }
    return rules
  }

  private mutating func rule(
    _ code: DiagnosticCode, _ value: Node
  ) -> Configuration.RuleSeverity {
    guard value.kind == .mapping else { return .init(code: code, level: choice(value)) }
    return Configuration.RuleSeverity(
      code: code, level: choice(value.value(for: "severity")),
      paths: value.value(for: "in")?.entries.compactMap { path($0) } ?? [])
  }

  private mutating func path(_ entry: Node.Entry) -> Configuration.PathLevel? {
    let pattern = PathPattern(entry.key.text)
    if let objection = pattern.objection {
      report.error(
        .badPath, objection, at: entry.key.range,
        help: "write a path from the project's folder, such as 'Specs/Legacy'")
      return nil
    }
    guard let level: Configuration.RuleLevel = choice(entry.value) else { return nil }
    return Configuration.PathLevel(pattern: pattern, level: level, range: entry.key.range)
  }
}
