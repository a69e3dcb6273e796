import Testing

@testable import rutter

struct AddScreenTests {
  private static let shop = """
    # The shop.
    screens: [home]   # all

    routers:
      Shop: {root: home}

    """

  private func project() throws -> Scratch {
    try Scratch(["rutter.yaml": "specs: Specs\n", "Specs/Shop.yaml": Self.shop])
  }

  @Test func aScreenIsAddedAndWhatItSavesIsTold() throws {
    let scratch = try project()
    let plain = try scratch.rutter(
      "add", "screen", "cart", "--param", "id:Int", "--view", "CartView", "--present", "sheet",
      "--open-from", "home", "--route", "Shop")
    #expect(plain.status == 0 && plain.errors == "")
    #expect(
      plain.output == """
        edited     Specs/Shop.yaml
        by hand, the screen 'cart' would also have been 6 things:
          the case 'cart(id:)' of ShopSheet
          the view that 'cart(id:)' shows
          'openCart(id:)' of HomeNavigating
          'openCart(id:)' of HomeNavigatingSpy
          'openCart(id:)' of HomeNavigatingStub
          'openCart(id:)' of ShopNavigator
        'rutter generate' writes it

        """)
    #expect(
      try scratch.text("Specs/Shop.yaml") == """
        # The shop.
        screens:   # all
          home:
            opens: [cart]

          cart:
            view: CartView
            present: sheet
            parameters: {id: Int}

        routers:
          Shop: {root: home}

        """)
    #expect(try scratch.rutter("generate").status == 0)
  }

  @Test(arguments: ["../../x", "../y", ".hid", "a/b", "1a"])
  func aNewFeatureHasAName(_ feature: String) throws {
    let scratch = try project()
    let outcome = try scratch.rutter("add", "screen", "cart", "--feature", feature)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: '\(feature)' cannot be the name of a feature: "))
    #expect(!scratch.exists("Specs/\(feature).yaml"))
  }

  @Test func aDryRunShowsTheDifference() throws {
    let scratch = try project()
    let outcome = try scratch.rutter("add", "screen", "cart", "--feature", "Cart", "--dry-run")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "--- a/Specs/Cart.yaml\n+++ b/Specs/Cart.yaml\n@@ -0,0 +1 @@\n+screens: [cart]\n")
    #expect(!scratch.exists("Specs/Cart.yaml"))
    #expect(try scratch.rutter("add", "screen", "cart", "--feature", "Cart").status == 0)
    #expect(try scratch.text("Specs/Cart.yaml") == "screens: [cart]\n")
  }

  @Test func aScaffoldIsWrittenOnceAndNeverAgain() throws {
    let scratch = try project()
    try scratch.write("mine\n", to: "Cart/Cart.swift")
    let planned = try scratch.rutter(
      "add", "screen", "cart", "--scaffold", "--dry-run", "--param", "id:Int")
    #expect(
      planned.output.hasSuffix("kept       Cart/Cart.swift\nto create  Tests/CartTests.swift\n"))
    let outcome = try scratch.rutter("add", "screen", "cart", "--scaffold", "--param", "id:Int")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "edited     Specs/Shop.yaml\nkept       Cart/Cart.swift\ncreated    Tests/CartTests.swift\n"
      ))
    #expect(try scratch.text("Cart/Cart.swift") == "mine\n")
    #expect(try scratch.text("Tests/CartTests.swift").contains("_ = Cart(id: 1)"))
  }

  @Test func whatWouldAddAnErrorIsNotWritten() throws {
    let scratch = try project()
    let outcome = try scratch.rutter("add", "screen", "my-cart", "--open-from", "home")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("my-cart"))
    #expect(try scratch.text("Specs/Shop.yaml") == Self.shop)
  }

  @Test(arguments: [
    (["add"], "nothing is named to add"), (["add", "route", "x"], "'route' cannot be added"),
    (["add", "screen"], "takes one name"), (["add", "screen", "home"], "already"),
    (["add", "screen", "a", "--param", "id"], "is no parameter"),
    (["add", "screen", "a", "--open-from", "hom"], "did you mean 'home'?"),
    (["add", "screen", "a", "--present", "modal"], "unknown value 'modal'"),
  ])
  func wrongCommandLinesAreExplained(arguments: [String], message: String) throws {
    let scratch = try project()
    let outcome = try scratch.start(arguments).wait()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try scratch.text("Specs/Shop.yaml") == Self.shop)
  }
}
