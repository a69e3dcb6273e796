package import RutterDiagnostics
import RutterTemplateEngine

/// Stages 5 and 6: a `Model` enters, `GeneratedFile`s leave.
///
/// `shape` turns the model into one `RenderContext` a file, which names a template and holds every
/// text it prints; the template engine renders it; `SwiftLayout` breaks long lines. Templates decide
/// what the Swift looks like, contexts what it says.
package struct GeneratedFile: Sendable, Equatable {
  /// Relative to the project's root, with `/` between components.
  package let path: String
  /// UTF-8.
  package let bytes: [UInt8]
  /// The entries of manifests that its lines come from, where the compiler was to keep track of them.
  private let origins: LineOrigins?

  package init(path: String, bytes: [UInt8]) { self.init(path, bytes, nil) }

  private init(_ path: String, _ bytes: [UInt8], _ origins: LineOrigins?) {
    self.path = path
    self.bytes = bytes
    self.origins = origins
  }

  /// What a template made of a context, laid out if it is Swift; nil where an output of the team's own
  /// came to nothing.
  init?(_ context: RenderContext, _ bytes: [UInt8], _ origins: LineOrigins? = nil) {
    if context.isTeams, bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return nil }
    guard context.path.hasSuffix(".swift") else {
      self.init(context.path, bytes, origins)
      return
    }
    let swift = context.visibility.apply(to: bytes)
    guard let origins else {
      self.init(context.path, SwiftLayout.layOut(swift), nil)
      return
    }
    // What imports take more is at the top, before all entries.
    let added = swift.lineEnds - bytes.lineEnds
    let (laidOut, lines) = SwiftLayout.layOutTracing(swift)
    self.init(
      context.path, laidOut,
      origins.moved { line in lines[min(line == 0 ? 0 : line + added, lines.count - 1)] })
  }

  package func moved(to path: String) -> GeneratedFile { GeneratedFile(path, bytes, origins) }

  // MARK: Where its lines come from, counted from 0

  /// The manifest's entry that a line starts with.
  package func entry(ofLine line: Int) -> SourceRange? { origins?.entry(ofLine: line) }

  /// The manifest's entry that something directly before a line would come from.
  package func entry(before line: Int) -> SourceRange? { origins?.entry(before: line) }
}

extension [UInt8] {
  fileprivate var lineEnds: Int { count { $0 == .newline } }
}
