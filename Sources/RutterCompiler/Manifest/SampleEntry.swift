package import RutterDiagnostics

/// Values that the author gives for a screen's parameters, under a name.
package struct SampleEntry: Sendable {
  package struct Value: Sendable {
    package let parameter: SourceText
    package let value: ExpressionText
  }

  /// What the only set of a screen is called, if the author gives it no name.
  package static let unnamed = "default"

  package let name: String
  /// The name or, where there is none, the first value.
  package let range: SourceRange
  package var values: [Value] = []
  /// Parameters whose values are in error; they count as given.
  package var brokenValues: Set<String> = []
}

extension ManifestShapes {
  static let samples = Shape(
    what: "sets of values by name, or the values of a single set",
    mapping: .names(
      Shape(
        what: "a Swift expression, or a set of values by parameter", scalar: .expression,
        mapping: .names(.expression), allowsNothing: true)))
}

extension ManifestDecoder {
  /// Sets by name where the first entry holds a set; else the values of one.
  mutating func samples(_ node: Node?) -> [SampleEntry] {
    guard let node, node.kind == .mapping else { return [] }
    let (sets, values) = parts(of: node)
    guard let set = sets.first else {
      return values.first.map { [sample(SampleEntry.unnamed, $0.key.range, node)] } ?? []
    }
    reportMixed(values, with: set)
    return named(node, in: .enumCase, what: "sample").compactMap { entry in
      Self.isSet(entry.value) ? sample(entry.name.string, entry.name.range, entry.value) : nil
    }
  }

  private func parts(of node: Node) -> (sets: [Node.Entry], values: [Node.Entry]) {
    var parts: (sets: [Node.Entry], values: [Node.Entry]) = ([], [])
    for entry in node.entries {
      if Self.isSet(entry.value) { parts.sets.append(entry) } else { parts.values.append(entry) }
    }
    return parts
  }

  private static func isSet(_ node: Node) -> Bool { node.kind == .mapping || node.isMissing }

  private mutating func sample(
    _ name: String, _ range: SourceRange, _ node: Node
  ) -> SampleEntry {
    var sample = SampleEntry(name: name, range: range)
    for entry in node.entries where entry.key.kind == .scalar {
      let parameter = SourceText(entry.key.text, at: entry.key)
      if let value = expression(entry.value) {
        sample.values.append(.init(parameter: parameter, value: value))
      } else {
        sample.brokenValues.insert(parameter.string)
      }
    }
    return sample
  }

  private mutating func reportMixed(_ values: [Node.Entry], with set: Node.Entry) {
    for entry in values {
      report.error(
        .mixedSamples, "'\(excerpt(entry.key.text))' is a value among sets of values",
        at: entry.key.range,
        notes: [Note("this is a set", at: set.key.range)],
        help: "move it into a set: 'default: {\(excerpt(entry.key.text)): …}'")
    }
  }
}

extension DiagnosticCode {
  static let mixedSamples: Self = "mixed-samples"
}
