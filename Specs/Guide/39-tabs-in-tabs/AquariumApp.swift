import SwiftUI

/// Whether the visitor is a member.
@MainActor
final class Membership: AquariumGuards {
  var isMember = false

  func member() async -> Bool {
    await Task.yield()
    return isMember
  }
}

struct AquariumPlan: View {
  let navigator: any AquariumPlanNavigating

  var body: some View {
    Button("Clownfish") { navigator.openFish(id: 1) }
    Button("Red coral") { navigator.openCoral(id: 2) }
    Button("Whales") { navigator.openWhales() }
    Button("All fish") { navigator.openFishTank() }
    Button("Discount") { navigator.openPassDiscount() }
  }
}

struct AquariumHall: View {
  let number: Int

  var body: some View { Text("Hall \(number)") }
}

struct FishTank: View {
  let navigator: any FishTankNavigating

  var body: some View { Button("Piranha") { navigator.openFish(id: 3) } }
}

struct Fish: View {
  let id: Int
  let navigator: any FishNavigating

  var body: some View {
    Button("Hall of fish \(id)") { navigator.openAquariumHall(number: id) }
    Button("Its coral") { navigator.openCoral(id: id) }
    Button("Pass") { navigator.openAquariumPass() }
  }
}

struct CoralTank: View {
  var body: some View { Text("Corals") }
}

struct Coral: View {
  let id: Int

  var body: some View { Text("Coral \(id)") }
}

struct Whales: View {
  let navigator: any WhalesNavigating

  var body: some View { Button("Hall of whales") { navigator.openAquariumHall(number: 9) } }
}

struct AquariumPass: View {
  let navigator: any AquariumPassNavigating

  var body: some View {
    Button("Hall of tickets") { navigator.openAquariumHall(number: 5) }
    Button("Close") { navigator.close() }
  }
}

struct PassDiscount: View {
  var body: some View { Text("Discount of members") }
}

struct JoinAquarium: View {
  let navigator: any JoinAquariumNavigating

  var body: some View { Button("Joined") { navigator.joined() } }
}
