import Checks
import SwiftUI

let router = NotebookRouter()
let view = NotebookRootView(router: router)

@MainActor func columns() -> [[String]] {
  inspect(view).named("NavigationSplitView").first?.children.map(\.texts) ?? []
}

@MainActor func split() -> String? { inspect(view).named("NavigationSplitView").first?.text }

// With nothing selected, the columns show what the manifest says.

check(columns(), equals: [["Work", "Tags"], ["Diary"], ["No note"]])
check(split(), equals: "all content")

// Each selection is shown in its column, which comes to the front where there is room for one.

check(inspect(view).tap("Work"), "the sidebar has a folder")
check(columns()[1], equals: ["Work", "Plan", "Leave"])
check(split(), equals: "all content")

check(inspect(view).tap("Plan"), "the folder has a note")
check(columns()[2], equals: ["Note 1", "Photo"])
check(split(), equals: "all detail")

// Pushing goes onto the detail column alone.

check(inspect(view).tap("Photo"), "the note has a photo")
check(columns()[2], equals: ["Note 1", "Photo", "photo", "Done", "Home"])
check(router.top, equals: .noteImage(name: "photo"))

// The same content again keeps the detail; another one empties it.

router.select(.folderNotes(folder: "Work"))
check(router.detail, equals: .note(id: 1))
check(router.path.count, equals: 1)
check(split(), equals: "all content")
router.select(.folderNotes(folder: "Play"))
check(router.detail, equals: nil)
check(router.path, equals: [])
check(columns()[2], equals: ["No note"])

// Another detail starts with nothing pushed on it.

router.select(.note(id: 3))
router.push(.noteImage(name: "a"))
router.select(.note(id: 4))
check(router.path, equals: [])
check(columns()[2], equals: ["Note 4", "Photo"])

// The way back leads from column to column, and ends at the sidebar.

router.push(.noteImage(name: "b"))
check(inspect(view).tap("Done"), "the photo can be left")
check(router.path, equals: [])
check(router.detail, equals: .note(id: 4))
router.pop()
check(router.detail, equals: nil)
check(router.compactColumn, equals: .content)
check(inspect(view).tap("Leave"), "the folder can be left")
check(router.content, equals: nil)
check(router.compactColumn, equals: .sidebar)
router.pop()
router.dismiss()
check(columns(), equals: [["Work", "Tags"], ["Diary"], ["No note"]])

// What is presented is closed by a selection, by going home, and first of all by dismissing.

router.select(.note(id: 5))
check(inspect(view).tap("Tags"), "the sidebar presents its tags")
check(inspect(view).visible.texts, equals: ["Tags of notes"])
router.dismiss()
check(router.sheet, equals: nil)
check(router.detail, equals: .note(id: 5))
router.present(.noteTags)
router.select(.note(id: 6))
check(router.sheet, equals: nil)

router.push(.noteImage(name: "c"))
router.present(.noteTags)
router.popToRoot()
check(router.sheet, equals: nil)
check(router.path, equals: [])
check(router.detail, equals: nil)
check(router.compactColumn, equals: .sidebar)

// Pushing on a column that shows nothing yet works, too.

router.replace(with: [.noteImage(name: "d"), .noteImage(name: "e")])
router.popTo(.noteImage(name: "d"))
check(columns()[2], equals: ["No note", "d", "Done", "Home"])
check(router.compactColumn, equals: .detail)

finish()
