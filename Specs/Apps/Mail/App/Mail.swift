import SwiftUI

@MainActor
final class Lock: MailGuards {
  var isOpen = false
  var isSignedIn = false

  func unlocked() async -> Bool { isOpen }

  func signedIn() async -> Bool { isSignedIn }
}

@MainActor
final class Switches: MailFlags {
  var labelling = true
  var viewer = true
}

struct MailboxesView: View {
  let navigator: any MailboxesNavigating

  var body: some View { Button("Inbox") { navigator.openMessages(mailbox: 1) } }
}

struct MessagesView: View {
  let mailbox: Int
  let navigator: any MessagesNavigating

  var body: some View { Button("First") { navigator.openMessage(id: 1) } }
}

struct MessageView: View {
  let id: Int
  let navigator: any MessageNavigating

  var body: some View { Button("Attachment") { navigator.openAttachment(name: "a") } }
}

struct AttachmentView: View {
  let name: String

  var body: some View { Text("Attachment") }
}

struct DownloadView: View {
  let file: String

  var body: some View { Text("Download") }
}

struct TemplateView: View {
  let navigator: any TemplateNavigating

  var body: some View { Button("Blank") { navigator.finish(with: 0) } }
}

struct LabelsView: View {
  let navigator: any LabelsNavigating

  var body: some View { Button("Red") { navigator.finish(with: "red") } }
}

struct DraftsView: View {
  let navigator: any DraftsNavigating

  var body: some View { Button("Draft") { navigator.openDraft(id: 1) } }
}

struct DraftView: View {
  let id: Int

  var body: some View { Text("Draft") }
}

struct PreviewView: View {
  let id: Int

  var body: some View { Text("Preview") }
}

struct RulesView: View {
  var body: some View { Text("Rules") }
}

struct WelcomeView: View {
  let navigator: any WelcomeNavigating

  var body: some View { Button("Sign in") { navigator.openPassword() } }
}

struct PasswordView: View {
  let navigator: any PasswordNavigating

  var body: some View { Button("Sign in") { navigator.done() } }
}

struct UnlockView: View {
  let navigator: any UnlockNavigating

  var body: some View { Button("Unlock") { navigator.done() } }
}

struct ContentView: View {
  let router: MainRouter
  let hasDrafts: Bool

  var body: some View { MainTabView(router: router, hasDrafts: hasDrafts) }
}
