import RutterCompiler
import RutterDiagnostics

/// A project with links, in memory.
struct LinkProject {
  var settings = "links: {schemes: [shop], hosts: [shop.example]}"
  var manifest = Self.shop
  /// The files that links are told to, by path.
  var files: [String: String] = [:]

  /// Two tabs; items are in both, orders in one.
  static let shop = """
    screens:
      home: {opens: [item], link: /home}
      item:
        parameters: {id: Int, note: String?}
        link: ["/items/{id}?note={note}", "/i/{id}"]
        opens: [photo]
      photo: {parameters: {id: Int}, present: sheet, link: "/items/{id}/photo"}
      orders: {opens: [item]}
      help: {link: /help, if: DEBUG}
    routers:
      Shop: {root: home, routes: {photo: {over: {item: {arguments: {note: nil}}}}}}
      Orders: {root: orders, routes: [help]}
      Main: {tabs: {shop: {router: Shop}, orders: {router: Orders}}}
    """

  var analysis: Analysis {
    let project = ProjectFile(SourceFile(id: FileID(0), path: "rutter.yaml", text: settings))
    let file = SourceFile(id: FileID(1), path: "Specs/Shop.yaml", text: manifest)
    var input = ProjectInput(project: project, manifests: [file])
    input.associations = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(UInt32(2 + index)), path: file.key, text: file.value)
    }
    return Compiler().analyze(input)
  }

  var catalogue: LinkCatalogue { LinkCatalogue(analysis.model) }

  /// Places as `Specs/Shop.yaml:7`.
  var place: (SourceRange) -> String {
    let tables = Dictionary(
      uniqueKeysWithValues: analysis.sources.map { ($0.id, ($0.path, LineTable($0))) })
    return { range in
      tables[range.file].map { "\($0):\($1.line(of: Int(range.start)))" } ?? "?"
    }
  }

  func explanation(of url: String) -> String {
    LinkExplanation(url, catalogue).text(place: place)
  }

  /// What becomes of the files, by path.
  var written: [String: String] {
    let changes = Compiler().generate(analysis).associations
    return Dictionary(
      changes.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
  }

  var findings: [String] {
    analysis.report.sorted().map { "\(place($0.range)): \($0.message) [\($0.code)]" }
  }
}
