/// Content that runs an action when a value changes: each look at it counts as a first one.
nonisolated struct ChangeView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    EnvironmentValues.withCurrent(context.environment, action)
    return context.describe(content)
  }
}

extension View {
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self) { if initial { action(value, value) } }
  }
}
