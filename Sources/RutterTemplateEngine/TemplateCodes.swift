package import RutterDiagnostics

/// What can be wrong with a template, found when a library is made.
extension DiagnosticCode {
  package static let templateSyntax: Self = "template-syntax"
  package static let unclosedTag: Self = "unclosed-tag"
  package static let unclosedBlock: Self = "unclosed-block"
  package static let unexpectedTag: Self = "unexpected-tag"
  package static let unknownTag: Self = "unknown-tag"
  package static let unknownFilter: Self = "unknown-filter"
  package static let filterArguments: Self = "filter-arguments"
  package static let unknownTemplate: Self = "unknown-template"
  package static let templateCycle: Self = "template-cycle"
  package static let unknownBlock: Self = "unknown-block"
  package static let duplicateBlock: Self = "duplicate-block"
  package static let textOutsideBlock: Self = "text-outside-block"
  package static let unknownMacro: Self = "unknown-macro"
  package static let duplicateMacro: Self = "duplicate-macro"
  package static let macroArguments: Self = "macro-arguments"
}

/// What can be wrong with the values a template meets, found while it is rendered.
extension DiagnosticCode {
  package static let undefinedVariable: Self = "undefined-variable"
  package static let missingValue: Self = "missing-value"
  package static let wrongValue: Self = "wrong-value"
  package static let templateLimit: Self = "template-limit"
}
