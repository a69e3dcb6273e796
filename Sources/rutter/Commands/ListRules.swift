import RutterCompiler
import RutterDiagnostics

extension Command {
  static let rules = Command(
    name: "rules",
    purpose: "list every kind of finding",
    discussion: [
      "Prints each code with its severity and what is found. The severity of those marked "
        + "'adjustable' can be set under 'rules' in the project file, and they can be ignored by "
        + "a comment; the others are errors without which the generated Swift would be wrong."
    ],
    argument: nil,
    options: [.json, .help],
    exitCodes: [(.success, "The list is printed."), (.failure, "The command line is wrong.")],
    examples: [
      Example(
        purpose: "The codes whose severity can be set:",
        command: "rutter rules --json | jq -r '.rules[] | select(.adjustable).code'")
    ],
    run: { invocation in
      try Console().print(invocation.isSet(.json) ? RuleList.json : RuleList.text)
      return .success
    })
}

extension Option {
  static let json = Option("json", summary: "Print JSON, with all that 'rutter explain' tells.")
}

/// The catalogue as one text.
enum RuleList {
  static var text: String {
    let width = RuleCatalogue.codes.map(\.count).max() ?? 0
    return RuleCatalogue.pages.map { page in
      let code = page.code.description
      let severity = RuleText.severity(page)
      return code + String(repeating: " ", count: width + 2 - code.count) + severity
        + String(repeating: " ", count: max(1, 21 - severity.count)) + page.what + "\n"
    }
    .joined()
  }

  static var json: String {
    JSONValue.object([
      ("version", 1), ("rules", .array(RuleCatalogue.pages.map(rule))),
    ]).text
  }

  private static func rule(_ page: RulePage) -> JSONValue {
    [
      "code": .string(page.code.description), "severity": .string(page.severity.rawValue),
      "adjustable": .bool(page.isAdjustable), "since": .string(page.since),
      "what": .string(page.what), "why": .string(page.why), "fix": .string(page.fix),
      "example": RuleExample.of(page).map { example in
        [
          "bad": files(example.bad), "findings": .string(example.findings),
          "good": example.good.isEmpty ? nil : files(example.good),
        ]
      },
    ]
  }

  private static func files(_ files: [RuleExample.File]) -> JSONValue {
    .array(files.map { ["path": .string($0.path), "text": .string($0.text)] })
  }
}
