import RutterCompiler
import RutterDiagnostics
import Testing

/// Presented routers beside guards, results, state restoration, links and split views.
@Suite struct PresentedInterplayTests {
  @Test func aPresentedRootMayRequireAGuard() {
    expectClean(
      """
      guards: {signedIn: {otherwise: signIn}}
      routers:
        Shop: {root: home}
        Account: {root: account, present: sheet}
      screens:
        home: {opens: {account: {router: Account}}}
        account: {requires: signedIn, opens: {close: dismiss}}
        signIn: {opens: {done: resume}}
      """)
  }

  @Test func aRouteToARouterMayRequireAGuardOfItsOwn() {
    expectClean(
      """
      guards: {signedIn: {otherwise: signIn}}
      routers:
        Shop: {root: home, routes: {account: {router: Account, present: sheet, requires: signedIn}}}
        Account: {root: account}
      screens:
        home: {opens: {account: {router: Account}}}
        account:
        signIn: {opens: {done: resume}}
      """)
  }

  @Test func whoWaitsInARouterThatGuardsMayRefuseAsksForItOnceItIsShown() {
    let swift = Compiler().compile(
      MarkedProject(
        """
        guards: {signedIn: {otherwise: signIn}}
        routers:
          Shop: {root: home}
          Account: {root: account, present: sheet}
        screens:
          home: {opens: {address: {router: Account}, account: {router: Account, result: callback}}}
          account: {requires: signedIn, returns: Int, opens: [address]}
          address: {returns: String}
          signIn: {opens: {done: resume}}
        """
      ).input
    ).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.contains("router.onceShown { router in\n"))
    #expect(
      swift.contains("guard let nested = router?.account else { return continuation.resume() }"))
    #expect(swift.contains("guard let nested = router?.account else { return answer(nil) }"))
  }

  @Test func ignoringTheResultIsFine() {
    expectClean(
      """
      guards: {signedIn: {otherwise: signIn}}
      routers:
        Shop: {root: home}
        Account: {root: account, present: sheet}
      screens:
        home: {opens: {address: {router: Account, result: ignored}}}
        account: {requires: signedIn}
        address: {returns: String}
        signIn: {opens: {done: resume}}
      """)
  }

  @Test func aPresentedRouterIsNotSavedByItself() {
    expectFindings(
      """
      routers:
        Shop: {root: home}
        Settings: {root: settings, present: sheet, restore: 1️⃣true}
      screens: {home: {opens: {settings: {router: Settings}}}, settings: {opens: [help]}, help: }
      """,
      .init(
        "1️⃣", "conflicting-keys",
        "'restore' means nothing here: a presented router starts anew each time",
        help: "leave it out; a router that saves itself presents this one again"))
  }

  @Test func aRouterHasNoColumnInAnother() {
    expectFindings(
      """
      routers:
        Shop: {root: home, split: {}, routes: {1️⃣settings: {router: Settings, present: detail}}}
        Settings: {root: settings}
      screens: [home, settings]
      """,
      .init(
        "1️⃣", "not-presentable",
        "the router 'Settings' cannot be shown in a column: it has a stack of its own",
        help: "say how it is presented: 'present: sheet'"))
  }

  @Test func aColumnOnMacOSNeedsASplitView() {
    expectFindings(
      """
      routers: {2️⃣Shop: {root: home, routes: {help: {present: sheet, macOS: 1️⃣detail}}}}
      screens: [home, help]
      """,
      .init(
        "1️⃣", "no-column", "'Shop' is no split view: it has no detail column for 'help'",
        help: "give the router a 'split:', or say under its 'routes:' how it shows 'help'",
        fix: "write 'push'", notes: ["2️⃣"]))
  }

  @Test func theParametersOfTheRootBeneathAreUsed() {
    expectClean(
      """
      routers: {Shop: {root: home}, Album: {root: album, present: sheet}}
      screens:
        home: {opens: {help: {router: Album, parameters: {id: Int}}}}
        album: {parameters: {id: Int}, opens: [help]}
        help:
      """)
  }
}
