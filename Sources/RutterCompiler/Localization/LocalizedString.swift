package import RutterDiagnostics

/// A key that what is generated asks the system to translate, with what the author says of it.
package struct LocalizedString: Sendable {
  package let key: String
  /// The text in the project's own language, if the manifest gives it.
  package let value: String?
  /// For translators.
  package let comment: String?
  package let range: SourceRange
}

/// A string catalog as it is on the disk: an input that is also an output.
package struct CatalogInput: Sendable {
  /// Nil where there is none yet.
  package let file: SourceFile?
  /// The keys that rutter has put into it, as far as is known.
  package let ownKeys: Set<String>

  /// Whether only some of the project's manifests are read: what is in none of them may be in others.
  package let isPartial: Bool

  package init(file: SourceFile?, ownKeys: Set<String> = [], isPartial: Bool = false) {
    self.file = file
    self.ownKeys = ownKeys
    self.isPartial = isPartial
  }
}

/// What becomes of a string catalog.
package struct CatalogChange: Sendable, Equatable {
  /// Relative to the project's root.
  package let path: String
  /// What was read; nil if the catalog is new.
  package let old: [UInt8]?
  package let bytes: [UInt8]
  /// The keys of the manifests, and those of rutter's that stay though no manifest has them.
  package let ownKeys: Set<String>
}

extension Resolver {
  /// Every key once, in the order of the manifests.
  mutating func collectStrings() {
    var known: [String: LocalizedString] = [:]
    for entry in manifests.flatMap(\.titles) where !entry.key.string.isEmpty {
      let string = LocalizedString(
        key: entry.key.string, value: entry.value?.string, comment: entry.comment?.string,
        range: entry.value?.range ?? entry.key.range)
      if let other = known[string.key] {
        known[string.key] = merge(string, into: other)
      } else {
        known[string.key] = string
      }
    }
    model.strings = known.values.map { (order: CatalogOrder($0.key), string: $0) }
      .sorted { $0.order < $1.order }.map(\.string)
  }

  /// What one place leaves open, another may say.
  private mutating func merge(
    _ string: LocalizedString, into other: LocalizedString
  ) -> LocalizedString {
    if let one = string.value, let another = other.value, one != another {
      report.error(
        .conflictingStrings,
        "the key '\(excerpt(string.key))' is given two values, '\(excerpt(another))' and '\(excerpt(one))'",
        at: string.range, notes: [Note("the other one is here", at: other.range)],
        help: "give it one value, or use two keys")
    }
    return LocalizedString(
      key: other.key, value: other.value ?? string.value, comment: other.comment ?? string.comment,
      range: other.value == nil ? string.range : other.range)
  }
}

extension Manifest {
  /// The titles of its screens and tabs.
  fileprivate var titles: [TitleEntry] {
    screens.compactMap(\.title) + routers.flatMap(\.tabs).compactMap(\.title)
  }
}

extension DiagnosticCode {
  static let conflictingStrings: Self = "conflicting-strings"
}
