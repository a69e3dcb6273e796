import SwiftUI

struct Animal: Hashable {
  let name: String
}

struct Enclosure: View {
  let number: Int
  let animals: [Animal]

  var body: some View { Text("Enclosure") }
}

struct Feeding: View {
  let animal: Animal
  let time: Date?
  let portions: Int

  var body: some View { Text("Feeding") }
}

struct AnimalPair: View {
  private let first: Animal
  private let second: Animal
  private let distance: Double

  init(_ first: Animal, _ second: Animal, distance: Double) {
    self.first = first
    self.second = second
    self.distance = distance
  }

  var body: some View { Text(verbatim: "\(first.name), \(second.name): \(distance)") }
}

struct Weights: View {
  let byAnimal: [Animal: Double]
  let heaviest: Animal?

  var body: some View { Text("Weights") }
}
