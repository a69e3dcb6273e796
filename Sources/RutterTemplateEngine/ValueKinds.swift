/// The kinds of value a filter or operator takes, as its errors and its reference name them.
package struct ValueKinds: OptionSet, Sendable, CustomStringConvertible {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let none = Self(rawValue: 1)
  package static let truth = Self(rawValue: 2)
  package static let number = Self(rawValue: 4)
  package static let text = Self(rawValue: 8)
  package static let list = Self(rawValue: 16)
  package static let record = Self(rawValue: 32)

  /// Whatever is there.
  package static let present: Self = [.truth, .number, .text, .list, .record]
  package static let any: Self = [.none, .present]

  package var description: String {
    if isSuperset(of: .present) { return "any value" }
    return Self.names.filter { contains($0.kind) }.map(\.name).joined(separator: " or ")
  }

  private static let names: [(kind: Self, name: String)] = [
    (.none, "no value"), (.truth, "a Boolean"), (.number, "a number"), (.text, "text"),
    (.list, "a list"), (.record, "a record"),
  ]
}

extension Value {
  var kind: ValueKinds {
    switch self {
    case .none: .none
    case .bool: .truth
    case .int: .number
    case .string: .text
    case .list: .list
    case .record: .record
    }
  }
}
