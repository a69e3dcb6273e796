package import RutterDiagnostics

/// What a build tool asks for: files whose names it knows before the compiler has run.
///
/// A manifest `Explore.yaml` becomes `Explore.generated.swift`, even if there is nothing to say in
/// it. What its module has beside that, above all the factory's type, goes into
/// `rutter.generated.swift`, as if it came from the project file.
package struct BuildPlan: Sendable {
  /// The manifests that become a file each.
  package var manifests: Set<FileID>
  /// Whether the file of what manifests share is wanted.
  package var hasShared = false
  /// The module that is built; nil takes in what any module shares.
  package var module: String?
  /// In place of what the project says of `#sourceLocation`.
  package var sourceLocations: Configuration.SourceLocations?

  package init(manifests: Set<FileID>) { self.manifests = manifests }

  /// The name of the file that a manifest, or the project file, becomes.
  package static func fileName(of baseName: String) -> String { baseName + ".generated.swift" }

  package static let sharedName = fileName(of: "rutter")

  /// Whether what belongs to a module is shared in the one that is built.
  func covers(_ other: String?) -> Bool { module == nil || other == nil || other == module }
}

extension Compiler {
  /// Stages 5 and 6 for a build tool. All manifests that `analysis` has read may be used by those
  /// that are asked for; about the others, only errors are reported.
  package func build(_ analysis: Analysis, _ plan: BuildPlan) -> Compilation {
    var report = plan.ownFindings(in: analysis)
    let style = plan.sourceLocations ?? analysis.model.configuration.sourceLocations
    let locator = Locator(analysis.input.files, style, root: analysis.input.root)
    let contexts =
      report.hasErrors ? [] : Shaper(analysis.model, locator).shape(plan)
    let files = render(contexts, analysis, into: &report)
    return Compilation(
      model: analysis.model, files: report.hasErrors ? [] : files, catalog: nil,
      associations: [], report: report, sources: analysis.sources)
  }
}

extension BuildPlan {
  /// Each warning is one build step's to tell: that of its manifest. A step that does not see the
  /// whole project cannot tell what nobody uses.
  ///
  /// Nor need it see what is used by those it uses, as long as no router is made: only that follows
  /// ways out beyond the first.
  fileprivate func ownFindings(in analysis: Analysis) -> Report {
    let others = Set(analysis.input.manifests.map(\.id)).subtracting(manifests)
    let makesRouters = analysis.model.features.contains {
      manifests.contains($0.file.id) && !$0.routers.isEmpty
    }
    let isWhole = hasShared || makesRouters
    var report = Report()
    for finding in analysis.report.diagnostics {
      let isOthers = others.contains(finding.range.file)
      switch finding.severity {
      case .error where isOthers && !isWhole && Self.aboutMeaning.contains(finding.code): continue
      case .error: report.add(finding)
      default:
        let isAsked = hasShared ? !isOthers : manifests.contains(finding.range.file)
        if isAsked, hasShared || !Self.needingOthers.contains(finding.code) { report.add(finding) }
      }
    }
    return report
  }

  /// What is found in manifests that can be read, once all of them are seen together.
  private static let aboutMeaning = RuleCatalogue.consequences.union(
    (RulePage.navigation + RulePage.columns + RulePage.links + RulePage.mapping).map(\.code))

  /// What is found where the manifests that would make it right are not seen.
  private static let needingOthers = RuleCatalogue.consequences
    .union([.unreachedLink, .unusedGuard])
}
