import Checks
import Foundation
import SwiftUI

let lock = Lock()
let main = MainRouter(guards: lock)
let mail = main.mail
let drafts = main.drafts
let navigator = MailNavigator(router: mail)

/// Lets everything run that can.
@MainActor func settle() async {
  for _ in 0..<20 { await Task.yield() }
}

/// Shows the tabs, so that the router knows which are hidden.
@MainActor func show(hasDrafts: Bool) {
  _ = inspect(ContentView(router: main, hasDrafts: hasDrafts)).texts
}

@MainActor func reset(isOpen: Bool) {
  main.forgetPending()
  mail.popToRoot()
  drafts.popToRoot()
  main.selection = .mail
  lock.isOpen = isOpen
}

// Columns ask before they select.

navigator.openMessages(mailbox: 1)
check(mail.content, equals: .messages(mailbox: 1))
navigator.openMessage(id: 7)
await settle()
check(mail.detail, equals: nil)
check(mail.sheet, equals: .unlock)
check(mail.content, equals: .messages(mailbox: 1))
lock.isOpen = true
navigator.done()
await settle()
check(mail.sheet, equals: nil)
check(mail.detail, equals: .message(id: 7))
navigator.openAttachment(name: "a")
await settle()
check(mail.path, equals: [.attachment(name: "a")])

// What is asked about gives way to another selection.

navigator.openMessage(id: 8)
navigator.openMessages(mailbox: 2)
await settle()
check(mail.content, equals: .messages(mailbox: 2))
check(mail.detail, equals: nil)

// A screen in a column returns, or is answered for when another is selected.

let label = Task { await navigator.openLabel() }
await settle()
check(mail.detail, equals: .labels)
navigator.finish(with: "red")
let red = await label.value
check(red, equals: "red")
check(mail.detail, equals: nil)
let other = Task { await navigator.openLabel() }
await settle()
navigator.openMessage(id: 9)
let none = await other.value
check(none, equals: nil)
check(mail.detail, equals: .message(id: 9))

// Links ask.

reset(isOpen: false)
try main.open(URL(string: "mail:///messages/3")!)
await settle()
check(mail.detail, equals: nil)
check(mail.sheet, equals: .unlock)
lock.isOpen = true
main.resume()
await settle()
check(mail.detail, equals: .message(id: 3))
try main.open(URL(string: "mail:///mailboxes/3")!)
check(mail.content, equals: .messages(mailbox: 3))

// All that a link shows is asked about at once, whatever lies beneath.

reset(isOpen: false)
show(hasDrafts: true)
try main.open(URL(string: "mail:///previews/5")!)
await settle()
check(main.selection, equals: .drafts)
check(drafts.path, equals: [])
check(drafts.fullScreenCover, equals: nil)
check(drafts.sheet, equals: .unlock)
lock.isOpen = true
main.resume()
await settle()
check(drafts.path, equals: [.draft(id: 5)])
check(drafts.fullScreenCover, equals: .preview(id: 5))
check(drafts.sheet, equals: nil)

// So is what was saved.

let saved = drafts.savedState
reset(isOpen: false)
drafts.restore(from: saved ?? Data())
await settle()
check(drafts.path, equals: [])
check(drafts.sheet, equals: .unlock)
reset(isOpen: true)
drafts.restore(from: saved ?? Data())
await settle()
check(drafts.path, equals: [.draft(id: 5)])
check(drafts.fullScreenCover, equals: .preview(id: 5))

// A way out into a hidden tab leads nowhere, and asks nobody.

reset(isOpen: false)
show(hasDrafts: false)
navigator.openDraft(id: 2)
await settle()
check(main.selection, equals: .mail)
check(drafts.isPending, equals: false)
check(drafts.sheet, equals: nil)
show(hasDrafts: true)
navigator.openDraft(id: 2)
await settle()
check(main.selection, equals: .drafts)
check(drafts.sheet, equals: .unlock)

finish()
