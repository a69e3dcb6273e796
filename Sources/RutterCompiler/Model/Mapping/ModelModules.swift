import RutterDiagnostics

/// The modules that models say they come from, so that a type's short name means one of them.
struct ModelModules {
  /// The models of each short name, by the modules that declare them.
  private var modules: [String: Set<String>] = [:]
  private var names: Set<String> = []

  init() {}

  init(_ models: [ModelEntry], ofManifests own: [String]) {
    names = Set(models.compactMap(\.module?.string) + own)
    for model in models {
      guard let module = model.module?.string else { continue }
      modules[model.name.string, default: []].insert(module)
    }
  }

  var isEmpty: Bool { modules.isEmpty }

  func contains(_ module: String) -> Bool { names.contains(module) }

  /// The only module that has a model of a short name, or else the one that speaks.
  func module(of name: String, in own: String? = nil) -> String? {
    guard let all = modules[name] else { return nil }
    if let own, all.contains(own) { return own }
    return all.count == 1 ? all.first : nil
  }

  /// The type with the modules' names in front of those of models.
  func meant(_ type: SwiftType, in own: String? = nil) -> SwiftType {
    isEmpty
      ? type
      : type.replacingNames { name in module(of: name, in: own).map { "\($0).\(name)" } }
  }

  /// The names in full that a short one may stand for.
  func choices(for name: String) -> [String] {
    (modules[name] ?? []).sorted().map { "\($0).\(name)" }
  }
}

extension ModelEntry {
  /// With its module's name in front, where it says one.
  var typeName: String { (module.map { $0.string + "." } ?? "") + name.string }
}
