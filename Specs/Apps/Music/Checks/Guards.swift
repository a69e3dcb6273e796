import Checks
import SwiftUI

/// Puts everything back to where a launch leaves it.
@MainActor private func reset(isSignedIn: Bool = false, isOnline: Bool = true) async {
  main.forgetPending()
  main.selection = .music
  router.popToRoot()
  main.profile.popToRoot()
  session.isSignedIn = isSignedIn
  session.isOnline = isOnline
  await settle()
}

@MainActor func checkGuards() async {
  await checkAgreement()
  await checkRefusal()
  await checkRefusalOfTheRefusal()
  await checkGivingUp()
  await checkGoingOn()
  await checkTabs()
  await checkLanding()
}

/// Where a guard agrees, nothing is different but the time it takes.
@MainActor private func checkAgreement() async {
  await reset(isSignedIn: true)
  navigator.openPurchases(year: 2026)
  check(router.path, equals: [])
  check(router.isPending, "the guard has not answered yet")
  await settle()
  check(router.path, equals: [.purchases(year: 2026)])
  check(router.isPending, equals: false)

  // Tapped twice, and superseded by another.
  navigator.openPurchases(year: 1)
  navigator.openPurchases(year: 1)
  await settle()
  check(router.path, equals: [.purchases(year: 2026), .purchases(year: 1)])
  router.popToRoot()
  navigator.openPurchases(year: 1)
  navigator.openPlayer()
  await settle()
  check(router.path, equals: [.player])
  navigator.openPurchases(year: 1)
  router.pop()
  await settle()
  check(router.path, equals: [])
  router.replace(with: [.player, .purchases(year: 3)])
  check(router.path, equals: [])
  await settle()
  check(router.path.count, equals: 2)
  router.popTo(.player)
  check(router.path, equals: [.player])
}

/// Where a guard refuses, its screen is shown, and the way is gone on when the app says so.
@MainActor private func checkRefusal() async {
  await reset()
  navigator.openPurchases(year: 7)
  await settle()
  check(router.sheet, equals: .signIn)
  check(router.isPending, "the navigation is kept")
  tap("Done")
  await settle()
  check(router.sheet, equals: .signIn)
  session.isSignedIn = true
  tap("Done")
  await settle()
  check(router.sheet, equals: nil)
  check(router.path, equals: [.purchases(year: 7)])

  // Closed first, resumed afterwards.
  await reset()
  navigator.openPurchases(year: 8)
  await settle()
  tap("Later")
  check(router.isPending, "closing is not giving up")
  session.isSignedIn = true
  main.resume()
  await settle()
  check(router.path, equals: [.purchases(year: 8)])

  // A second one takes the place of the first, under the same screen.
  await reset()
  navigator.openPurchases(year: 9)
  await settle()
  navigator.openParty()
  await settle()
  check(router.sheet, equals: .signIn)
  session.isSignedIn = true
  router.resume()
  await settle()
  check(router.sheet, equals: .party)
  check(router.path, equals: [])
}

/// What is shown where a guard refuses may need another guard.
@MainActor private func checkRefusalOfTheRefusal() async {
  await reset(isOnline: false)
  navigator.openParty()
  await settle()
  check(router.path, equals: [.offline])
  session.isOnline = true
  tap("Retry")
  await settle()
  check(router.path, equals: [])
  check(router.sheet, equals: .signIn)
  session.isSignedIn = true
  session.isOnline = false
  tap("Done")
  await settle()
  check(router.sheet, equals: nil)
  check(router.path, equals: [.offline])
  session.isOnline = true
  tap("Retry")
  await settle()
  check(router.path, equals: [])
  check(router.sheet, equals: .party)
}

@MainActor private func checkGivingUp() async {
  await reset()
  navigator.openPurchases(year: 1)
  await settle()
  router.forgetPending()
  session.isSignedIn = true
  tap("Done")
  check(router.sheet, equals: nil)
  await settle()
  check(router.path, equals: [])

  // Left, and gone elsewhere.
  await reset()
  navigator.openPurchases(year: 1)
  await settle()
  MusicRootView(router: router).$router.sheet.wrappedValue = nil
  check(router.isPending, "it may still be resumed")
  navigator.openPlayer()
  check(router.isPending, equals: false)
  session.isSignedIn = true
  main.resume()
  await settle()
  check(router.path, equals: [.player])
}

/// Who registers rather than signs in gets there, too.
@MainActor private func checkGoingOn() async {
  await reset()
  navigator.openPurchases(year: 1)
  await settle()
  tap("Register")
  check(router.sheet, equals: nil)
  check(router.path, equals: [.register])
  tap("Terms")
  check(router.sheet, equals: .terms)
  check(router.isPending, "the navigation is kept")
  router.closePresented()
  session.isSignedIn = true
  tap("Registered")
  await settle()
  check(router.path, equals: [.purchases(year: 1)])

  // Back from there, and gone elsewhere.
  await reset()
  navigator.openPurchases(year: 2)
  await settle()
  tap("Register")
  router.pop()
  check(router.isPending, "it may still be resumed")
  navigator.openPlayer()
  check(router.isPending, equals: false)
}

/// Each tab's router asks for itself; another tab's is asked for what is shown there.
@MainActor private func checkTabs() async {
  await reset()
  profile.openParty()
  await settle()
  check(main.selection, equals: .music)
  check(router.sheet, equals: .signIn)
  check(main.profile.isPending, equals: false)
  await reset()
  main.selection = .profile
  profile.openAccount()
  await settle()
  check(main.profile.sheet, equals: .signIn)
  session.isSignedIn = true
  main.resume()
  await settle()
  check(main.profile.path, equals: [.account])
  check(main.profile.sheet, equals: nil)
}

/// Links and saved state ask for everything they show at once.
@MainActor private func checkLanding() async {
  await reset(isSignedIn: true)
  let routes: [MusicRoute] = [.player, .purchases(year: 1), .vault]
  let count = session.asked.count
  router.ask(routes.flatMap(\.guards) + MusicSheet.party.guards) { router in
    router.path = routes
    router.sheet = .party
  }
  await settle()
  check(router.path, equals: routes)
  check(router.sheet, equals: .party)
  check(Array(session.asked[count...]), equals: ["signedIn", "online"])
  check(MusicRoute.player.guards, equals: [])
  check(MusicSheet.signIn.guards, equals: [.online])
  var isOpen = false
  router.ask(MusicRoute.help.guards) { _ in isOpen = true }
  check(isOpen, "with nothing to ask, nothing waits")
}

/// A screen that returns, behind a guard.
@MainActor func checkGuardedResults() async {
  await reset()
  let answers = Answers()
  let opening = Task { answers.add(await navigator.openVault()) }
  await settle()
  check(router.sheet, equals: .signIn)
  check(answers.all, equals: [])
  session.isSignedIn = true
  tap("Done")
  await settle()
  check(router.path, equals: [.vault])
  tap("42")
  await opening.value
  check(answers.all, equals: ["42"])

  // Given up: nothing is returned.
  await reset()
  let waiting = Task { answers.add(await navigator.openVault()) }
  await settle()
  main.forgetPending()
  await waiting.value
  check(answers.all, equals: ["42", "nil"])

  // Superseded while the guard is asked.
  await reset(isSignedIn: true)
  let first = Task { answers.add(await navigator.openVault()) }
  while !router.isPending { await Task.yield() }
  navigator.openPlayer()
  await first.value
  check(answers.all, equals: ["42", "nil", "nil"])
  check(router.path, equals: [.player])

  let stub = MusicGuardsStub(agrees: false)
  let isSignedIn = await stub.signedIn()
  check(isSignedIn, equals: false)
}
