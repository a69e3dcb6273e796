extension SwiftType {
  /// Whether a value of the type can be written out and read back.
  package var canBeCodable: ConformanceVerdict {
    switch bare.kind {
    case .optional(let type), .implicitlyUnwrapped(let type):
      type.isOptional
        ? .no(reason: "an optional of an optional", range: bare.range) : type.canBeCodable
    case .array(let type): type.canBeCodable
    case .dictionary(let key, let value): Self.codable([key, value])
    case .named: nominalCodability
    case .member, .some, .suppressed, .packExpansion, .packElement, .parenthesized, .modified,
      .integer:
      .unknown
    case .inlineArray: .no(reason: "an inline array", range: bare.range)
    case .tuple(let elements):
      .no(reason: elements.isEmpty ? "an empty tuple" : "a tuple", range: bare.range)
    case .function: .no(reason: "a closure", range: bare.range)
    case .any, .composition: .no(reason: "a value of any conforming type", range: bare.range)
    case .metatype, .protocolMetatype: .no(reason: "a type, not a value", range: bare.range)
    }
  }

  private var nominalCodability: ConformanceVerdict {
    guard let (name, arguments) = nominal else { return .unknown }
    let plain = Self.withoutModule(name)
    if Self.uncodable.contains(plain) {
      return .no(reason: "a '\(plain)', which is not Codable", range: bare.range)
    }
    if Self.values.contains(plain), arguments.isEmpty { return .yes }
    if plain == "Optional", let type = arguments.first, type.isOptional {
      return .no(reason: "an optional of an optional", range: bare.range)
    }
    return Self.codableContainers.contains(plain) ? Self.codable(arguments) : .unknown
  }

  /// The first part that cannot be decides; then the first that is not known.
  private static func codable(_ types: [SwiftType]) -> ConformanceVerdict {
    let verdicts = types.map(\.canBeCodable)
    let no = verdicts.first { if case .no = $0 { true } else { false } }
    return no ?? (verdicts.contains(.unknown) ? .unknown : .yes)
  }

  package static let codableContainers: Set<String> = [
    "Optional", "Array", "ContiguousArray", "Set", "Dictionary", "Range", "ClosedRange",
  ]

  /// Types of the standard library, of Foundation and of SwiftUI that are `Hashable` or common in
  /// views, and not `Codable`.
  package static let uncodable: Set<String> = [
    "Any", "AnyObject", "AnyHashable", "ObjectIdentifier", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath", "Character", "Substring",
    "Unicode.Scalar", "StaticString", "ArraySlice", "CollectionOfOne", "Result", "URLQueryItem",
    "URLRequest", "Calendar.Component", "Namespace.ID", "Binding", "Color", "Image", "Font",
    "AnyView", "Text", "LocalizedStringKey", "UIImage", "UIColor", "NSImage", "NSColor",
  ]
}
