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

/// A finding on its way to the report: thrown inside one tag, reported where the tag ends.
///
/// Indirect, so that it takes a word of stack in each of the many functions that can throw it.
indirect enum Fault: Error {
  case found(Diagnostic)

  var diagnostic: Diagnostic {
    get {
      switch self {
      case .found(let diagnostic): diagnostic
      }
    }
    set { self = .found(newValue) }
  }

  init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, help: String? = nil
  ) {
    self = .found(Diagnostic(.error, code, message, at: range, help: help))
  }

  /// A name nobody knows.
  init(
    _ code: DiagnosticCode, unknown what: String, _ name: String, at range: SourceRange,
    known: [String], spelling: Spelling = .plain
  ) {
    self.init(code, "unknown \(what) '\(name)'", at: range)
    suggest(for: name, known, spelling)
  }

  /// How a template spells a name that is wrong.
  enum Spelling: Sendable {
    case plain, quoted
    /// Not at all: the name is the value of an expression.
    case computed
  }

  /// The nearest known name becomes the fix, or else a few are listed.
  mutating func suggest(for name: String, _ known: [String], _ spelling: Spelling) {
    if let nearest = Suggestion.nearest(to: name, in: known) {
      guard spelling != .computed else { return diagnostic.help = "'\(nearest)' is known" }
      let replacement = spelling == .quoted ? "\"\(nearest)\"" : nearest
      diagnostic.fixIts = [
        FixIt("rename to '\(nearest)'", replace: diagnostic.range, with: replacement)
      ]
    } else if !known.isEmpty, known.count <= 12 {
      let names = known.map { "'\($0)'" }.joined(separator: ", ")
      diagnostic.help = "known here: \(names)"
    }
  }
}
