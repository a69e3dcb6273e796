public nonisolated struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let elements: () -> [AnyHashable]
  let removeLast: @MainActor () -> Void
  let root: Root

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    var inner = context
    inner.destinations = Destinations()
    var children = [inner.describe(root)]
    for (index, element) in elements().enumerated() {
      children.append(pushed(element, in: inner.entering(index)))
    }
    return ViewNode("NavigationStack", children: children)
  }

  private func pushed(_ element: AnyHashable, in context: InspectionContext) -> ViewNode {
    let type = Swift.type(of: element.base)
    guard let destination = context.destinations.byType[ObjectIdentifier(type)] else {
      return ViewNode("missing destination", text: String(describing: type))
    }
    let back = DismissAction(action: removeLast)
    let inside = context.setting { $0.dismiss = back }
    return EnvironmentValues.withCurrent(inside.environment) {
      inside.describe(destination(element.base))
    }
  }
}

extension NavigationStack {
  @MainActor @preconcurrency
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(elements: { [] }, removeLast: {}, root: root())
  }

  @MainActor @preconcurrency
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      elements: { path.wrappedValue.elements }, removeLast: { path.wrappedValue.removeLast() },
      root: root())
  }

  @MainActor @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      removeLast: { path.wrappedValue.remove(at: path.wrappedValue.indices.last!) }, root: root())
  }
}

public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  let label: Label

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("NavigationLink", children: [context.describe(label)])
  }
}

extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    label = Text(titleKey)
  }
}

nonisolated struct DestinationView<Value: Hashable, Content: View, Destination: View>: View,
  PrimitiveView
{
  let content: Content
  let destination: (Value) -> Destination

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    context.destinations.byType[ObjectIdentifier(Value.self)] = { value in
      destination(value as! Value)
    }
    return context.describe(content)
  }
}

nonisolated struct TitledView<Content: View>: View, PrimitiveView {
  let content: Content
  let title: Text

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("navigationTitle", text: title.text, children: [context.describe(content)])
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PresentingView(kind: "navigationDestination", item: item, base: self, content: destination)
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title)
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitledView(content: self, title: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(content: self, title: Text(title))
  }
}
