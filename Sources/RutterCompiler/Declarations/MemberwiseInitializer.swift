import RutterDiagnostics

/// The initializer that Swift adds to a struct that declares none: a parameter for each stored
/// property in order, those left out that have their value for good. (The Swift Programming Language,
/// "Memberwise Initializers for Structure Types", and what the compiler does about wrappers.)
extension DeclaredType {
  var memberwise: DeclaredInitializer {
    let members = main.declaration.properties.filter { property in
      !property.isComputed && !property.modifiers.isStatic && property.isMemberwise
    }
    let access = members.map { $0.modifiers.access ?? .internal }.min() ?? .internal
    return added(members.map { memberwiseParameter($0) }, min(access, .internal))
  }

  private func memberwiseParameter(
    _ property: PropertyDeclaration
  ) -> DeclaredInitializer.Parameter {
    let type = Property(property, in: main).type
    return DeclaredInitializer.Parameter(
      label: property.name, name: property.name, type: property.memberwiseType(type),
      need: property.memberwiseNeed(type), isVariadic: false, range: property.range)
  }
}

extension PropertyDeclaration {
  fileprivate var isMemberwise: Bool {
    if isLet { return value == nil }
    let isHidden = (modifiers.access ?? .internal) < .internal
    return !(isHidden && !wrappers.isEmpty && startsByItself)
  }

  private var startsByItself: Bool {
    value != nil || wrappers.contains { $0.hasArguments || Self.startingWrappers.contains($0.name) }
  }

  fileprivate func memberwiseNeed(_ type: String?) -> DeclaredInitializer.Parameter.Need {
    if startsByItself || modifiers.words.contains(.lazy) { return .optional }
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
    guard let wrapper = wrappers.first else { return isOptional && !isLet ? .optional : .required }
    let isKnown = wrapper.name == "Binding" || Self.valueWrappers.contains(wrapper.name)
    return isKnown && !isOptional ? .required : .unknown
  }

  fileprivate func memberwiseType(_ type: String?) -> String? {
    guard let type else { return nil }
    if modifiers.words.contains(.lazy) { return type + "?" }
    switch wrappers.count {
    case 0: return type.hasSuffix("!") ? type.dropLast() + "?" : type
    case 1 where wrappers[0].name == "Binding": return "Binding<\(type)>"
    case 1 where Self.valueWrappers.contains(wrappers[0].name): return type
    default: return nil
    }
  }

  /// Attributes that wrap the property, or may.
  private var wrappers: [DeclarationModifiers.Attribute] {
    modifiers.attributes.filter { !Self.plainAttributes.contains($0.name) }
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "objc", "IBOutlet", "usableFromInline", "ObservationIgnored",
    "ObservationTracked", "preconcurrency", "NSManaged", "Attribute", "Relationship", "Transient",
  ]

  /// Wrappers that take the value itself.
  private static let valueWrappers: Set<String> = [
    "State", "Bindable", "ObservedObject", "StateObject", "Published",
  ]

  /// Wrappers that need no value to start with.
  private static let startingWrappers: Set<String> = [
    "EnvironmentObject", "Namespace", "FocusState", "ScaledMetric", "GestureState",
    "AccessibilityFocusState", "Environment",
  ]
}
