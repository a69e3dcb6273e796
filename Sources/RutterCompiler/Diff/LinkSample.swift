/// URLs of a pattern that together tell whether another pattern still takes all of them: each of its
/// values in turn is every text that a narrower type might refuse.
struct LinkSample {
  let link: DeepLink

  static func all(of pattern: TypedLinkPattern) -> [LinkSample] {
    let pieces = pattern.path + pattern.query.map(\.piece)
    let usual = pieces.map { texts(of: $0)[0] }
    var samples = [sample(pattern, usual, hasOptionals: false)]
    if pattern.query.contains(where: { $0.count != .one }) || pattern.rest != nil {
      samples.append(sample(pattern, usual, hasOptionals: true))
    }
    for (place, piece) in pieces.enumerated() {
      for text in texts(of: piece).dropFirst() {
        var texts = usual
        texts[place] = text
        samples.append(sample(pattern, texts, hasOptionals: true))
      }
    }
    return samples
  }

  private static func sample(
    _ pattern: TypedLinkPattern, _ texts: [String], hasOptionals: Bool
  ) -> LinkSample {
    var path = Array(texts[..<pattern.path.count])
    if hasOptionals, let rest = pattern.rest { path.append(Self.texts(of: .value(rest))[0]) }
    let items = zip(pattern.query, texts[pattern.path.count...])
      .filter { item, _ in item.count == .one || hasOptionals }
      .map { DeepLink.Item(name: $0.name, value: $1) }
    return LinkSample(link: DeepLink(path: path, items: items))
  }

  /// The usual one first.
  private static func texts(of piece: LinkPiece) -> [String] {
    switch piece {
    case .literal(let text): [text]
    case .value(let type): texts(of: type)
    }
  }

  private static func texts(of type: LinkType) -> [String] {
    switch type {
    case .text, .custom: ["text", "7"]
    case .integer(let integer): integer.limits
    case .boolean: ["true", "false"]
    case .double, .float: ["1.5", "-2", "1e30"]
    case .uuid: ["00000000-0000-0000-0000-000000000000"]
    case .url: ["https://example.com/a?b=c"]
    case .cases(let cases): cases.isEmpty ? [""] : cases.map(\.text)
    }
  }

  /// As it may be written, under the first of the places.
  func url(_ places: LinkPlaces) -> String {
    let path = link.path.map { DeepLink.encoded($0) }.joined(separator: "/")
    let query = link.items.map {
      DeepLink.encoded($0.name) + "=" + DeepLink.encoded($0.value ?? "")
    }
    let isWeb = !places.hosts.isEmpty
    return (places.base ?? "") + (isWeb || places.base == nil ? "/" : "") + path
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension DeepLink {
  fileprivate init(path: [String], items: [Item]) {
    self.path = path
    self.items = items
  }
}

extension LinkType.Integer {
  /// A number that all have, and the ends of what this one has.
  fileprivate var limits: [String] {
    switch self {
    case .int, .int64: ["1", "\(Int64.min)", "\(Int64.max)"]
    case .int8: ["1", "\(Int8.min)", "\(Int8.max)"]
    case .int16: ["1", "\(Int16.min)", "\(Int16.max)"]
    case .int32: ["1", "\(Int32.min)", "\(Int32.max)"]
    case .uint, .uint64: ["1", "0", "\(UInt64.max)"]
    case .uint8: ["1", "0", "\(UInt8.max)"]
    case .uint16: ["1", "0", "\(UInt16.max)"]
    case .uint32: ["1", "0", "\(UInt32.max)"]
    }
  }
}
