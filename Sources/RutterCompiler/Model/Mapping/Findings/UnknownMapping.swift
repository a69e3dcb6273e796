import RutterDiagnostics

/// What: `using:` names a mapping that is not there for the types of the value and its member.
///
/// Why: what is generated would call what does not exist.
///
/// Example: `genres: {using: GenreMapper}` where no `GenreMapper` maps a `Genre`.
///
/// Fix: name the mapper, the function or the argument label of a mapping between the two types.
enum UnknownMapping {
  static func finding(
    _ name: SourceText, _ from: SwiftType, _ to: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownMapping,
      "no mapping called '\(name.string)' from '\(from)' to '\(to)' is known",
      at: name.range,
      help: "name a mapper, a function or an initializer's label between these types")
  }

  static func untyped(_ name: SourceText, _ reading: Reading) -> Diagnostic {
    Diagnostic(
      .error, .unknownMapping,
      "no mapping can be chosen: what type '\(reading.title)' has is not known", at: name.range,
      help: "call the mapping in the expression itself")
  }
}

extension DiagnosticCode {
  static let unknownMapping: Self = "unknown-mapping"
}
