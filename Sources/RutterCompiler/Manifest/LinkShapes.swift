/// What can be said of deep links.
extension ManifestShapes {
  static let link = Shape.oneOrMore(
    .text, "a link such as '/movies/{id}', a list of them of which the first is printed, or none")

  static let over = Shape.namesOrList(.object(beneath).orNothing, "routes by name").orNothing

  package static let beneath = ObjectShape(
    "beneath", "A route that lies beneath the one a link leads to.",
    [
      KeyShape(
        "arguments", arguments, "Values for it; default: what the link holds under the same names.")
    ])
}

extension ProjectShapes {
  package static let links = ObjectShape(
    "link", "Where deep links live, and how texts become values.",
    places + [
      KeyShape(
        "configurations",
        .keyed(by: .text, .object(configuration), "schemes and hosts by compilation condition"),
        "Other schemes and hosts where a condition such as `DEBUG` holds."),
      KeyShape(
        "codecs", .keyed(by: .text, .object(codec), "codecs by type"),
        "How values of the app's own types are read and printed."),
      KeyShape(
        "checks", .boolean, "`true` adds samples to the enums in debug builds, for tests."
      ),
      KeyShape("module", .name, "The Swift module that `DeepLink` is generated into."),
      KeyShape("access", .access, "Access level of `DeepLink`; default: the linked routers'."),
      KeyShape(
        "associations", .object(associations),
        "Files that tell operating systems of the links, kept up to date."),
    ])

  private static let places = [
    KeyShape(
      "schemes", .list(of: .text, "a list of schemes"), "The app's own URL schemes: `movies`."),
    KeyShape(
      "hosts", .list(of: .text, "a list of hosts"),
      "The hosts whose `https` links lead into the app; links are printed with the first."),
  ]

  package static let configuration = ObjectShape(
    "configuration", "Schemes and hosts that hold in some builds only.", places)

  package static let codec = ObjectShape(
    "codec", "How values of one type stand in a link.",
    [
      KeyShape(
        "parse", .expression, "The value, or nil, that `text` stands for: `Money(code: text)`.",
        required: true),
      KeyShape(
        "print", .expression, "The text that stands for `value`: `value.code`.", required: true),
    ])
}
