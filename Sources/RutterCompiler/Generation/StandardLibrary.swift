package import RutterDiagnostics
import RutterStandardTemplates
package import RutterTemplateEngine

extension TemplateLibrary {
  /// Templates are told from manifests by their place at the end of the range of file numbers.
  private static let firstID: UInt32 = 0xFFFF_0000

  /// The templates that come with the tool, as files that findings can point at.
  package static let standardSources: [SourceFile] = StandardTemplates.all.enumerated().map {
    SourceFile(
      id: FileID(firstID + UInt32($0.offset)), path: "standard templates/" + $0.element.name,
      bytes: $0.element.bytes)
  }

  /// The standard templates, of which the project's own replace those of their names.
  package static func standard(
    overriddenBy templates: [SourceFile], into report: inout Report
  ) -> TemplateLibrary {
    let own = Set(templates.map(\.fileName))
    let files = standardSources.filter { !own.contains($0.fileName) } + templates
    return TemplateLibrary(files.map { (name: $0.fileName, file: $0) }, into: &report)
  }
}

extension SourceFile {
  /// The last component of the path, with its ending.
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
