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

extension Configuration {
  /// The findings with this project's severities; those of rules switched off are dropped.
  func adjust(_ report: Report) -> Report {
    guard !severities.isEmpty else { return report }
    var adjusted = Report()
    for var diagnostic in report.diagnostics {
      if let rule = severities.last(where: { $0.code == diagnostic.code }) {
        guard let severity = rule.severity else { continue }
        diagnostic.severity = severity
      }
      adjusted.add(diagnostic)
    }
    return adjusted
  }
}
