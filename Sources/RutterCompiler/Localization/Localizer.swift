import RutterDiagnostics

/// Compares the titles' keys with the string catalog: findings first, the change on demand.
struct Localizer {
  let strings: [LocalizedString]
  let entry: LocalizationEntry
  let input: CatalogInput
  /// Nil where there is none yet, or where it is in error.
  private let catalog: StringCatalog?
  /// Rutter's keys that no manifest has any more.
  private let unused: Set<String>

  /// Nil where the project has no catalog.
  init?(_ model: Model, _ input: CatalogInput?, into report: inout Report) {
    guard let entry = model.configuration.localization, let input else { return nil }
    strings = model.strings
    self.entry = entry
    self.input = input
    catalog = input.file.flatMap { StringCatalog.read($0, into: &report) }
    unused = input.isPartial ? [] : input.ownKeys.subtracting(strings.map(\.key))
    if catalog == nil, input.file != nil { return nil }
  }

  private var language: String { entry.language ?? catalog?.language ?? "en" }

  /// What `generate` would do to the catalog; nil if there is nothing to put into a new one.
  func change(pruning: Bool) -> CatalogChange? {
    guard let catalog else {
      if strings.isEmpty { return nil }
      let text = CatalogText().catalog(strings, in: language)
      return CatalogChange(
        path: entry.catalog.path, old: nil, bytes: Array(text.utf8),
        ownKeys: Set(strings.map(\.key)))
    }
    let bytes = CatalogMerge.merge(
      strings, into: catalog, language: language, removing: pruning ? unused : [])
    return CatalogChange(
      path: entry.catalog.path, old: catalog.file.bytes, bytes: bytes,
      ownKeys: ownKeys(in: catalog, pruning: pruning))
  }

  /// A key that somebody wrote before a manifest had it is not rutter's.
  private func ownKeys(in catalog: StringCatalog, pruning: Bool) -> Set<String> {
    let present = Set(catalog.entries.map(\.key))
    let new = Set(strings.map(\.key)).subtracting(present)
    return new.union(input.ownKeys.intersection(present).subtracting(pruning ? unused : []))
  }

  // MARK: Findings

  func check(into report: inout Report) {
    guard let catalog else { return }
    if let language = entry.language, language != catalog.language {
      reportLanguage(language, catalog, &report)
      return
    }
    let values = Dictionary(strings.map { ($0.key, $0) }) { first, _ in first }
    for entry in catalog.entries {
      if unused.contains(entry.key) { reportUnused(entry, &report) }
      guard let string = values[entry.key], let wanted = string.value,
        let value = catalog.value(of: entry, in: language), value.text != wanted
      else { continue }
      reportDifference(string, wanted, value, &report)
    }
  }

  private func reportLanguage(
    _ language: String, _ catalog: StringCatalog, _ report: inout Report
  ) {
    report.error(
      .badLanguage,
      "the manifests' language is '\(language)', that of the string catalog '\(excerpt(catalog.language))'",
      at: entry.catalog.range,
      help: "bring 'language:' in line with the catalog's 'sourceLanguage'")
  }

  private func reportUnused(_ entry: StringCatalog.Entry, _ report: inout Report) {
    report.warning(
      .unusedString, "no manifest has the key '\(excerpt(entry.key))' any more",
      at: entry.keyRange,
      help: "'rutter generate --prune-strings' removes it with its translations")
  }

  private func reportDifference(
    _ string: LocalizedString, _ wanted: String, _ value: Node, _ report: inout Report
  ) {
    report.warning(
      .differentString,
      "the catalog has '\(excerpt(value.text))' for '\(excerpt(string.key))', the manifest '\(excerpt(wanted))'",
      at: value.range, notes: [Note("the manifest's is here", at: string.range)],
      help: "change one of them: the app shows the catalog's, and rutter does not overwrite it")
  }
}

extension DiagnosticCode {
  static let unusedString: Self = "unused-string"
  static let differentString: Self = "different-string"
}
