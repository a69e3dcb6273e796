import RutterDiagnostics

/// What becomes of one URL: which link it is, what its values are, where it lands, and of each other
/// link that is near why it is not that one.
package struct LinkExplanation: Sendable {
  package struct Candidate: Sendable {
    package let entry: LinkCatalogue.Entry
    package let match: LinkMatch
    let link: DeepLink
  }

  package let url: String
  /// Why the URL is no link of this project at all.
  package let refusal: DeepLink.Refusal?
  /// The condition of the build that takes the URL, where the usual one does not.
  package let condition: String?
  package let matches: [Candidate]
  /// Those that fail on a value, on the query or on one segment.
  package let near: [Candidate]
  /// How many others there are, of other paths altogether.
  package let farCount: Int

  package init(_ url: String, _ catalogue: LinkCatalogue) {
    self.url = url
    let (link, condition, refusal) = Self.read(url, catalogue)
    self.condition = condition
    self.refusal = refusal
    guard let link else {
      (matches, near, farCount) = ([], [], catalogue.entries.count)
      return
    }
    let all = catalogue.entries.map {
      Candidate(entry: $0, match: $0.pattern.match(link), link: link)
    }
    matches = all.filter(\.isMatch)
    near = all.filter { !$0.isMatch && $0.isNear(link) }
    farCount = all.count - matches.count - near.count
  }

  /// The URL as the usual build reads it, or else the first build under a condition that does.
  private static func read(
    _ url: String, _ catalogue: LinkCatalogue
  ) -> (link: DeepLink?, condition: String?, refusal: DeepLink.Refusal?) {
    do throws(DeepLink.Refusal) {
      return (try DeepLink(url, catalogue.places), nil, nil)
    } catch {
      for variant in catalogue.configurations {
        if let link = try? DeepLink(url, variant.places) { return (link, variant.condition, nil) }
      }
      return (nil, nil, error)
    }
  }
}

extension LinkExplanation.Candidate {
  fileprivate var isMatch: Bool {
    if case .values = match { true } else { false }
  }

  /// Of another path only those that begin alike, or that one slip of the pen makes of it.
  fileprivate func isNear(_ link: DeepLink) -> Bool {
    if match != .otherPath { return true }
    let path = entry.pattern.pattern.path
    guard path.count == link.path.count else {
      return path.first?.literal != nil && path.first?.literal == link.path.first
    }
    let wrong = wrongSegments(link)
    return wrong.count == 1
      && wrong.allSatisfy { Suggestion.nearest(to: $0.found, in: [$0.expected]) != nil }
  }

  /// The literals of the path that the URL does not have.
  func wrongSegments(_ link: DeepLink) -> [(expected: String, found: String)] {
    zip(entry.pattern.pattern.path, link.path).compactMap { part, text in
      part.literal.flatMap { $0 == text ? nil : ($0, text) }
    }
  }
}
