/// How much one file may hold, so that no input costs more than its size.
package struct SyntaxLimits: Sendable {
  /// The size of a file in bytes.
  package var fileSize = 64 << 20
  /// How deep collections may nest, counted through aliases.
  package var depth = 64
  /// How many nodes aliases and merge keys may add to those that are written.
  package var aliasedNodes = 100_000

  package init() {}

  package static let standard = SyntaxLimits()

  /// Offsets and node numbers are 32 bits wide, whatever a caller allows.
  var largestFile: Int { min(fileSize, Int(Int32.max) / 4) }
}
