/// The numbers that the standard library's types hold; `Int` and `CGFloat` are 64 bits wide.
enum NumberRange {
  private static let floats = [
    "Float": 32, "Double": 64, "CGFloat": 64, "TimeInterval": 64, "Float32": 32, "Float64": 64,
  ]
  private static let signed = ["Int8": 8, "Int16": 16, "Int32": 32, "Int64": 64, "Int": 64]
  private static let unsigned = ["UInt8": 8, "UInt16": 16, "UInt32": 32, "UInt64": 64, "UInt": 64]
  /// How many bits of an integer a floating-point number of a width is sure to keep.
  private static let significands = [32: 24, 64: 53]
  /// Other names for one type.
  private static let aliases = ["TimeInterval": "Double", "Float64": "Double", "Float32": "Float"]

  static func knows(_ name: String) -> Bool {
    floats[name] != nil || signed[name] != nil || unsigned[name] != nil
  }

  static func isFloat(_ name: String) -> Bool { floats[name] != nil }

  static func isSame(_ one: String, _ other: String) -> Bool {
    (aliases[one] ?? one) == (aliases[other] ?? other)
  }

  /// Whether each value of one type is a value of the other.
  static func holds(_ source: String, in target: String) -> Bool {
    if let width = floats[source] { return floats[target].map { $0 >= width } ?? false }
    let isUnsigned = unsigned[source] != nil
    guard let width = signed[source] ?? unsigned[source] else { return false }
    if let float = floats[target] { return significands[float].map { $0 >= width } ?? false }
    if let other = signed[target] { return isUnsigned ? other > width : other >= width }
    return isUnsigned && unsigned[target].map { $0 >= width } ?? false
  }

  /// Whether a conversion from one type to the other stops at some values.
  static func narrows(_ source: String, to target: String) -> Bool {
    guard signed[target] != nil || unsigned[target] != nil, knows(source) else { return false }
    return !holds(source, in: target)
  }
}
