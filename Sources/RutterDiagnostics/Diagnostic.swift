/// How much a finding weighs: an error stops generation, a warning does not.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The stable name of a kind of finding, in kebab case: `unknown-key`.
package struct DiagnosticCode: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package let description: String

  package init(_ description: String) { self.description = description }
  package init(stringLiteral value: StaticString) { description = value.description }
}

/// One finding, complete: what is wrong, where, what else belongs to it and what to do.
///
/// The message is lower case, one line, without a full stop; the range is the smallest that is wrong.
package struct Diagnostic: Sendable {
  package var severity: Severity
  package var code: DiagnosticCode
  package var message: String
  package var range: SourceRange
  package var notes: [Note]
  /// What to do, where no fix-it says it.
  package var help: String?
  package var fixIts: [FixIt]
  /// Whether the place it is about has set the severity, which nothing more general may change.
  package var isSettled = false

  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }
}

/// Something a finding needs said of another place: the first of two duplicates, a declaration.
package struct Note: Sendable {
  package var message: String
  package var range: SourceRange?

  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A change of the source that makes its finding go away, described as an order: `rename to 'view'`.
package struct FixIt: Sendable {
  package var message: String
  package var edits: [TextEdit]

  package init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits
  }

  package init(_ message: String, replace range: SourceRange, with replacement: String) {
    self.init(message, edits: [TextEdit(range: range, replacement: replacement)])
  }
}

/// The bytes of a range replaced by a text.
package struct TextEdit: Sendable {
  package var range: SourceRange
  package var replacement: String

  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
