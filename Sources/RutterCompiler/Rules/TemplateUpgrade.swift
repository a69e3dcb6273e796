package import RutterDiagnostics
import RutterTemplateEngine

/// What: a template that was copied from a standard one (`rutter templates eject`), which has changed
/// since.
///
/// Why: what was mended or added there does not reach what the copy makes.
///
/// Example: a `file.swift.stencil` of an older version, edited.
///
/// Fix: `rutter templates diff NAME` shows what changed; once it is in the copy, `rutter templates accept
/// NAME` says so.
package enum TemplateUpgrade {
  /// How a template that was copied from a standard one stands to it.
  package enum State: Sendable, Equatable {
    case current
    /// The standard one has changed; the offset of the first change in it.
    case outdated(firstChange: Int)
    /// There is no standard template of that name any more.
    case gone
  }

  /// `original` is the standard template as it was when it was copied.
  package static func state(of original: SourceFile) -> State {
    guard let standard = TemplateLibrary.standardSource(original.fileName) else { return .gone }
    if standard.bytes == original.bytes { return .current }
    let same = zip(standard.bytes, original.bytes).prefix { $0 == $1 }.count
    let line = standard.bytes[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return .outdated(firstChange: line)
  }

  static func check(_ input: ProjectInput, into report: inout Report) {
    for original in input.ejected {
      let name = original.fileName
      guard let own = input.templates.first(where: { $0.fileName == name }) else { continue }
      switch state(of: original) {
      case .current: continue
      case .outdated(let offset): reportOutdated(own, name, offset, &report)
      case .gone: reportGone(own, name, &report)
      }
    }
  }

  private static func reportOutdated(
    _ own: SourceFile, _ name: String, _ offset: Int, _ report: inout Report
  ) {
    let places = TemplateLibrary.standardSource(name).map { standard in
      Note("the first change", at: SourceRange(file: standard.id, start: offset, end: offset))
    }
    report.warning(
      .outdatedTemplate, "the standard template '\(name)' has changed since it was copied here",
      at: own.wholeRange.startPoint, notes: [places].compactMap { $0 },
      help: "'rutter templates diff \(name)' shows the changes; "
        + "'rutter templates accept \(name)' says that they are in here")
  }

  private static func reportGone(_ own: SourceFile, _ name: String, _ report: inout Report) {
    report.warning(
      .outdatedTemplate, "there is no standard template '\(name)' any more",
      at: own.wholeRange.startPoint,
      help: "nothing uses this one unless another template of yours names it")
  }
}

extension DiagnosticCode {
  static let duplicateTemplate: Self = "duplicate-template"
  static let outdatedTemplate: Self = "outdated-template"
}
