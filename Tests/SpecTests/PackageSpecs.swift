import Foundation
import RutterTestSupport
import Testing

/// The package of `Specs/Packages`, built by SwiftPM with the plugins: `make plugin-test`.
@Suite(
  .serialized, .enabled(if: ProcessInfo.processInfo.environment["RUTTER_PACKAGE"] != nil))
struct PackageSpecs {
  private static let source = Repository.specs.appendingPathComponent("Packages/Shop")

  /// Where it is built; what is built there stays for the next time.
  private static let work = Repository.root.appendingPathComponent(".build/packages/Shop")

  @Test func anEditBuildsOnlyWhatItMust() throws {
    let package = try Package()
    let first = try package.build()
    try #require(first.exitCode == 0, "\(first.transcript)")
    #expect(!first.transcript.contains("unhandled"))
    let before = try package.stamps()
    #expect(
      before.keys.sorted() == [
        "Catalog/Products", "Catalog/Reviews", "Catalog/rutter", "ShopApp/Shop", "ShopApp/rutter",
      ])

    let second = try package.build()
    let compiled = second.transcript.split(separator: "\n").filter {
      $0.contains("ompiling") && !$0.contains("ompiling plugin")
    }
    #expect(compiled == [], "\(second.transcript)")

    try package.replace("present: sheet", by: "present: popover", in: Self.reviews)
    let third = try package.build()
    #expect(third.exitCode == 0, "\(third.transcript)")
    let after = try package.stamps()
    #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == ["ShopApp/Shop"])
    #expect(!third.transcript.contains("Compiling Catalog"), "\(third.transcript)")
    #expect(third.transcript.contains("Compiling ShopApp"), "\(third.transcript)")
  }

  @Test func errorsLandOnTheManifest() throws {
    let package = try Package()
    let stamps = try package.stamps()
    try package.replace("present: sheet", by: "present: shet", in: Self.reviews)
    let result = try package.build()
    #expect(result.exitCode != 0)
    let place = Self.work.appendingPathComponent(Self.reviews).path + ":7:14: error: "
    #expect(result.transcript.contains(place), "\(result.transcript)")
    #expect(try package.stamps() == stamps)
  }

  /// What the manifest says in Swift is the Swift compiler's to check, at the manifest's line.
  @Test func errorsOfTheSwiftCompilerLandOnTheManifestToo() throws {
    let package = try Package()
    try package.replace("{id: productId}", by: "{ident: productId}", in: Self.reviews)
    let result = try package.build()
    #expect(result.exitCode != 0)
    let place = Self.work.appendingPathComponent(Self.reviews).path + ":9:18: error: "
    #expect(result.transcript.contains(place), "\(result.transcript)")
  }

  @Test func theCommandPluginRunsRutter() throws {
    let package = try Package()
    let version = try package.rutter("--version")
    #expect(version.text.contains("rutter 0."), "\(version.transcript)")
    let valid = try package.rutter("validate", "--target", "Catalog", "--target", "ShopApp")
    #expect(valid.exitCode == 0)
    #expect(valid.text.components(separatedBy: "no findings").count == 2, "\(valid.transcript)")
    let unknown = try package.rutter("validate", "--target", "Nothing")
    #expect(unknown.exitCode != 0)
    #expect(unknown.transcript.contains("there is no target 'Nothing'"))
    let drift = try package.rutter("check")
    #expect(drift.exitCode != 0)
    #expect(drift.transcript.contains("ended with code 3"))
  }

  private static let reviews = "Sources/Catalog/Specs/Reviews.yaml"

  /// A copy of the package as the repository has it, with what was built of it before.
  private struct Package {
    init() throws {
      for (path, data) in try FileTree(readingFrom: source) {
        let file = work.appendingPathComponent(path)
        if (try? Data(contentsOf: file)) == data { continue }
        try FileTree(uniqueKeysWithValues: [(path, data)]).write(to: work)
      }
    }

    func build() throws -> ProcessResult {
      try swift(["build"] + Self.flags())
    }

    func rutter(_ arguments: String...) throws -> ProcessResult {
      try swift(
        ["package", "--allow-writing-to-package-directory", "rutter"] + arguments)
    }

    /// Where there is no SwiftUI, its stand-in.
    private static func flags() throws -> [String] {
      #if canImport(SwiftUI)
        []
      #else
        ["-Xswiftc", "-I", "-Xswiftc", try StandIn.built(for: .iOS18).folder.path]
      #endif
    }

    private func swift(_ arguments: [String]) throws -> ProcessResult {
      try Command("swift", arguments, directory: work).run()
    }

    func replace(_ text: String, by other: String, in path: String) throws {
      let file = work.appendingPathComponent(path)
      let old = try String(contentsOf: file, encoding: .utf8)
      try #require(old.contains(text))
      try Data(old.replacing(text, with: other).utf8).write(to: file)
    }

    /// When each generated file was written, by target and name.
    func stamps() throws -> [String: Date] {
      var stamps: [String: Date] = [:]
      let folder = work.appendingPathComponent(".build/plugins/outputs")
      for path in FileManager.default.subpaths(atPath: folder.path) ?? []
      where path.hasSuffix(".generated.swift") {
        let parts = path.split(separator: "/")
        let target = parts.first { ["Catalog", "ShopApp"].contains($0) } ?? ""
        let name = parts.last?.split(separator: ".").first ?? ""
        stamps["\(target)/\(name)"] =
          try FileManager.default.attributesOfItem(
            atPath: folder.appendingPathComponent(path).path)[.modificationDate] as? Date
      }
      return stamps
    }
  }
}
