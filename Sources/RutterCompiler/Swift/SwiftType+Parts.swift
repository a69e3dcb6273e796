extension SwiftType.Kind {
  /// The types this one is made of, as they stand in the text.
  var parts: [SwiftType] {
    switch self {
    case .named(let components): components.flatMap(\.arguments)
    case .member(let type, let component): [type] + component.arguments
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .parenthesized(let type), .any(let type), .some(let type), .suppressed(let type),
      .metatype(let type), .protocolMetatype(let type), .packExpansion(let type),
      .packElement(let type), .modified(_, let type):
      [type]
    case .dictionary(let first, let second), .inlineArray(let first, let second): [first, second]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters + [function.thrown].compactMap { $0 } + [function.result]
    case .composition(let types): types
    case .integer: []
    }
  }
}

extension SwiftType {
  /// Every type this one names, in the order of the text; `Any` and `Self` name none.
  package var names: [Name] {
    let own: [Name]
    switch kind {
    case .named(let components):
      let path = components.map(\.name).joined(separator: ".")
      let first = components.first?.range.lowerBound ?? range.lowerBound
      let last = components.last?.range.upperBound ?? range.upperBound
      own = path == "Any" || path == "Self" ? [] : [Name(name: path, range: first..<last)]
    default: own = []
    }
    return own + kind.parts.flatMap(\.names)
  }

  /// Without parentheses, attributes and modifiers around it.
  var bare: SwiftType {
    switch kind {
    case .parenthesized(let type), .modified(_, let type): type.bare
    default: self
    }
  }

  /// The type's name and generic arguments, if it is a name; `Swift.` left out.
  var nominal: (name: String, arguments: [SwiftType])? {
    guard case .named(var components) = bare.kind else { return nil }
    if components.count == 1 { return (components[0].name, components[0].arguments) }
    if components.count > 1, components[0].name == "Swift" { components.removeFirst() }
    let name = components.map(\.name).joined(separator: ".")
    return (name, components.flatMap(\.arguments))
  }

  package var isOptional: Bool { unwrapped != nil }

  /// What an optional holds; nil for any other type.
  package var unwrapped: SwiftType? {
    switch bare.kind {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: argument(of: ["Optional"])
    }
  }

  /// What an array or a set holds; nil for any other type.
  package var element: SwiftType? {
    switch bare.kind {
    case .array(let type): type
    default: argument(of: ["Array", "Set", "ContiguousArray"])
    }
  }

  /// What a dictionary holds; nil for any other type.
  package var keyAndValue: (key: SwiftType, value: SwiftType)? {
    if case .dictionary(let key, let value) = bare.kind { return (key, value) }
    guard let nominal, nominal.name == "Dictionary", nominal.arguments.count == 2 else {
      return nil
    }
    return (nominal.arguments[0], nominal.arguments[1])
  }

  private func argument(of names: [String]) -> SwiftType? {
    guard let nominal, nominal.arguments.count == 1, names.contains(nominal.name) else {
      return nil
    }
    return nominal.arguments[0]
  }

  /// A closure that is not wrapped in anything, so that a parameter of it may need `@escaping`.
  package var isFunction: Bool {
    if case .function = bare.kind { true } else { false }
  }

  /// A closure anywhere within, such as in `[String: () -> Void]`.
  package var containsFunction: Bool {
    isFunction || kind.parts.contains(where: \.containsFunction)
  }

  /// `inout`, `@autoclosure` and the like, which only a function's own parameter can have.
  package var parameterModifiers: [Modifier] {
    switch kind {
    case .modified(let modifiers, let type):
      modifiers.filter { Self.isForParametersOnly($0.text) } + type.parameterModifiers
    case .parenthesized(let type): type.parameterModifiers
    default: []
    }
  }

  private static func isForParametersOnly(_ modifier: String) -> Bool {
    !modifier.hasPrefix("@") || modifier == "@escaping" || modifier.hasPrefix("@autoclosure")
  }

  /// As a property or an enum case's payload takes it: without `@escaping` and its like.
  package var asStored: String {
    var text: [UInt8] = []
    var position = range.lowerBound
    for modifier in parameterModifiers {
      text += bytes[position..<modifier.range.lowerBound]
      position = modifier.range.upperBound
      while position < range.upperBound, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }
    return String(decoding: text + bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// As a parameter whose value is kept takes it: a function type is `@escaping`.
  package var asParameter: String {
    let isMarked = parameterModifiers.contains { $0.text == "@escaping" }
    return isFunction && !isMarked ? "@escaping \(description)" : description
  }
}
