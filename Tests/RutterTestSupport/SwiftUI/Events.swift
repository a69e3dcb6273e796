/// A view with something to do when an event comes, which `ViewNode.send` brings about.
nonisolated struct EventView<Content: View>: View, PrimitiveView {
  let content: Content
  let event: String
  let action: () -> Void

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    var node = ViewNode(event, children: [context.describe(content)])
    node.handler = context.bound(unsafeBitCast(action, to: (@MainActor () -> Void).self))
    return node
  }
}

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EventView(content: self, event: "onAppear", action: action ?? {})
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    EventView(content: self, event: "onChange", action: action)
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    EventView(content: self, event: "onChange", action: { action(value) })
  }
}

extension ViewNode {
  /// Tells every view of the tree that waits for the event, those inside first.
  public func send(_ event: String) {
    for child in children { child.send(event) }
    if name == event { handler?() }
  }
}
