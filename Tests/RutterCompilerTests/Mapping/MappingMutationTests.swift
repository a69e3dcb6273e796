import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The mapping layer of a whole app, damaged in every way that a day's work damages one: what would be
/// lost without a word is what these tests count.
@Suite struct MappingMutationTests {
  private struct Manifest {
    let name: String
    let text: String
  }

  /// A change of one manifest, and what became of it.
  private struct Mutant {
    let manifest: Int
    let text: String
    let title: String
  }

  private static let manifests: [Manifest] = {
    let folder = Repository.specs.appendingPathComponent("Apps/Cinema/Specs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { Manifest(name: name, text: $0) }
    }
  }()

  private static func findings(_ mutant: Mutant?) -> [String] {
    var texts = manifests.map(\.text)
    if let mutant { texts[mutant.manifest] = mutant.text }
    return MappingCompilation(texts).findings
  }

  /// The mutants that no finding tells of.
  private static func survivors(_ mutants: [Mutant]) -> [String] {
    mutants.filter { findings($0).isEmpty }.map(\.title)
  }

  @Test func theLayerIsSoundAndLarge() {
    #expect(Self.findings(nil) == [])
    let mappings = MappingCompilation(Self.manifests.map(\.text)).mappings.flatMap { $0 }
    #expect(mappings.count > 100)
  }

  // MARK: Changes of models

  @Test func aMemberThatIsAddedIsReported() {
    let mutants = Self.models { line in
      guard let range = line.firstRange(of: "members: {") else { return nil }
      return line.replacingCharacters(
        in: range.upperBound..<range.upperBound, with: "added: Added, ")
    }
    let survivors = Self.survivors(mutants)
    print("members added: \(mutants.count - survivors.count) of \(mutants.count) reported")
    #expect(mutants.count > 50)
    #expect(survivors.count == 1, "what is only ever updated: \(survivors)")
  }

  @Test func aCaseThatIsAddedIsReported() {
    let mutants = Self.models { line in
      guard let range = line.firstRange(of: "cases: [") else { return nil }
      return line.replacingCharacters(in: range.upperBound..<range.upperBound, with: "added, ")
    }
    let survivors = Self.survivors(mutants)
    print("cases added: \(mutants.count - survivors.count) of \(mutants.count) reported")
    #expect(mutants.count > 15)
    #expect(survivors.count == 2, "`otherwise:` takes what is new: \(survivors)")
  }

  /// What a value is made of by an expression or a function is swiftc's to judge, on the manifest's line.
  @Test func aTypeThatIsChangedIsReported() {
    let mutants = Self.models { line in
      guard line.firstRange(of: "members: {") == nil, line.hasPrefix("      "),
        let range = line.firstRange(of: ": "), !line.contains("{")
      else { return nil }
      return line.replacingCharacters(in: range.upperBound..<line.endIndex, with: "Changed")
    }
    let survivors = Self.survivors(mutants)
    print("types changed: \(mutants.count - survivors.count) of \(mutants.count) reported")
    #expect(mutants.count > 80)
    #expect(survivors.count * 5 <= mutants.count, "\(survivors)")
  }

  // MARK: Changes of mappings

  /// What shapes a collection, is called on the way or is set in place alone has nothing to be held
  /// against; everything else that says where a value comes from is missed when it is gone.
  @Test func aLineThatIsRemovedIsReported() {
    let choices = [
      "sortedBy", "where:", "limit", "lifts", "update", "onUpdate", "before", "after", "inverse",
      "name:", "label:", "rules", "optional", "throws",
    ]
    let mutants = Self.mappings { line in
      let isEntry = line.hasPrefix("      ") || line.hasPrefix("    otherwise")
      let isChoice = choices.contains { line.contains($0) }
      return isEntry && !isChoice && !line.hasSuffix(":") ? "" : nil
    }
    let survivors = Self.survivors(mutants)
    print("lines removed: \(mutants.count - survivors.count) of \(mutants.count) reported")
    #expect(mutants.count > 100)
    #expect(survivors.count == 13, "pairs by name, or goes with `otherwise:`: \(survivors)")
  }

  @Test func aMappingThatIsRemovedIsReportedWhereItIsUsed() {
    let mutants = Self.mappings { line in line.hasPrefix("  - {from: ") ? "" : nil }
    let survivors = Self.survivors(mutants)
    print("mappings removed: \(mutants.count - survivors.count) of \(mutants.count) reported")
    #expect(mutants.count > 25)
    #expect(survivors.count * 2 <= mutants.count, "\(survivors)")
  }

  // MARK: Mutants

  private static func models(_ change: (String) -> String?) -> [Mutant] {
    mutants(inMappings: false, change)
  }

  private static func mappings(_ change: (String) -> String?) -> [Mutant] {
    mutants(inMappings: true, change)
  }

  /// A mutant for each line of one half of the manifests that can be changed so.
  private static func mutants(inMappings: Bool, _ change: (String) -> String?) -> [Mutant] {
    manifests.enumerated().flatMap { index, manifest -> [Mutant] in
      let lines = manifest.text.components(separatedBy: "\n")
      let border = lines.firstIndex(of: "mappings:") ?? lines.endIndex
      let half = inMappings ? border..<lines.endIndex : 0..<border
      return half.compactMap { place in
        guard let changed = change(lines[place]) else { return nil }
        var lines = lines
        let title = "\(manifest.name):\(place + 1): \(lines[place])"
        lines[place] = changed
        return Mutant(manifest: index, text: lines.joined(separator: "\n"), title: title)
      }
    }
  }
}
