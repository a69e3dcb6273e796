package import RutterDiagnostics

/// The findings a project had when it began to look at them: these are not reported, new ones are.
///
/// Only findings whose severity can be set are kept: what makes wrong Swift cannot be put off.
package struct Baseline: Sendable {
  package static let fileName = "rutter-baseline.json"
  private static let version = 1
  private static let about =
    "Findings that rutter does not report, since they were there before. "
    + "'rutter baseline' writes this file anew."

  package struct Entry: Hashable, Sendable {
    package let path: String
    package let code: String
    package let message: String
    package let fingerprint: String
    /// Its place in the file it was read from.
    fileprivate var range: SourceRange?
  }

  /// By path, code, message and fingerprint.
  package private(set) var entries: [Entry]

  package init(_ report: Report, _ sources: [SourceFile]) {
    let findings = report.sorted().filter(Self.canHold)
    let index = SourceIndex(sources, usedBy: findings)
    let paths = Dictionary(sources.map { ($0.id, $0.path) }) { first, _ in first }
    entries = zip(findings, Fingerprints.of(findings, in: index)).map { finding, fingerprint in
      Entry(
        path: paths[finding.range.file] ?? "", code: finding.code.description,
        message: finding.message, fingerprint: fingerprint)
    }
    .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Whether a baseline may keep the finding quiet.
  package static func canHold(_ finding: Diagnostic) -> Bool {
    RuleCatalogue.page(finding.code)?.isAdjustable ?? false
  }

  package var text: String {
    let document: JSONValue = [
      "version": .number(Self.version), "about": .string(Self.about),
      "findings": .array(
        entries.map { entry in
          [
            "path": .string(entry.path), "code": .string(entry.code),
            "message": .string(entry.message), "fingerprint": .string(entry.fingerprint),
          ]
        }),
    ]
    return document.text
  }
}

extension Baseline.Entry {
  fileprivate var order: [UInt8] {
    Array([path, code, message, fingerprint].map { Array($0.utf8) }.joined(separator: [0]))
  }
}

// MARK: - Reading

extension Baseline {
  /// nil, with the findings, for a file that rutter did not write so.
  package init?(reading file: SourceFile, into report: inout Report) {
    let errors = report.diagnostics.count
    guard let root = SyntaxReader.parse(file, as: .json, into: &report)?.root else {
      if report.diagnostics.count == errors { Self.refuse(file.wholeRange, into: &report) }
      return nil
    }
    guard let version = root.value(for: "version"), let findings = root.value(for: "findings"),
      findings.kind == .sequence
    else {
      Self.refuse(root.range.startPoint, into: &report)
      return nil
    }
    guard version.text == "\(Self.version)" else {
      Self.refuse(version.range, "this rutter reads baselines of version 1", into: &report)
      return nil
    }
    entries = findings.items.compactMap { Self.entry($0, into: &report) }
  }

  private static func entry(_ node: Node, into report: inout Report) -> Entry? {
    let texts = ["path", "code", "message", "fingerprint"].map { node.value(for: $0)?.text ?? "" }
    guard ContentHash(texts[3]) != nil else {
      refuse(node.range.startPoint, "this is no entry of a baseline", into: &report)
      return nil
    }
    return Entry(
      path: texts[0], code: texts[1], message: texts[2], fingerprint: texts[3], range: node.range)
  }

  private static func refuse(
    _ range: SourceRange, _ message: String = "this is no baseline", into report: inout Report
  ) {
    report.error(.badBaseline, message, at: range, help: "'rutter baseline' writes it anew")
  }
}

// MARK: - Using

extension Baseline {
  /// The findings that are not in the baseline, and the entries that stand for none.
  func remove(
    from report: Report, _ sources: [SourceFile]
  ) -> (report: Report, gone: [SourceRange]) {
    var known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    let findings = report.sorted()
    let candidates = findings.filter(Self.canHold)
    let index = SourceIndex(sources, usedBy: candidates)
    var fingerprints = Fingerprints.of(candidates, in: index)[...]
    var rest = Report()
    for finding in findings {
      if Self.canHold(finding), let fingerprint = fingerprints.popFirst(),
        known.removeValue(forKey: fingerprint) != nil
      {
        continue
      }
      rest.add(finding)
    }
    return (rest, known.values.compactMap(\.range).sorted { $0.start < $1.start })
  }

  static func reportGone(_ gone: [SourceRange], into report: inout Report) {
    guard let first = gone.first else { return }
    let what = gone.count == 1 ? "a finding" : "\(gone.count) findings"
    report.warning(
      .staleBaseline, "\(what) of the baseline \(gone.count == 1 ? "is" : "are") gone",
      at: first.startPoint, help: "'rutter baseline' takes out what is mended")
  }
}

extension DiagnosticCode {
  static let badBaseline: Self = "bad-baseline"
  static let staleBaseline: Self = "stale-baseline"
}
