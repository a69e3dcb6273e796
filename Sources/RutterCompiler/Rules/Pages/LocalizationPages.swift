import RutterDiagnostics

/// What can be wrong with titles and their string catalog.
extension RulePage {
  static let localization = [
    RulePage(
      "conflicting-strings", what: "A localization key is given two values.",
      why: "A key has one text in each language; which of the two is meant cannot be told.",
      fix: "Give it one value, or use two keys."),
    RulePage(
      "bad-language", what: "A language code is none, or is not that of the string catalog.",
      why: "Values would be added in a language that the catalog does not start from.",
      fix: "Write the catalog's `sourceLanguage`, or leave `language:` out."),
    RulePage(
      "bad-catalog", what: "The string catalog is not laid out as Xcode does.",
      why: "Where keys are to go cannot be told, so nothing of it is changed.",
      fix: "Restore the file from version control, or delete it to have it made anew."),
    warning(
      "unused-string",
      what: "The string catalog has a key of rutter's that no manifest has any more.",
      why: "Translators go on working on a text that nobody sees.",
      fix:
        "Run `rutter generate --prune-strings`, or keep it if the app's own code uses the key, too."
    ),
    warning(
      "different-string",
      what: "The string catalog and a manifest have different texts for a key, in one language.",
      why: "The app shows the catalog's: who changes the manifest alone changes nothing.",
      fix: "Bring the two in line, or leave the value out of the manifest."),
  ]
}
