import RutterDiagnostics

/// What can be wrong with models and mappings.
extension RulePage {
  static let mapping = models + members + conversions + cases

  private static let models = [
    RulePage(
      "unknown-model",
      what: "A mapping is from or to a type that neither `models:` nor the sources declare.",
      why: "Without its members there is nothing to pair or to check.",
      fix:
        "Correct the name, declare the type's shape under `models:`, in any manifest, or name its folder under the project's `sources:`."
    ),
    RulePage(
      "duplicate-model", what: "A type is declared twice under `models:`.",
      why: "A type has one shape; the result would depend on which is read first.",
      fix: "Declare it once: models are known to all manifests."),
    warning(
      "stale-model", what: "A shape under `models:` differs from what the app's Swift declares.",
      why: "Mappings believe the manifest, so what is generated fits a type that is not there.",
      fix: "Bring the entry in line, or delete it: with `sources:` the compiler knows the shape."),
    RulePage(
      "duplicate-mapping", what: "Two mappings would generate one declaration.",
      why: "Swift would refuse the second. Often an inverse is also written out.",
      fix: "Drop one, or tell them apart by `as:`, `name:` or `label:`."),
    RulePage(
      "taken-function-name",
      what: "A mapping's function would have the name of a member of the type it extends.",
      why: "Swift takes a property `address` and a function `address()` for one declaration.",
      fix: "Give the function a `name:`."),
    RulePage(
      "self-calling-initializer",
      what: "A mapping's initializer has the labels and types of the one it is to call.",
      why: "It would call itself and never return.",
      fix: "Give the mapping another `label:`."),
    RulePage(
      "split-mapper", what: "Mappings of several manifests would generate one mapper type.",
      why: "A mapper is one struct, declared in one file.",
      fix: "Give one of them a `name:` of its own, or move both into one manifest."),
    RulePage(
      "mixed-kinds",
      what: "A mapping is between an enum and a type with members, or has the other's keys.",
      why:
        "Enums are translated case by case under `cases:`, other types are filled under `members:`.",
      fix: "Use the key that fits, or write the conversion as an expression where it is needed."),
    RulePage(
      "misplaced-label", what: "`label:` is given for a mapping that is no initializer.",
      why:
        "It is the initializer's argument label; functions and mappers have none for their source.",
      fix: "Leave it out; `name:` renames the function or the mapper."),
  ]

  private static let members = [
    RulePage(
      "unfilled-member", what: "Nothing fills a member of the target.",
      why: "Its initializer asks for it; a member that was added to a model must not go unnoticed.",
      fix: "Say under `members:` where it comes from, or `ignore` it with a reason."),
    warning(
      "unread-member", what: "Nothing reads a member of the source.",
      why: "What is not read is lost, often a member that was added later and forgotten here.",
      fix:
        "Read it in a value, or say why it is left behind: `nickname: {ignore: shown only once}`."),
    RulePage(
      "unknown-member",
      what: "An entry under `members:` is for a member that the target does not have.",
      why: "It would fill nothing; most often it is misspelt or was renamed in the model.",
      fix: "Name a member of the target."),
    RulePage(
      "unknown-source-member", what: "A value starts with a name that the source does not have.",
      why:
        "A value reads the source's members and the mapping's parameters; nothing else is in reach.",
      fix:
        "Name a member or a parameter. A global constant is written with its type: `Defaults.id`."),
    RulePage(
      "ambiguous-member",
      what: "A name in a value is a member of the source and a parameter of the mapping.",
      why: "Which of the two is meant cannot be told.",
      fix: "Rename the parameter, or write the member behind the source's name: `movie.path`."),
    RulePage(
      "reversed-member",
      what: "A member of the source stands left of the colon, one of the target right of it.",
      why: "Left of the colon is what is filled, right of it is where the value comes from.",
      fix: "Swap the two sides."),
    warning(
      "redundant-member", what: "An entry says what pairing by name does by itself.",
      why: "A mapping says only what differs, so that a reader sees what differs.",
      fix: "Leave the entry out."),
    RulePage(
      "ignored-without-default",
      what: "An ignored member has no default value in the target's declaration.",
      why: "Ignoring leaves the member to the initializer, which can only fill it with a default.",
      fix: "Declare the default the initializer has: `debugInfo: String = \"\"`."),
  ]

  private static let conversions = [
    RulePage(
      "no-mapping", what: "Two types differ, and no mapping between them is known.",
      why:
        "A value of one type cannot be put where another is due; what differs may lie deep inside a type.",
      fix: "Add a mapping between the two, or convert with an expression: `age: \"Int(age) ?? 0\"`."
    ),
    RulePage(
      "several-mappings", what: "Several mappings could convert a value.",
      why: "Which of them is meant cannot be told.",
      fix:
        "Let both share a mapper (`as: mapper`, one `name:`), or write the call as an expression."),
    RulePage(
      "missing-parameter",
      what: "A nested mapping takes parameters that the mapping using it does not have.",
      why: "Parameters are passed on by name, and here there is nothing to pass on.",
      fix: "Add the parameters to the outer mapping, under the same names."),
    RulePage(
      "dropped-optional", what: "An optional value fills a member that cannot be nil.",
      why: "What the member is when there is no value, only the author knows.",
      fix: "Say what stands in for nil with `default:`, or make the target optional."),
    warning(
      "needless-default", what: "A `default:` is given for a value that is never nil.",
      why: "It is never used, and is left out of what is generated.",
      fix: "Leave the default out, or correct the member's type under `models:`."),
    RulePage(
      "not-invertible", what: "An entry of a mapping with `inverse: true` has no way back.",
      why:
        "The inverse is checked to be as complete as the mapping itself, and nothing is guessed.",
      fix: "Give the member an `inverse:`, or write the mapping back by itself."),
  ]

  private static let cases = [
    RulePage(
      "unknown-case", what: "A case that the enum does not have.",
      why: "It can neither be matched nor be made.",
      fix: "Name a case of the enum."),
    RulePage(
      "unhandled-case", what: "A source case, or a range of values, leads to no target case.",
      why:
        "The generated switch has a `default:` only where `otherwise:` asks for one, so that new cases are noticed.",
      fix: "List it under `cases:`, or take in all the rest with `otherwise:`."),
    warning(
      "unproduced-case", what: "No case or value of the source leads to a case of the target.",
      why: "It compiles, yet is often a case that was added on one side only.",
      fix: "List what leads to it under `cases:`, or switch the rule off for the project."),
    RulePage(
      "duplicate-case-source", what: "A case or value is listed for two target cases.",
      why: "Only the first could ever be reached.",
      fix: "List each once."),
    RulePage(
      "payload-mismatch", what: "A payload of a target case has no counterpart in the source case.",
      why: "Payloads pair by label, or by place where one side has no label; each must be filled.",
      fix: "Bring the payloads of both cases in line, or write the value under `otherwise:`."),
    RulePage(
      "wrong-literal", what: "A value under `cases:` is no literal of the mapping's type.",
      why: "The generated switch compares the source with it.",
      fix: "Write a Swift literal; a text has both quotes: `female: '\"f\"'`."),
    warning(
      "needless-otherwise",
      what: "`otherwise:` is given where every case or value leads somewhere already.",
      why: "It is never reached, and would silently swallow a case that is added later.",
      fix: "Leave it out."),
  ]
}
