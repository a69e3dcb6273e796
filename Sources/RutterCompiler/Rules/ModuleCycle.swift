import RutterDiagnostics

/// What: modules whose generated files would import each other.
///
/// Why: Swift has no cyclic imports; a router imports the modules of the screens it shows, and of the
/// factory, which imports those of all view models.
///
/// Example: routers in the modules `A` and `B`, each showing a screen of the other.
///
/// Fix: declare the routers in a manifest of the app's own module.
enum ModuleCycle {
  static func check(_ model: Model, _ report: inout Report) {
    let imports = imports(model)
    for router in model.routers {
      guard let module = model.features[router.feature.index].module,
        let path = path(from: module, imports)
      else { continue }
      report.error(
        .moduleCycle,
        "the module '\(module)' of the router '\(router.name)' would import itself, through \(path.joined(separator: ", "))",
        at: router.range, help: "declare the router in a manifest of the app's module")
    }
  }

  /// The modules each module imports, for the routers and the factory in it.
  private static func imports(_ model: Model) -> [String: [String]] {
    var imports: [String: [String]] = [:]
    func add(_ module: String?, to importer: String?) {
      guard let importer, let module, module != importer else { return }
      if imports[importer]?.contains(module) != true {
        imports[importer, default: []].append(module)
      }
    }
    let factory = model.configuration.factory.module
    for screen in model.screens where screen.viewModel != nil {
      let feature = model.features[screen.feature.index]
      let methods = model.factoryMethodsModule(of: feature)
      add(feature.module, to: methods)
      add(factory, to: methods)
    }
    for router in model.routers {
      let own = model.features[router.feature.index].module
      for screen in model.shownScreens(of: router) {
        add(model.features[screen.feature.index].module, to: own)
        if screen.viewModel != nil { add(factory, to: own) }
      }
      if model.opensLinks(router) { add(model.linkModule, to: own) }
      for child in router.shownRouters {
        add(model.features[model.routers[child.index].feature.index].module, to: own)
      }
    }
    return imports
  }

  /// The modules on the shortest way from a module back to itself.
  private static func path(from module: String, _ imports: [String: [String]]) -> [String]? {
    var cameFrom: [String: String] = [:]
    var pending = imports[module] ?? []
    for next in pending { cameFrom[next] = module }
    var index = 0
    while index < pending.count {
      let current = pending[index]
      index += 1
      for next in imports[current] ?? [] {
        if next == module {
          var path = [current]
          while let previous = cameFrom[path[0]], previous != module {
            path.insert(previous, at: 0)
          }
          return path
        }
        if cameFrom[next] == nil {
          cameFrom[next] = current
          pending.append(next)
        }
      }
    }
    return nil
  }
}

extension DiagnosticCode {
  static let moduleCycle: Self = "module-cycle"
}
