import SwiftUI

@MainActor
final class Lock: PhotosGuards {
  var isOpen = false

  func unlocked() async -> Bool { isOpen }
}

struct VaultView: View {
  let navigator: any VaultNavigating

  var body: some View {
    Text("Vault")
    Button("Receipts") { navigator.openReceipts(year: 2026) }
  }
}

struct ReceiptsView: View {
  let year: Int

  var body: some View { Text("Receipts of \(year)") }
}

struct UnlockView: View {
  let navigator: any UnlockNavigating

  var body: some View { Button("Unlock") { navigator.done() } }
}

struct SafeView: View {
  let navigator: any SafeNavigating

  var body: some View { Button("Seven") { navigator.finish(with: 7) } }
}

struct DrawerView: View {
  let navigator: any DrawerNavigating

  var body: some View { Button("Key") { navigator.finish(with: "key") } }
}

struct StickersView: View {
  let navigator: any StickersNavigating

  var body: some View {
    Text("Stickers")
    Button("Star") { navigator.finish(with: "star") }
  }
}

struct CaptionView: View {
  let navigator: any CaptionNavigating

  var body: some View {
    Text("Caption")
    Button("Five") { navigator.finish(with: 5) }
  }
}

struct LabsView: View {
  var body: some View { Text("Labs") }
}
