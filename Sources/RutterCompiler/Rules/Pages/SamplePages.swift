import RutterDiagnostics

/// What can be wrong with samples and previews.
extension RulePage {
  static let samples = [
    RulePage(
      "mixed-samples", what: "`samples:` holds values of parameters beside sets of values.",
      why: "It is either one set of values, or several sets by name.",
      fix: "Move the value into a set of its own: `default: {id: 5}`."),
    RulePage(
      "incomplete-sample", what: "A sample lacks a value for a parameter that has no default.",
      why: "The screen could not be made from it, neither in a preview nor in a test.",
      fix: "Add a Swift expression for the parameter, or give the parameter a default value."),
  ]
}
