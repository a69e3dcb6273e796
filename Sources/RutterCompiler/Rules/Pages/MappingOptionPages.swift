import RutterDiagnostics

/// What can be wrong with what mappings do beside pairing members.
extension RulePage {
  static let mappingOptions = [
    warning(
      "needless-option", what: "An option of a mapping or a member changes nothing.",
      why: "Callers deal with an answer of nil, or an error, that never comes.",
      fix: "Leave it out."),
    RulePage(
      "unknown-mapping", what: "`using:` names a mapping that is not known for the types at hand.",
      why: "What is generated would call what does not exist.",
      fix: "Name the mapper, the function or the initializer's label of a mapping between the two."),
    RulePage(
      "unknown-context",
      what: "A value under `with:`, or an `index:`, is for a parameter that the mapping lacks.",
      why: "It would reach nothing.",
      fix: "Add the parameter to the mapping that is used, or leave the value out."),
    RulePage(
      "may-throw", what: "A value may throw, or a mapping that is used, and the mapping may not.",
      why: "Somebody has to deal with the error.",
      fix: "Add `throws: true`; for elements, `compact: true` leaves out those that throw."),
    RulePage(
      "may-fail", what: "A mapping that may answer nil fills a member that must have a value.",
      why: "What the member is where there is no answer, only the author knows.",
      fix:
        "Give it a `default:`, or `compact: true` for elements, or add `optional: true` here too."),
    RulePage(
      "not-a-collection",
      what: "`where:`, `sortedBy:`, `limit:` or `index:` is for what has no elements, or no order.",
      why: "They take elements of an array or a set, and a set has no first one.",
      fix: "Leave it out, or read a collection; sort a set first."),
    RulePage(
      "unsettable-member",
      what: "A member that a mapping fills in place cannot be set from another file.",
      why: "A new target gets it from the initializer, one that is there already never could.",
      fix: "Say under `onUpdate:` why it stays as it is: `id: {ignore: the entity is found by it}`."
    ),
    warning(
      "needless-ignore", what: "A member of the source is ignored, and read after all.",
      why: "The reason is out of date, and would hide it when the member is no longer read.",
      fix: "Leave the entry out."),
    warning(
      "narrowed-value", what: "A number is converted to a type that cannot hold all of its values.",
      why: "`Int(x)` drops a fraction, and stops the app where the value is too large.",
      fix: "Say what becomes of such values: `Int(exactly: x) ?? 0`, `Int32(clamping: x)`."),
    warning(
      "lossy-inverse", what: "An inverse does not lead back to every value of the source.",
      why: "What is stored and read again is another value, without a sign of it.",
      fix: "Give the member an `inverse:`, or write the mapping back by itself."),
    RulePage(
      "actor-source", what: "A mapping from an actor is no function of the actor.",
      why: "An actor's members can be read at once only from within it.",
      fix: "Add `as: function`; it is called with `await`."),
    RulePage(
      "not-conforming", what: "A generated type cannot have a conformance it is given.",
      why: "What is generated would not compile.",
      fix: "Add what is missing, such as a member `id`, or leave the conformance out."),
    RulePage(
      "unsortable-member", what: "Elements are sorted by a member whose type has no order.",
      why: "An optional or a Boolean cannot be compared.",
      fix: "Write an expression that can: `sortedBy: \"rank ?? .max\"`."),
  ]
}
