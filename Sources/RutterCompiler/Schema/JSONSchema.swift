package import RutterDiagnostics

// The JSON Schema of manifests and of the project file. The shapes that documents are checked against
// enter, a schema leaves: with it an editor completes, explains and underlines without rutter, and any
// validator refuses what the structure check refuses.

/// A document's JSON Schema, draft 7: the latest that editors read in full.
package enum JSONSchema: String, Sendable, CaseIterable {
  case manifest, project

  package var document: JSONValue {
    var builder = SchemaBuilder()
    let root = builder.object(shape)
    let members: [SchemaBuilder.Member] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
    ]
    // An empty file is a document too.
    let body = root.map { $0.name == "type" ? ("type", ["object", "null"]) : $0 }
    return .object(members + body + [("definitions", .object(builder.definitions))])
  }

  package var shape: ObjectShape {
    switch self {
    case .manifest: ManifestShapes.manifest
    case .project: ProjectShapes.project
    }
  }

  private var title: String {
    switch self {
    case .manifest: "Rutter manifest"
    case .project: "Rutter project file"
    }
  }
}
