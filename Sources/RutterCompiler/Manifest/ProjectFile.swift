package import RutterDiagnostics

/// The project file, parsed and decoded once: loading needs its paths before there are manifests.
package struct ProjectFile: Sendable {
  package let source: SourceFile
  package let configuration: Configuration
  /// Its own findings, to which loading adds those of its paths.
  package var report: Report

  package init(_ source: SourceFile) {
    var report = Report()
    let tree = SyntaxReader.parse(source, into: &report)
    configuration = tree.map { ProjectDecoder.decode($0, into: &report) } ?? Configuration()
    self.source = source
    self.report = report
  }
}
