import RutterTestSupport
import Testing

/// The apps under `Specs/Apps`: what is generated for each, that it compiles as teams would compile
/// it, and that it behaves.
@Suite struct AppSpecs {
  @Test(arguments: SpecCase.all(in: "Apps"))
  func generatesWhatIsExpected(_ app: SpecCase) throws {
    let mismatch = try app.expectation.mismatch(of: app.compiled())
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(arguments: SpecCase.all(in: "Apps"), CompileSettings.matrix)
  func compilesWithoutWarnings(_ app: SpecCase, _ settings: CompileSettings) throws {
    let complaint = try SwiftCompiler(settings).complaint(about: app.modules())
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test(arguments: SpecCase.all(in: "Apps"))
  func passesItsChecks(_ app: SpecCase) throws {
    let result = try SwiftCompiler().run(app.modules(withChecks: true))
    #expect(result.exitCode == 0, "\(result.transcript)")
    let count = result.text.split(separator: " ").first.flatMap { Int($0) } ?? 0
    #expect(count >= 15, "too few checks ran:\n\(result.transcript)")
  }

  @Test func findsAllOfThem() {
    let names = [
      "Aquarium", "Cinema", "Mail", "Market", "Movies", "Music", "Photos", "Reader", "Showcase",
      "Todo", "Users",
    ]
    #expect(SpecCase.all(in: "Apps").map(\.name) == names)
  }
}
