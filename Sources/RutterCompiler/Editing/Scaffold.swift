package import RutterDiagnostics
import RutterTemplateEngine

/// The Swift that a new screen's own code starts from: written once, and from then on the team's.
package struct Scaffold: Sendable {
  /// The view and, as far as they are asked for, its view model, what that depends on, and tests.
  package var files: [GeneratedFile] = []
  /// What could not be written, and why.
  package var gaps: [String] = []
  package var report = Report()

  package static let empty = Scaffold()
}

extension ScreenAddition {
  /// Renders the scaffold templates, of which the project may have its own.
  package func scaffold() -> Scaffold {
    var scaffold = Scaffold()
    guard let screen else { return scaffold }
    let context = ScaffoldContext(screen, after.model)
    let library = after.templates ?? .standard(overriddenBy: [], into: &scaffold.report)
    for part in ScaffoldContext.Part.allCases {
      switch context.record(part) {
      case .success(let record):
        guard let record,
          let bytes = library.render(part.template, record, into: &scaffold.report)
        else { continue }
        scaffold.files.append(
          GeneratedFile(path: context.path(part), bytes: SwiftLayout.layOut(bytes)))
      case .failure(let gap): scaffold.gaps.append(gap.text)
      }
    }
    return scaffold
  }

  /// The new screen, once the manifests have it.
  var screen: Screen? {
    after.model.screens.first {
      $0.name == request.name && after.model.features[$0.feature.index].name == feature
    }
  }
}

/// Something that the manifests do not tell, in words for the user.
struct ScaffoldGap: Error { let text: String }

/// What the scaffold templates print.
struct ScaffoldContext {
  enum Part: String, CaseIterable {
    case view
    case viewModel = "view-model"
    case dependencies, tests

    var template: String { "scaffold-\(rawValue).swift.stencil" }
  }

  /// A stored property that an initializer's argument fills.
  struct Property {
    let name: String
    let stored: String
    let parameter: String
    /// What a test passes; nil where a value cannot be made up.
    let sample: String?
  }

  let screen: Screen
  let model: Model
  private let isObservable: Bool

  init(_ screen: Screen, _ model: Model) {
    self.screen = screen
    self.model = model
    isObservable = model.configuration.observation == .observable
  }

  /// The name that all of the screen's own types start with.
  var typeName: String { SwiftName.upperCamelCase(screen.name) }

  /// Nil where the screen has no such part.
  func record(_ part: Part) -> Result<Record?, ScaffoldGap> {
    Result { () throws(ScaffoldGap) in
      switch part {
      case .view: frame([("view", .record(try view()))])
      case .viewModel: try viewModel().map { frame([("viewModel", .record($0))]) }
      case .dependencies: try dependencies().map { frame([("dependencies", .record($0))]) }
      case .tests: frame([("tests", .record(try tests()))])
      }
    }
  }

  /// Beside the folder of what is generated for the feature, in a folder of the screen's own.
  func path(_ part: Part) -> String {
    let name =
      switch part {
      case .view: screen.view.callee
      case .viewModel: screen.viewModel?.type ?? typeName + "ViewModel"
      case .dependencies: typeName + "Dependencies"
      case .tests: typeName + "Tests"
      }
    let folder = part == .tests ? testFolder : sourceFolder + "\(typeName)/"
    return folder + SwiftName.upperCamelCase(name) + ".swift"
  }

  // MARK: Places

  private var feature: Feature { model.features[screen.feature.index] }

  /// Empty, or ending in a slash.
  private var sourceFolder: String {
    let path = FilePlan(model).path(.screens, of: feature)
    let folders = path.split(separator: "/").dropLast(2)
    return folders.map { $0 + "/" }.joined()
  }

  /// `Tests/ShopTests/` beside `Sources/Shop/`, `ShopTests/` beside `Shop/`.
  private var testFolder: String {
    let folders = sourceFolder.split(separator: "/").map(String.init)
    guard let last = folders.last else { return "Tests/" }
    let outer = folders.dropLast().map { $0 == "Sources" ? "Tests" : $0 }
    return (outer + [last + "Tests"]).map { $0 + "/" }.joined()
  }

  private var module: String? {
    feature.module ?? sourceFolder.split(separator: "/").last.map(String.init)
  }

  private func frame(_ part: [(String, Value)]) -> Record {
    var record = Record([
      "screen": .string(screen.name), "access": .record(screen.access.fields),
      "module": .optional(module), "isObservable": .bool(isObservable),
      "imports": .list(feature.imports.filter { $0 != "SwiftUI" }.map { .string($0) }),
      "view": .none, "viewModel": .none, "dependencies": .none, "tests": .none,
    ])
    for (name, value) in part { record[name] = value }
    return record
  }
}
