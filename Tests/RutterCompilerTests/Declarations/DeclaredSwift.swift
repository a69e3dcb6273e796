import RutterCompiler
import RutterDiagnostics
import Testing

/// The Swift generated for a manifest of mappings between types that the app's own Swift declares.
func generated(_ mappings: String, _ swift: String) -> String {
  let project = MarkedProject(
    mappings, project: "defaults: {sourceLocations: none}", swift: swift)
  let compilation = Compiler().compile(project.input)
  #expect(compilation.report.sorted().map(\.message) == [])
  return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
}
