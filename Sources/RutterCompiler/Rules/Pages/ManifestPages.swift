import RutterDiagnostics

/// What can be wrong with what the keys of a manifest or of the project file hold.
extension RulePage {
  static let manifest = keys + values + project

  private static let keys = [
    warning(
      "empty-manifest", what: "The manifest holds nothing.",
      why: "Nothing is generated for it; most often it was saved too early.",
      fix: "Declare screens, routers, models or mappings, or delete the file."),
    RulePage(
      "unknown-key", what: "A key that the language does not know in this place.",
      why: "It would have no effect: misspelt, or indented one level too deep or too little.",
      fix: "Correct the key, or move it to where it belongs."),
    RulePage(
      "missing-key", what: "An entry lacks a key that it needs.",
      why: "What is to be generated depends on it, and there is no default.",
      fix: "Add the key."),
    RulePage(
      "bad-key",
      what: "A list or a mapping stands where a key is due, or an item has one key too many.",
      why: "Keys are names.",
      fix: "Write a name. A list of one-entry mappings starts each entry with its own `- `."),
    RulePage(
      "conflicting-keys", what: "Two keys of an entry exclude each other.",
      why: "Only one of them could have an effect.",
      fix: "Remove one of them."),
    RulePage(
      "wrong-kind", what: "A value is of a kind that its key does not take.",
      why:
        "A text, a list and a mapping mean different things, and here only some of them mean anything.",
      fix: "Write what the help says, or leave the key out for its default."),
    RulePage(
      "wrong-boolean", what: "A value that is due to be `true` or `false` is something else.",
      why:
        "YAML 1.1 reads `yes`, `on` and `y` as true, YAML 1.2 as texts; here only two words count.",
      fix: "Write `true` or `false`."),
    RulePage(
      "unknown-value", what: "A value is none of those its key takes.",
      why: "What it asks for does not exist.",
      fix: "Write one of the values that the help lists."),
    RulePage(
      "missing-reason", what: "`ignore:` is given no reason.",
      why:
        "Whoever reads the mapping later must be able to tell an ignored member from a forgotten one.",
      fix: "Write why the member is left alone: `ignore: only set by the importer`."),
  ]

  private static let values = [
    RulePage(
      "bad-name", what: "A name cannot be used in Swift where it would go.",
      why: "The generated declaration would not compile.",
      fix: "Choose another name. Keywords are fine wherever Swift takes them in backticks."),
    RulePage(
      "duplicate-name", what: "Two things of one kind have one name.",
      why: "Whatever refers to the name could mean either, and Swift would refuse the second.",
      fix: "Rename one of them."),
    RulePage(
      "bad-type", what: "A value that is due to be a Swift type is none.",
      why: "It would be printed into the generated Swift, which then would not compile.",
      fix: "Write the type as in Swift; quote one that holds `: ` or starts with a sign of YAML's."),
    RulePage(
      "bad-expression", what: "A value that is due to be a Swift expression is none.",
      why: "It would be printed into the generated Swift, which then would not compile.",
      fix: "Write the expression as in Swift, and quote it where YAML needs quotes."),
    RulePage(
      "bad-condition", what: "`if:` holds what is no compilation condition.",
      why: "It would be printed behind `#if`, and the generated Swift would not compile.",
      fix: "Write what could follow `#if` in Swift: `DEBUG`, `os(iOS) || DEBUG`."),
    RulePage(
      "bad-modifier", what: "A modifier does not start with a dot.",
      why: "Modifiers are printed behind the view's call, as in `Home().navigationTitle(title)`.",
      fix: "Write it with its dot: `.navigationTitle(title)`."),
    RulePage(
      "bad-url", what: "A `url:` is not an absolute address, or a placeholder in it is not closed.",
      why: "The system could not open it, which would show only when a user tries.",
      fix: "Write it with its scheme, percent-encode what is not ASCII, and close each `{`."),
  ]

  private static let project = [
    RulePage(
      "unknown-version",
      what: "The project asks for a version of the language that this rutter does not read.",
      why: "Keys may mean something else there.",
      fix: "Write `rutter: 1`, or install the version that reads it."),
    RulePage(
      "bad-path", what: "A path is empty, or has a placeholder that does not exist.",
      why: "Files would go where nobody looks for them.",
      fix: "Write a path from the project's folder; `output:` takes `{feature}` and `{module}`."),
    RulePage(
      "missing-path", what: "Nothing is at a path that the project file names.",
      why: "A folder that was moved would otherwise silently generate nothing.",
      fix: "Correct the path; it starts at the project file's folder."),
    RulePage(
      "unknown-rule",
      what: "A rule is named that does not exist, or that is always an error.",
      why:
        "The severity would be set for nothing; and what makes wrong Swift cannot be switched off.",
      fix: "Name a code whose severity can be set; the help lists them."),
  ]
}
