import SwiftUI

struct Inbox: View {
  let navigator: any InboxNavigating

  var body: some View { Button("Write") { navigator.openDraft() } }
}

struct Mail: View {
  let id: Int

  var body: some View { Text("Mail") }
}

struct Draft: View {
  var body: some View { Text("Draft") }
}

struct AccountSetup: View {
  var body: some View { Text("AccountSetup") }
}

struct Hint: View {
  let text: String

  var body: some View { Text("Hint") }
}
