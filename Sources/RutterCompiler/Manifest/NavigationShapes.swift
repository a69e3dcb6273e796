/// Keys of guards and of what screens return.
extension ManifestShapes {
  static let guardNames = Shape.oneOrMore(
    .name, "the name of a guard or a flag, or a list of them")

  package static let navigationGuard = ObjectShape(
    "guard", "What is asked on the way to screens that require it.",
    [
      KeyShape(
        "otherwise", Shape.object(root).or(.name, "a screen's name, or a mapping"),
        "The screen that is shown instead where the guard refuses.", required: true),
      KeyShape("summary", .text, "Becomes the documentation comment."),
    ])

  package static let flag = ObjectShape(
    "flag", "What switches screens on and off while the app runs.",
    [
      KeyShape("summary", .text, "Becomes the documentation comment.")
    ])

  package static let returned = ObjectShape(
    "returned", "The value that a screen gives back.",
    [
      KeyShape("type", .type, "Its type.", required: true),
      KeyShape("method", .name, "The method through which the screen returns; default: finish."),
      KeyShape("label", .name, "The method's argument label; `_` for none; default: with."),
    ])
}
