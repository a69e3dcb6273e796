/// How far the factory is seen, and who is given it.
extension Model {
  /// Whether the factory is a type of ours: extensions are of the app's own.
  package var generatesFactory: Bool {
    configuration.factory.form != .extension && screens.contains { $0.viewModel != nil }
  }

  /// The module that a feature's factory methods live in: that of the factory, which imports the
  /// features', or, where they extend a type that features import, the feature's own.
  package func factoryMethodsModule(of feature: Feature) -> String? {
    configuration.factory.form == .extension ? feature.module : configuration.factory.module
  }

  /// A factory method's access: what the factory and the screen have in common. Routers of other
  /// modules have to see extensions too, as they do the screens.
  package func methodAccess(of screen: Screen, in factoryAccess: Access) -> Access {
    let factory = configuration.factory
    let isApart =
      factory.form == .extension && features[screen.feature.index].module != factory.module
    return min(isApart ? factory.access ?? screen.access : factoryAccess, screen.access)
  }

  /// The factory's access: what the project says, or else as far as the routers that are given it, and
  /// never bound to its own file, since others extend it.
  package var factoryAccess: Access {
    if let access = configuration.factory.access { return access }
    let routers = routers.filter { $0.hasClass && usesFactory($0) }.map(\.access)
    return ([configuration.access, .internal] + routers).max() ?? .internal
  }

  /// Whether a router, or one that it shows in tabs or presents, makes a view model.
  package func usesFactory(_ router: Router) -> Bool {
    routers(from: router).contains { shown in
      shownScreens(of: shown).contains { $0.viewModel != nil }
    }
  }
}
