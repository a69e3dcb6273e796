/// A URL as links read it: what is behind scheme and host, percent-decoded once.
///
/// The generated `DeepLink` reads URLs in the same way, byte for byte; a test holds the two together.
package struct DeepLink: Equatable, Sendable {
  /// The path's segments, without the empty one that a slash at the end makes.
  package let path: [String]
  /// The query's items; a value that is not well encoded is nil.
  package let items: [Item]

  package struct Item: Equatable, Sendable {
    package let name: String
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// Why a URL is no link at all.
  package enum Refusal: Error, Equatable, Sendable {
    case foreignScheme(String)
    case foreignHost(String)
    case badEncoding(String)
  }

  package init(_ url: String, _ places: LinkPlaces) throws(Refusal) {
    let address = url.utf8.prefix { $0 != UInt8(ascii: "#") }
    let halves = address.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for segment in try Self.segments(halves[0], places) {
      guard let text = Self.decoded(segment) else {
        throw .badEncoding(String(decoding: segment, as: UTF8.self))
      }
      segments.append(text)
    }
    path = segments
    items = halves.count == 2 ? Self.items(halves[1]) : []
  }

  /// What is left when scheme and host are taken off. Under a scheme of the app's own, the host is
  /// the first segment: `movies://movies/1` and `movies:///movies/1` are one link.
  private static func segments(
    _ address: some BidirectionalCollection<UInt8>, _ places: LinkPlaces
  ) throws(Refusal) -> [ArraySlice<UInt8>] {
    let bytes = Array(address)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    let scheme = String(decoding: bytes[..<(colon ?? 0)], as: UTF8.self).lowercased()
    var rest = bytes[(colon.map { $0 + 1 } ?? 0)...]
    let hasHost = rest.starts(with: "//".utf8)
    if hasHost { rest = rest.dropFirst(2) }
    if scheme == "https" || scheme == "http" {
      let host = hasHost ? rest.prefix { $0 != UInt8(ascii: "/") } : []
      let name = String(decoding: host, as: UTF8.self).lowercased()
      guard places.hosts.contains(name) else { throw .foreignHost(name) }
      rest = rest.dropFirst(host.count)
    } else if !places.schemes.contains(scheme) {
      throw .foreignScheme(scheme)
    }
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    var segments = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if segments.last?.isEmpty == true { segments.removeLast() }
    return segments
  }

  private static func items(_ query: some Collection<UInt8>) -> [Item] {
    query.split(separator: UInt8(ascii: "&")).compactMap { item in
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]) else { return nil }
      return Item(name: name, value: parts.count == 2 ? decoded(parts[1]) : "")
    }
  }
}

// MARK: Percent-encoding

extension DeepLink {
  /// Each `%` and its two digits as the byte they mean; nil if they are not there, or the bytes are
  /// not UTF-8. A `+` is a plus.
  package static func decoded(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The text with all but the characters that RFC 3986 calls unreserved percent-encoded.
  package static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 48 : $0 + 55 }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte)
  }

  /// Whether the byte may stand in a URL as it is.
  static func isURLByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || ":/?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
