import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine

@testable import rutter

/// What libFuzzer calls with every input: `FUZZ` in the environment says who reads it. Whatever the
/// bytes are, they may lead to findings, and to nothing worse.
@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Reader.chosen.read(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// Who reads the bytes.
enum Reader: String, CaseIterable {
  case yaml, json, project, expression, link, ignore, template, swift, ledger

  static let chosen: Reader = {
    let name = FileSystem.environment("FUZZ") ?? ""
    guard let reader = Reader(rawValue: name) else {
      fatalError("FUZZ is one of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return reader
  }()

  func read(_ bytes: [UInt8]) {
    switch self {
    case .yaml: compile(bytes, "Fuzz.yaml")
    case .json: compile(bytes, "Fuzz.json")
    case .project: readProject(bytes)
    case .expression: readExpression(bytes)
    case .link: readLink(bytes)
    case .ignore:
      compile(Array("screens:\n  a: {parameters: {b: Int}}\n#".utf8) + bytes, "Fuzz.yaml")
    case .template: render(bytes)
    case .swift: readSwift(bytes)
    case .ledger: readLedger(bytes)
    }
  }

  private func compile(_ bytes: [UInt8], _ path: String, _ project: ProjectFile? = nil) {
    let file = SourceFile(id: FileID(1), path: path, bytes: bytes)
    let compilation = Compiler().compile(ProjectInput(project: project, manifests: [file]))
    let findings = compilation.report.sorted()
    let sources = SourceIndex(compilation.sources, usedBy: findings)
    for format in [DiagnosticFormat.text, .json, .sarif] {
      _ = format.render(findings, sources: sources)
    }
  }

  private func readProject(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(0), path: "rutter.yaml", bytes: bytes)
    compile(Array("routers: {R: {root: a}}\nscreens: [a]\n".utf8), "A.yaml", ProjectFile(file))
  }

  /// A type, and an expression of it, behind the quotes of JSON.
  private func readExpression(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1).map(Self.quoted)
    let type = parts.first ?? "\"Int\""
    let value = parts.dropFirst().first ?? "\"x\""
    let text = """
      {"screens": {"a": {"parameters": {"x": \(type)}, "arguments": {"x": \(value)}}},
       "routers": {"R": {"root": {"screen": "a", "arguments": {"x": \(value)}}}}}
      """
    compile(Array(text.utf8), "Fuzz.json")
  }

  /// A pattern, and a URL for it.
  private func readLink(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1)
    let text = """
      {"screens": {"a": {"opens": ["b", "c"]}, "c": {"link": "/{id}/x", "parameters": {"id": "Int"}},
        "b": {"link": \(Self.quoted(parts.first ?? [])), "parameters": {"id": "String"}}},
       "routers": {"R": {"root": "a"}}}
      """
    let file = SourceFile(id: FileID(1), path: "Fuzz.json", bytes: Array(text.utf8))
    let analysis = Compiler().analyze(ProjectInput(project: nil, manifests: [file]))
    let url = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
    _ = LinkExplanation(url, LinkCatalogue(analysis.model))
    if let decoded = DeepLink.decoded(url.utf8) {
      precondition(DeepLink.decoded(DeepLink.encoded(decoded).utf8) == decoded)
    }
  }

  private func render(_ bytes: [UInt8]) {
    var report = Report()
    let file = SourceFile(id: FileID(1), path: "fuzz.stencil", bytes: bytes)
    let library = TemplateLibrary([("fuzz", file)], into: &report)
    var limits = Limits()
    (limits.iterations, limits.outputBytes) = (1000, 1 << 16)
    let item = Record(["name": .string("a b"), "isOn": .bool(true), "count": .int(2)])
    let values = Record(["list": .list([.record(item), .record(item)]), "text": .string("x\ny")])
    _ = library.render("fuzz", values, limits: limits, into: &report)
  }

  private func readSwift(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(1), path: "Fuzz.swift", bytes: bytes)
    _ = DeclarationReader.read(file)
  }

  /// What is read is written the same, and read again.
  private func readLedger(_ bytes: [UInt8]) {
    guard let ledger = try? Ledger(parsing: bytes) else { return }
    precondition((try? Ledger(parsing: ledger.bytes)) == ledger)
  }

  /// A string of JSON that stands for the bytes, those that are not UTF-8 replaced.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
    JSONValue.string(String(decoding: bytes, as: UTF8.self)).text
  }
}
