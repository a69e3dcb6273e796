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
    warning(
      "missing-sample", what: "Previews are asked for, and a screen has no values to show it with.",
      why: "It is left out of the catalogue, where a reader expects every screen.",
      fix: "Add `samples:` to the screen, or give its parameters default values."),
    RulePage(
      "missing-preview-value",
      what: "A preview needs a factory or a context value that the project does not give.",
      why: "The generated call could not be made: only the app knows what serves in a preview.",
      fix: "Name it under the project's `previews:`, in `factory:` or `context:`."),
  ]
}
