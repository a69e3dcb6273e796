import SwiftUI

struct PatientView: View {
  let id: Int
  let showsHistory: Bool

  var body: some View { Text("PatientView") }
}

struct XRay: View {
  enum Quality { case fast, full }

  private let file: URL
  private let quality: Quality

  init(_ file: URL, quality: Quality) {
    self.file = file
    self.quality = quality
  }

  var body: some View { Text(file.path) }
}

struct Prescription: View {
  let title: String
  let count: Int

  var body: some View { Text("Prescription") }
}
