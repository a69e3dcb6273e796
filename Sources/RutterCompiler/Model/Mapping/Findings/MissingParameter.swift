import RutterDiagnostics

/// What: a nested mapping with parameters that the mapping which uses it does not have.
///
/// Why: context is passed on by name; here there is nothing to pass on.
///
/// Example: `Movie` is mapped with `images: Images`, and a mapping of `[Movie]` has no `images`.
///
/// Fix: add the parameters to the outer mapping, under the same names.
enum MissingParameter {
  static func finding(
    _ head: MappingHead, _ parameters: [Parameter], _ place: ConversionPlace
  ) -> Diagnostic {
    let names = parameters.map { "'\($0.name): \($0.type)'" }.joined(separator: " and ")
    let entries = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return Diagnostic(
      .error, .missingParameter,
      "the mapping from \(head.title), which \(place.target) needs, takes \(names)",
      at: place.range,
      notes: parameters.map { Note("'\($0.name)' is declared here", at: $0.range) },
      help: "add it to this mapping: 'parameters: {\(entries)}'")
  }
}

extension DiagnosticCode {
  static let missingParameter: Self = "missing-parameter"
}
