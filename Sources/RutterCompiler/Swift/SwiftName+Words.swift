extension SwiftName {
  /// A type's name as the name of a value of it: `URLSet` is `urlSet`, `User` is `user`.
  package static func lowercasedFirst(_ name: String) -> String {
    if name.utf8.first.map(PlainName.isLowercase) ?? false { return name }
    let run = name.prefix(while: \.isUppercase)
    let rest = name.dropFirst(run.count)
    let startsWord = run.count > 1 && rest.first?.isLowercase == true && rest != "s"
    let lowered = startsWord ? run.dropLast() : run
    return lowered.lowercased() + name.dropFirst(lowered.count)
  }

  /// A value's name as the name of a type: `user` is `User`.
  package static func uppercasedFirst(_ name: String) -> String {
    guard PlainName.isPlain(name) else { return name.prefix(1).uppercased() + name.dropFirst() }
    var bytes = Array(name.utf8)
    if PlainName.isLowercase(bytes[0]) { bytes[0] &-= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name of the author's as the name of a type made from it: `movie-details` is `MovieDetails`.
  static func upperCamelCase(_ name: String) -> String { uppercasedFirst(camelCased(name)) }

  /// Words, however they are parted, as one name: `two words`, `two-words` and `two_words` are
  /// `twoWords`. The first word stays as it is; empty if the text holds no word.
  package static func camelCased(_ text: String) -> String {
    if PlainName.isPlain(text), !text.utf8.contains(UInt8(ascii: "_")) { return text }
    let words = text.split { character in
      character == "_" || !character.unicodeScalars.allSatisfy(SwiftCharacters.continuesIdentifier)
    }
    return words.first.map { $0 + words.dropFirst().map { uppercasedFirst(String($0)) }.joined() }
      ?? ""
  }

  /// Types that generated code or its neighbours rely on, so that a type of the same name beside
  /// them would take their place.
  package static let shadowedTypes: Set<String> = standardTypes.union(frameworkTypes)

  private static let standardTypes: Set<String> = [
    "Actor", "Any", "AnyHashable", "AnyObject", "Array", "Bool", "CaseIterable", "Character",
    "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable", "CustomStringConvertible",
    "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder",
    "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32",
    "Int64", "Int8", "KeyPath", "MainActor", "Mirror", "Never", "Observable", "ObservableObject",
    "Optional", "Published", "Range", "RawRepresentable", "Regex", "Result", "Self", "Sendable",
    "Sequence", "Set", "String", "Substring", "Swift", "Task", "TaskGroup", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "Void",
  ]

  /// Of Foundation, Combine and SwiftUI.
  private static let frameworkTypes: Set<String> = [
    "Alert", "Animation", "AnyView", "App", "AppStorage", "Binding", "Bundle", "Button", "Calendar",
    "CGFloat", "Color", "Data", "Date", "DateComponents", "Decimal", "Edge", "EmptyView",
    "Environment", "EnvironmentObject", "EnvironmentValues", "FocusState", "Font", "Form",
    "Foundation", "Group", "Image", "IndexPath", "Label", "Link", "List", "Locale",
    "LocalizedStringKey", "Menu", "Namespace", "NavigationLink", "NavigationPath",
    "NavigationStack", "Notification", "ObservedObject", "Path", "Picker", "Preview", "Scene",
    "Section", "SceneStorage", "Shape", "Spacer", "State", "StateObject", "SwiftUI", "Tab",
    "TabView", "Text", "TimeZone", "Toggle", "Transaction", "URL", "URLComponents",
    "URLQueryItem", "URLRequest", "UUID", "View", "ViewBuilder", "ViewModifier",
  ]
}
