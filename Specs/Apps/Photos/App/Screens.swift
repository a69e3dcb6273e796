import SwiftUI

struct LibraryView: View {
  let navigator: any LibraryNavigating

  var body: some View {
    Button("Photo") { navigator.openPhoto(id: 7, transition: 70) }
    Button("Found") { navigator.openPhotoFromSearch(id: 8) }
    Button("Edit") { navigator.openEditor(id: 9) }
    Button("Filter") { navigator.openFilter() }
    Button("Storage") { navigator.openStorage() }
    Button("Settings") { navigator.openSettings() }
    Button("Account") { navigator.openAccount() }
    Button("Vault") { navigator.openVault() }
    Button("Share all") { navigator.openShare(service: "Drop") }
  }
}

struct PhotoView: View {
  let id: Int
  let transition: Int?
  let navigator: any PhotoNavigating

  var body: some View {
    Text("Photo \(id)")
    Button("Share") { navigator.sharePhoto(id: id) }
  }
}

struct EditorView: View {
  let id: Int

  var body: some View { Text("Editing \(id)") }
}

struct FilterView: View {
  var body: some View { Text("Filter") }
}

struct StorageView: View {
  var body: some View { Text("Storage") }
}

struct AlbumsView: View {
  let navigator: any AlbumsNavigating

  var body: some View { Button("Help") { navigator.openHelp() } }
}

struct SettingsView: View {
  let navigator: any SettingsNavigating

  var body: some View {
    Button("Account") { navigator.openAccount() }
    Button("Licences") { navigator.openLicences() }
    Button("Help") { navigator.openHelp() }
    Button("Close") { navigator.close() }
  }
}

struct AccountView: View {
  let navigator: any AccountNavigating

  var body: some View {
    Button("My albums") { navigator.openAlbums() }
    Button("Labs") { navigator.openLabs() }
    Button("Start") { navigator.start() }
    Button("Close") { navigator.close() }
  }
}

struct LicencesView: View {
  var body: some View { Text("Licences") }
}

struct HelpView: View {
  let navigator: any HelpNavigating

  var body: some View {
    Text("Help")
    Button("Settings") { navigator.openSettings() }
    Button("Close") { navigator.close() }
  }
}

struct SharingView: View {
  let photo: Int
  let service: String
  let navigator: any SharingNavigating

  var body: some View {
    Text("\(service): \(photo)")
    Button("Recipients") { navigator.openRecipients() }
    Button("Cancel") { navigator.close() }
  }
}

@MainActor
final class RecipientsViewModel {
  private let navigator: any RecipientsNavigating

  init(navigator: some RecipientsNavigating) {
    self.navigator = navigator
  }

  func done() { navigator.back() }
}

struct RecipientsView: View {
  let viewModel: RecipientsViewModel

  var body: some View { Button("Done") { viewModel.done() } }
}
