import Observation
import SwiftUI

@Observable @MainActor
final class GardenTools {
  var count = 3
}

struct Garden: View {
  let navigator: any GardenNavigating

  var body: some View { Button("Rose") { navigator.openPlant(id: 1, name: "Rose", notes: []) } }
}

struct Plant: View {
  let id: Int
  let name: String
  let notes: [String]
  let navigator: any PlantNavigating

  var body: some View { Button(name) { navigator.openWatering(id: id) } }
}

struct Watering: View {
  let plant: Int
  let season: String

  var body: some View { Text("Watering in \(season)") }
}
