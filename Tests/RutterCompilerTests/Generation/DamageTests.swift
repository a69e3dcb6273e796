import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// Every spec, cut short, with lines missing and with tokens replaced: the compiler answers with
/// findings or with files, and never traps.
///
/// A damaged spec is compiled with the others of its project as they are. Of a large spec only some
/// damages are tried, always the same ones, and every one with `DAMAGE=all` in the environment; of
/// those that are found sound, some are rendered.
@Suite struct DamageTests {
  static let specs = ["Apps", "Guide", "Diagnostics"].flatMap { SpecCase.all(in: $0) }
  /// How many damages of one kind a file sees; nil for all.
  private static let limit =
    ProcessInfo.processInfo.environment["DAMAGE"] == "all" ? nil : 2

  @Test(arguments: specs)
  func survivesCuts(_ spec: SpecCase) throws {
    try damage(spec) { bytes in
      Self.sample(bytes.indices).map { Array(bytes[..<$0]) }
    }
  }

  @Test(arguments: specs)
  func survivesMissingLines(_ spec: SpecCase) throws {
    try damage(spec) { bytes in
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return Self.sample(lines.indices).map { index in
        var rest = lines
        rest.remove(at: index)
        return Array(rest.joined(separator: [UInt8(ascii: "\n")]))
      }
    }
  }

  @Test(arguments: specs)
  func survivesNastyTokens(_ spec: SpecCase) throws {
    try damage(spec) { bytes in
      let tokens = Self.tokens(of: bytes)
      return Self.sample(tokens.indices).map { index in
        var damaged = bytes
        let nasty = Self.nasty[index % Self.nasty.count]
        damaged.replaceSubrange(tokens[index], with: Array(nasty.utf8))
        return damaged
      }
    }
  }

  private static let nasty = [
    "", "null", "~", "yes", "-1", "18446744073709551616", "[", "]", "{}", "[]", "'", "\"", ":",
    "*a",
    "&a", "<<", "!t", "|", ">", "%", "@", "#", "`", "\u{0}", "\u{FEFF}", "\u{202E}", "🇳🇴",
    "e\u{301}",
    "_", "self", "Self", "Any", "init", "() -> Void", "[Int", "(a, b)", "a.b.c", "a: b", "\\(x)",
    ".x",
    "{ $0 }", "\"\"\"", "#\"", "x\n  y", "\t", "Shop", "home", "root", "0o17", "=", "a = ", "= b",
    String(repeating: "(", count: 300), String(repeating: "a", count: 5000),
  ]

  /// Every so-manieth of the indices, so that at most `limit` are left.
  private static func sample(_ indices: Range<Int>) -> [Int] {
    guard let limit else { return Array(indices) }
    let step = max(1, (indices.count + limit - 1) / limit)
    return Array(stride(from: indices.lowerBound, to: indices.upperBound, by: step))
  }

  /// Runs of letters and digits, and single signs.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if isWord(bytes[start]) { while end < bytes.count, isWord(bytes[end]) { end += 1 } }
      if bytes[start] > 0x20 { tokens.append(start..<end) }
      start = end
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
  }

  /// Checks the project once for each damage of each of its files.
  private func damage(_ spec: SpecCase, _ damages: ([UInt8]) -> [[UInt8]]) throws {
    let input = try spec.input()
    for (index, file) in input.manifests.enumerated() {
      for (number, bytes) in damages(file.bytes).enumerated() {
        var damaged = input
        damaged.manifests[index] = SourceFile(id: file.id, path: file.path, bytes: bytes)
        check(damaged, rendering: number % 8 == 0)
      }
    }
    guard let project = input.project?.source else { return }
    for (number, bytes) in damages(project.bytes).enumerated() {
      var damaged = input
      damaged.project = ProjectFile(
        SourceFile(id: project.id, path: project.path, bytes: bytes))
      check(damaged, rendering: number % 8 == 0)
    }
  }

  /// Every range lies in its file and can be printed; there are errors or files, never both. What is
  /// left of a manifest may be too little for a project's own template.
  private func check(_ input: ProjectInput, rendering: Bool) {
    let analysis = Compiler().analyze(input)
    let report = analysis.report
    check(report, input.files)
    guard rendering else { return }
    let compilation = Compiler().generate(analysis)
    let hasErrors = compilation.report.hasErrors
    #expect(hasErrors == report.hasErrors || (hasErrors && !input.templates.isEmpty))
    #expect(!hasErrors || compilation.files.isEmpty)
    check(compilation.report, compilation.sources)
  }

  private func check(_ report: Report, _ sources: [SourceFile]) {
    let findings = report.sorted()
    for finding in findings {
      let source = sources.first { $0.id == finding.range.file }
      #expect(source.map { Int(finding.range.end) <= $0.bytes.count } == true, "\(finding.message)")
    }
    let index = SourceIndex(sources, usedBy: findings)
    let text = DiagnosticFormat.text.render(findings, sources: index)
    #expect(text.isEmpty == findings.isEmpty)
  }
}
