import SwiftUI

struct PhotoReference: Hashable, Codable {
  let album: Int
  let number: Int
}

struct Journal: View {
  let navigator: any JournalNavigating

  var body: some View {
    Button("Unlock") { navigator.openUnlock() }
  }
}

struct Entry: View {
  let day: Date
  let isEditing: Bool
  let navigator: any EntryNavigating

  var body: some View {
    Button("Cover") { navigator.openPhoto(reference: PhotoReference(album: 1, number: 1)) }
  }
}

struct Photo: View {
  let reference: PhotoReference

  var body: some View { Text("Photo") }
}

struct Page: View {
  let date: Date

  var body: some View { Text("Page") }
}

struct Unlock: View {
  var body: some View { Text("Unlock") }
}
