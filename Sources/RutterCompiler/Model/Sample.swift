package import RutterDiagnostics

/// Values that a screen can be shown with outside the running app: in previews and in tests.
package struct Sample: Sendable {
  /// A Swift expression for one of the screen's parameters.
  package struct Value: Sendable {
    package let parameter: Parameter
    package let expression: SwiftExpression
    package let range: SourceRange
  }

  /// `default` where the author gives no name.
  package let name: String
  /// In the order of the screen's parameters. One that is missing has a default value.
  package let values: [Value]
  package let range: SourceRange
}

extension Screen {
  /// What the screen can be shown with: its samples or, where everything has a default, nothing.
  package var completeSamples: [Sample] {
    if !samples.isEmpty { return samples }
    guard parameters.allSatisfy({ $0.defaultValue != nil }) else { return [] }
    return [Sample(name: SampleEntry.unnamed, values: [], range: range)]
  }
}

extension Resolver {
  /// Binds the values of samples to parameters; a sample that lacks some is reported and left out.
  mutating func resolveSamples() {
    for index in model.screens.indices where !screenEntries[index].samples.isEmpty {
      let broken = screenEntries[index].brokenParameters
      let samples = screenEntries[index].samples
      model.screens[index].samples = samples.compactMap {
        sample($0, of: model.screens[index], broken)
      }
    }
  }

  private mutating func sample(
    _ entry: SampleEntry, of screen: Screen, _ broken: Set<String>
  ) -> Sample? {
    let known = Set(screen.parameters.map(\.name))
    for value in entry.values
    where !known.contains(value.parameter.string) && !broken.contains(value.parameter.string) {
      reportUnknown(value.parameter, of: screen)
    }
    let given = Dictionary(entry.values.map { ($0.parameter.string, $0.value) }) { first, _ in first
    }
    let missing = screen.parameters.filter {
      given[$0.name] == nil && $0.defaultValue == nil && !entry.brokenValues.contains($0.name)
    }
    guard missing.isEmpty else {
      reportIncomplete(entry, missing, of: screen)
      return nil
    }
    let values = screen.parameters.compactMap { parameter in
      given[parameter.name].map {
        Sample.Value(parameter: parameter, expression: $0.expression, range: $0.range)
      }
    }
    return Sample(name: entry.name, values: values, range: entry.range)
  }

  private mutating func reportUnknown(_ parameter: SourceText, of screen: Screen) {
    let fixes = nearestFix(parameter, in: screen.parameters.map(\.name))
    let names = screen.parameters.map(\.name).joined(separator: ", ")
    report.error(
      .unresolvedName,
      "the screen '\(screen.name)' has no parameter '\(excerpt(parameter.string))'",
      at: parameter.range,
      help: !fixes.isEmpty
        ? nil
        : names.isEmpty ? "it has none: leave 'samples:' out" : "its parameters are \(names)",
      fixIts: fixes)
  }

  private mutating func reportIncomplete(
    _ entry: SampleEntry, _ missing: [Parameter], of screen: Screen
  ) {
    let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    report.error(
      .incompleteSample, "the sample '\(entry.name)' of '\(screen.name)' has no value for \(names)",
      at: entry.range,
      notes: missing.map { Note("'\($0.name)' is declared here", at: $0.range) },
      help: "add a Swift expression for it, or give the parameter a default value")
  }
}

extension DiagnosticCode {
  static let incompleteSample: Self = "incomplete-sample"
}
