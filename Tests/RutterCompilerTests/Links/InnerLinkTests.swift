import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

/// Links into routers that are presented: which there are, where they lead, and what is found wrong.
@Suite struct InnerLinkTests {
  private static let project = "links: {schemes: [shop]}"

  /// A cart in a sheet, whose stack and whose own sheet have links; items are shown outside, too.
  private static let shop = """
    screens:
      home: {opens: {item: {}, cart: {router: Cart}}}
      item: {parameters: {id: Int}, link: "/items/{id}"}
      cart: {parameters: {coupon: String? = nil}, opens: {item: {}, payment: {}, gift: {router: Gift}}}
      payment: {parameters: {coupon: String?, method: String}, link: "/pay/{method}?coupon={coupon}"}
      gift: {opens: [wrapping]}
      wrapping: {link: /wrapping, present: sheet}
    routers:
      Shop: {root: home}
      Cart: {root: cart, present: sheet, routes: {payment: {over: {item: {arguments: {id: 1}}}}}}
      Gift: {root: gift, present: fullScreenCover}
      Main: {tabs: {shop: {router: Shop}}}
    """

  private var links: LinkProject {
    LinkProject(settings: Self.project, manifest: Self.shop)
  }

  private var swift: String {
    Compiler().compile(MarkedProject(Self.shop, project: Self.project).input).files
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func theCatalogueSaysWhatIsPresentedOnTheWay() {
    #expect(links.findings == [])
    #expect(
      links.catalogue.render(.text, place: links.place) == """
        Links start with shop://.

        link                           what it does                                      in    declared at
        /items/{id}                    pushes item                                       Shop  Specs/Shop.yaml:3
        /pay/{method}?coupon={coupon}  pushes payment inside cart (sheet) over item      Shop  Specs/Shop.yaml:5
        /wrapping                      presents wrapping as a sheet inside cart (sheet)  Shop  Specs/Shop.yaml:7

        """)
    let explained = links.explanation(of: "shop://pay/card")
    #expect(explained.contains("stack: what is there › cart (sheet) › root › item › payment"))
    #expect(
      links.catalogue.render(.json, place: links.place)
        .contains("\"inside\": [\n            \"cart (sheet)\"\n          ]"))
  }

  /// What the link says under the same name is what the root beneath is given.
  @Test func theRouteThatPresentsTakesItsValuesFromTheLink() {
    #expect(swift.contains("case .payment(let coupon, _): return .cart(coupon: coupon)"))
    #expect(swift.contains("if GiftSheet(link, &reason) != nil { return .cart() }"))
    #expect(swift.contains("return cart?.open(link, &reason) ?? false"))
  }

  /// A screen that is shown outside, too, is linked to there alone.
  @Test func whatIsShownOutsideIsOpenedThere() {
    #expect(swift.components(separatedBy: "case (2, \"items\")").count == 2)
  }

  @Test func aLinkSaysWhatLiesBeneath() {
    expectFindings(
      in: MarkedProject(
        """
        screens:
          home: {opens: {cart: {router: Cart}}}
          cart: {parameters: {id: Int}, opens: [payment]}
          payment: {link: 1️⃣/pay}
        routers:
          Shop: {root: home}
          2️⃣Cart: {root: cart, present: sheet}
        """, project: Self.project),
      [
        .init(
          "1️⃣", "unreached-link", "the link leads nowhere: it does not say what presents 'Cart'",
          help: "give 'payment' the parameter 'id', or pin it where 'Cart' is presented",
          notes: ["2️⃣"])
      ])
    expectClean(
      """
      screens:
        home: {opens: {cart: {router: Cart}}}
        cart: {parameters: {id: Int}, opens: [payment]}
        payment: {link: /pay}
      routers:
        Shop: {root: home, routes: {cart: {router: Cart, arguments: {id: 1}}}}
        Cart: {root: cart, present: sheet}
      """, project: Self.project)
  }

  @Test func linksInsideAreToldApartFromThoseOutside() {
    expectFindings(
      in: MarkedProject(
        """
        screens:
          home: {opens: {cart: {router: Cart}}, link: 1️⃣/pay}
          cart: {opens: [payment]}
          payment: {link: 2️⃣/pay}
        routers:
          Shop: {root: home}
          Cart: {root: cart, present: sheet}
        """, project: Self.project),
      [
        .init(
          "2️⃣", "link-overlap",
          "'payment' of 'Cart' and the root of 'Shop' both match 'shop:///pay'", notes: ["1️⃣"])
      ])
  }
}
