import RutterDiagnostics

/// The files in which operating systems look links up, as the project file names them.
package struct AssociationEntry: Sendable {
  /// `ABCDE12345.com.example.movies`
  package var appIDs: [String] = []
  package var androidPackage: String?
  package var androidFingerprints: [String] = []
  /// Which files to keep up to date, in order of kind.
  package var files: [File] = []

  package struct File: Sendable {
    package let kind: AssociationKind
    package let path: Configuration.PathEntry
  }
}

/// A file that tells an operating system of an app's links.
package enum AssociationKind: String, Sendable, CaseIterable {
  /// `.well-known/apple-app-site-association` on each host.
  case appSiteAssociation
  /// An app's Info.plist, for its schemes.
  case infoPlist
  /// `.well-known/assetlinks.json` on each host, for an Android app that takes the same links.
  case assetLinks
}

extension ProjectShapes {
  package static let associations = ObjectShape(
    "association", "Files that tell operating systems of the links, kept up to date.",
    [
      KeyShape(
        "appIDs", .list(of: .text, "a list of app identifiers"),
        "The apps' identifiers with their prefix: `ABCDE12345.com.example.movies`."),
      KeyShape(
        "appSiteAssociation", .text,
        "The `apple-app-site-association` that the hosts serve; other parts of it stay."),
      KeyShape(
        "infoPlist", .text, "The app's Info.plist; schemes that it lacks are added."),
      KeyShape("androidPackage", .text, "An Android app that takes the same links."),
      KeyShape(
        "androidFingerprints", .list(of: .text, "a list of SHA-256 fingerprints"),
        "The fingerprints of the Android app's certificates."),
      KeyShape(
        "assetLinks", .text,
        "The `assetlinks.json` that the hosts serve; statements about other apps stay."),
    ])
}

extension ManifestDecoder {
  mutating func associations(_ node: Node?) -> AssociationEntry? {
    guard let node, node.kind == .mapping else { return nil }
    var entry = AssociationEntry()
    entry.appIDs = texts(node.value(for: "appIDs")).map(\.string)
    entry.androidPackage = text(node.value(for: "androidPackage"))?.string
    entry.androidFingerprints = texts(node.value(for: "androidFingerprints")).map(\.string)
    for kind in AssociationKind.allCases {
      guard let path = text(node.value(for: kind.rawValue)), checkIsInside(path),
        checkNeeds(of: kind, entry, at: path.range)
      else { continue }
      entry.files.append(.init(kind: kind, path: .init(path: path.string, range: path.range)))
    }
    return entry
  }

  private mutating func texts(_ node: Node?) -> [SourceText] {
    node.map { items($0) }?.compactMap { text($0) } ?? []
  }

  private mutating func checkIsInside(_ path: SourceText) -> Bool {
    let components = path.string.split(separator: "/", omittingEmptySubsequences: false)
    let isInside =
      components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && !path.string.hasPrefix("~")
    if isInside { return true }
    report.error(
      .badPath, "'\(excerpt(path.string))' is not a file inside the project", at: path.range,
      help: "write a path from the project's folder, such as 'App/Info.plist'")
    return false
  }

  private mutating func checkNeeds(
    of kind: AssociationKind, _ entry: AssociationEntry, at range: SourceRange
  ) -> Bool {
    switch kind {
    case .appSiteAssociation where entry.appIDs.isEmpty:
      report.error(
        .badAssociation, "nothing says which app the file is about", at: range,
        help: "add 'appIDs: [ABCDE12345.com.example.app]'")
    case .assetLinks where entry.androidPackage == nil || entry.androidFingerprints.isEmpty:
      report.error(
        .badAssociation, "nothing says which Android app the file is about", at: range,
        help: "add 'androidPackage' and 'androidFingerprints'")
    default: return true
    }
    return false
  }
}

extension DiagnosticCode {
  static let badAssociation: Self = "bad-association"
}
