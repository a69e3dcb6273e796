import RutterCompiler
import RutterDiagnostics

extension Command {
  static let schema = Command(
    name: "schema",
    purpose: "print the JSON Schema of manifests or of the project file",
    discussion: [
      "With it an editor completes keys, explains them and underlines what is wrong. Derived from "
        + "what this rutter reads, so print it anew after an update. It describes structure alone; "
        + "'rutter validate' checks names, types and everything else.",
      "In VS Code and other editors with the YAML language server, a manifest's first line says "
        + "where it is: '# yaml-language-server: $schema=../.rutter/manifest.schema.json'. In JSON "
        + "the key '$schema' does. Without either, the setting 'yaml.schemas' maps files to schemas.",
    ],
    argument: Argument(
      placeholder: "DOCUMENT", isRepeatable: false,
      summary: "'manifest', the default, or 'project' for rutter.yaml.",
      words: { JSONSchema.allCases.map(\.rawValue) }),
    options: [.help],
    exitCodes: [(.success, "The schema is printed."), (.failure, "The command line is wrong.")],
    examples: [
      Example(
        purpose: "A file for editors:",
        command: "rutter schema > .rutter/manifest.schema.json"),
      Example(
        purpose: "That of the project file:",
        command: "rutter schema project > .rutter/project.schema.json"),
    ],
    run: { invocation in
      let name = invocation.arguments.first ?? JSONSchema.manifest.rawValue
      guard let schema = JSONSchema(rawValue: name) else {
        let names = JSONSchema.allCases.map(\.rawValue)
        throw Failure(
          "there is no schema of '\(name)'",
          help: didYouMean(name, names) ?? "write 'manifest' or 'project'")
      }
      try Console().print(schema.document.text)
      return .success
    })
}
