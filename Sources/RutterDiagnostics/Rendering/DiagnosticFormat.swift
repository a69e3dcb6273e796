/// How findings are written out.
///
/// Findings and the files they speak of enter; one text leaves, ready to be printed. The order is the
/// caller's, normally that of `Report.sorted()`. Nothing here reads the disk or the environment, so
/// one input always gives one text. A new format is a case, a file beside this one and a line below.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the source line, the place in it, what to do.
  case text
  /// For Xcode and other tools that read compilers: a line each, `path:line:column: error: message`.
  case xcode

  /// The findings in this format, empty if there are none.
  ///
  /// Colour is for `text` alone.
  package func render(
    _ diagnostics: [Diagnostic], sources: SourceIndex, color: Bool = false
  ) -> String {
    switch self {
    case .text: TextFormat(sources: sources, palette: Palette(isOn: color)).render(diagnostics)
    case .xcode: XcodeFormat(sources: sources).render(diagnostics)
    }
  }
}
