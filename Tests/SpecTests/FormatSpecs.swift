import Foundation
import RutterTestSupport
import Testing

/// Generated code needs no formatter: `swift format lint --strict` has nothing to say about it.
@Suite struct FormatSpecs {
  @Test func allExpectedSwiftIsFormatted() throws {
    let specs = ["Apps", "Guide", "Diagnostics"].flatMap { SpecCase.all(in: $0) }
    var files: [String] = []
    for spec in specs {
      let folder = spec.expectation.folder
      files += try spec.expectedSwift().keys.map { folder.appendingPathComponent($0).path }
    }
    #expect(!files.isEmpty)
    let result = try Command(
      "swift",
      ["format", "lint", "--strict", "--configuration", Repository.formatConfiguration.path]
        + files.sorted()
    ).run()
    #expect(result.exitCode == 0, "\(result.transcript)")
  }
}
