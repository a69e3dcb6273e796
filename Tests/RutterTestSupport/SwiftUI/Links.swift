import Foundation

#if !canImport(Darwin)
  /// What the system hands over from outside; only what web links need of it.
  public final class NSUserActivity {
    public let activityType: String
    public var webpageURL: URL?

    public init(activityType: String) { self.activityType = activityType }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// A view with an action that the system calls.
nonisolated struct SystemActionView<Content: View, Input>: View, PrimitiveView {
  let name: String
  let content: Content
  let action: (Input) -> Void

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode(name, children: [context.describe(content)], view: self)
  }
}

private protocol SystemAction {
  func receive(_ input: Any) -> Bool
}

extension SystemActionView: SystemAction {
  fileprivate func receive(_ input: Any) -> Bool {
    guard let input = input as? Input else { return false }
    action(input)
    return true
  }
}

extension View {
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    SystemActionView(name: "onOpenURL", content: self, action: action)
  }

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    SystemActionView<Self, NSUserActivity>(name: "onContinueUserActivity", content: self) {
      if $0.activityType == activityType { action($0) }
    }
  }
}

extension ViewNode {
  /// Delivers what the system has for the app: a URL or a user activity; false if no view takes it.
  @discardableResult
  public func receive(_ input: Any) -> Bool {
    let actions = all.compactMap { $0.view as? any SystemAction }
    return actions.map { $0.receive(input) }.contains(true)
  }
}
