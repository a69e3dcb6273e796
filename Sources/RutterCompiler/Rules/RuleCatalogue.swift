package import RutterDiagnostics

/// Stage 4, check: a `Model` enters, only findings leave.
///
/// A rule is one file: a function over the model, its messages below it. What can be told while names
/// are bound is reported there; what takes the whole model is a rule here. Every kind of finding, from
/// whatever stage, has a page under `Pages`.
package enum RuleCatalogue {
  package typealias Rule = @Sendable (Model, inout Report) -> Void

  package static let rules: [Rule] = [
    UnreachableScreen.check, UnhashablePayload.check, MissingContext.check, UnsharedTabs.check,
    NameClash.check, FileClash.check, OutputClash.check, ReservedName.check, NarrowAccess.check,
    ModuleCycle.check, DeadEnd.check, PlainEnum.check, PreviewValue.check,
    UncodablePayload.check,
    GuardLoop.check, UnaskedFallback.check, UnaskedGuard.check, UnusedGuard.check,
    EmptyColumn.check,
    UnknownView.check, UnfitCall.check,
    OverlappingLinks.check, HomelessLink.check, UnreachedLink.check,
  ]

  /// What is found where a manifest, or a part of one, could not be read: names that it declares.
  package static let consequences: Set<DiagnosticCode> = [
    .unresolvedName, .unreachableScreen, .unusedParameter, "unknown-model", "no-mapping",
  ]

  /// A page for each kind of finding, by code.
  package static let pages =
    (RulePage.syntax + RulePage.manifest + RulePage.navigation + RulePage.mapping
    + RulePage.mappingOptions
    + RulePage.template + RulePage.output + RulePage.samples + RulePage.declarations
    + RulePage.localization + RulePage.columns
    + RulePage.links + RulePage.settling)
    .sorted { $0.code.description < $1.code.description }

  package static func page(_ code: DiagnosticCode) -> RulePage? {
    pages.first { $0.code == code }
  }

  /// The codes whose severity a project may set: what they find does not make wrong Swift.
  package static let adjustable = pages.filter(\.isAdjustable).map(\.code.description)

  /// All codes.
  package static let codes = pages.map(\.code.description)
}
