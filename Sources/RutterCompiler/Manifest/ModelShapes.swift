/// The part of the manifest language that speaks of models and mappings.
extension ManifestShapes {
  static let model = Shape(
    what: "members with their Swift types, or a mapping of model keys",
    mapping: .keysOrNames(modelKeysOrMembers))

  static let modelKeysOrMembers = KeysOrNames(
    keys: modelKeys, names: .parameter, place: "members", whole: ["members", "cases"],
    marks: ["kind", "generate"])

  package static let modelKeys = ObjectShape(
    "model", "The shape of a type that the app declares.",
    [
      KeyShape("kind", .choice("struct", "class", "actor", "enum"), "What it is; default: struct."),
      KeyShape(
        "module", .name,
        "The Swift module that declares it; tells it from another module's type of the name."),
      KeyShape("generate", .boolean, "Also declares the type."),
      KeyShape(
        "conforms", .list(of: .type, "a list of protocols"),
        "What a type that is generated conforms to."),
      KeyShape("access", .access, "Access level of a type that is generated."),
      KeyShape(
        "members", Shape.names(.parameter, "members by name, each with its Swift type").orNothing,
        "Stored properties, in the order of the initializer."),
      KeyShape("cases", enumCases.orNothing, "An enum's cases."),
      KeyShape(
        "rawValues", .names(.text, "raw values by case"),
        "The raw values that differ from their cases' names: how links hold them."),
    ] + attributes)

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
      KeyShape(
        "from", sources, "The source's type, or those of several sources, by name.", required: true),
      KeyShape("to", .type, "The target's type.", required: true),
      KeyShape(
        "as", .choice("extension", "function", "mapper"),
        "An initializer of the target, a function of the source, or a mapper type."),
      KeyShape("name", .name, "The name of the function or of the mapper type."),
      KeyShape(
        "label", .name,
        "The initializer's argument label; `_` for none; default: the source's name."),
      KeyShape("parameters", parameters, "Further inputs, which every value may use."),
    ] + mappingOptions + [
      KeyShape("inverse", .boolean, "Also maps from `to` back to `from`."),
      KeyShape("access", .access, "Access level of what the mapping generates."),
      KeyShape(
        "members", .names(member, "target members by name").orNothing,
        "What differs from pairing by name."),
      KeyShape(
        "cases", .names(caseSource, "target cases by name").orNothing,
        "Target cases and the source cases or values that lead to them."),
      KeyShape("otherwise", .expression, "The target case for every other source value."),
    ] + attributes)

  private static let sources = Shape(
    what: "a Swift type, or several, as a list or by name", scalar: .type,
    items: .each(Shape(what: "a Swift type", scalar: .type, mapping: .names(.type))),
    mapping: .names(.type))

  static let member = member(memberKeys)

  private static func member(_ keys: ObjectShape) -> Shape {
    Shape(
      what: "a path or Swift expression over the source's members, or a mapping of member keys",
      scalar: .expression, mapping: .keys(keys))
  }

  /// Members that are made of the source's own may have such members again, this deep.
  package static let memberKeys = (0..<3).reduce(memberKeys(within: nil)) { inner, _ in
    memberKeys(within: inner)
  }

  private static func memberKeys(within inner: ObjectShape?) -> ObjectShape {
    let nested = inner.map { inner in
      KeyShape(
        "members", Shape.names(member(inner), "members of the member's type, by name").orNothing,
        "Makes the member of the source's own members, which pair by name.")
    }
    return ObjectShape(
      "member", "Where one member's value comes from.",
      valueKeys + memberConversion + [nested].compactMap { $0 })
  }

  private static let valueKeys =
    [
      KeyShape("from", .expression, "A path or a Swift expression over the source's members."),
      KeyShape("inverse", .expression, "The source member's value in the inverse mapping."),
      KeyShape("default", .expression, "Used where the source's optional is nil."),
      KeyShape("constant", .expression, "A value that does not depend on the source."),
      KeyShape(
        "ignore", .scalar(.text, "the reason"),
        "Leaves the member to the target's initializer, for this reason."),
      KeyShape(
        "rules", .keyed(by: .rule, ProjectShapes.level, "severities by rule"),
        "Severities of rules, for this member alone."),
    ]

  static let caseSource = Shape.oneOrMore(
    .scalar(.expression, "a source case or a literal"),
    "a source case, a literal, or a list of them"
  ).orKeys(caseKeys)

  package static let caseKeys = ObjectShape(
    "case", "The source cases that lead to a target case, and what fills its payload.",
    [
      KeyShape(
        "from",
        .oneOrMore(
          .scalar(.expression, "a source case or a literal"),
          "a source case, a literal, or a list of them"),
        "The source case; default: the one of the same name."),
      KeyShape(
        "members", .names(payload, "payloads by label"),
        "What differs from pairing payloads by label."),
    ])

  private static let payload = Shape(
    what: "an expression over the source case's payloads, or a mapping of payload keys",
    scalar: .expression,
    mapping: .keys(
      ObjectShape(
        "payload", "Where a payload's value comes from.",
        [
          KeyShape("from", .expression, "An expression over the source case's payloads."),
          KeyShape(
            "ignore", .scalar(.text, "the reason"), "Why a payload of the source is not read."),
        ])))
}
