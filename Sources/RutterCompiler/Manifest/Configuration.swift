package import RutterDiagnostics

/// The project file with its defaults filled in: what holds for every manifest.
package struct Configuration: Sendable {
  /// The project file's own path, if there is one.
  package var path: String?
  package var specs: [PathEntry] = []
  /// Where the app's own Swift is.
  package var sources: [PathEntry] = []
  package var output = "Generated"
  package var outputRange: SourceRange?
  package var templates = TemplatesEntry()
  package var access = Access.internal
  /// What every file imports; nil means SwiftUI, where it is needed.
  package var imports: [String]?
  /// Those modules, and of the factory and previews, whose types occur in what is public.
  package var publicImports: Set<String> = []
  package var viewSuffix = ""
  package var observation = Observation.observable
  package var layout = Layout.split
  package var sourceLocations = SourceLocations.relative
  package var factory = FactoryEntry()
  /// Whether mappings with an inverse are generated with what tests need.
  package var checksMappings = false
  /// None without it.
  package var previews: PreviewsEntry?
  package var localization: LocalizationEntry?
  package var links = LinkConfiguration()
  package var severities: [RuleSeverity] = []

  package init() {}

  /// A path the author wrote, with its place.
  package struct PathEntry: Sendable {
    package let path: String
    package let range: SourceRange
  }

  /// What becomes of a rule's findings in this project.
  package struct RuleSeverity: Sendable {
    package let code: DiagnosticCode
    /// nil leaves it as it is.
    package var level: RuleLevel?
    /// What differs in files whose paths match; the last that does decides.
    package var paths: [PathLevel] = []
  }

  package struct PathLevel: Sendable {
    package let pattern: PathPattern
    package let level: RuleLevel
    package let range: SourceRange
  }

  /// A severity, or none.
  package enum RuleLevel: String, Sendable, CaseIterable {
    case error, warning, off

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// One generated file a kind, or one for all.
  package enum Layout: String, Sendable, CaseIterable { case split, single }

  /// What `#sourceLocation` says of the manifest's path.
  package enum SourceLocations: String, Sendable, CaseIterable { case none, relative, absolute }
}

/// The type that makes view models, as the project file declares it.
package struct FactoryEntry: Sendable {
  package var type = "ViewModelFactory"
  package var module: String?
  package var imports: [String] = []
  package var properties: [ContextEntry] = []
  package var arguments: [ArgumentsEntry.Argument] = []
  package var access: Access?
  package var form = Form.class

  /// What the methods are written in: a type of their own, or extensions of the app's.
  package enum Form: String, Sendable, CaseIterable { case `class`, `struct`, `extension` }
}
