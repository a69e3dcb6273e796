public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View,
  PrimitiveView
{
  let columns: [any View]
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compact: Binding<NavigationSplitViewColumn>?

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    let text = [visibility?.wrappedValue.name, compact?.wrappedValue.name].compactMap { $0 }
    return ViewNode(
      "NavigationSplitView", text: text.isEmpty ? nil : text.joined(separator: " "),
      children: columns.enumerated().map { context.entering($0).describe($1) })
  }
}

extension NavigationSplitView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), content(), detail()]
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), content(), detail()]
    visibility = columnVisibility
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), content(), detail()]
    visibility = columnVisibility
    compact = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), detail()]
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), detail()]
    visibility = columnVisibility
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), detail()]
    visibility = columnVisibility
    compact = preferredCompactColumn
  }
}

public nonisolated struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String

  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

public nonisolated protocol NavigationSplitViewStyle {}

public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

extension View {
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
