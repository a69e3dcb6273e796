import RutterCompiler
import RutterDiagnostics
import Testing

/// Enums in links of which only the app's Swift tells.
@Suite struct DeclaredLinkTests {
  private let manifest = """
    screens:
      home: {view: Text}
      shelf: {view: Text, parameters: {1️⃣sort: Sort}, arguments: [sort], link: "/shelf/2️⃣{sort}"}
    routers: {Shop: {root: home, routes: [shelf]}}
    """

  @Test func areHeldByTheirRawValues() {
    let project = MarkedProject(
      manifest, project: "links: {schemes: [shop], hosts: [shop.example]}",
      swift: "enum Sort: String { case byTitle = \"title\", price }")
    let compilation = Compiler().compile(project.input)
    #expect(compilation.report.sorted().map(\.message) == [])
    let swift = compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.contains("parse: Sort.init(rawValue:)"))
  }

  @Test(arguments: ["enum Sort { case a }", "enum Sort: Int { case a }", "struct Sort {}"])
  func othersNeedACodec(_ swift: String) {
    let project = MarkedProject(
      manifest, project: "links: {schemes: [shop], hosts: [shop.example]}", swift: swift)
    let codes = Compiler().analyze(project.input).report.sorted().map(\.code.description)
    #expect(codes.contains("unlinkable-parameter"))
  }
}
