import RutterDiagnostics

/// What: a conversion for which several mappings are known.
///
/// Why: which of them is meant cannot be told.
///
/// Example: two mappers from `Tag` to `TagObject`, and a member of type `[Tag]` for one of type
/// `[TagObject]`.
///
/// Fix: let the mapping and the one it should use share a mapper (`as: mapper`, one `name`), or write
/// the call as an expression.
enum SeveralMappings {
  static func finding(_ heads: [MappingHead], _ place: ConversionPlace) -> Diagnostic {
    let pair = heads.first.map(\.title) ?? ""
    return Diagnostic(
      .error, .severalMappings,
      "\(place.source) cannot fill \(place.target): several mappings from \(pair) are known",
      at: place.range, notes: heads.map { Note("one is here", at: $0.range) },
      help: "which one? share its mapper ('as: mapper' and one 'name:'), or \(place.alternative)")
  }
}

extension DiagnosticCode {
  static let severalMappings: Self = "several-mappings"
}
