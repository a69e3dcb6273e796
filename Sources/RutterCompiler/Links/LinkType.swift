/// A type whose values a link can hold, as the set of texts that stand for its values.
package enum LinkType: Hashable, Sendable {
  case text
  /// One of Swift's fixed-width integers, or `Int` and `UInt`, which have 64 bits on every platform
  /// that SwiftUI has.
  case integer(Integer)
  case boolean
  case double
  case float
  case uuid
  case url
  /// A raw-value enum whose cases the manifest lists.
  case cases([EnumText])
  /// A type with a codec, of whose texts only the app knows: each may be one.
  case custom(String)

  /// A case of an enum, and its raw value, which is what links hold.
  package struct EnumText: Hashable, Sendable {
    package let name: String
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package enum Integer: String, Sendable, CaseIterable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
  }

  /// The built-in type of a Swift type's name.
  package init?(named name: String) {
    switch name {
    case "String": self = .text
    case "Bool": self = .boolean
    case "Double": self = .double
    case "Float": self = .float
    case "UUID", "Foundation.UUID": self = .uuid
    case "URL", "Foundation.URL": self = .url
    default:
      guard let integer = Integer(rawValue: name) else { return nil }
      self = .integer(integer)
    }
  }
}

// MARK: Texts

extension LinkType {
  /// Whether the text stands for a value; for a custom type, whether it may.
  package func contains(_ text: String) -> Bool {
    switch self {
    case .text, .custom: true
    case .integer(let integer): integer.contains(text)
    case .boolean: text == "true" || text == "false"
    case .double: Double(text)?.isFinite == true
    case .float: Float(text)?.isFinite == true
    case .uuid: Self.isUUID(text)
    case .url: Self.isURL(text)
    case .cases(let cases): cases.contains { $0.text == text }
    }
  }

  /// Eight, four, four, four and twelve hexadecimal digits, with hyphens between.
  private static func isUUID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index)
          ? byte == UInt8(ascii: "-") : Unicode.Scalar(byte).properties.isASCIIHexDigit
      }
  }

  /// Only characters that RFC 3986 knows: those a URL has without being changed.
  private static func isURL(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { DeepLink.isURLByte($0) }
  }

  /// Texts that decide whether two types share one: a finite type has all of its texts here, and any
  /// two others that share a text share one of these.
  private var samples: [String] {
    switch self {
    case .text, .custom: ["text"]
    case .integer, .double, .float: ["1"]
    case .boolean: ["true", "false"]
    case .uuid: ["00000000-0000-0000-0000-000000000000"]
    case .url: ["text"]
    case .cases(let cases): cases.map(\.text)
    }
  }

  /// A text that stands for a value of both types, if there is one.
  package func sharedText(with other: LinkType) -> String? {
    samples.first { other.contains($0) } ?? other.samples.first { contains($0) }
  }
}

extension LinkType.Integer {
  fileprivate func contains(_ text: String) -> Bool {
    switch self {
    case .int, .int64: Int64(text) != nil
    case .int8: Int8(text) != nil
    case .int16: Int16(text) != nil
    case .int32: Int32(text) != nil
    case .uint, .uint64: UInt64(text) != nil
    case .uint8: UInt8(text) != nil
    case .uint16: UInt16(text) != nil
    case .uint32: UInt32(text) != nil
    }
  }
}
