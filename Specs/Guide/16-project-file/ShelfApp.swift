import SwiftUI

struct ShelfPage: View {
  let navigator: any ShelfNavigating

  var body: some View { Button("Open") { navigator.openVolume(isbn: "1") } }
}

struct VolumePage: View {
  let isbn: String

  var body: some View { Text("VolumePage") }
}
