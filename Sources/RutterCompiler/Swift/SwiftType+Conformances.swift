/// Whether a type has a conformance, as far as its text tells.
package enum ConformanceVerdict: Sendable, Equatable {
  case yes
  /// Why not, as the end of a sentence: `a closure`, and which part of the type is to blame.
  case no(reason: String, range: Range<Int>)
  /// An app's own type, of which only the app knows.
  case unknown
}

extension SwiftType {
  package var canBeHashable: ConformanceVerdict {
    switch bare.kind {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type):
      type.canBeHashable
    case .dictionary(let key, let value): Self.all([key, value])
    case .named: nominalVerdict
    case .member, .some, .suppressed, .packExpansion, .packElement, .parenthesized, .modified,
      .integer:
      .unknown
    case .inlineArray: .no(reason: "an inline array", range: bare.range)
    case .tuple(let elements):
      .no(reason: elements.isEmpty ? "an empty tuple" : "a tuple", range: bare.range)
    case .function: .no(reason: "a closure", range: bare.range)
    case .any: .no(reason: "a value of any conforming type", range: bare.range)
    case .composition: .no(reason: "a value of any conforming type", range: bare.range)
    case .metatype, .protocolMetatype: .no(reason: "a type, not a value", range: bare.range)
    }
  }

  private var nominalVerdict: ConformanceVerdict {
    guard let (name, arguments) = nominal else { return .unknown }
    if name == "Void" { return .no(reason: "an empty tuple", range: bare.range) }
    if Self.existentials.contains(name) {
      return .no(reason: "a value of any conforming type", range: bare.range)
    }
    let plain = Self.withoutModule(name)
    if Self.alwaysHashable.contains(plain) { return .yes }
    if Self.values.contains(plain), arguments.isEmpty { return .yes }
    return Self.hashableContainers.contains(plain) ? Self.all(arguments) : .unknown
  }

  /// The first part that cannot be decides; then the first that is not known.
  private static func all(_ types: [SwiftType]) -> ConformanceVerdict {
    let verdicts = types.map(\.canBeHashable)
    let no = verdicts.first { if case .no = $0 { true } else { false } }
    return no ?? (verdicts.contains(.unknown) ? .unknown : .yes)
  }

  /// Whether the standard library or Foundation says that values may cross between threads.
  package var isKnownSendable: Bool {
    switch bare.kind {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): type.isKnownSendable
    case .dictionary(let key, let value): key.isKnownSendable && value.isKnownSendable
    case .inlineArray(_, let element): element.isKnownSendable
    case .tuple(let elements): elements.allSatisfy(\.type.isKnownSendable)
    case .function: hasModifier("@Sendable") || hasModifier("@MainActor")
    case .any(let type), .some(let type): type.isKnownSendable
    case .composition(let types): types.contains(where: \.isKnownSendable)
    case .named: isNominalSendable
    case .member, .suppressed, .metatype, .protocolMetatype, .packExpansion, .packElement,
      .parenthesized, .modified:
      false
    case .integer: true
    }
  }

  private var isNominalSendable: Bool {
    guard let (name, arguments) = nominal else { return false }
    let plain = Self.withoutModule(name)
    if Self.values.contains(plain) || Self.otherSendable.contains(plain) {
      return arguments.isEmpty
    }
    return Self.sendableContainers.contains(plain) && arguments.allSatisfy(\.isKnownSendable)
  }

  private func hasModifier(_ text: String) -> Bool {
    switch kind {
    case .modified(let modifiers, let type):
      modifiers.contains { $0.text == text } || type.hasModifier(text)
    case .parenthesized(let type): type.hasModifier(text)
    default: false
    }
  }

  static func withoutModule(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    for module in ["Foundation.", "CoreGraphics.", "SwiftUI."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  // MARK: What is known

  /// Value types that are both `Hashable` and `Sendable`.
  package static let values: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Double", "Float", "Float16", "Bool", "String", "Character", "Substring",
    "Unicode.Scalar", "Never", "Duration", "ContinuousClock.Instant",
    "UUID", "URL", "Date", "Data", "Decimal", "Locale", "TimeZone", "Calendar", "DateComponents",
    "DateInterval", "IndexPath", "IndexSet", "CharacterSet", "URLComponents", "URLQueryItem",
    "URLRequest", "AttributedString", "PersonNameComponents", "TimeInterval", "Locale.Language",
    "Locale.Region", "Locale.Currency", "Calendar.Component", "Calendar.Identifier", "CGFloat",
  ]

  package static let alwaysHashable: Set<String> = [
    "AnyHashable", "Set", "ObjectIdentifier", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
  ]

  package static let hashableContainers: Set<String> = [
    "Optional", "Array", "ContiguousArray", "ArraySlice", "Dictionary", "Result", "Range",
    "ClosedRange",
  ]

  package static let sendableContainers: Set<String> = [
    "Optional", "Array", "ContiguousArray", "ArraySlice", "Dictionary", "Result", "Range",
    "ClosedRange", "CollectionOfOne", "Set", "InlineArray",
  ]

  /// Types and protocols that are `Sendable` and not `Hashable`.
  package static let otherSendable: Set<String> = [
    "StaticString", "Sendable", "Error", "LocalizedError", "CodingKey", "Actor", "Clock",
    "InstantProtocol",
  ]

  private static let existentials: Set<String> = [
    "Any", "AnyObject", "Error", "LocalizedError", "Encodable", "Decodable", "Codable",
    "Hashable", "Equatable", "Comparable", "Sendable", "Identifiable", "CustomStringConvertible",
  ]
}
