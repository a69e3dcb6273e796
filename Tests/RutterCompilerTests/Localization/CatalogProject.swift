import RutterCompiler
import RutterDiagnostics
import RutterTestSupport

/// A project of titles with a string catalog, in memory.
struct CatalogProject {
  var manifest = ""
  var catalog: String?
  var ownKeys: Set<String> = []
  var isPartial = false
  var settings = "localization: {catalog: App/Localizable.xcstrings}"

  /// A manifest of screens, each with this title.
  static func manifest(_ titles: String...) -> String {
    let screens = titles.enumerated().map { index, title in "  s\(index): {title: \(title)}" }
    return (["screens:"] + screens).joined(separator: "\n")
  }

  /// A catalog in Xcode's layout that holds these entries.
  static func catalog(_ entries: String...) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(entries.joined(separator: ",\n"))
      },
      "version" : "1.0"
    }
    """
  }

  static func entry(_ key: String, _ value: String) -> String {
    """
        "\(key)" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value)"
              }
            }
          }
        }
    """
  }

  private var input: ProjectInput {
    let project = ProjectFile(SourceFile(id: FileID(0), path: "rutter.yaml", text: settings))
    let file = SourceFile(id: FileID(1), path: "Specs/Shop.yaml", text: manifest)
    let source = catalog.map {
      SourceFile(id: FileID(2), path: "App/Localizable.xcstrings", text: $0)
    }
    return ProjectInput(
      project: project, manifests: [file],
      catalog: CatalogInput(file: source, ownKeys: ownKeys, isPartial: isPartial))
  }

  func compiled(pruning: Bool = false) -> Compilation {
    Compiler().generate(Compiler().analyze(input), prunesStrings: pruning)
  }

  /// The catalog's new text; nil if none is written.
  func merged(pruning: Bool = false) -> String? {
    compiled(pruning: pruning).catalog.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The findings as `path:line:column: message [code]`.
  var findings: [String] {
    let compilation = compiled()
    let tables = Dictionary(
      uniqueKeysWithValues: compilation.sources.map { ($0.id, ($0.path, LineTable($0))) })
    return compilation.report.sorted().map { finding in
      guard let (path, table) = tables[finding.range.file] else { return finding.message }
      let place = table.location(of: Int(finding.range.start))
      return "\(path):\(place.line):\(place.column): \(finding.message) [\(finding.code)]"
    }
  }
}
