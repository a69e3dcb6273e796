extension SwiftType {
  /// The type with some of the names in it replaced by the texts of other types; itself where none is,
  /// or where what comes of it cannot be read.
  func replacingNames(_ replacement: (String) -> String?) -> SwiftType {
    var text: [UInt8] = []
    var position = range.lowerBound
    for name in names where name.range.lowerBound >= position {
      // A path with generic arguments inside is more than its names.
      guard bytes[name.range].elementsEqual(name.name.utf8), let other = replacement(name.name),
        other != name.name
      else { continue }
      text += bytes[position..<name.range.lowerBound] + Array(other.utf8)
      position = name.range.upperBound
    }
    guard position > range.lowerBound else { return self }
    text += bytes[position..<range.upperBound]
    guard case .success(let type) = Self.parse(String(decoding: text, as: UTF8.self)) else {
      return self
    }
    return type
  }

  /// `()`, which stands in for a type that cannot be told.
  static let nothing = SwiftType(
    kind: .tuple([]), range: 0..<2, bytes: Array("()".utf8), height: 1)

  /// The text in parentheses, unless it can stand anywhere in another type as it is.
  var asPart: String {
    switch kind {
    case .named, .array, .dictionary, .tuple, .parenthesized, .optional: description
    default: "(\(description))"
    }
  }
}
