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
}
