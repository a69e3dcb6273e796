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
    guard let bytes else {
      throw Failure(report.diagnostics.map(\.message).joined(separator: "\n"))
    }
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

  /// Each finding as `severity code line:column «text at its range» message`, in a reader's order.
  var findings: [String] {
    report.sorted().map { finding in
      "\(finding.severity) \(finding.code) \(place(finding.range)) \(finding.message)"
    }
  }

  private func place(_ range: SourceRange) -> String {
    guard let file = files.first(where: { $0.id == range.file }) else { return "?" }
    let before = file.bytes.prefix(range.offsets.lowerBound)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    return "\(line):\(column) «\(file.text(of: range))»"
  }

  /// The first manifest with all fix-its applied, from the end to the start.
  var fixed: String? {
    guard var bytes = files.first?.bytes else { return nil }
    let edits = report.diagnostics.flatMap(\.fixIts).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
