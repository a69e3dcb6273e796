import SwiftUI

struct GalleryWall: View {
  let namespace: Namespace.ID
  let navigator: any GalleryWallNavigating

  var body: some View { Button("Mona Lisa") { navigator.openPainting(id: 1) } }
}

struct Painting: View {
  let id: Int
  let transition: Namespace.ID
  let navigator: any PaintingNavigating

  var body: some View { Button("Leonardo") { navigator.openPainter(name: "Leonardo") } }
}

struct Painter: View {
  let name: String

  var body: some View { Text("Painter") }
}

struct Impressum: View {
  var body: some View { Text("Impressum") }
}
