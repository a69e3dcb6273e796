import RutterDiagnostics

/// What can be wrong with a project's own templates.
extension RulePage {
  package static let template = tags + blocks + values + files

  private static let tags = [
    RulePage(
      "template-syntax", what: "A tag or an output of a template is not written as templates are.",
      why: "What is to be printed cannot be told.",
      fix: "Correct the place the message names."),
    RulePage(
      "unclosed-tag", what: "A `{{`, `{%` or `{#` has no end.",
      why: "The rest of the template would be read as part of it.",
      fix: "Close it with `}}`, `%}` or `#}`."),
    RulePage(
      "unclosed-block", what: "A block tag such as `{% if %}` has no end tag.",
      why: "Where the block ends cannot be told.",
      fix: "Add the end tag: `{% endif %}`."),
    RulePage(
      "unexpected-tag", what: "A tag stands where it belongs to nothing.",
      why: "An `{% else %}` or an end tag needs the tag that opens its block.",
      fix: "Remove it, or add the tag it belongs to."),
    RulePage(
      "unknown-tag", what: "A tag that templates do not have.",
      why: "What it is to do cannot be told.",
      fix: "Correct its name."),
    RulePage(
      "unknown-filter", what: "A filter that templates do not have.",
      why: "How the value is to be changed cannot be told.",
      fix: "Correct its name."),
    RulePage(
      "filter-arguments", what: "A filter is given too many or too few arguments.",
      why: "An argument would be lost, or is needed.",
      fix: "Give it the arguments that the message names."),
  ]

  private static let blocks = [
    RulePage(
      "unknown-template", what: "A template includes or extends one that does not exist.",
      why: "There is nothing to include.",
      fix: "Correct the name, or add the template."),
    RulePage(
      "template-cycle", what: "A template extends or includes itself, directly or through others.",
      why: "Rendering it would never end.",
      fix: "Break the circle."),
    RulePage(
      "unknown-block", what: "A template overrides a block that the extended one does not have.",
      why: "What it says would never be printed.",
      fix: "Correct the block's name."),
    RulePage(
      "duplicate-block", what: "A template has two blocks of one name.",
      why: "Which of them is meant cannot be told.",
      fix: "Rename one of them."),
    RulePage(
      "text-outside-block", what: "A template that extends another has text outside its blocks.",
      why: "It would never be printed.",
      fix: "Move it into a block."),
    RulePage(
      "unknown-macro", what: "A `{% call %}` names a macro that does not exist.",
      why: "There is nothing to call.",
      fix: "Correct the name, or import the template that has the macro."),
    RulePage(
      "duplicate-macro", what: "Two macros of a template have one name.",
      why: "Which of them is meant cannot be told.",
      fix: "Rename one of them."),
    RulePage(
      "macro-arguments",
      what: "A macro is called with arguments that it does not take, or without some it needs.",
      why: "A value would be lost, or is missing.",
      fix: "Give it the arguments its definition names."),
  ]

  private static let files = [
    RulePage(
      "duplicate-template", what: "Two templates of a project have one file name.",
      why: "Which of them is meant cannot be told: templates are known by their names alone.",
      fix: "Rename one of them."),
    RulePage.warning(
      "outdated-template",
      what: "A template was copied from a standard one, which has changed since.",
      why: "What was mended or added there does not reach what the copy makes.",
      fix: "`rutter templates diff NAME` shows what changed. Bring it into the copy, and say so "
        + "with `rutter templates accept NAME`."),
  ]

  private static let values = [
    RulePage(
      "undefined-variable", what: "A template uses a name that has no value there.",
      why: "It would print nothing, and nobody would notice.",
      fix: "Correct the name; the message lists near ones."),
    RulePage(
      "wrong-value",
      what: "An operation or filter is given a value of a kind that it does not take.",
      why: "There is no sensible result to print.",
      fix: "Convert the value first, or use another filter."),
    RulePage(
      "template-limit", what: "A template nests or repeats beyond what any file needs.",
      why: "Rendering it might never end or use up the memory.",
      fix: "Look for a loop or recursion that does not end."),
  ]
}
