import SwiftUI

struct NoteFolders: View {
  let navigator: any NoteFoldersNavigating

  var body: some View {
    Button("Work") { navigator.openFolderNotes(folder: "Work") }
    Button("Tags") { navigator.openNoteTags() }
  }
}

struct FolderNotes: View {
  let folder: String
  let navigator: any FolderNotesNavigating

  var body: some View {
    Text(folder)
    Button("Plan") { navigator.openNote(id: 1) }
    Button("Leave") { navigator.leave() }
  }
}

struct Note: View {
  let id: Int
  let navigator: any NoteNavigating

  var body: some View {
    Text("Note \(id)")
    Button("Photo") { navigator.openNoteImage(name: "photo") }
  }
}

struct NoteImage: View {
  let name: String
  let navigator: any NoteImageNavigating

  var body: some View {
    Text(name)
    Button("Done") { navigator.done() }
    Button("Home") { navigator.home() }
  }
}

struct NoteTags: View {
  var body: some View { Text("Tags of notes") }
}

struct AllNotes: View {
  let navigator: any AllNotesNavigating

  var body: some View { Button("Diary") { navigator.openNote(id: 2) } }
}

struct NoNote: View {
  var body: some View { Text("No note") }
}
