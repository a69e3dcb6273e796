nonisolated struct BadgedView<Content: View>: View, PrimitiveView {
  let content: Content
  let badge: String

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    let inner = context.describe(content)
    var node = ViewNode(
      inner.name, text: inner.text, children: inner.children + [ViewNode("badge", text: badge)],
      view: inner.view)
    node.tag = inner.tag
    return node
  }
}

extension View {
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: String(count))
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    BadgedView(content: self, badge: label?.text ?? "")
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { String($0) } ?? "")
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key?.key ?? "")
  }
}

#if !IOS17_SDK
  nonisolated struct BadgedTab<Content: TabContent>: TabContent {
    typealias TabValue = Content.TabValue

    let content: Content
    let badge: String

    @MainActor func describeTabs(in context: InspectionContext) -> [ViewNode] {
      content.describeTabs(in: context).map { tab in
        var node = ViewNode(
          tab.name, text: tab.text, children: tab.children + [ViewNode("badge", text: badge)])
        node.tag = tab.tag
        return node
      }
    }
  }

  extension TabContent {
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
      BadgedTab(content: self, badge: String(count))
    }

    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
      BadgedTab(content: self, badge: label?.text ?? "")
    }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
      BadgedTab(content: self, badge: label.map { String($0) } ?? "")
    }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
      BadgedTab(content: self, badge: key?.key ?? "")
    }
  }
#endif
