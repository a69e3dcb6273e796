/// What mappings and their members may say beyond where values come from.
extension ManifestShapes {
  static let mappingOptions = [
    KeyShape(
      "optional", .boolean,
      "Answers nil where a value that must be there is nil, or a case leads nowhere."),
    KeyShape("throws", .boolean, "Lets values and the mappings they use throw."),
    KeyShape("lifts", .boolean, "Also maps an optional source, to an optional target."),
    KeyShape("update", .boolean, "Also fills a target that is there already."),
    KeyShape("create", .boolean, "`false`: makes no new targets; they are only ever updated."),
    KeyShape(
      "onUpdate", .names(member, "target members by name").orNothing,
      "What differs where a target is filled in place."),
    KeyShape("before", calls, "What is called before the source is read."),
    KeyShape("after", calls, "What is called with the target once it is filled."),
    KeyShape(
      "rules", .keyed(by: .rule, ProjectShapes.level, "severities by rule"),
      "Severities of rules, for this mapping alone."),
  ]

  private static let calls = Shape.oneOrMore(.expression, "a Swift expression, or a list of them")

  static let memberConversion = [
    KeyShape(
      "by", .scalar(.expression, "a function's name with its labels, or a member with a dot"),
      "The function that converts the value, through optionals and collections."),
    KeyShape(
      "using", .name,
      "The mapping to use, by the name of its mapper or function, or its initializer's label."),
    KeyShape(
      "with", .names(.expression, "values by parameter"),
      "Values for the parameters of the mapping that is used."),
    KeyShape("required", .boolean, "Without this value there is no target."),
    KeyShape(
      "where", .expression, "Takes the elements for which this holds, over the element's members."),
    KeyShape(
      "sortedBy", sortKeys, "The element's member, or an expression over its members, to sort by."),
    KeyShape("limit", .expression, "Takes as many elements as this, at most."),
    KeyShape("index", .name, "The parameter of the elements' mapping that gets the place of each."),
    KeyShape("compact", .boolean, "Leaves elements out that are nil, come to nil, or throw."),
  ]

  private static let sortKeys = Shape(
    what: "an expression, or expressions each with ascending or descending", scalar: .expression,
    mapping: .names(.choice("ascending", "descending")))
}
