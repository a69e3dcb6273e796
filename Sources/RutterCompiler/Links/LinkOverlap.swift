/// A URL's path and query, undecided about scheme and host: the proof that two patterns overlap.
package struct LinkWitness: Equatable, Sendable {
  package var path: [String] = []
  package var items: [(name: String, value: String)] = []

  package static func == (a: Self, b: Self) -> Bool { a.url(under: "") == b.url(under: "") }

  package func url(under base: String) -> String {
    let query = items.map { "\(DeepLink.encoded($0.name))=\(DeepLink.encoded($0.value))" }
    return base + "/" + path.map(DeepLink.encoded).joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension TypedLinkPattern {
  /// A URL that both patterns match; nil proves that there is none.
  ///
  /// Exact for all types but those with codecs, of which any text may be a value.
  package func overlap(with other: TypedLinkPattern) -> LinkWitness? {
    guard let segments = sharedPath(other) else { return nil }
    var witness = LinkWitness(path: segments)
    for item in query {
      let match = other.query.first { $0.name == item.name }
      switch item.shared(with: match) {
      case .impossible: return nil
      case .absent: break
      case .value(let text): witness.items.append((item.name, text))
      }
    }
    for item in other.query where !query.contains(where: { $0.name == item.name }) {
      switch item.shared(with: nil) {
      case .impossible: return nil
      case .absent: break
      case .value(let text): witness.items.append((item.name, text))
      }
    }
    return witness
  }

  private func sharedPath(_ other: TypedLinkPattern) -> [String]? {
    let (short, long) = path.count <= other.path.count ? (self, other) : (other, self)
    if short.path.count < long.path.count, short.rest == nil { return nil }
    var segments: [String] = []
    for (index, piece) in long.path.enumerated() {
      let partner = index < short.path.count ? short.path[index] : short.rest.map { .value($0) }
      guard let text = partner.flatMap({ piece.sharedText(with: $0) }) else { return nil }
      segments.append(text)
    }
    return segments
  }
}

extension LinkItem {
  fileprivate enum Shared {
    case impossible, absent
    case value(String)
  }

  /// What an item must be for two patterns to match; `other` is nil where only one of them asks.
  fileprivate func shared(with other: LinkItem?) -> Shared {
    guard let other else {
      if count != .one { return .absent }
      return piece.sharedText(with: piece).map { .value($0) } ?? .impossible
    }
    if count != .one, other.count != .one { return .absent }
    return piece.sharedText(with: other.piece).map { .value($0) } ?? .impossible
  }
}
