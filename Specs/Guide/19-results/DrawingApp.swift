import SwiftUI

nonisolated enum Colour: Hashable, Sendable {
  case red, green, blue
}

nonisolated struct Sticker: Equatable, Sendable {
  let name: String
}

struct Drawing: View {
  let navigator: any DrawingNavigating
  @State private var colour: Colour?

  var body: some View {
    Button("Colour") {
      Task { colour = await navigator.openColourPicker(current: colour) }
    }
  }
}

struct ColourPicker: View {
  let current: Colour?
  let navigator: any ColourPickerNavigating

  var body: some View { Button("Red") { navigator.finish(with: .red) } }
}

struct Stickers: View {
  let navigator: any StickersNavigating

  var body: some View { Button("Star") { navigator.choose([Sticker(name: "star")]) } }
}
