/// The file-private views that generated files put around the app's own.
enum WrapperView: String {
  /// Builds its content when it appears.
  case lazy = "LazyView"
  /// Makes the view model when the view appears, and keeps it.
  case viewModelHolder = "ViewModelHolder"

  func wraps(_ screen: Screen, in router: Router) -> Bool {
    switch self {
    case .lazy: screen.isLazy && screen.viewModel == nil
    case .viewModelHolder: screen.viewModel != nil && router.hasClass
    }
  }

  func name(in feature: Feature) -> String {
    let name = SwiftName.upperCamelCase(feature.name) + rawValue
    return SwiftName.isIdentifier(name) ? name : "_" + name
  }
}
