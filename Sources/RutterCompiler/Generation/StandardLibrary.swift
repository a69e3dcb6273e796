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
    reportDuplicates(templates, &report)
    let files = standardSources + templates
    return TemplateLibrary(files.map { (name: $0.fileName, file: $0) }, into: &report)
  }

  /// A template is known by its file's name alone, whatever folder it is in.
  private static func reportDuplicates(_ templates: [SourceFile], _ report: inout Report) {
    var first: [String: SourceFile] = [:]
    for template in templates {
      guard let other = first.updateValue(template, forKey: template.fileName) else { continue }
      report.error(
        .duplicateTemplate, "two templates are called '\(template.fileName)'",
        at: template.wholeRange.startPoint,
        notes: [Note("the other template", at: other.wholeRange.startPoint)],
        help: "rename one of them: templates are known by their files' names")
    }
  }

  /// The standard template of a name.
  package static func standardSource(_ name: String) -> SourceFile? {
    standardSources.first { $0.fileName == name }
  }
}

extension TemplatesEntry {
  /// Reports outputs whose template is not there; `known` are the library's, if the project has its own.
  func checkNames(_ known: [String]?, into report: inout Report) {
    let known = known ?? TemplateLibrary.standardSources.map(\.fileName)
    for output in outputs where !known.contains(output.template.string) {
      let name = output.template.string
      let nearest = Suggestion.nearest(to: name, in: known)
      report.error(
        "unknown-template", "there is no template '\(excerpt(name))'", at: output.template.range,
        help: nearest == nil ? "it is the name of a file in the folder of templates" : nil,
        fixIts: nearest.map {
          [FixIt("write '\($0)'", replace: output.template.textRange, with: $0)]
        } ?? [])
    }
  }
}

extension SourceFile {
  /// The last component of the path, with its ending.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
