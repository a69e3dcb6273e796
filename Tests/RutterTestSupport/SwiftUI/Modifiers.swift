extension View {
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    DisappearingView(content: self, action: action)
  }

  public nonisolated func padding() -> some View { self }

  public nonisolated func disabled(_ disabled: Bool) -> some View { self }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

nonisolated struct DisappearingView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (() -> Void)?

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    let action = context.bound { self.action?() }
    return ViewNode("onDisappear", children: [context.describe(content)], disappear: action)
  }
}

// These came with iOS 18, whose SDK every compiler has that takes `nonisolated` on types.

public nonisolated protocol NavigationTransition {}

public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
  }
}

nonisolated struct TransitionView<Content: View>: View, PrimitiveView {
  let content: Content
  let source: String

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("navigationTransition", text: source, children: [context.describe(content)])
  }
}

extension View {
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    TransitionView(
      content: self,
      source: (style as? ZoomNavigationTransition).map { "\($0.sourceID)" } ?? "automatic")
  }

  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}
