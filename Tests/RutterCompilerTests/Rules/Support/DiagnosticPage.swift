import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport

/// The page of a code under `Specs/Diagnostics`: what the catalogue says, then the folder's example.
struct DiagnosticPage {
  static let folder = "Specs/Diagnostics"

  let page: RulePage
  /// The folder's files; none where no manifest can cause the finding.
  let example: SpecCase?

  init(_ page: RulePage) {
    self.page = page
    example = SpecCase.all(in: "Diagnostics").first { $0.name == page.code.description }
  }

  var path: String { "\(Self.folder)/\(page.code)/README.md" }

  func markdown() throws -> String {
    var parts = [
      "# \(page.code)", "*\(severity)*", page.what, "**Why:** \(page.why)", "**Fix:** \(page.fix)",
    ]
    if let example {
      let tree = try example.compiled()
      parts.append("## Example")
      parts += try files(of: example)
      let findings = String(decoding: tree["diagnostics.txt"] ?? Data(), as: UTF8.self)
      parts.append("rutter says:\n\n```text\n\(findings)```")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var severity: String {
    let name = "\(page.severity)".prefix(1).uppercased() + "\(page.severity)".dropFirst()
    return page.isAdjustable ? "\(name); a project may set the severity under `rules:`" : name
  }

  private func files(of example: SpecCase) throws -> [String] {
    let input = try example.input()
    return (input.files + input.declarations.map(\.source)).map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      let ending = URL(filePath: file.path).pathExtension
      let language = ["json", "swift"].contains(ending) ? ending : "yaml"
      return "`\(file.path)`\n\n```\(language)\n\(text)```"
    }
  }

  /// The table of all codes.
  static func index() -> String {
    let rows = RuleCatalogue.pages.map { page in
      let severity = page.isAdjustable ? "\(page.severity), adjustable" : "\(page.severity)"
      return "| [\(page.code)](\(page.code)/README.md) | \(severity) | \(page.what) |"
    }
    return """
      # What rutter finds

      Every kind of finding has a code, which stands in brackets behind its message, and a page here
      with what it means, why it matters and what to do. The severity of those marked *adjustable*
      can be set in the project file: `rules: {unreachable-screen: error, unread-member: off}`.

      This page and those below it are derived from the sources; `RECORD=1 swift test` rewrites them.

      | code | severity | what is found |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}
