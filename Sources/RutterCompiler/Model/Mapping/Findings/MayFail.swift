import RutterDiagnostics

/// What: a mapping that may answer nil, or a raw value that no case may have, fills a member that must have
/// a value.
///
/// Why: what the member is where there is no answer, only the author knows.
///
/// Example: `artist: Artist` filled by a mapping with `optional: true`; `gender: Gender`, an enum of `Int`,
/// filled with an `Int`.
///
/// Fix: `default:`, `optional: true` here too, or `compact: true` for the elements of a collection.
enum MayFail {
  static func finding(_ head: MappingHead, _ place: ConversionPlace) -> Diagnostic {
    Diagnostic(
      .error, .mayFail,
      "the mapping from \(head.title), which \(place.target) needs, may answer nil",
      at: place.range, notes: [Note("it is here", at: head.range)] + place.notes,
      help: "add 'default:' or, for elements, 'compact: true'; or 'optional: true' to this mapping")
  }

  static func finding(lackingCaseOf type: SwiftType, _ place: ConversionPlace) -> Diagnostic {
    Diagnostic(
      .error, .mayFail,
      "no case of '\(type)', which \(place.target) needs, may have the raw value",
      at: place.range, notes: place.notes,
      help: "add 'default:' or, for elements, 'compact: true'; or 'optional: true' to this mapping")
  }
}

extension DiagnosticCode {
  static let mayFail: Self = "may-fail"
}
