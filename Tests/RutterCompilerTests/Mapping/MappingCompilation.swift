import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine

/// The way of a few manifests through the stages that mappings take.
struct MappingCompilation {
  let files: [SourceFile]
  let mappings: [[ModelMapping]]
  let report: Report

  /// Manifests are called `A.yaml`, `B.yaml` and so on.
  init(_ manifests: String...) { self.init(manifests) }

  init(_ manifests: [String], defaults: Access = .internal) {
    files = manifests.enumerated().map { index, text in
      let name = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
      return SourceFile(id: FileID(UInt32(index)), path: name + ".yaml", text: text)
    }
    var report = Report()
    let decoded = files.compactMap { file in
      SyntaxReader.parse(file, into: &report).flatMap { ManifestDecoder.decode($0, into: &report) }
    }
    mappings = MappingResolver.resolve(decoded, defaults: defaults, into: &report)
    self.report = report
  }

  /// The Swift that the standard template makes of all manifests, without header and imports.
  func swift(_ locations: Configuration.SourceLocations = .none) throws -> String {
    try mappings.map { try swift($0, locations) }.joined()
  }

  private func swift(
    _ mappings: [ModelMapping], _ locations: Configuration.SourceLocations
  ) throws -> String {
    let locator = Locator(files, locations, root: nil)
    let records = MappingContext.records(mappings, locator.location)
    var report = Report()
    let library = TemplateLibrary(try Self.templates(), into: &report)
    let bytes = library.render(
      "mappings.swift.stencil", Record(["mappings": .list(records.map { .record($0) })]),
      into: &report)
    guard let bytes else { throw Failure(report.diagnostics.map(\.message).joined(separator: "\n")) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func templates() throws -> [(name: String, file: SourceFile)] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Templates").standardized
    return try ["common", "mappings"].enumerated().map { index, name in
      let name = name + ".swift.stencil"
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      return (name, SourceFile(id: FileID(UInt32(1000 + index)), path: name, bytes: bytes))
    }
  }

  /// Each finding as `severity code "text at its range": message`, in the order a reader gets them.
  var findings: [String] {
    report.sorted().map { finding in
      let text = files.first { $0.id == finding.range.file }?.text(of: finding.range) ?? "?"
      return "\(finding.severity) \(finding.code) «\(text)» \(finding.message)"
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
