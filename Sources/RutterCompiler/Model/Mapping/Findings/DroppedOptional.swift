import RutterDiagnostics

/// What: an optional value for a member that cannot be nil.
///
/// Why: what the member is when there is no value, only the author knows.
///
/// Example: `nickname` is a `String?` in the source and a `String` in the target.
///
/// Fix: say what stands in for nil: `nickname: {default: '""'}`; or make the target optional.
enum DroppedOptional {
  static func finding(_ place: ConversionPlace) -> Diagnostic {
    Diagnostic(
      .error, .droppedOptional, "\(place.source) may be nil and \(place.target) may not",
      at: place.range, notes: place.notes,
      help: "say what stands in for nil with 'default:', or \(place.alternative)")
  }
}

extension DiagnosticCode {
  static let droppedOptional: Self = "dropped-optional"
}
