/// The names that mappings give to what they generate, where the author gives none.
enum MappingNames {
  /// A value of a type: `User` is `user`, `Account.Settings` is `settings`, `[Tag]` is `tags`.
  static func value(of type: SwiftType) -> String {
    if let name = typeName(type) { return SwiftName.lowercasedFirst(name) }
    if let wrapped = type.unwrapped { return value(of: wrapped) }
    if let element = type.element { return value(of: element) + "s" }
    return "value"
  }

  /// The variable that holds the source: its label, unless that reads as a word before one.
  static func variable(_ label: String?, of type: SwiftType) -> String {
    guard let label, !SwiftKeyword.isReserved(label), !prepositions.contains(label) else {
      return value(of: type)
    }
    return label
  }

  private static let prepositions: Set<String> = [
    "at", "by", "from", "of", "on", "to", "using", "with",
  ]

  static func mapper(to type: SwiftType) -> String { (typeName(type) ?? "Value") + "Mapper" }

  /// A name near `wanted` that is not among those taken.
  static func free(_ wanted: String, taken: (String) -> Bool) -> String {
    guard taken(wanted) else { return wanted }
    if !taken(wanted + "Value") { return wanted + "Value" }
    var number = 2
    while taken("\(wanted)\(number)") { number += 1 }
    return "\(wanted)\(number)"
  }

  /// The last name of a type's path, without generic arguments.
  private static func typeName(_ type: SwiftType) -> String? {
    if type.isOptional || type.element != nil || type.keyAndValue != nil { return nil }
    guard case .named(let components) = type.bare.kind else { return nil }
    return components.last?.name
  }
}
