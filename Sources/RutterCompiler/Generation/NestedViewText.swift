/// The views of routes that present routers.
extension RouteContext {
  /// The root view of a router, over the router that was made for this presentation.
  func nestedView(of route: Route, _ child: Router) -> ViewText {
    let context = RouterContext(model, locator, router)
    let inputs = child.inputs.map { input -> String in
      let pinned = route.fills.first { $0.parameter == input.name }?.value.text
      return CallText.label(input.name)
        + (pinned ?? SwiftName.escaped(input.name, in: .parameterName))
    }
    let arguments = ["router: \(nestedName(route))"] + context.rootArguments(of: child) + inputs
    return ViewText(
      call: "\(child.name)RootView(\(arguments.joined(separator: ", ")))", viewModel: nil,
      title: nil, names: Set(route.parameters.map(\.name)), holder: holder, lazyView: nil,
      origin: route.range,
      unwraps: "\(nestedName(route)) = router.\(SwiftName.escaped(route.name, in: .memberAccess))",
      outer: outerModifiers(of: route))
  }

  /// The route's own name, unless it carries a value of that name.
  private func nestedName(_ route: Route) -> String {
    let isTaken = route.parameters.contains { $0.name == route.name }
    return isTaken ? "presented" : SwiftName.escaped(route.name, in: .property)
  }
}
