package import RutterDiagnostics

/// A screen that is to be added to a project, as the command line describes it.
package struct ScreenRequest: Sendable {
  package var name: String
  /// The feature it goes into; nil for the only one, or that of the first screen that opens it.
  package var feature: String?
  package var view: String?
  package var hasViewModel = false
  package var parameters: [(name: String, type: String)] = []
  package var presentation: String?
  package var title: String?
  package var link: String?
  /// The routers that get a route to it, unless they reach it anyway.
  package var routers: [String] = []
  /// The screens that get a way out to it.
  package var openers: [String] = []

  package init(name: String) { self.name = name }

  /// What the manifest says of it.
  var value: NewValue {
    let entries = [
      view.map { NewEntry("view", .text($0, isSwift: true)) },
      title.map { NewEntry("title", .text($0)) },
      presentation.map { NewEntry("present", .text($0)) },
      parameters.isEmpty
        ? nil
        : NewEntry(
          "parameters",
          .mapping(parameters.map { NewEntry($0.name, .text($0.type, isSwift: true)) })),
      link.map { NewEntry("link", .text($0)) },
      hasViewModel ? NewEntry("viewModel", .text("true")) : nil,
    ].compactMap { $0 }
    return entries.isEmpty ? .nothing : .mapping(entries)
  }
}

/// Why a screen cannot be added, before anything is written.
package enum AdditionFailure: Error {
  /// The request names something that is not there, or is there already.
  case request(String, help: String?)
  /// A manifest is written in a way that has no place for it.
  case place(EditObstacle)
}

/// A project's manifests with a screen added.
package struct ScreenAddition: Sendable {
  /// What is said of the project before and after.
  package let before: Analysis
  package let after: Analysis
  /// The manifests that differ, in order of path; those that are new have no text before.
  package let changed: [(old: SourceFile?, new: SourceFile)]
  package let feature: String
  package let request: ScreenRequest

  /// The errors that are there after and were not before.
  package var newErrors: Report {
    var known: [ErrorKey: Int] = [:]
    for finding in before.report.diagnostics { known[ErrorKey(finding), default: 0] += 1 }
    var report = Report()
    for finding in after.report.sorted() where finding.severity == .error {
      let key = ErrorKey(finding)
      if let count = known[key], count > 0 {
        known[key] = count - 1
      } else {
        report.add(finding)
      }
    }
    return report
  }

  private struct ErrorKey: Hashable {
    let code: DiagnosticCode
    let message: String

    init(_ finding: Diagnostic) {
      code = finding.code
      message = finding.message
    }
  }
}

extension Compiler {
  /// Adds a screen to the manifests, in memory. A feature that is not there gets a manifest, at
  /// `newPath`.
  package func add(
    _ request: ScreenRequest, to before: Analysis, newPath: (String) -> String
  ) throws(AdditionFailure) -> ScreenAddition {
    var draft = try ScreenDraft(request, before, newPath)
    try draft.addScreen()
    for opener in request.openers { try draft.addOpening(from: opener) }
    var after = analyze(draft.input)
    for router in request.routers {
      if try draft.addRoute(to: router, unlessReachedIn: after) { after = analyze(draft.input) }
    }
    return ScreenAddition(
      before: before, after: after, changed: draft.changed, feature: draft.feature, request: request
    )
  }
}

/// The manifests while they are changed.
private struct ScreenDraft {
  private(set) var input: ProjectInput
  private let before: Analysis
  private let request: ScreenRequest
  let feature: String
  private let path: String

  init(
    _ request: ScreenRequest, _ before: Analysis, _ newPath: (String) -> String
  ) throws(AdditionFailure) {
    self.request = request
    self.before = before
    input = before.input
    let name = try Self.feature(request, before.model)
    feature = name
    let known = before.model.features.first { $0.name == name }
    path = known?.file.path ?? newPath(name)
    if known == nil { try addManifest() }
  }

  /// The one asked for or, where that is left open, the only one it can be.
  private static func feature(
    _ request: ScreenRequest, _ model: Model
  ) throws(AdditionFailure) -> String {
    if let feature = request.feature {
      let isKnown = model.features.contains { $0.name == feature }
      guard !isKnown, let problem = SwiftName.problem(with: feature, in: .type) else {
        return feature
      }
      throw .request(
        "'\(feature)' cannot be the name of a feature: \(problem.message)",
        help: problem.suggestion.map { "choose another name, such as '\($0)'" }
          ?? "choose another name")
    }
    if model.features.count == 1 { return model.features[0].name }
    let openers = Set(
      model.screens.filter { request.openers.contains($0.name) }
        .map { model.features[$0.feature.index].name })
    if openers.count == 1, let opener = openers.first { return opener }
    throw .request(
      "the project has several features", help: "say which one with '--feature NAME'")
  }

  private mutating func addManifest() throws(AdditionFailure) {
    if input.manifests.contains(where: { $0.path == path }) {
      throw .request(
        "'\(path)' is not the feature '\(feature)'", help: "see its errors with 'rutter validate'")
    }
    let id = input.files.map(\.id.rawValue).max().map { FileID($0 + 1) } ?? FileID(1)
    input.manifests.append(SourceFile(id: id, path: path, bytes: []))
    input.manifests.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The manifests that are not as they were.
  var changed: [(old: SourceFile?, new: SourceFile)] {
    let old = Dictionary(
      before.input.manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return input.manifests.filter { old[$0.id]?.bytes != $0.bytes }.map { (old[$0.id], $0) }
  }

  mutating func addScreen() throws(AdditionFailure) {
    let taken = before.model.screens.contains {
      $0.name == request.name && before.model.features[$0.feature.index].name == feature
    }
    if taken {
      throw .request(
        "the feature '\(feature)' has a screen '\(request.name)' already",
        help: "choose another name, or change it in '\(path)'")
    }
    try edit(path, request.value, at: ["screens", request.name])
  }

  mutating func addOpening(from opener: String) throws(AdditionFailure) {
    if opener == request.name {
      return try edit(path, .nothing, at: ["screens", opener, "opens", request.name])
    }
    let all = before.model.screens.filter { $0.name == opener }
    let own = all.filter { before.model.features[$0.feature.index].name == feature }
    guard let screen = own.first ?? all.first else {
      throw unknown("screen", opener, before.model.screens.map(\.name))
    }
    if own.isEmpty, all.count > 1 {
      throw .request("several features have a screen '\(opener)'", help: "add the way out by hand")
    }
    let file = before.model.features[screen.feature.index].file.path
    try edit(file, .nothing, at: ["screens", opener, "opens", request.name])
  }

  /// False where the router has a route to the screen anyway.
  mutating func addRoute(
    to router: String, unlessReachedIn analysis: Analysis
  ) throws(AdditionFailure) -> Bool {
    guard let found = before.model.routers.first(where: { $0.name == router }) else {
      throw unknown("router", router, before.model.routers.map(\.name))
    }
    let reached = analysis.model.routers.first { $0.name == router }.map { router in
      router.routes.contains { analysis.model.screens[$0.screen.index].name == request.name }
    }
    if reached ?? false { return false }
    let file = before.model.features[found.feature.index].file.path
    try edit(file, .nothing, at: ["routers", router, "routes", request.name])
    return true
  }

  private func unknown(_ kind: String, _ name: String, _ known: [String]) -> AdditionFailure {
    let nearest = Suggestion.nearest(to: name, in: known)
    return .request(
      "there is no \(kind) '\(name)'", help: nearest.map { "did you mean '\($0)'?" })
  }

  private mutating func edit(
    _ path: String, _ value: NewValue, at keys: [String]
  ) throws(AdditionFailure) {
    guard let index = input.manifests.firstIndex(where: { $0.path == path }) else { return }
    var editor = ManifestEditor(input.manifests[index])
    do {
      try editor.add(value, at: keys)
    } catch {
      throw .place(error)
    }
    input.manifests[index] = editor.file
  }
}
