import SwiftUI

/// Who is signed in, and whether the network can be reached.
@MainActor
final class Session: MusicGuards {
  var isSignedIn = false
  var isOnline = true
  /// What has been asked so far.
  private(set) var asked: [String] = []

  func signedIn() async -> Bool {
    asked.append("signedIn")
    await Task.yield()
    return isSignedIn
  }

  func online() async -> Bool {
    asked.append("online")
    return isOnline
  }
}

struct PurchasesView: View {
  let year: Int

  var body: some View { Text("Purchases") }
}

struct PartyView: View {
  var body: some View { Text("Party") }
}

struct VaultView: View {
  let navigator: any VaultNavigating

  var body: some View { Button("42") { navigator.finish(with: 42) } }
}

struct SignInView: View {
  let navigator: any SignInNavigating

  var body: some View {
    Button("Done") { navigator.done() }
    Button("Later") { navigator.close() }
    Button("Register") { navigator.openRegister() }
  }
}

struct RegisterView: View {
  let navigator: any RegisterNavigating

  var body: some View {
    Button("Terms") { navigator.openTerms() }
    Button("Registered") { navigator.done() }
  }
}

struct TermsView: View {
  var body: some View { Text("Terms") }
}

struct OfflineView: View {
  let navigator: any OfflineNavigating

  var body: some View { Button("Retry") { navigator.retry() } }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}
