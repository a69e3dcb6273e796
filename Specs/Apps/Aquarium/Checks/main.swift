import Checks
import SwiftUI

let membership = Membership()
let switches = AquariumSwitches()
let router = AquariumRouter(guards: membership, flags: switches)
let states = ViewStates()

@MainActor func look(hasCorals: Bool = true) -> ViewNode {
  inspect(AquariumTabView(router: router, hasCorals: hasCorals), keeping: states)
}

/// Lets the guards answer.
@MainActor func settle() async {
  for _ in 0..<30 { try? await Task.sleep(nanoseconds: 1_000_000) }
}

@MainActor func reset(isMember: Bool) async {
  membership.isMember = isMember
  router.forgetPending()
  router.closePresented()
  router.selection = .tour
  router.tanks.selection = .fish
  router.tour.popToRoot()
  router.tanks.fish.popToRoot()
  router.tanks.corals.popToRoot()
  await settle()
}

_ = look()

// Down into a tab of the tabs in a tab, and back out of it.

check(look().tap("Clownfish"), "the plan shows fish")
check(router.selection, equals: .tanks)
check(router.tanks.selection, equals: .fish)
check(router.tanks.fish.path, equals: [.fish(id: 1)])
check(look().tap("Hall of fish 1"), "a fish knows its hall")
check(router.selection, equals: .tour)
check(router.tour.path, equals: [.aquariumHall(number: 1)])
router.tour.popToRoot()
check(look().tap("All fish"), "the plan shows the tank")
check(router.tanks.fish.path, equals: [])

await reset(isMember: true)
check(look().tap("Whales"), "the plan shows the whales")
check(router.selection, equals: .tanks)
check(router.tanks.selection, equals: .whales)
check(look().tap("Hall of whales"), "whales know their hall")
check(router.selection, equals: .tour)
check(router.tour.top, equals: .aquariumHall(number: 9))

// Where a guard is asked, no tab is selected before it has answered.

await reset(isMember: true)
check(look().tap("Red coral"), "the plan shows corals")
check(router.selection, equals: .tour)
check(router.tanks.selection, equals: .fish)
await settle()
check(router.selection, equals: .tanks)
check(router.tanks.selection, equals: .corals)
check(router.tanks.corals.path, equals: [.coral(id: 2)])

await reset(isMember: false)
check(look().tap("Red coral"), "the plan shows corals")
check(router.selection, equals: .tour)
await settle()
check(router.tanks.corals.path, equals: [.joinAquarium])
check(router.selection, equals: .tanks)
membership.isMember = true
check(look().tap("Joined"), "who joins goes on")
await settle()
check(router.tanks.corals.path, equals: [.coral(id: 2)])

// Given up for something else: no tab is selected.

await reset(isMember: true)
_ = look().tap("Red coral")
router.forgetPending()
await settle()
check(router.selection, equals: .tour)
check(router.tanks.corals.path, equals: [])

// A hidden tab is not gone into, however deep it is.

await reset(isMember: true)
check(look(hasCorals: false).tap("Clownfish"), "the plan shows fish")
_ = look(hasCorals: false)
check(look(hasCorals: false).tap("Its coral"), "the button is there all the same")
await settle()
check(router.tanks.selection, equals: .fish)
check(router.tanks.corals.path, equals: [])
router.selection = .tour
check(look(hasCorals: false).tap("Red coral"), "the button is there all the same")
await settle()
check(router.selection, equals: .tour)

// A router presented over the inner tabs reaches the outer ones, and is closed for it.

await reset(isMember: true)
_ = look()
_ = look().tap("Clownfish")
check(look().tap("Pass"), "a fish has a pass")
check(router.tanks.fish.sheet, equals: .aquariumPass)
check(look().tap("Hall of tickets"), "a pass knows a hall")
check(router.tanks.fish.sheet, equals: nil)
check(router.selection, equals: .tour)
check(router.tour.path, equals: [.aquariumHall(number: 5)])

// What is presented for a screen that requires something is not there before the answer.

await reset(isMember: true)
check(look().tap("Discount"), "the plan shows the discount")
check(router.tour.sheet, equals: nil)
await settle()
check(router.tour.sheet, equals: .aquariumPass)
check(router.tour.aquariumPass?.path, equals: [.passDiscount])

await reset(isMember: false)
_ = look().tap("Discount")
check(router.tour.sheet, equals: nil)
await settle()
check(router.tour.sheet, equals: .aquariumPass)
check(router.tour.aquariumPass?.path, equals: [.joinAquarium])
membership.isMember = true
router.resume()
await settle()
check(router.tour.aquariumPass?.path, equals: [.passDiscount])

// Any other navigation takes its place.

await reset(isMember: true)
_ = look().tap("Discount")
router.tour.push(.aquariumHall(number: 2))
await settle()
check(router.tour.sheet, equals: nil)
check(router.tour.path, equals: [.aquariumHall(number: 2)])

// Links lead through both levels, and wait for guards at both.

@MainActor func open(_ link: String) -> DeepLinkError? {
  guard let url = URL(string: link) else { return .unknownPath(link) }
  do throws(DeepLinkError) {
    try router.open(url)
    return nil
  } catch {
    return error
  }
}

await reset(isMember: true)
check(open("aquarium:///fish/4"), equals: nil)
check(router.selection, equals: .tanks)
check(router.tanks.fish.path, equals: [.fish(id: 4)])
check(open("aquarium:///halls/6"), equals: nil)
check(router.selection, equals: .tour)
check(open("aquarium:///corals/7"), equals: nil)
check(router.selection, equals: .tour)
check(router.tanks.selection, equals: .fish)
await settle()
check(router.selection, equals: .tanks)
check(router.tanks.selection, equals: .corals)
check(router.tanks.corals.path, equals: [.coral(id: 7)])
router.selection = .tour
check(open("aquarium:///pass/discount"), equals: nil)
check(router.tour.sheet, equals: nil)
await settle()
check(router.tour.sheet, equals: .aquariumPass)
check(router.tour.aquariumPass?.path, equals: [.passDiscount])

// What is switched off inside presents nothing.

router.closePresented()
check(open("aquarium:///pass/voucher"), equals: .switchedOff("vouchers"))
check(router.tour.sheet, equals: nil)
switches.vouchers = true
check(open("aquarium:///pass/voucher"), equals: nil)
check(router.tour.sheet, equals: .aquariumPass)
check(router.tour.aquariumPass?.path, equals: [.passVoucher])

// Nor does a link lead into a hidden tab.

_ = look(hasCorals: false)
check(open("aquarium:///corals/8"), equals: .switchedOff("corals"))

// Both selections are saved and restored, with what each tab shows.

await reset(isMember: true)
_ = look()
check(open("aquarium:///fish/4"), equals: nil)
let saved = router.savedState
let second = AquariumRouter(guards: membership, flags: switches)
if let saved { second.restore(from: saved) }
check(second.state, equals: router.state)
check(second.selection, equals: .tanks)
check(second.tanks.fish.path, equals: [.fish(id: 4)])

finish()
