import RutterDiagnostics

/// Where the titles' translations are, as the project file says.
package struct LocalizationEntry: Sendable {
  package let catalog: Configuration.PathEntry
  /// The language of the values in manifests; nil means that of the catalog, or English.
  package let language: String?
}

extension ProjectShapes {
  static let localizationKey = KeyShape(
    "localization", .object(localization), "Keeps a string catalog up to date with the titles.")

  package static let localization = ObjectShape(
    "localization", "The string catalog that titles are kept in.",
    [
      KeyShape(
        "catalog", .scalar(.text, "a path that ends in .xcstrings"),
        "The app's catalog; new keys are added, everything else stays as it is.", required: true),
      KeyShape(
        "language", .scalar(.text, "a language code"),
        "The language of the values in manifests; default: the catalog's own, or `en`."),
    ])
}

extension ManifestDecoder {
  mutating func localization(_ node: Node?) -> LocalizationEntry? {
    guard let node, node.kind == .mapping, let catalog = text(node.value(for: "catalog")) else {
      return nil
    }
    let language = text(node.value(for: "language"))
    if let language { checkLanguage(language) }
    guard checkCatalogPath(catalog) else { return nil }
    return LocalizationEntry(
      catalog: Configuration.PathEntry(path: catalog.string, range: catalog.range),
      language: language?.string)
  }

  private mutating func checkCatalogPath(_ path: SourceText) -> Bool {
    let components = path.string.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain =
      components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && !path.string.hasPrefix("~")
    let isCatalog = path.string.hasSuffix(".xcstrings")
    if isPlain, isCatalog { return true }
    report.error(
      .badPath,
      isPlain
        ? "'\(excerpt(path.string))' is not a string catalog"
        : "the string catalog '\(excerpt(path.string))' is not inside the project",
      at: path.range,
      help: "write a path from the project's folder, such as 'App/Localizable.xcstrings'")
    return false
  }

  private mutating func checkLanguage(_ language: SourceText) {
    let isSound =
      !language.string.isEmpty
      && language.string.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
      }
    guard !isSound else { return }
    report.error(
      .badLanguage, "'\(excerpt(language.string))' is not a language code", at: language.range,
      help: "write it as Xcode does: 'en', 'pt-BR', 'zh-Hans'")
  }
}

extension DiagnosticCode {
  static let badLanguage: Self = "bad-language"
}
