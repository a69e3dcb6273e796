public nonisolated struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  #if !IOS17_SDK
    public nonisolated init<C: TabContent>(
      selection: Binding<SelectionValue>,
      @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
      self.selection = selection
      self.content = TabContentView(content: content())
    }
  #endif

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    let tabs = context.describe(content).flattened
    let tag = selection.map { AnyHashable($0.wrappedValue) }
    let selected = tabs.firstIndex { $0.tag == tag }
    return ViewNode("TabView", children: tabs, selected: selected ?? (tabs.isEmpty ? nil : 0))
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension ViewNode {
  /// The views that a builder or a loop put side by side.
  fileprivate var flattened: [ViewNode] {
    name == "TupleView" || name == "ForEach" ? children.flatMap(\.flattened) : [self]
  }
}

nonisolated struct TabItemView<Content: View, Item: View>: View, PrimitiveView {
  let content: Content
  let item: Item

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    let label = ViewNode("tabItem", children: [context.describe(item)])
    return ViewNode("tab", children: [context.describe(content), label])
  }
}

nonisolated struct TaggedView<Content: View, Value: Hashable>: View, PrimitiveView {
  let content: Content
  let value: Value

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    var node = context.describe(content)
    node.tag = AnyHashable(value)
    return node
  }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, item: label())
  }

  #if IOS17_SDK
    public func tag<V: Hashable>(_ tag: V) -> some View {
      TaggedView(content: self, value: tag)
    }
  #else
    public nonisolated func tag<V: Hashable>(
      _ tag: V, includeOptional: Bool = true
    ) -> some View {
      TaggedView(content: self, value: tag)
    }
  #endif
}

#if !IOS17_SDK
  @MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    func describeTabs(in context: InspectionContext) -> [ViewNode]
  }

  public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value

    let value: Value
    let content: Content
    let label: Label

    @MainActor public func describeTabs(in context: InspectionContext) -> [ViewNode] {
      let item = ViewNode("tabItem", children: [context.describe(label)])
      var node = ViewNode("tab", children: [context.describe(content), item])
      node.tag = AnyHashable(value)
      return [node]
    }
  }

  public nonisolated struct TabRole: Hashable, Sendable {
    let name: String

    public static nonisolated var search: TabRole { TabRole(name: "search") }
  }

  extension Tab {
    public nonisolated init(
      value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
      self.init(value: value, content: content(), label: label())
    }

    public nonisolated init(
      value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label
    ) {
      self.init(value: value, content: content(), label: label())
    }
  }

  extension Tab where Label == DefaultTabLabel {
    public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
      self.init(
        value: value, content: content(),
        label: DefaultTabLabel(label: SwiftUI.Label("", systemImage: "")))
    }

    public nonisolated init(
      value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
      let name = role?.name ?? ""
      self.init(
        value: value, content: content(),
        label: DefaultTabLabel(
          label: SwiftUI.Label(LocalizedStringKey(name), systemImage: name)))
    }

    public nonisolated init(
      _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
      @ViewBuilder content: () -> Content
    ) {
      self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }

    public nonisolated init(
      _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
      @ViewBuilder content: () -> Content
    ) {
      self.init(
        value: value, content: content(),
        label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
      self.init(
        value: value, content: content(),
        label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
    }
  }

  public nonisolated struct DefaultTabLabel: View, PrimitiveView {
    let label: Label<Text, Image>

    @MainActor func describe(in context: InspectionContext) -> ViewNode { context.describe(label) }
  }

  extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    @MainActor public func describeTabs(in context: InspectionContext) -> [ViewNode] {
      map { $0.describeTabs(in: context) } ?? []
    }
  }

  public nonisolated struct TabContentList<TabValue: Hashable>: TabContent {
    let tabs: [any TabContent<TabValue>]

    @MainActor public func describeTabs(in context: InspectionContext) -> [ViewNode] {
      tabs.flatMap { $0.describeTabs(in: context) }
    }
  }

  public nonisolated struct TabContentView<C: TabContent>: View, PrimitiveView {
    let content: C

    @MainActor func describe(in context: InspectionContext) -> ViewNode {
      ViewNode("TupleView", children: content.describeTabs(in: context))
    }
  }

  @resultBuilder
  public nonisolated struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    public static func buildPartialBlock<C: TabContent>(first: C) -> C
    where C.TabValue == TabValue { first }

    public static func buildPartialBlock<Accumulated: TabContent, Next: TabContent>(
      accumulated: Accumulated, next: Next
    ) -> TabContentList<TabValue>
    where Accumulated.TabValue == TabValue, Next.TabValue == TabValue {
      TabContentList(tabs: [accumulated, next])
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C?
    where C.TabValue == TabValue { content }
  }
#endif
