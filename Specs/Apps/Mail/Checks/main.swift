import Checks
import Foundation
import SwiftUI

let lock = Lock()
let switches = Switches()
let main = MainRouter(guards: lock, flags: switches)
let mail = main.mail
let drafts = main.drafts
let navigator = MailNavigator(router: mail)

/// Lets everything run that can.
@MainActor func settle() async {
  for _ in 0..<30 { try? await Task.sleep(nanoseconds: 1_000_000) }
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
mail.present(.download(file: "a"))
try main.open(URL(string: "mail:///previews/5")!)
check(main.selection, equals: .mail)
check(mail.sheet, equals: .download(file: "a"))
await settle()
check(main.selection, equals: .drafts)
check(mail.sheet, equals: nil)
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

// Where a guard refuses, a router of several screens may be presented, and goes on from any of them.

reset(isOpen: false)
navigator.openRules()
await settle()
check(mail.fullScreenCover, equals: .welcome)
check(inspect(ContentView(router: main, hasDrafts: true)).visible.tap("Sign in"), "it has a button")
check(mail.welcome?.path, equals: [.password])
check(mail.isPending, "the navigation is kept")
if let welcome = mail.welcome { WelcomeNavigator(router: welcome).done() }
await settle()
check(mail.welcome?.path, equals: [.password])
lock.isSignedIn = true
if let welcome = mail.welcome { WelcomeNavigator(router: welcome).done() }
await settle()
check(mail.fullScreenCover, equals: nil)
check(mail.sheet, equals: .rules)
lock.isSignedIn = false
navigator.openRules()
await settle()
mail.forgetPending()
if let welcome = mail.welcome { WelcomeNavigator(router: welcome).done() }
check(mail.fullScreenCover, equals: nil)
check(mail.sheet, equals: nil)

// What is off is not shown; something stands in for it, or nothing.

reset(isOpen: true)
switches.viewer = false
mail.select(.message(id: 1))
await settle()
navigator.openAttachment(name: "b")
await settle()
check(mail.path, equals: [])
check(mail.sheet, equals: .download(file: "b"))
check(mail.allows(.attachment(name: "b")), equals: false)
mail.closePresented()
switches.labelling = false
let noLabel = await navigator.openLabel()
check(noLabel, equals: nil)
check(mail.detail, equals: .message(id: 1))
var template: Int? = 1
navigator.openTemplate { template = $0 }
check(template, equals: nil)
check(main.selection, equals: .mail)
check(drafts.path, equals: [])

// Links into what is off are refused, with the reason.

@MainActor func refusal(of text: String) -> DeepLinkError? {
  do throws(DeepLinkError) {
    try main.open(URL(string: text)!)
    return nil
  } catch {
    return error
  }
}

reset(isOpen: true)
check(refusal(of: "mail:///labels"), equals: .switchedOff("labelling"))
check(mail.detail, equals: nil)
switches.labelling = true
check(refusal(of: "mail:///labels"), equals: nil)
check(mail.detail, equals: .labels)
show(hasDrafts: false)
check(refusal(of: "mail:///drafts/1"), equals: .switchedOff("drafts"))
check(refusal(of: "mail:///previews/1"), equals: .switchedOff("drafts"))
check(refusal(of: "mail:///nowhere"), equals: .unknownPath("/nowhere"))
check(main.selection, equals: .mail)
check(drafts.isPending, equals: false)
show(hasDrafts: true)

// Saved state is restored as far as it is still on.

switches.viewer = true
reset(isOpen: true)
mail.path = [.attachment(name: "a")]
mail.select(.message(id: 4))
await settle()
mail.path = [.attachment(name: "a")]
let opened = mail.savedState ?? Data()
switches.viewer = false
reset(isOpen: true)
mail.restore(from: opened)
await settle()
check(mail.detail, equals: .message(id: 4))
check(mail.path, equals: [])
switches.labelling = false
mail.restore(MailRouter.State(detail: .labels))
await settle()
check(mail.detail, equals: nil)

finish()
