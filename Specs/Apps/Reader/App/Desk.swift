import SwiftUI

struct VaultView: View {
  let navigator: any VaultNavigating

  var body: some View { Button("Secret") { navigator.openSecret(number: 1) } }
}

struct SecretView: View {
  let number: Int

  var body: some View { Text(verbatim: "Secret \(number)") }
}

struct UnlockView: View {
  let navigator: any UnlockNavigating

  var body: some View { Button("Done") { navigator.done() } }
}

struct DeskView: View {
  let navigator: any DeskNavigating

  var body: some View { Button("Letters") { navigator.openDrawer(name: "Letters") } }
}

struct DrawerView: View {
  let name: String
  let navigator: any DrawerNavigating

  var body: some View { Button("First") { navigator.openPaper(id: 1) } }
}

struct PaperView: View {
  let id: Int
  let navigator: any PaperNavigating

  var body: some View { Text(verbatim: "Paper \(id)") }
}

/// Whether the vault is open.
@MainActor
final class Lock: DeskGuards {
  var isOpen = false

  func unlocked() async -> Bool { isOpen }
}
