import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

@Suite struct ScreenAdditionTests {
  private func added(
    _ manifests: [String: String], _ change: (inout ScreenRequest) -> Void
  ) -> Result<ScreenAddition, AdditionFailure> {
    let before = Compiler().analyze(MarkedProject(manifests, project: nil).input)
    var request = ScreenRequest(name: "cart")
    change(&request)
    return Result { () throws(AdditionFailure) in
      try Compiler().add(request, to: before) { "Specs/\($0).yaml" }
    }
  }

  private func text(_ addition: ScreenAddition) -> [String] {
    addition.changed.map { $0.new.path + "\n" + String(decoding: $0.new.bytes, as: UTF8.self) }
  }

  private static let shop = "routers: {Shop: {root: home}}\nscreens:\n  home:\n"

  @Test func aScreenItsWayOutAndItsLinkAreAdded() throws {
    let addition = try added(["Shop.yaml": Self.shop]) { request in
      request.parameters = [("id", "Int")]
      request.view = "CartView"
      request.hasViewModel = true
      request.presentation = "sheet"
      request.openers = ["home"]
      request.routers = ["Shop"]
    }.get()
    #expect(
      text(addition) == [
        """
        Specs/Shop.yaml
        routers: {Shop: {root: home}}
        screens:
          home:
            opens: [cart]

          cart:
            view: CartView
            present: sheet
            parameters: {id: Int}
            viewModel: true

        """
      ])
    #expect(addition.newErrors.isEmpty && addition.after.report.isEmpty)
    #expect(
      addition.handWork == [
        "the case 'cart(id:)' of ShopSheet", "the view that 'cart(id:)' shows",
        "'openCart(id:)' of HomeNavigating", "'openCart(id:)' of HomeNavigatingSpy",
        "'openCart(id:)' of HomeNavigatingStub",
        "'openCart(id:)' of ShopNavigator",
        "'makeCart' of ViewModelFactory, which makes CartViewModel",
      ])
  }

  @Test func aRouteIsWrittenWhereNoneFollows() throws {
    let addition = try added(["Shop.yaml": Self.shop]) { $0.routers = ["Shop"] }.get()
    #expect(
      text(addition) == [
        "Specs/Shop.yaml\nrouters: {Shop: {root: home, routes: [cart]}}\nscreens:\n  home:\n  cart:\n"
      ])
  }

  @Test func aNewFeatureGetsAManifest() throws {
    let addition = try added(["Shop.yaml": Self.shop]) {
      $0.feature = "Cart"
      $0.openers = ["home"]
    }.get()
    #expect(
      text(addition) == [
        "Specs/Cart.yaml\nscreens: [cart]\n",
        "Specs/Shop.yaml\n" + Self.shop + "    opens: [cart]\n",
      ])
    #expect(addition.changed.map { $0.old == nil } == [true, false])
  }

  @Test func errorsThatItWouldAddAreTold() throws {
    let addition = try added(["Shop.yaml": Self.shop + "  list: {veiw: A}\n"]) {
      $0.parameters = [("1d", "Int")]
      $0.routers = ["Shop"]
    }.get()
    #expect(addition.newErrors.diagnostics.map(\.code.description) == ["bad-name"])
  }

  @Test func whatIsNotThereIsSaid() throws {
    func message(_ change: (inout ScreenRequest) -> Void) -> String {
      switch added(["Shop.yaml": Self.shop, "Other.yaml": "screens: [other, home]\n"], change) {
      case .success: "added"
      case .failure(.request(let message, let help)): message + (help.map { "; \($0)" } ?? "")
      case .failure(.place(let obstacle)): obstacle.message
      }
    }
    #expect(
      message { _ in } == "the project has several features; say which one with '--feature NAME'")
    #expect(message { $0.openers = ["other"] } == "added")
    #expect(
      message {
        $0.feature = "Shop"
        $0.openers = ["hone"]
      } == "there is no screen 'hone'; did you mean 'home'?")
    #expect(
      message {
        $0.feature = "Shop"
        $0.routers = ["Shp"]
      } == "there is no router 'Shp'; did you mean 'Shop'?")
    #expect(
      message {
        $0.feature = "Third"
        $0.openers = ["home"]
      } == "several features have a screen 'home'; add the way out by hand")
    #expect(
      message {
        $0.feature = "Other"
        $0.name = "other"
      }.hasPrefix("the feature 'Other' has a screen 'other' already"))
  }

  /// Whatever a manifest looks like, what was in it stays in it.
  @Test(arguments: SpecCase.all(in: "Apps") + SpecCase.all(in: "Guide"))
  func allThatWasThereStays(_ spec: SpecCase) throws {
    let before = Compiler().analyze(try spec.input())
    guard let opener = before.model.screens.first else { return }
    var request = ScreenRequest(name: "newScreen")
    request.feature = before.model.features[opener.feature.index].name
    request.parameters = [("number", "Int")]
    request.openers = [opener.name]
    let addition = try Compiler().add(request, to: before) { "\($0).yaml" }
    #expect(addition.changed.count == 1)
    for (old, new) in addition.changed {
      let old = try #require(old)
      let kept = Meaning(String(decoding: old.bytes, as: UTF8.self), path: old.path)
      let now = Meaning(String(decoding: new.bytes, as: UTF8.self), path: new.path)
      #expect(try #require(now).isKept(try #require(kept)), "\(spec.name)")
    }
    #expect(addition.after.model.screens.count == before.model.screens.count + 1)
  }
}
