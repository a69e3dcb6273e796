/// Patterns by their paths: a URL of an old pattern is mostly one of a new pattern with the same
/// literals, and else one of those that begin alike.
struct LinkIndex {
  private struct Start: Hashable {
    let count: Int
    /// The first segment; nil where a parameter stands.
    let literal: String?
  }

  private let entries: [LinkCatalogue.Entry]
  private var byLiterals: [[String?]: [Int]] = [:]
  private var byStart: [Start: [Int]] = [:]
  /// Those that take the rest of a path, of whatever length.
  private var open: [Int] = []

  init(_ entries: [LinkCatalogue.Entry]) {
    self.entries = entries
    for (place, entry) in entries.enumerated() {
      let pattern = entry.pattern.pattern
      byLiterals[Self.literals(of: entry.pattern), default: []].append(place)
      if pattern.rest == nil {
        let start = Start(count: pattern.path.count, literal: pattern.path.first?.literal)
        byStart[start, default: []].append(place)
      } else {
        open.append(place)
      }
    }
  }

  func entry(for link: DeepLink, like pattern: TypedLinkPattern) -> LinkCatalogue.Entry? {
    let alike = byLiterals[Self.literals(of: pattern)] ?? []
    let place = alike.first { isMatch($0, link) } ?? others(for: link).first { isMatch($0, link) }
    return place.map { entries[$0] }
  }

  private func others(for link: DeepLink) -> [Int] {
    let count = link.path.count
    let named = byStart[Start(count: count, literal: link.path.first)] ?? []
    let any = byStart[Start(count: count, literal: nil)] ?? []
    return named + any + open
  }

  private func isMatch(_ place: Int, _ link: DeepLink) -> Bool {
    if case .values = entries[place].pattern.match(link) { true } else { false }
  }

  private static func literals(of pattern: TypedLinkPattern) -> [String?] {
    pattern.pattern.path.map(\.literal)
  }
}
