public import SwiftUI

public struct ChatDependencies {
  public let greeting: String

  public init(greeting: String) {
    self.greeting = greeting
  }
}

@Observable
@MainActor
public final class ChatViewModel {
  let topic: String
  let greeting: String
  let navigator: any ChatNavigating

  public init(topic: String, dependencies: ChatDependencies, navigator: any ChatNavigating) {
    self.topic = topic
    greeting = dependencies.greeting
    self.navigator = navigator
  }
}

public struct ChatView: View {
  let viewModel: ChatViewModel

  public init(viewModel: ChatViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    Text(verbatim: "\(viewModel.greeting) to \(viewModel.topic)")
    Button("Close") { viewModel.navigator.close() }
  }
}
