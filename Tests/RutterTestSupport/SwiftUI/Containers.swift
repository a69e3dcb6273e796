/// Content under a name: what every container without behaviour of its own comes to.
nonisolated struct Container<Content: View>: View, PrimitiveView {
  let name: String
  let content: Content

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode(name, children: [context.describe(content)])
  }
}

public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode { context.describe(content) }
}

public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("VStack", children: [context.describe(content)])
  }
}

public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("HStack", children: [context.describe(content)])
  }
}

public nonisolated enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

public nonisolated enum VerticalAlignment: Sendable {
  case top, center, bottom
}

public nonisolated struct List<SelectionValue, Content: View>: View, PrimitiveView {
  let content: Content

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("List", children: [context.describe(content)])
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    content = ForEach(data, id: id, content: rowContent)
  }
}

public nonisolated struct Section<Content: View>: View, PrimitiveView {
  let title: Text
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey)
    self.content = content()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("Section", children: [context.describe(title), context.describe(content)])
  }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode(
      "ForEach",
      children: data.enumerated().map { index, item in
        context.entering(index).describe { content(item) }
      })
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
