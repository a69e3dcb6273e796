import RutterDiagnostics

/// What: two generated types of one name in a module, or one that hides a type everybody uses.
///
/// Why: Swift would refuse the second, or mean the wrong type wherever the name occurs; names that
/// differ by case only become one on most disks.
///
/// Example: routers `Feed` and `feed`; `enums: {push: View}`.
///
/// Fix: rename the screen or router, or name the enum under `enums:`.
enum NameClash {
  static func check(_ model: Model, _ report: inout Report) {
    var seen: [String: Declared] = [:]
    var reported: Set<SourceRange> = []
    for type in declared(model) {
      checkShadowing(type, model, &report)
      let key = (type.module ?? "") + "." + type.name.lowercased()
      guard let other = seen[key] else {
        seen[key] = type
        continue
      }
      if reported.insert(type.range).inserted { reportClash(type, other, &report) }
    }
    checkViews(model, &report)
    checkScreens(model, &report)
    checkFactoryMethods(model, &report)
    for router in model.routers { checkProtocols(router, model, &report) }
  }

  /// Protocols of one name from two modules, in one navigator.
  private static func checkProtocols(_ router: Router, _ model: Model, _ report: inout Report) {
    var seen: [String: Screen] = [:]
    for screen in model.shownScreens(of: router) where !screen.waysOut.isEmpty {
      guard let other = seen[screen.navigating] else {
        seen[screen.navigating] = screen
        continue
      }
      let modules = [screen, other].map { model.features[$0.feature.index].module }
      if modules[0] == modules[1] { continue }
      report.error(
        .nameClash, "the router '\(router.name)' shows two screens called '\(screen.name)'",
        at: router.range,
        notes: [Note("one is here", at: other.range), Note("one is here", at: screen.range)],
        help: "rename one: their protocols would both be '\(screen.navigating)'")
    }
  }

  /// Screens of one name in several features would give the factory one method twice.
  private static func checkFactoryMethods(_ model: Model, _ report: inout Report) {
    var seen: [String: Screen] = [:]
    for screen in model.screens {
      guard let viewModel = screen.viewModel else { continue }
      guard let other = seen[viewModel.method] else {
        seen[viewModel.method] = screen
        continue
      }
      if other.feature == screen.feature { continue }
      report.error(
        .nameClash, "the factory would make two view models with '\(viewModel.method)'",
        at: screen.range, notes: [Note("the other screen is here", at: other.range)],
        help: "rename one of the screens")
    }
  }

  /// Screens of one feature that become one name wherever names are capitalized.
  private static func checkScreens(_ model: Model, _ report: inout Report) {
    for feature in model.features {
      var seen: [String: Screen] = [:]
      for screen in feature.screens.map({ model.screens[$0.index] }) {
        let key = screen.name.lowercased()
        if let other = seen[key], other.name != screen.name,
          screen.waysOut.isEmpty || other.waysOut.isEmpty
        {
          report.error(
            .nameClash, "the screens '\(screen.name)' and '\(other.name)' differ only by case",
            at: screen.range, notes: [Note("the other one is here", at: other.range)],
            help: "rename one of them")
        }
        seen[key] = seen[key] ?? screen
      }
    }
  }

  /// A type that will be generated.
  private struct Declared {
    let name: String
    let what: String
    let module: String?
    let range: SourceRange
  }

  /// The names of all types that are generated for screens, routers and links.
  static func declaredNames(in model: Model) -> Set<String> { Set(declared(model).map(\.name)) }

  private static func declared(_ model: Model) -> [Declared] {
    var names: Set<String> = []
    let routers = model.routers.filter { names.insert($0.name).inserted }
    return model.screens.filter { !$0.waysOut.isEmpty }.map { screen in
      Declared(
        name: screen.navigating, what: "the protocol of the screen '\(screen.name)'",
        module: model.features[screen.feature.index].module, range: screen.range)
    } + guards(model) + routers.flatMap { types(of: $0, model) } + factory(model) + previews(model)
      + links(model)
  }

  private static func previews(_ model: Model) -> [Declared] {
    model.features.filter { !model.previews(of: $0).isEmpty }.map { feature in
      Declared(
        name: model.previewType(of: feature), what: "the previews of '\(feature.name)'",
        module: model.previewModule(of: feature), range: feature.file.wholeRange.startPoint)
    }
  }

  private static func types(of router: Router, _ model: Model) -> [Declared] {
    let module = model.features[router.feature.index].module
    var types = router.presentations.map { presentation in
      Declared(
        name: router.enumNames[presentation], what: "an enum of the router '\(router.name)'",
        module: module, range: router.enumNames.ranges[presentation.rawValue] ?? router.range)
    }
    if !router.tabs.isEmpty {
      types.append(
        Declared(
          name: router.enumNames.tab, what: "the tabs of the router '\(router.name)'",
          module: module, range: router.enumNames.ranges["tab"] ?? router.range))
    }
    guard router.hasClass else { return types }
    return types
      + suffixes(of: router).map { suffix in
        Declared(
          name: router.name + suffix, what: "a type of the router '\(router.name)'",
          module: module, range: router.range)
      }
  }

  /// What the names of a router's types end in, beside its enums.
  private static func suffixes(of router: Router) -> [String] {
    let isKeptTrackOf = router.isAwaited || !router.guards.isEmpty
    return ["Router", "Navigator", router.tabs.isEmpty ? "RootView" : "TabView"]
      + (isKeptTrackOf ? ["Place"] : []) + (router.isAwaited ? ["Opening", "OpeningFor"] : [])
      + (router.guards.isEmpty ? [] : ["Guard", "Pending"])
      + (router.flags.isEmpty ? [] : ["Flag"])
      + (router.restoration?.isOutermost == true ? ["Restoration"] : [])
  }

  private static func guards(_ model: Model) -> [Declared] {
    model.features.flatMap { feature in
      [feature.guards.guards.first, feature.guards.flags.first].compactMap { $0 }.map { first in
        Declared(
          name: feature.protocolName(of: first),
          what: "the protocol of the \(model.guards[first.index].noun)s of '\(feature.name)'",
          module: feature.module, range: model.guards[first.index].range)
      }
    }
  }

  private static func factory(_ model: Model) -> [Declared] {
    guard model.generatesFactory,
      let screen = model.screens.first(where: { $0.viewModel != nil })
    else { return [] }
    let factory = model.configuration.factory
    return [
      Declared(
        name: factory.type, what: "the factory", module: factory.module, range: screen.range)
    ]
  }

  private static func links(_ model: Model) -> [Declared] {
    guard let target = model.linkTargets.first else { return [] }
    return ["DeepLink", "DeepLinkError"].map { name in
      Declared(
        name: name, what: "what links share", module: model.linkModule,
        range: model.screens[target.screen.index].range)
    }
  }

  /// A view of the app's own cannot have the name of a generated type.
  private static func checkViews(_ model: Model, _ report: inout Report) {
    for router in model.routers {
      let names = Dictionary(
        types(of: router, model).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
      for screen in model.shownScreens(of: router) {
        guard let type = names[screen.view.callee] else { continue }
        report.error(
          .nameClash, "the view '\(screen.view.callee)' has the name of \(type.what)",
          at: screen.view.origin.file == screen.range.file ? screen.range : screen.view.origin,
          notes: [Note("the router is declared here", at: router.range)],
          help: "name the view under 'view:', or the enum under the router's 'enums:'")
      }
    }
  }
}

extension NameClash {
  private static func checkShadowing(
    _ type: Declared, _ model: Model, _ report: inout Report
  ) {
    if type.name == type.module {
      report.error(
        .nameClash, "\(type.what) would have its module's name, '\(type.name)'", at: type.range,
        help: "rename it: with both called alike, nothing else in the module can be named in full")
    } else if SwiftName.shadowedTypes.contains(type.name) {
      report.error(
        .shadowedType, "\(type.what) would hide Swift's or SwiftUI's own '\(type.name)'",
        at: type.range, help: "choose another name, such as 'App\(type.name)'")
    }
  }

  private static func reportClash(
    _ type: Declared, _ other: Declared, _ report: inout Report
  ) {
    let isSame = type.name == other.name
    report.error(
      .nameClash,
      isSame
        ? "\(type.what) and \(other.what) would both be called '\(type.name)'"
        : "\(type.what), '\(type.name)', and \(other.what), '\(other.name)', differ only by case",
      at: type.range, notes: [Note("the other one comes from here", at: other.range)],
      help: "rename one of them")
  }
}

extension DiagnosticCode {
  static let nameClash: Self = "name-clash"
  static let shadowedType: Self = "shadowed-type"
}
