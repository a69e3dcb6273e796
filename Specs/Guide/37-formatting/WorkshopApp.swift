import Foundation
import SwiftUI

struct BenchView: View {
  let tool: String
  let since: Date?
  let navigator: any BenchNavigating

  var body: some View {
    Button(LocalizedStringKey(tool)) { navigator.openDrawer() }
  }
}

struct Drawer: View {
  var body: some View { Text(verbatim: "drawer") }
}

struct Shelf: View {
  var body: some View { Text(verbatim: "shelf") }
}
