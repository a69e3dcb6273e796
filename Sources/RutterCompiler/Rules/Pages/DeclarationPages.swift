import RutterDiagnostics

/// What can be wrong between manifests and the app's own Swift.
extension RulePage {
  static let declarations = [
    RulePage(
      "unfit-call", .error, isAdjustable: true,
      what: "A view or view model has no initializer that takes what the manifest gives it.",
      why: "The generated call would not compile.",
      fix: "Use the labels, the order and the types of one of the initializers."),
    RulePage(
      "unknown-view", .error, isAdjustable: true,
      what: "The app's sources do not declare a view or a view model.",
      why: "What is generated names it, and would not compile.",
      fix: "Correct the name, or add the folder it is in to the project's `sources:`."),
  ]
}
