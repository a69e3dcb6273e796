/// A view that shows other content on top of itself while an item is there.
nonisolated struct PresentingView<Item, Base: View, Content: View>: View, PrimitiveView {
  let kind: String
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  let base: Base
  let content: (Item) -> Content

  init(
    kind: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil, base: Base,
    content: @escaping (Item) -> Content
  ) {
    self.kind = kind
    self.item = item
    self.onDismiss = onDismiss
    self.base = base
    self.content = content
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    var children = [context.describe(base)]
    if let value = item.wrappedValue {
      let inner = inside(context)
      let close = inner.environment.dismiss.action
      children.append(
        ViewNode(kind, children: [inner.describe { content(value) }], close: context.bound(close)))
    }
    return ViewNode("presenting \(kind)", children: children)
  }

  @MainActor private func inside(_ context: InspectionContext) -> InspectionContext {
    var inner = context.entering(kind)
    inner.destinations = Destinations()
    inner.environment.dismiss = DismissAction {
      item.wrappedValue = nil
      onDismiss?()
    }
    return inner
  }
}

public nonisolated enum PopoverAttachmentAnchor {
  public enum Source: Sendable {
    case bounds
  }

  case rect(Source)
}

public nonisolated enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

extension View {
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      kind: "sheet", item: item, onDismiss: onDismiss, base: self, content: content)
  }

  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      kind: "sheet", item: isPresented.item, onDismiss: onDismiss, base: self,
      content: { _ in content() })
  }

  #if !os(macOS)
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      PresentingView(
        kind: "fullScreenCover", item: item, onDismiss: onDismiss, base: self, content: content)
    }
  #endif

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(kind: "popover", item: item, base: self, content: content)
  }
}

extension Binding where Value == Bool {
  nonisolated fileprivate var item: Binding<Bool?> {
    Binding<Bool?>(read: { wrappedValue ? true : nil }, write: { wrappedValue = $0 != nil })
  }
}
