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

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// What a template made of a context, laid out if it is Swift; nil where an output of the team's own
  /// came to nothing.
  init?(_ context: RenderContext, _ bytes: [UInt8]) {
    if context.isTeams, bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return nil }
    let isSwift = context.path.hasSuffix(".swift")
    self.init(
      path: context.path,
      bytes: isSwift ? SwiftLayout.layOut(context.visibility.apply(to: bytes)) : bytes)
  }
}
