import RutterDiagnostics

/// A manifest that shows a kind of finding, what is said of it, and the manifest with its fix made.
///
/// The examples are the folders under `Specs/Diagnostics`, put into the binary so that `rutter explain`
/// needs no network: the files under `Examples` are derived from them.
package struct RuleExample: Sendable {
  package struct File: Sendable {
    package let path: String
    package let text: String

    package init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  package let code: String
  package let bad: [File]
  /// As the format `text` has it.
  package let findings: String
  /// What the fix-its make of the files that they change; empty if the finding has none, or several.
  package let good: [File]

  package static func of(_ page: RulePage) -> RuleExample? {
    all.first { $0.code == page.code.description }
  }
}
