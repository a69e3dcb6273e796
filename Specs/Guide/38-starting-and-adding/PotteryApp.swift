import SwiftUI

struct Wheel: View {
  let navigator: any WheelNavigating

  var body: some View {
    Button("Fire") { navigator.openKiln(cone: 6) }
    Button("Glaze") { navigator.openGlazes() }
  }
}

struct Glazes: View {
  var body: some View { Text(verbatim: "glazes") }
}

struct KilnView: View {
  let cone: Int

  var body: some View { Text(verbatim: "\(cone)") }
}
