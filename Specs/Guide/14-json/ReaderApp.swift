import SwiftUI

struct Chapter: View {
  let number: Int
  let title: String?

  var body: some View { Text("Chapter") }
}

struct Bookmarks: View {
  var body: some View { Text("Bookmarks") }
}
