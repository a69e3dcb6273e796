import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

@testable import rutter

struct SchemaCommandTests {
  @Test func printsTheManifestsSchemaUnlessTold() throws {
    let scratch = try Scratch()
    let plain = try scratch.rutter("schema")
    #expect(plain.status == 0 && plain.errors == "")
    #expect(plain.output == JSONSchema.manifest.document.text)
    #expect(try scratch.rutter("schema", "manifest").output == plain.output)
    #expect(try scratch.rutter("schema", "project").output == JSONSchema.project.document.text)
  }

  @Test func otherDocumentsAreRefused() throws {
    let outcome = try Scratch().rutter("schema", "manifests")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "error: there is no schema of 'manifests'\nhelp: did you mean 'manifest'?\n")
  }

  @Test func schemaKeyIsNoMistake() throws {
    let scratch = try Scratch(["rutter.json": #"{"$schema": "x.json", "rutter": 1}"#])
    try scratch.write(
      "{\"$schema\": \"y.json\", " + Manifests.json("Shop").dropFirst(), to: "Specs/Shop.json")
    #expect(try scratch.rutter("generate").errors == "")
  }
}
