/// What a view shows: a tree of the views met on the way down, each with what it holds.
///
/// A navigation stack's children are its root and everything pushed on it; a tab view's are all its
/// tabs; a presentation is a child only while its item is there.
@MainActor public struct ViewNode {
  public let name: String
  public let text: String?
  public let children: [ViewNode]
  /// The app's own view that this node describes, with the values it was made with.
  public let view: (any View)?
  /// The selected one of a tab view's children.
  let selected: Int?
  let action: (@MainActor () -> Void)?
  /// What is done when the event of the node's name comes.
  var handler: (@MainActor () -> Void)?
  /// Closes this presentation as a swipe does.
  let close: (@MainActor () -> Void)?
  /// What is to run when this leaves the screen.
  let disappear: (@MainActor () -> Void)?
  /// What a tab's selection is compared with.
  public internal(set) var tag: AnyHashable?

  init(
    _ name: String, text: String? = nil, children: [ViewNode] = [], view: (any View)? = nil,
    selected: Int? = nil, action: (@MainActor () -> Void)? = nil,
    close: (@MainActor () -> Void)? = nil, disappear: (@MainActor () -> Void)? = nil
  ) {
    self.name = name
    self.text = text
    self.children = children
    self.view = view
    self.selected = selected
    self.action = action
    self.close = close
    self.disappear = disappear
  }
}

extension ViewNode {
  /// All nodes of the tree, parents first.
  public var all: [ViewNode] { [self] + children.flatMap(\.all) }

  public var texts: [String] { all.compactMap(\.text) }

  public func views<V: View>(_ type: V.Type) -> [V] { all.compactMap { $0.view as? V } }

  public func view<V: View>(_ type: V.Type) -> V? { views(type).first }

  public func named(_ name: String) -> [ViewNode] { all.filter { $0.name == name } }

  /// Runs the action of the first button that shows the title; false when there is none.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    let button = all.first { $0.action != nil && $0.texts.contains(title) }
    button?.action?()
    return button != nil
  }

  /// Closes the topmost presentation as a swipe does; false when there is none.
  @discardableResult
  public func swipeAway() -> Bool {
    guard let presented = onScreen.last(where: { $0.close != nil }) else { return false }
    presented.close?()
    for node in presented.all { node.disappear?() }
    return true
  }

  private var onScreen: [ViewNode] { [self] + reachable.flatMap(\.onScreen) }

  /// What a person sees: the topmost presentation, the last pushed view, the selected tab.
  public var visible: ViewNode { presentations.last?.visible ?? pruned }

  private var presentations: [ViewNode] {
    let own = ["sheet", "fullScreenCover", "popover"].contains(name) ? [self] : []
    return own.isEmpty ? reachable.flatMap(\.presentations) : own.map { $0.content }
  }

  private var content: ViewNode { children.first ?? self }

  /// The children that are not behind an unselected tab.
  private var reachable: [ViewNode] {
    guard name == "TabView" else { return children }
    return selected.map { [children[$0]] } ?? []
  }

  private var pruned: ViewNode {
    let front = name == "NavigationStack" ? children.suffix(1) : reachable[...]
    let seen = front.filter { $0.name != "tabItem" }
    return ViewNode(
      name, text: text, children: seen.map(\.pruned), view: view, selected: selected.map { _ in 0 },
      action: action)
  }

  /// The tree as indented lines, for a failure's message.
  public var outline: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let own = indent + name + (text.map { " '\($0)'" } ?? "")
    return [own] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

/// Describes what the view shows now, given the environment.
@MainActor public func inspect(
  _ view: some View, environment: EnvironmentValues = EnvironmentValues()
) -> ViewNode {
  InspectionContext(environment: environment, destinations: Destinations()).describe(view)
}

/// Describes what the view shows now, where views keep their state between one look and the next.
@MainActor public func inspect(_ view: some View, keeping states: ViewStates) -> ViewNode {
  var context = InspectionContext(
    environment: EnvironmentValues(), destinations: Destinations())
  context.states = states
  let node = context.describe(view)
  states.forgetWhatWasNotMet()
  return node
}

/// The destinations that views inside one navigation stack have declared, by route type.
@MainActor final class Destinations {
  var byType: [ObjectIdentifier: (Any) -> any View] = [:]
}

/// What a view inherits while it is described.
@MainActor public struct InspectionContext {
  var environment: EnvironmentValues
  var destinations: Destinations
  /// Where views keep their state, and where among them this one is.
  var states: ViewStates?
  var path: [AnyHashable] = []

  /// One step down, to one of several views.
  func entering(_ step: some Hashable) -> InspectionContext {
    var copy = self
    copy.path.append(AnyHashable(step))
    return copy
  }

  func describe(_ view: any View) -> ViewNode {
    if let primitive = view as? any PrimitiveView { return primitive.describe(in: self) }
    return describeBody(of: view)
  }

  /// Describes what a closure of the app makes, in the environment that it reads.
  func describe<V: View>(_ make: () -> V) -> ViewNode {
    describe(EnvironmentValues.withCurrent(environment, make))
  }

  private func describeBody(of view: some View) -> ViewNode {
    let type = String(describing: Swift.type(of: view))
    let inner = entering(type)
    states?.connect(view, at: inner.path)
    let body = EnvironmentValues.withCurrent(environment) { view.body }
    return ViewNode(type, children: [inner.describe(body)], view: view)
  }

  /// The action, run in the environment of the view it belongs to.
  func bound(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { EnvironmentValues.withCurrent(environment) { action() } }
  }

  func setting(_ change: (inout EnvironmentValues) -> Void) -> InspectionContext {
    var copy = self
    change(&copy.environment)
    return copy
  }
}
