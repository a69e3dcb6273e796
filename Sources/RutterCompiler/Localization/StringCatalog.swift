import RutterDiagnostics

/// A string catalog (`.xcstrings`), read as far as keys go: what it says of each stays untouched.
///
/// Xcode's format is JSON: `sourceLanguage`, `strings` by key, `version`. What is not that, or not
/// JSON, is reported where it stands, and then nothing of the catalog is changed.
struct StringCatalog {
  struct Entry {
    let key: String
    let keyRange: SourceRange
    let node: Node
  }

  let file: SourceFile
  let language: String
  /// The mapping of all strings.
  let strings: Node
  /// Where the key `strings` stands.
  let stringsKey: SourceRange
  let entries: [Entry]

  static func read(_ file: SourceFile, into report: inout Report) -> StringCatalog? {
    var reading = Report()
    let tree = SyntaxReader.parse(file, as: .json, into: &reading)
    reading = reading.without([SyntaxDiagnostics.controlCharacter])
    report.merge(reading)
    guard let tree, !reading.hasErrors else { return nil }
    guard let root = tree.root, root.kind == .mapping else {
      report.error(
        .badCatalog, "a string catalog is a JSON object",
        at: tree.root?.range ?? file.wholeRange.startPoint,
        help: "delete the file to have it made anew")
      return nil
    }
    return StringCatalog(root, file, into: &report)
  }

  private init?(_ root: Node, _ file: SourceFile, into report: inout Report) {
    let start = file.wholeRange.startPoint
    guard let strings = root.ownEntries.first(where: { $0.key.text == "strings" }),
      let language = root.value(for: "sourceLanguage"), let version = root.value(for: "version")
    else {
      report.error(
        .badCatalog, "a string catalog has 'sourceLanguage', 'strings' and 'version'", at: start,
        help: "restore the file, or delete it to have it made anew")
      return nil
    }
    guard Self.isText(language), Self.isKnownVersion(version) else {
      let isLanguage = !Self.isText(language)
      report.error(
        .badCatalog,
        isLanguage
          ? "'sourceLanguage' is not a language code"
          : "this rutter does not know version \(excerpt(version.text)) of string catalogs",
        at: isLanguage ? language.range : version.range,
        help: isLanguage ? nil : "it knows the versions that start with '1.'")
      return nil
    }
    guard let entries = Self.entries(of: strings.value, into: &report) else { return nil }
    self.file = file
    self.language = language.text
    self.strings = strings.value
    stringsKey = strings.key.range
    self.entries = entries
  }

  private static func isText(_ node: Node) -> Bool {
    node.kind == .scalar && node.style == .doubleQuoted && !node.text.isEmpty
  }

  private static func isKnownVersion(_ node: Node) -> Bool {
    isText(node) && (node.text == "1" || node.text.hasPrefix("1."))
  }

  private static func entries(of strings: Node, into report: inout Report) -> [Entry]? {
    guard strings.kind == .mapping else {
      report.error(.badCatalog, "'strings' is not a JSON object", at: strings.range)
      return nil
    }
    var isSound = true
    let entries = strings.ownEntries.map { entry in
      if entry.value.kind != .mapping {
        isSound = false
        report.error(
          .badCatalog, "what a catalog says of a key is a JSON object", at: entry.value.range)
      }
      return Entry(key: entry.key.text, keyRange: entry.key.range, node: entry.value)
    }
    return isSound ? entries : nil
  }

  /// The text of a key in a language, where it is one text and not one for each of several cases.
  func value(of entry: Entry, in language: String) -> Node? {
    let value = entry.node.value(for: "localizations")?.value(for: language)?
      .value(for: "stringUnit")?.value(for: "value")
    return value?.kind == .scalar ? value : nil
  }
}

extension DiagnosticCode {
  static let badCatalog: Self = "bad-catalog"
}
