import Checks
import SwiftUI

let router = HarborRouter()
let states = ViewStates()

@MainActor func look(hasRepairs: Bool = true, isStaff: Bool = true, delays: Int = 0) -> ViewNode {
  inspect(
    HarborTabView(
      router: router, factory: HarborModelFactory(), hasRepairs: hasRepairs, isStaff: isStaff,
      delays: delays), keeping: states)
}

// The tabs are those of the manifest, with their badges; those that are not shown are not there.

check(look().named("tab").count, equals: 4)
check(look(delays: 3).named("badge").map(\.text), equals: ["3"])
check(look(hasRepairs: false, isStaff: false).named("tab").count, equals: 2)
check(router.shownTabs, equals: [.sailings, .findFerry])
check(look().named("tab").count, equals: 4)
check(router.shownTabs, equals: Set(HarborTab.allCases))

// A way out leads into another tab, be it a router or a single screen.

check(look().tap("Ferry 7"), "the sailings list a ferry")
check(look().tap("Pier"), "the ferry has a pier")
check(router.selection, equals: .piers)
check(router.piers.path, equals: [.pier(name: "4b")])

router.selection = .sailings
check(look().tap("Repairs"), "the ferry leads to the repairs")
check(router.selection, equals: .repairs)

// A way out into a hidden tab does nothing at all.

router.selection = .sailings
check(look(hasRepairs: false, isStaff: false).tap("Repairs"), "the button is there all the same")
check(router.selection, equals: .sailings)
router.piers.popToRoot()
check(look(isStaff: false).tap("Pier"), "the button is there all the same")
check(router.selection, equals: .sailings)
check(router.piers.path, equals: [])
check(!router.select(.piers), "a hidden tab cannot be selected")

// Where the selected tab is hidden, the first that is shown takes its place.

_ = look()
check(router.select(.repairs), "a shown tab can be selected")
_ = look(hasRepairs: false)
check(router.selection, equals: .sailings)
router.selection = .repairs
check(router.selection, equals: .sailings)
_ = look()

// Selecting the selected tab again leads back to its root; selecting another one does not.

check(router.sailings.path, equals: [.ferry(number: 7)])
router.tappedTab = .piers
check(router.sailings.path.count, equals: 1)
router.tappedTab = .sailings
check(router.sailings.path.count, equals: 1)
router.tappedTab = .sailings
check(router.sailings.path, equals: [])
router.tappedTab = .findFerry
router.tappedTab = .findFerry
check(router.selection, equals: .findFerry)

// The view model is made once for as long as its view is there, however often it is drawn.

_ = look()
let made = RepairsViewModel.made
_ = look()
_ = look(delays: 9)
check(RepairsViewModel.made, equals: made)
_ = look(hasRepairs: false)
check(RepairsViewModel.made, equals: made)
_ = look()
check(RepairsViewModel.made, equals: made + 1)

finish()
