import RutterTemplateEngine

/// How generated code spells names that an app may have types of: as they are, unless it has.
enum TypeSpelling {
  /// Swift's and SwiftUI's own, with the modules in whose name they are told from the app's.
  private static let modules = [
    "Group": "SwiftUI", "Image": "SwiftUI", "Label": "SwiftUI", "Set": "Swift", "State": "SwiftUI",
    "Tab": "SwiftUI", "Task": "_Concurrency", "Text": "SwiftUI",
  ]
  /// Types inside generated ones, whose place another takes.
  private static let substitutes = [
    "Call": "RecordedCall", "Content": "Self.Content", "CodingKeys": "RouteKeys",
    "ParameterKeys": "RouteParameterKeys",
  ]

  private static let plain = names([])

  static func of(_ name: String, _ types: Set<String>) -> String {
    guard types.contains(name) else { return name }
    return modules[name].map { "\($0).\(name)" } ?? substitutes[name] ?? name
  }

  static func record(_ types: Set<String>) -> Value {
    let isPlain =
      modules.keys.allSatisfy { !types.contains($0) }
      && substitutes.keys.allSatisfy { !types.contains($0) }
    return isPlain ? plain : names(types)
  }

  private static func names(_ types: Set<String>) -> Value {
    var names = Record([:])
    for name in modules.keys.sorted() + substitutes.keys.sorted() {
      names[name] = .string(of(name, types))
    }
    names["SavedState"] = .string(types.contains("State") ? "RouterState" : "State")
    return .record(names)
  }
}

extension Model {
  /// The names of the app's types, as far as its manifests, or its sources where they are read, tell.
  func namesOfTypes() -> Set<String> {
    var names = Set(declarations.names)
    func add(_ types: [SwiftType]) {
      for name in types.flatMap(\.names) {
        names.insert(String(name.name.prefix { $0 != "." }))
      }
    }
    for screen in screens {
      names.insert(screen.view.callee)
      add(screen.parameters.map(\.type) + [screen.returned?.type].compactMap { $0 })
      for wayOut in screen.waysOut { add(wayOut.parameters.map(\.type)) }
    }
    for router in routers { add(router.context.map(\.type)) }
    return names
  }
}
