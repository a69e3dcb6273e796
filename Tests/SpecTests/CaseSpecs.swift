import Foundation
import RutterCompiler
import RutterTestSupport
import Testing

/// The small cases: `Specs/Guide`, whose folders are pages of the language's reference, and
/// `Specs/Diagnostics`, whose folders show what is found wrong.
@Suite struct CaseSpecs {
  static let guide = SpecCase.all(in: "Guide")
  static let diagnostics = SpecCase.all(in: "Diagnostics")

  @Test(arguments: guide + diagnostics)
  func generatesWhatIsExpected(_ spec: SpecCase) throws {
    let mismatch = try spec.expectation.mismatch(of: spec.compiled())
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// All folders at once, each with its `App.swift`: names are unique across the guide.
  @Test(.enabled(if: !guide.isEmpty), arguments: CompileSettings.matrix)
  func guideCompilesWithoutWarnings(_ settings: CompileSettings) throws {
    var files: FileTree = [:]
    for spec in Self.guide where try spec.compiles(under: settings) {
      for module in try spec.modules() {
        for (path, data) in module.files { files[uniquePath(path, in: spec)] = data }
      }
    }
    let complaint = try SwiftCompiler(settings).complaint(about: files)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  /// Whatever the guide shows, seen by other modules: where imports are internal by default, each is as
  /// visible as what is generated needs, and no more. That the folders' own Swift is not public is
  /// beside the point.
  @Test(arguments: [Access.package, .public])
  func importsAreAsVisibleAsTheyMustBe(_ access: Access) throws {
    var files: FileTree = [:]
    for spec in Self.guide where try !spec.needsIOS18 {
      for (path, data) in try spec.generated(access: access) {
        files[uniquePath(path, in: spec)] = data
      }
      for (path, data) in try spec.modules().flatMap(\.files)
      where !path.hasSuffix(".generated.swift") {
        files[uniquePath(path, in: spec)] = data
      }
    }
    var settings = CompileSettings()
    settings.hasInternalImports = true
    let complaint = try SwiftCompiler(settings).complaint(about: files) ?? ""
    #expect(!complaint.contains("used twice"))
    let lines = complaint.split(separator: "\n").filter { line in
      line.contains("error: ") && line.contains("import")
    }
    #expect(lines == [], "\(lines.joined(separator: "\n"))")
    #expect(files.count > 60)
    let text = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("\(access.rawValue) import SwiftUI\n"))
    #expect(access == .package || text.contains("\npublic import Observation\n"))
  }

  /// Folders of the guide that have `Checks` are run, as the apps are.
  @Test(arguments: guide.filter(\.hasChecks))
  func guidePassesItsChecks(_ spec: SpecCase) throws {
    let result = try SwiftCompiler().run(spec.modules(withChecks: true))
    #expect(result.exitCode == 0, "\(result.transcript)")
    #expect(result.text.hasSuffix(" passed, 0 failed\n"), "\(result.transcript)")
  }

  /// Two files of a module must not share a name, and every folder has an `App.swift`.
  private func uniquePath(_ path: String, in spec: SpecCase) -> String {
    path.hasSuffix(".generated.swift")
      ? "\(spec.name)/\(path)" : "\(spec.name)/\(spec.name)-\(path.replacing("/", with: "-"))"
  }

  /// A folder of the guide that is meant to be clean has no findings; one of the diagnostics has.
  @Test(arguments: diagnostics)
  func showsAFinding(_ spec: SpecCase) throws {
    #expect(try spec.expectation.read()["diagnostics.txt"] != nil)
  }
}
