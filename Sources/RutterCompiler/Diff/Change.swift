package import RutterDiagnostics

// What became of a project between two versions of it. Two models enter; what leaves is every change
// that something outside the manifests depends on: Swift that uses what is generated, links in mails
// and codes, state saved on devices, and what mappings make of values.

/// One difference, what depends on it, and how both could have been had.
package struct Change: Sendable {
  /// What depends on it.
  package enum Category: String, Sendable, CaseIterable {
    /// Swift that uses what is generated.
    case swift
    /// URLs that were given away.
    case links
    /// What routers have saved.
    case state
    /// What mappings make of values.
    case mappings
  }

  package enum Impact: String, Sendable, CaseIterable {
    case breaking
    /// Breaks some ways of using it.
    case risky
    case compatible
  }

  package let category: Category
  package let impact: Impact
  package let message: String
  /// In the old version's files.
  package let old: SourceRange?
  /// In the new version's files.
  package let new: SourceRange?
  /// What would keep the old behaviour too.
  package let advice: String?
}

extension Change {
  /// The same category for all changes that one comparison finds.
  struct List {
    let category: Category
    private(set) var changes: [Change] = []

    init(_ category: Category) { self.category = category }

    mutating func add(
      _ impact: Impact, _ message: String, from old: SourceRange?, to new: SourceRange?,
      advice: String? = nil
    ) {
      changes.append(
        Change(
          category: category, impact: impact, message: message, old: old, new: new,
          advice: advice))
    }
  }
}
