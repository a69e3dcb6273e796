/// The keys of how screens are shown.
extension ManifestShapes {
  static let presentation = Shape.object(presentingModifier).or(
    .choice(Presentation.allCases.map(\.rawValue)),
    "one of \(Presentation.allCases.map(\.rawValue).joined(separator: ", ")), or {modifier: name}")

  package static let presentingModifier = ObjectShape(
    "presenting modifier", "The app's own way to present a screen.",
    [
      KeyShape(
        "modifier", .name,
        "The view modifier, which is called as `sheet(item:content:)` is.", required: true)
    ])

  package static let zoom = ObjectShape(
    "zoom", "A transition that zooms out of the view the user tapped.",
    [
      KeyShape(
        "source", .expression,
        "The identifier of the view it starts from; without one there is no zoom.", required: true),
      KeyShape("in", .expression, "The namespace of that identifier.", required: true),
    ])

  /// Keys of screens and routes alike.
  static let presenting = [
    KeyShape("macOS", presentation, "How the screen appears on macOS, where that differs."),
    KeyShape(
      "stack", .boolean,
      "Whether a presented screen gets a navigation bar; default: if it has a title and is a sheet or cover."
    ),
    KeyShape("zoom", .object(zoom), "Zooms out of a view, from iOS 18 on."),
  ]

  static let onDismiss = KeyShape(
    "onDismiss", .expression,
    "What is called once what was presented is gone: a context value that is a function, or an expression."
  )
}
