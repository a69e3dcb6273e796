import Foundation
import RutterTestSupport
import Testing

/// The mapping layers of whole apps, damaged in every way that a day's work damages one: a line of a
/// mapping removed, a member or a case added, renamed or removed on either side, a type changed.
///
/// `make mutations` tries every change and prints how many are reported; the tests try a sample. Those
/// that no finding tells of are listed in `Tests/Mutations/survivors.txt`.
@Suite struct MappingMutationTests {
  @Test func theLayersAreSoundAndLarge() throws {
    #expect(try CinemaMutation.findings(nil) == [])
    #expect(try SourceMutation.findings(nil) == [])
    #expect(try CinemaMutation.mappings() > 100)
  }

  @Test func changesOfManifestsAreReported() throws {
    try check(CinemaMutation.all(), "Cinema") { try !CinemaMutation.findings($0).isEmpty }
  }

  @Test func changesOfSwiftAreReported() throws {
    try check(SourceMutation.all(), "Users") { try !SourceMutation.findings($0).isEmpty }
  }

  /// A survivor that is not listed is a hole; one that is listed and is found has to leave the list.
  private func check(
    _ mutations: [Mutation], _ app: String, _ isFound: (Mutation) throws -> Bool
  ) throws {
    let isWhole = ProcessInfo.processInfo.environment["MUTATIONS"] == "1"
    let tried =
      isWhole
      ? mutations
      : mutations.enumerated().filter { $0.offset % 41 == 7 }.map(\.element)
    let survivors = try tried.filter { try !isFound($0) }.map { "\(app): \($0.title)" }
    let listed = try Self.listed()
    #expect(mutations.count > 50)
    if isWhole {
      Self.report(tried, survivors, app)
      let known = listed.filter { $0.hasPrefix(app + ": ") }
      if Repository.isRecording, survivors != known {
        let others = listed.filter { !$0.hasPrefix(app + ": ") }
        try (others + survivors).sorted().map { $0 + "\n" }.joined()
          .write(to: Self.list, atomically: true, encoding: .utf8)
      }
      #expect(Set(survivors) == Set(known))
    } else {
      let titles = Set(tried.map { "\(app): \($0.title)" })
      #expect(Set(survivors) == titles.intersection(listed))
    }
  }

  private static let list = Repository.root.appendingPathComponent(
    "Tests/Mutations/survivors.txt")

  private static func listed() throws -> [String] {
    try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static func report(_ mutations: [Mutation], _ survivors: [String], _ app: String) {
    let lost = Set(survivors)
    let kinds = Dictionary(grouping: mutations, by: \.kind)
    for kind in kinds.keys.sorted() {
      let all = kinds[kind] ?? []
      let found = all.count { !lost.contains("\(app): \($0.title)") }
      print("\(app): \(kind): \(found) of \(all.count) reported")
    }
    print("\(app): \(mutations.count - survivors.count) of \(mutations.count) reported")
  }
}
