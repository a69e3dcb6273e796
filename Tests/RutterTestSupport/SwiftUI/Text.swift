public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }
}

public nonisolated struct Text: Equatable, Sendable {
  let text: String

  public init(verbatim content: String) {
    text = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }

  public init(_ key: LocalizedStringKey) {
    text = key.key
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("Text", text: text)
  }
}

public nonisolated struct Image: Equatable, Sendable {
  let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(systemName: String) {
    name = systemName
  }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("Image", text: name)
  }
}

public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("Label", children: [context.describe(title), context.describe(icon)])
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

#if IOS17_SDK
  public typealias ButtonAction = () -> Void
#else
  public typealias ButtonAction = @MainActor () -> Void
#endif

public nonisolated struct Button<Label: View>: View, PrimitiveView {
  let action: ButtonAction
  let label: Label

  public init(action: @escaping ButtonAction, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("Button", children: [context.describe(label)], action: context.bound { action() })
  }
}

extension Button where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping ButtonAction
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping ButtonAction
  ) {
    self.init(action: action) { Text(title) }
  }
}
