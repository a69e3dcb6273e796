import RutterCompiler
import RutterDiagnostics

/// A project with templates of its own, in memory.
struct TeamTemplates {
  var input: ProjectInput

  /// Templates by file name; manifests by file name, of which one is enough for most.
  init(
    _ templates: [String: String], project: String, manifests: [String: String] = Self.shop,
    ejected: [String: String] = [:]
  ) {
    var marked = MarkedProject(manifests, project: project).input
    func files(_ texts: [String: String], _ folder: String, _ first: UInt32) -> [SourceFile] {
      texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
        SourceFile(
          id: FileID(first + UInt32(index)), path: folder + text.key, text: text.value)
      }
    }
    marked.templates = files(templates, "Templates/", 100)
    marked.ejected = files(ejected, "Templates/.ejected/", 200)
    input = marked
  }

  static let shop = [
    "Shop.yaml": """
    screens:
      home: {opens: [book], metadata: {owner: shop, isHidden: false, note: "true"}}
      book: {parameters: {id: Int, mark: String? = nil}, link: "/books/{id}"}
    routers:
      Shop: {root: home}
    """
  ]

  static let links = "links: {schemes: [shop]}\n"

  var compilation: Compilation { Compiler().compile(input) }

  /// The text of a generated file; nil if it is not there.
  func text(_ path: String) -> String? {
    compilation.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Each finding as `code: message`.
  var findings: [String] {
    compilation.report.sorted().map { "\($0.code): \($0.message)" }
  }
}
