/// Keys of what screens return.
extension ManifestShapes {
  package static let returned = ObjectShape(
    "returned", "The value that a screen gives back.",
    [
      KeyShape("type", .type, "Its type.", required: true),
      KeyShape("method", .name, "The method through which the screen returns; default: finish."),
      KeyShape("label", .name, "The method's argument label; `_` for none; default: with."),
    ])
}
