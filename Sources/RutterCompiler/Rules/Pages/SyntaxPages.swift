import RutterDiagnostics

/// What can be wrong with a text before it means anything: its characters, its YAML or JSON.
extension RulePage {
  static let syntax = characters + layout + anchors + limits

  private static let characters = [
    RulePage(
      "not-utf8", what: "The file is not UTF-8.",
      why: "Its characters cannot be told; guessing an encoding would garble names.",
      fix: "Save the file as UTF-8. A byte-order mark is fine."),
    RulePage(
      "control-character",
      what: "An invisible character, or an escape that stands for one, is in the text.",
      why:
        "Control characters and direction marks would reach the generated Swift, which would then not be what it seems.",
      fix: "Delete the character or the escape."),
    RulePage(
      "unicode-space",
      what: "A no-break space, or another of Unicode's spaces, stands for a space.",
      why: "It looks like a space and is none to YAML, so the key or value is not what it seems.",
      fix: "Replace it with a plain space. It often comes from copying out of a web page."),
    RulePage(
      "smart-quote", what: "A value starts with a typographic quote.",
      why: "Only straight quotes quote; this one would become a part of the value.",
      fix: "Write a straight quote."),
    RulePage(
      "bad-escape", what: "A backslash in double quotes is followed by what is no escape.",
      why: "Which character is meant cannot be told.",
      fix: "Double the backslash, or write the value in single quotes (YAML), where it is itself."),
    RulePage(
      "needs-quotes", what: "A value holds characters that mean something else to YAML.",
      why: "YAML would read a part of the value, or a mapping, where a text is meant.",
      fix: "Quote the value."),
    RulePage(
      "unclosed-quote", what: "A quote is opened and not closed.",
      why: "Everything that follows is read as one text.",
      fix: "Close the quote, or double a quote that is a part of the value."),
    RulePage(
      "unclosed-bracket", what: "A bracket or brace is opened and not closed.",
      why: "Where the list or mapping ends cannot be told.",
      fix: "Close it."),
    RulePage(
      "wrong-bracket", what: "A closing bracket closes nothing, or what another kind opened.",
      why: "What belongs together cannot be told.",
      fix: "Remove it or write the one that fits; quote a value that holds a bracket."),
  ]

  private static let layout = [
    RulePage(
      "tab-indentation", what: "A line of YAML is indented with a tab.",
      why: "YAML measures indentation in spaces; a tab has no width.",
      fix: "Indent with spaces."),
    RulePage(
      "bad-indentation", what: "A line lines up with nothing above it.",
      why: "Which entry it belongs to cannot be told.",
      fix: "Align it with the entries of its mapping."),
    RulePage(
      "several-documents", what: "The file holds more than one YAML document.",
      why: "A manifest is one document; the others would be ignored.",
      fix: "Put each document into a file of its own."),
    RulePage(
      "missing-space", what: "A `:` or `-` has no space after it.",
      why: "To YAML the sign is then a part of the text, and the entry is none.",
      fix: "Put a space after it."),
    RulePage(
      "missing-colon", what: "A key has no `:` after it.",
      why: "Without it the line is a text, not an entry.",
      fix: "Put a colon after the key."),
    RulePage(
      "missing-comma", what: "Two items between brackets have no comma between them.",
      why: "Where one ends and the next starts cannot be told.",
      fix: "Put a comma between them."),
    RulePage(
      "missing-value", what: "Nothing stands where a value is due.",
      why:
        "A stray comma or colon is most often a forgotten item; a template that counts on a value would print nothing.",
      fix:
        "Write the value, or remove the sign that announces it. In a template, ask whether there is one before using it."
    ),
    RulePage(
      "mixed-collection",
      what:
        "A list item stands among the entries of a mapping, or an entry among the items of a list.",
      why: "A collection is one or the other.",
      fix:
        "Start the line with `- `, or write it as `key: value`; or indent it to make it a part of the entry above."
    ),
    RulePage(
      "text-after-value", what: "Text follows a value that is complete.",
      why: "It belongs to nothing and would be lost.",
      fix: "Remove it, or quote the whole value. A `#` comment needs a space before it."),
    RulePage(
      "invalid-yaml", what: "The text is not YAML.",
      why: "It cannot be read any further.",
      fix: "Correct the place the message names."),
    RulePage(
      "trailing-comma", what: "A comma follows the last item of a JSON list or object.",
      why: "JSON has none there, and other readers of the file refuse it.",
      fix: "Remove the comma."),
    RulePage(
      "json-comment", what: "A comment stands in a JSON file.",
      why: "JSON has no comments, and other readers of the file refuse it.",
      fix: "Remove the comment, or write the manifest in YAML."),
    RulePage(
      "json-quotes", what: "A JSON key or text is not in double quotes.",
      why: "JSON knows no other quotes and no bare words.",
      fix: "Write it in double quotes."),
    RulePage(
      "json-number", what: "A JSON number is not written as JSON writes numbers.",
      why: "Leading zeros, a leading `+` or a bare dot mean different things to different readers.",
      fix: "Write it as JSON has it, or as a text in double quotes."),
    RulePage(
      "invalid-json", what: "The text is not JSON.",
      why: "It cannot be read any further.",
      fix: "Correct the place the message names."),
  ]

  private static let anchors = [
    RulePage(
      "tag", what: "A value has a YAML tag such as `!name`.",
      why: "The language has no tags; ignoring one could change what the author meant.",
      fix: "Remove the tag, or quote a value that starts with `!`."),
    RulePage(
      "unknown-anchor", what: "An alias names an anchor that does not exist.",
      why: "There is nothing to repeat.",
      fix: "Name an anchor that stands above it, or quote a text that starts with `*`."),
    RulePage(
      "alias-loop", what: "An alias stands inside what it stands for.",
      why: "It would repeat itself without end.",
      fix: "Move the alias out, or write the value in full."),
    RulePage(
      "duplicate-key", what: "A mapping has one key twice.",
      why: "One of the two values would be lost, and which one depends on the reader.",
      fix: "Remove or rename one of them."),
    RulePage(
      "bad-merge", what: "The value of `<<` is neither a mapping nor a list of mappings.",
      why: "There are no entries to merge.",
      fix: "Name an anchor that holds a mapping, or quote the key: `\"<<\"`."),
  ]

  private static let limits = [
    RulePage(
      "too-large", what: "The file is larger than any manifest that is read.",
      why: "Reading it would take more memory than a build should.",
      fix: "Split it into several manifests."),
    RulePage(
      "too-deep", what: "Lists and mappings are nested too deeply.",
      why: "No manifest needs as many levels; it is most often an accident of indentation.",
      fix: "Check the indentation above the place."),
    RulePage(
      "alias-expansion", what: "Aliases unfold into too many values.",
      why: "A few lines of aliases of aliases can stand for billions of values.",
      fix: "Write out what is meant, or use fewer aliases inside anchors."),
  ]
}
