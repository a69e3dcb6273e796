import RutterDiagnostics

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
    unknown what: Unknown, _ name: String, at range: SourceRange, known: [String],
    spelling: Spelling = .plain
  ) {
    self.init(what.code, "unknown \(what.rawValue) '\(name)'", at: range)
    suggest(for: name, known, spelling)
  }

  /// What a name can be a name of.
  enum Unknown: String {
    case tag, filter, template, block, macro, parameter, variable, field, label

    var code: DiagnosticCode {
      switch self {
      case .tag: .unknownTag
      case .label: .templateSyntax
      case .filter: .unknownFilter
      case .template: .unknownTemplate
      case .block: .unknownBlock
      case .macro: .unknownMacro
      case .parameter: .macroArguments
      case .variable, .field: .undefinedVariable
      }
    }
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
      rename(to: nearest, spelling)
    } else if !known.isEmpty, known.count <= 12 {
      let names = known.map { "'\($0)'" }.joined(separator: ", ")
      diagnostic.help = "known here: \(names)"
    }
  }

  private mutating func rename(to name: String, _ spelling: Spelling) {
    let message = "rename to '\(name)'"
    let range = diagnostic.range
    switch spelling {
    case .plain: diagnostic.fixIts = [FixIt(message, replace: range, with: name)]
    case .quoted: diagnostic.fixIts = [FixIt(message, replace: range, with: "\"\(name)\"")]
    case .computed: diagnostic.help = "'\(name)' is known"
    }
  }
}
