import SwiftUI

struct Lock: View {
  let code: Int

  var body: some View { Text("Lock") }
}

struct Vault: View {
  var body: some View { Text("Vault") }
}
