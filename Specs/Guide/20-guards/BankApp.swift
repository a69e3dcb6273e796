import SwiftUI

struct Branches: View {
  let navigator: any BranchesNavigating

  var body: some View { Button("Accounts") { navigator.openAccounts() } }
}

struct Accounts: View {
  var body: some View { Text("Accounts") }
}

struct Loans: View {
  var body: some View { Text("Loans") }
}

struct SignIn: View {
  let navigator: any SignInNavigating

  var body: some View { Button("Sign in") { navigator.done() } }
}

struct AgeCheck: View {
  let years: Int
  let navigator: any AgeCheckNavigating

  var body: some View { Button("I am \(years)") { navigator.done() } }
}

@MainActor
final class Customer: BankGuards {
  private var name: String?

  func signedIn() async -> Bool { name != nil }

  func adult() async -> Bool { true }
}

@MainActor
struct BankApp: View {
  @State private var router = BankRouter(guards: Customer())

  var body: some View { BankRootView(router: router) }
}
