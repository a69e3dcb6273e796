extension SwiftType {
  /// The type in the one spelling that all its spellings share, to tell whether two are the same.
  ///
  /// Sugar for `Optional`, `Array` and `Dictionary`, no needless parentheses, one way to space.
  /// `@escaping` is left out: it is a parameter's, not the type's.
  package var canonical: String {
    switch kind {
    case .named(let components): Self.canonical(components)
    case .member(let type, let component):
      "\(type.canonical).\(component.canonicalName)\(Self.angled(component.arguments))"
    case .optional(let type), .implicitlyUnwrapped(let type): "\(type.canonicalOperand)?"
    case .array(let type): "[\(type.canonical)]"
    case .dictionary(let key, let value): "[\(key.canonical): \(value.canonical)]"
    case .inlineArray(let count, let element): "[\(count.canonical) of \(element.canonical)]"
    case .tuple(let elements): Self.canonical(elements)
    case .parenthesized(let type): type.canonical
    case .function(let function): Self.canonical(function)
    case .any(let type): type.isAny ? "Any" : "any \(type.canonical)"
    case .some(let type): "some \(type.canonical)"
    case .suppressed(let type): "~\(type.canonicalOperand)"
    case .composition(let types):
      Set(types.map(\.canonicalOperand)).sorted().joined(separator: " & ")
    case .metatype(let type): "\(type.canonicalOperand).Type"
    case .protocolMetatype(let type): "\(type.canonicalOperand).Protocol"
    case .packExpansion(let type): "repeat \(type.canonical)"
    case .packElement(let type): "each \(type.canonicalOperand)"
    case .modified(let modifiers, let type):
      (modifiers.map(\.text).filter { $0 != "@escaping" } + [type.canonical])
        .joined(separator: " ")
    case .integer: description
    }
  }

  private static func canonical(_ path: [Component]) -> String {
    if path.count == 1, path[0].arguments.isEmpty, path[0].name != "Void" {
      return path[0].canonicalName
    }
    let components = path.count > 1 && path[0].name == "Swift" ? path.dropFirst() : path[...]
    if components.count == 1, let first = components.first, let sugar = sugar(first) {
      return sugar
    }
    return components.map { $0.canonicalName + angled($0.arguments) }.joined(separator: ".")
  }

  private static func sugar(_ component: Component) -> String? {
    let arguments = component.arguments
    switch (component.name, arguments.count) {
    case ("Optional", 1): return "\(arguments[0].canonicalOperand)?"
    case ("Array", 1): return "[\(arguments[0].canonical)]"
    case ("Dictionary", 2): return "[\(arguments[0].canonical): \(arguments[1].canonical)]"
    case ("InlineArray", 2): return "[\(arguments[0].canonical) of \(arguments[1].canonical)]"
    case ("Void", 0): return "()"
    default: return nil
    }
  }

  /// In parentheses where a suffix or an operator would else reach into it.
  private var canonicalOperand: String {
    switch bare.kind {
    case .function, .any, .some, .composition, .suppressed, .packExpansion, .packElement:
      isAny ? canonical : "(\(canonical))"
    default:
      if case .modified = kind { "(\(canonical))" } else { canonical }
    }
  }

  private var isAny: Bool {
    if case .any(let type) = bare.kind { type.isAny } else { nominal?.name == "Any" }
  }

  private static func angled(_ arguments: [SwiftType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.canonical).joined(separator: ", "))>"
  }

  private static func canonical(_ elements: [TupleElement]) -> String {
    let parts = elements.map { element in
      element.label.map { "\($0): \(element.type.canonical)" } ?? element.type.canonical
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private static func canonical(_ function: Function) -> String {
    let parameters = function.parameters.map(\.canonical).joined(separator: ", ")
    var effects = function.isAsync ? "async " : ""
    switch function.thrown?.canonical {
    case "Never": break
    case nil where !function.isThrowing: break
    case nil, "any Error", "Error": effects += "throws "
    case let thrown?: effects += "throws(\(thrown)) "
    }
    return "(\(parameters)) \(effects)-> \(function.result.canonical)"
  }
}

extension SwiftType.Component {
  /// In backticks where the name alone would be read as something else.
  fileprivate var canonicalName: String {
    name == "Any" || name == "Self" ? name : SwiftName.escaped(name, in: .type)
  }
}
