extension View {

  public nonisolated func padding() -> some View { self }

  public nonisolated func disabled(_ disabled: Bool) -> some View { self }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

#if !IOS17_SDK
  public nonisolated protocol NavigationTransition {}

  public nonisolated struct ZoomNavigationTransition: NavigationTransition {}

  extension NavigationTransition where Self == ZoomNavigationTransition {
    public nonisolated static func zoom(
      sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
      ZoomNavigationTransition()
    }
  }

  extension View {
    public nonisolated func navigationTransition(
      _ style: some NavigationTransition
    ) -> some View { self }

    public nonisolated func matchedTransitionSource(
      id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }
  }
#endif
