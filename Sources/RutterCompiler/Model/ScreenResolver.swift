import RutterDiagnostics

/// Calls of views and view models.
extension Resolver {
  mutating func resolveScreens() {
    for index in model.screens.indices { resolveCalls(index) }
  }

  private mutating func resolveCalls(_ index: Int) {
    let entry = screenEntries[index]
    let opensAnything = entry.hasWaysOut
    var used: Set<String> = []
    var takesNavigator = opensAnything
    if let viewModel = entry.viewModel {
      used.formUnion(resolveViewModel(viewModel, of: index))
      takesNavigator = opensAnything && model.screens[index].viewModel?.takesNavigator == false
    }
    model.screens[index].viewTakesNavigator = takesNavigator
    used.formUnion(resolveView(entry, of: index))
    reportUnused(model.screens[index], used)
  }

  /// Returns the parameters that reach the view.
  private mutating func resolveView(_ entry: ScreenEntry, of index: Int) -> Set<String> {
    let screen = model.screens[index]
    var names = contextNames.union(entry.brokenParameters)
    if entry.viewModel != nil { names.insert("viewModel") }
    if entry.hasWaysOut { names.insert("navigator") }
    var builder = CallBuilder(
      screen.parameters, entry.arguments, otherNames: names,
      passesThrough: entry.viewModel == nil)
    builder.build(into: &report)
    var arguments = builder.arguments
    if screen.viewModel != nil, !mentions("viewModel", in: arguments) {
      arguments.insert(implicit("viewModel", at: entry.name.range), at: 0)
    }
    if screen.viewTakesNavigator, !mentions("navigator", in: arguments) {
      arguments.append(implicit("navigator", at: entry.name.range))
    }
    model.screens[index].view.arguments = arguments
    if let range = entry.arguments?.range { model.screens[index].view.origin = range }
    let modifiers = entry.modifiers.flatMap { $0.expression.freeNames.map(\.name) }
    return builder.isUnsound ? Set(screen.parameters.map(\.name)) : builder.used.union(modifiers)
  }

  /// Returns the parameters that reach the view model.
  private mutating func resolveViewModel(
    _ entry: ViewModelEntry, of index: Int
  ) -> Set<String> {
    let screen = model.screens[index]
    let takesNavigator = entry.takesNavigator ?? screenEntries[index].hasWaysOut
    var names = Set(configuration.factory.properties.map(\.name.string))
      .union(screenEntries[index].brokenParameters)
    if takesNavigator { names.insert("navigator") }
    var builder = CallBuilder(
      screen.parameters, entry.arguments, otherNames: names)
    builder.build(into: &report)
    var arguments = withFactorys(
      builder.arguments, of: screen, isWholeCall: entry.arguments?.isWholeCall == true)
    if takesNavigator, !mentions("navigator", in: arguments) {
      arguments.append(implicit("navigator", at: entry.range))
    }
    let type = entry.type?.type.description ?? SwiftName.upperCamelCase(screen.name) + "ViewModel"
    model.screens[index].viewModel = ViewModel(
      method: "make" + SwiftName.upperCamelCase(screen.name), type: type,
      parameters: screen.parameters.filter { builder.used.contains($0.name) },
      call: Call(
        callee: type, arguments: arguments,
        origin: entry.arguments?.range ?? entry.type?.range ?? entry.range),
      takesNavigator: takesNavigator, isByHand: entry.isByHand)
    return builder.isUnsound ? Set(screen.parameters.map(\.name)) : builder.used
  }

  /// The factory's arguments follow the screen's. One that the screen gives itself takes the place of the
  /// factory's, so that initializers may have them in one order; a call written out whole keeps its own.
  private func withFactorys(
    _ own: [Call.Argument], of screen: Screen, isWholeCall: Bool
  ) -> [Call.Argument] {
    let parameters = Set(screen.parameters.map(\.name))
    var arguments = own
    for shared in configuration.factory.arguments {
      let label = shared.label?.string
      if let label, let place = arguments.firstIndex(where: { $0.label == label }) {
        if isWholeCall || parameters.contains(label) { continue }
        arguments.append(arguments.remove(at: place))
      } else {
        arguments.append(
          Call.Argument(
            label: label, value: .expression(shared.value.expression), range: shared.value.range))
      }
    }
    return arguments
  }

  private func mentions(_ name: String, in arguments: [Call.Argument]) -> Bool {
    arguments.contains { argument in
      argument.label == name || argument.value.freeNames.contains(name)
    }
  }

  private func implicit(_ name: String, at range: SourceRange) -> Call.Argument {
    Call.Argument(label: name, value: .name(name), range: range)
  }

  private mutating func reportUnused(_ screen: Screen, _ used: Set<String>) {
    for parameter in screen.parameters where !used.contains(parameter.name) {
      report.warning(
        .unusedParameter,
        "the parameter '\(parameter.name)' of '\(screen.name)' reaches no call",
        at: parameter.range, help: "pass it under 'arguments:', or remove it")
    }
  }
}

extension DiagnosticCode {
  static let unusedParameter: Self = "unused-parameter"
}
