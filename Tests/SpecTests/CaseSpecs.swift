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

  /// As many folders at once as can be, each with its `App.swift`: names are unique across the guide,
  /// but for those of what is generated once a project.
  @Test(.enabled(if: !guide.isEmpty), arguments: CompileSettings.matrix)
  func guideCompilesWithoutWarnings(_ settings: CompileSettings) throws {
    var shared = SharedModules()
    for spec in Self.guide where try spec.compiles(under: settings) {
      shared.add(try spec.modules().flatMap(\.files), of: spec)
    }
    for files in shared.modules {
      let complaint = try SwiftCompiler(settings).complaint(about: files)
      #expect(complaint == nil, "\(complaint ?? "")")
    }
  }

  /// Whatever the guide shows, seen by other modules: where imports are internal by default, each is as
  /// visible as what is generated needs, and no more. That the folders' own Swift is not public is
  /// beside the point.
  @Test(arguments: [Access.package, .public])
  func importsAreAsVisibleAsTheyMustBe(_ access: Access) throws {
    var shared = SharedModules()
    for spec in Self.guide where try !spec.needsIOS18 {
      let own = try spec.modules().flatMap(\.files)
      shared.add(
        try Array(spec.generated(access: access)) + own.filter { !$0.key.hasSuffix(".generated.swift") },
        of: spec)
    }
    var settings = CompileSettings()
    settings.hasInternalImports = true
    for files in shared.modules {
      let complaint = try SwiftCompiler(settings).complaint(about: files) ?? ""
      #expect(!complaint.contains("used twice"))
      let lines = complaint.split(separator: "\n").filter { line in
        line.contains("error: ") && line.contains("import")
      }
      #expect(lines == [], "\(lines.joined(separator: "\n"))")
    }
    let files = shared.modules.flatMap(\.values)
    #expect(files.count > 60)
    let text = files.map { String(decoding: $0, as: UTF8.self) }.joined()
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

  /// A folder of the guide that is meant to be clean has no findings; one of the diagnostics has.
  @Test(arguments: diagnostics)
  func showsAFinding(_ spec: SpecCase) throws {
    #expect(try spec.expectation.read()["diagnostics.txt"] != nil)
  }
}

/// Folders put together to be compiled at once: in none of the modules do two files share a name.
private struct SharedModules {
  private(set) var modules: [FileTree] = []

  mutating func add(_ files: [(key: String, value: Data)], of spec: SpecCase) {
    let files = files.map { (Self.path($0.key, in: spec), $0.value) }
    let names = Set(files.map { Self.name($0.0) })
    let place = modules.firstIndex { names.isDisjoint(with: $0.keys.map(Self.name)) }
    if let place {
      for (path, data) in files { modules[place][path] = data }
    } else {
      modules.append(FileTree(files) { $1 })
    }
  }

  /// Every folder has an `App.swift`.
  private static func path(_ path: String, in spec: SpecCase) -> String {
    path.hasSuffix(".generated.swift")
      ? "\(spec.name)/\(path)" : "\(spec.name)/\(spec.name)-\(path.replacing("/", with: "-"))"
  }

  private static func name(_ path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}
