/// A pattern whose parameters have types: it matches a URL only if each text stands for a value.
package struct TypedLinkPattern: Hashable, Sendable {
  package let pattern: LinkPattern
  /// The literals and types of the path's segments.
  package let path: [LinkPiece]
  /// What each segment of the rest must be.
  package let rest: LinkType?
  package let query: [LinkItem]

  /// Nil if a parameter has no type.
  package init?(_ pattern: LinkPattern, values: [String: LinkValue]) {
    self.pattern = pattern
    var path: [LinkPiece] = []
    for part in pattern.path {
      guard let piece = LinkPiece(part, values) else { return nil }
      path.append(piece)
    }
    self.path = path
    rest = pattern.rest.flatMap { values[$0]?.type }
    if pattern.rest != nil, rest == nil { return nil }
    var query: [LinkItem] = []
    for item in pattern.query {
      guard let piece = LinkPiece(item.value, values) else { return nil }
      let count = item.value.parameter.flatMap { values[$0]?.count } ?? .one
      query.append(LinkItem(name: item.name, piece: piece, count: count))
    }
    self.query = query
  }
}

/// What a link holds of a parameter.
package struct LinkValue: Hashable, Sendable {
  package enum Count: Hashable, Sendable { case one, oneOrNone, many }

  package let type: LinkType
  package let count: Count

  package init(type: LinkType, count: Count = .one) {
    self.type = type
    self.count = count
  }
}

/// A literal, or any text of a type.
package enum LinkPiece: Hashable, Sendable {
  case literal(String)
  case value(LinkType)

  fileprivate init?(_ part: LinkPattern.Part, _ values: [String: LinkValue]) {
    switch part {
    case .literal(let text): self = .literal(text)
    case .parameter(let name):
      guard let value = values[name] else { return nil }
      self = .value(value.type)
    }
  }

  package func contains(_ text: String) -> Bool {
    switch self {
    case .literal(let literal): literal == text
    case .value(let type): type.contains(text)
    }
  }

  /// A text that is in both, if there is one.
  package func sharedText(with other: LinkPiece) -> String? {
    switch (self, other) {
    case (.literal(let text), _): other.contains(text) ? text : nil
    case (_, .literal(let text)): contains(text) ? text : nil
    case (.value(let type), .value(let otherType)): type.sharedText(with: otherType)
    }
  }
}

/// One item of a query: how often it may be there, and what its value is.
package struct LinkItem: Hashable, Sendable {
  package let name: String
  package let piece: LinkPiece
  package let count: LinkValue.Count
}

// MARK: Matching

/// What a pattern makes of a URL.
package enum LinkMatch: Equatable, Sendable {
  /// The texts of the parameters, decoded; those of optional ones that are not there are missing.
  case values([String: [String]])
  /// The path is another one.
  case otherPath
  /// The path fits, but an item of the query is another one.
  case otherQuery(name: String)
  case missing(parameter: String)
  case malformed(parameter: String, value: String)
}

extension TypedLinkPattern {
  package func match(_ link: DeepLink) -> LinkMatch {
    guard path.count == link.path.count || rest != nil && path.count <= link.path.count else {
      return .otherPath
    }
    for case (.literal(let literal), let text) in zip(path, link.path) where literal != text {
      return .otherPath
    }
    for case (.literal(let literal), let item) in zip(query.map(\.piece), query)
    where link.first(item.name)?.value != literal {
      return .otherQuery(name: item.name)
    }
    return values(link)
  }

  private func values(_ link: DeepLink) -> LinkMatch {
    var values: [String: [String]] = [:]
    for (index, part) in pattern.path.enumerated() {
      guard let name = part.parameter else { continue }
      guard path[index].containsSegment(link.path[index]) else {
        return .malformed(parameter: name, value: link.path[index])
      }
      values[name] = [link.path[index]]
    }
    if let name = pattern.rest, let rest {
      for text in link.path[path.count...] where !LinkPiece.value(rest).containsSegment(text) {
        return .malformed(parameter: name, value: text)
      }
      values[name] = Array(link.path[path.count...])
    }
    for (index, item) in pattern.query.enumerated() {
      guard let name = item.value.parameter else { continue }
      let found = link.items.filter { $0.name == item.name }
      let used = query[index].count == .many ? found[...] : found.prefix(1)
      if used.isEmpty, query[index].count == .one { return .missing(parameter: name) }
      for item in used {
        guard let text = item.value, query[index].piece.contains(text) else {
          return .malformed(parameter: name, value: item.value ?? "")
        }
      }
      if !used.isEmpty || query[index].count == .many { values[name] = used.compactMap(\.value) }
    }
    return .values(values)
  }
}

extension LinkPiece {
  /// A segment of a path is never empty, nor one that URLs lose.
  func containsSegment(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && contains(text)
  }
}

extension DeepLink {
  fileprivate func first(_ name: String) -> Item? { items.first { $0.name == name } }
}
