/// The part of the manifest language that speaks of models and mappings.
extension ManifestShapes {
  static let model = Shape(
    what: "members with their Swift types, or a mapping of model keys",
    mapping: .keysOrNames(long: modelKeys, marks: ["kind", "members", "cases"], names: .parameter))

  package static let modelKeys = ObjectShape(
    "model", "The shape of a type that the app declares.",
    [
      KeyShape("kind", .choice("struct", "class", "enum"), "What it is; default: struct."),
      KeyShape(
        "members", Shape.names(.parameter, "members by name, each with its Swift type").orNothing,
        "Stored properties, in the order of the initializer."),
      KeyShape("cases", enumCases.orNothing, "An enum's cases."),
      KeyShape(
        "rawValues", .names(.text, "raw values by case"),
        "The raw values that differ from their cases' names: how links hold them."),
      KeyShape("summary", .text, "For readers of the manifest."),
      KeyShape("metadata", .anything, "Free-form; templates see it, the compiler ignores it."),
    ])

  static let enumCases = Shape.list(
    of: Shape(
      what: "a case's name, or a name with its payload", scalar: .name,
      mapping: .names(
        Shape(
          what: "a Swift type, labels with types, or a list of these", scalar: .type,
          items: .each(
            Shape(
              what: "a Swift type, or a label with its type", scalar: .type, mapping: .names(.type))
          ),
          mapping: .names(.type)))),
    "a list of cases")

  package static let mapping = ObjectShape(
    "mapping", "Fills every member of a target from a source.",
    [
      KeyShape("from", .type, "The source's type.", required: true),
      KeyShape("to", .type, "The target's type.", required: true),
      KeyShape(
        "as", .choice("extension", "function", "mapper"),
        "An initializer of the target, a function of the source, or a mapper type."),
      KeyShape("name", .name, "The name of the function or of the mapper type."),
      KeyShape(
        "label", .name,
        "The initializer's argument label; `_` for none; default: the source's name."),
      KeyShape("parameters", parameters, "Further inputs, which every value may use."),
      KeyShape(
        "members", .names(member, "target members by name").orNothing,
        "What differs from pairing by name."),
      KeyShape(
        "cases", .names(caseSource, "target cases by name").orNothing,
        "Target cases and the source cases or values that lead to them."),
      KeyShape("otherwise", .expression, "The target case for every other source value."),
      KeyShape("inverse", .boolean, "Also maps from `to` back to `from`."),
      KeyShape("access", .access, "Access level of what the mapping generates."),
    ] + attributes)

  static let member = Shape(
    what: "a path or Swift expression over the source's members, or a mapping of member keys",
    scalar: .expression, mapping: .keys(memberKeys))

  package static let memberKeys = ObjectShape(
    "member", "Where one member's value comes from.",
    [
      KeyShape("from", .expression, "A path or a Swift expression over the source's members."),
      KeyShape("inverse", .expression, "The source member's value in the inverse mapping."),
      KeyShape("default", .expression, "Used where the source's optional is nil."),
      KeyShape("constant", .expression, "A value that does not depend on the source."),
      KeyShape(
        "ignore", .scalar(.text, "the reason"),
        "Leaves the member to the target's initializer, for this reason."),
    ])

  static let caseSource = Shape.oneOrMore(
    .scalar(.expression, "a source case or a literal"),
    "a source case, a literal, or a list of them")
}
