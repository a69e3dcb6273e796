import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// In which order pieces of work are done, and by whom, leaves no trace.
@Suite struct WorkersTests {
  static let specs = ["Apps", "Diagnostics"].flatMap { SpecCase.all(in: $0) }
    .filter { ((try? $0.input())?.manifests.count ?? 0) > 1 }

  private static let backwards = Workers { count, piece in
    for index in (0..<count).reversed() { piece(index) }
  }

  @Test(arguments: specs)
  func orderOfWorkDoesNotMatter(_ spec: SpecCase) throws {
    let input = try spec.input()
    let (one, other) = (Compiler().compile(input), Compiler(workers: Self.backwards).compile(input))
    #expect(one.files.map(\.path) == other.files.map(\.path))
    #expect(one.files.map(\.bytes) == other.files.map(\.bytes))
    #expect(one.report.diagnostics.map(\.message) == other.report.diagnostics.map(\.message))
    #expect(one.report.diagnostics.map(\.range) == other.report.diagnostics.map(\.range))
  }

  @Test func doesNothingForNothing() {
    let compilation = Compiler(workers: Self.backwards).compile(
      ProjectInput(project: nil, manifests: []))
    #expect(compilation.files.isEmpty)
  }
}
