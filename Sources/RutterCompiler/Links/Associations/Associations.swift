import RutterDiagnostics

/// A file of the app's that a run changes a part of: an input that is also an output.
package struct AppFileChange: Sendable, Equatable {
  /// Relative to the project's root.
  package let path: String
  /// What was read; nil if the file is new.
  package let old: [UInt8]?
  package let bytes: [UInt8]

  package init(path: String, old: [UInt8]?, bytes: [UInt8]) {
    self.path = path
    self.old = old
    self.bytes = bytes
  }
}

/// Keeps the files in which operating systems look links up in line with the catalogue: of each only
/// the part that is about this app's links.
struct Associations {
  let entry: AssociationEntry
  let catalogue: LinkCatalogue
  /// Those files that are there, by path.
  private let present: [String: SourceFile]

  /// Nil where the project names no such files.
  init?(_ model: Model, _ files: [SourceFile]) {
    guard let entry = model.configuration.links.associations else { return nil }
    self.entry = entry
    catalogue = LinkCatalogue(model)
    present = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// What becomes of each file; those that cannot be read are reported, and left alone.
  func changes(into report: inout Report) -> [AppFileChange] {
    entry.files.compactMap { file in
      let old = present[file.path.path]
      guard let bytes = bytes(file, old, &report) else { return nil }
      return AppFileChange(path: file.path.path, old: old?.bytes, bytes: bytes)
    }
  }

  private func bytes(
    _ file: AssociationEntry.File, _ old: SourceFile?, _ report: inout Report
  ) -> [UInt8]? {
    switch file.kind {
    case .appSiteAssociation:
      let detail = AssociationText.detail(catalogue, entry)
      guard let old else { return Array(AssociationText.siteAssociation(detail).text.utf8) }
      return JSONMerge(old, into: &report)?.mergingDetail(detail, of: entry.appIDs, into: &report)
    case .assetLinks:
      let statement = AssociationText.statement(catalogue, entry)
      guard let old else { return Array(JSONValue.array([statement]).text.utf8) }
      return JSONMerge(old, into: &report)?
        .mergingStatement(statement, of: entry.androidPackage ?? "", into: &report)
    case .infoPlist:
      guard let old else {
        report.error(
          .badAssociation, "nothing is at '\(file.path.path)'", at: file.path.range,
          help: "name the Info.plist that Xcode made")
        return nil
      }
      return URLTypesMerge(old).adding(catalogue.places.schemes, into: &report)
    }
  }
}
