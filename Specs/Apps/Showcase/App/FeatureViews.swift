import SwiftUI

struct Shelf: View {
  var body: some View { Text("Shelf") }
}

struct BookView: View {
  let isbn: String

  var body: some View { Text(verbatim: "Book \(isbn)") }
}

struct LendingView: View {
  let isbn: String
  let until: Date?

  var body: some View { Text(verbatim: until == nil ? "\(isbn) for ever" : "\(isbn) for a while") }
}

struct AccountView: View {
  let owner: String

  var body: some View { Text(verbatim: "Account of \(owner)") }
}

struct Receipt: View {
  let number: Int

  var body: some View { Text(verbatim: "Receipt \(number)") }
}

struct Draft: View {
  let title: String

  var body: some View { Text(title) }
}

struct Secret: View {
  var body: some View { Text("Secret") }
}

struct Vault: View {
  let code: Int

  var body: some View { Text(verbatim: "Vault \(code)") }
}
