/// The templates that come with the tool, by the names under which a project may override them.
package enum StandardTemplates {
  /// Name and UTF-8 bytes of each, in order of name.
  package static let all: [(name: String, bytes: [UInt8])] = [
    ("screens.swift.stencil", PackageResources.screens_swift_stencil)
  ]
}
