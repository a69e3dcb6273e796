import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// What holds for whatever is formatted.
@Suite struct FormattingLawTests {
  static let specs = ["Apps", "Guide", "Diagnostics", "Graph"].flatMap { SpecCase.all(in: $0) }

  @Test(arguments: specs)
  func formattingTwiceIsFormattingOnceAndKeepsTheMeaning(_ spec: SpecCase) throws {
    for file in try spec.input().manifests {
      try expectLaws(String(decoding: file.bytes, as: UTF8.self), path: file.path)
    }
  }

  /// One, and more with `DAMAGE=all` in the environment.
  private static let seeds: [UInt64] =
    ProcessInfo.processInfo.environment["DAMAGE"] == "all" ? [1, 2, 3] : [1]

  /// The same texts as somebody else might have written them.
  @Test(arguments: specs, seeds)
  func lawsHoldForTextsWithCommentsAndOddLayout(_ spec: SpecCase, _ seed: UInt64) throws {
    for file in try spec.input().manifests where !file.path.hasSuffix(".json") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard Meaning(text, path: file.path) != nil else { continue }
      var disturbance = Disturbance(seed: seed)
      try expectLaws(disturbance.disturb(text), path: file.path)
    }
  }

  /// Trees of any shape, where nothing is known of their keys.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func lawsHoldForEveryTree(_ seed: UInt64) throws {
    let tree = SampleTree(seed: seed)
    try expectLaws(tree.json, path: "a.json")
    for text in [tree.json, tree.flow, tree.block] { try expectLaws(text, path: "a.yaml") }
  }

  @Test(arguments: SpecCase.all(in: "Apps") + SpecCase.all(in: "Guide"))
  func whatIsGeneratedStaysTheSame(_ spec: SpecCase) throws {
    let input = try spec.input()
    var formatted = input
    formatted.manifests = input.manifests.map(Self.formatted)
    if let file = input.project?.source {
      let sample = FormattingSample(file.bytes, path: file.path, as: .project)
      formatted.project = ProjectFile(
        SourceFile(id: file.id, path: file.path, text: try #require(sample.text)))
    }
    #expect(Self.swift(formatted) == Self.swift(input))
    let codes = Compiler().analyze(input).report.sorted().map(\.code.description).sorted()
    #expect(
      Compiler().analyze(formatted).report.sorted().map(\.code.description).sorted() == codes)
  }

  /// Cut anywhere, a text is formatted or left alone.
  @Test(
    arguments: specs.filter {
      $0.name == "Photos" || $0.name == "15-anchors" || $0.name == "14-json"
    })
  func everyPartOfATextIsFormattedOrLeftAlone(_ spec: SpecCase) throws {
    for file in try spec.input().manifests {
      for end in stride(from: 0, to: file.bytes.count, by: 7) {
        let part = Array(file.bytes[..<end])
        let sample = FormattingSample(part, path: file.path)
        #expect(sample.text != nil || !sample.findings.isEmpty)
        if let once = sample.text { #expect(FormattingSample(once, path: file.path).text == once) }
      }
    }
  }

  /// Also what is wrong keeps its meaning.
  @Test func mistakesKeepTheirMeaning() throws {
    for mistake in Mistake.all where mistake.file != "rutter.yaml" {
      try expectLaws(try mistake.seeded().files[mistake.file] ?? "", path: mistake.file)
    }
  }

  /// The examples are laid out as `rutter format` does it.
  @Test(arguments: ["Apps", "Guide", "Graph"].flatMap { SpecCase.all(in: $0) })
  func examplesAreFormatted(_ spec: SpecCase) throws {
    let input = try spec.input()
    for file in input.manifests {
      let sample = FormattingSample(file.bytes, path: file.path)
      #expect(sample.text == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
    if let file = input.project?.source {
      let sample = FormattingSample(file.bytes, path: file.path, as: .project)
      #expect(sample.text == String(decoding: file.bytes, as: UTF8.self))
    }
  }

  private func expectLaws(
    _ text: String, path: String, at place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let sample = FormattingSample(text, path: path)
    guard let meaning = Meaning(text, path: path) else {
      #expect(sample.text == nil, "\(text)", sourceLocation: place)
      return
    }
    let once = try #require(sample.text, "\(sample.findings)\n\(text)", sourceLocation: place)
    #expect(
      FormattingSample(once, path: path).text == once, "\(text)\nbecame\n\(once)",
      sourceLocation: place)
    #expect(Meaning(once, path: path) == meaning, "\(text)", sourceLocation: place)
    #expect(
      Disturbance.comments(in: once) == Disturbance.comments(in: text), "\(once)",
      sourceLocation: place)
  }

  private static func formatted(_ file: SourceFile) -> SourceFile {
    let sample = FormattingSample(file.bytes, path: file.path)
    return SourceFile(id: file.id, path: file.path, text: sample.text ?? "formatting failed")
  }

  /// What is generated, without the lines that tell the manifest's.
  private static func swift(_ input: ProjectInput) -> [String] {
    Compiler().compile(input).files.map { file in
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        .filter { !$0.contains("#sourceLocation") }.joined(separator: "\n")
    }
  }
}

/// Puts comments and empty lines into a text, and changes its indentation.
struct Disturbance {
  private var numbers: SampleNumbers
  private var count = 0

  init(seed: UInt64) { numbers = SampleNumbers(state: seed) }

  mutating func disturb(_ text: String) -> String {
    let factor = Int(numbers.next() % 3) + 1
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let body = line.dropFirst(indent)
      if numbers.next() % 5 == 0 { lines.append(comment(indent: Int(numbers.next() % 9))) }
      if numbers.next() % 6 == 0 { lines.append("") }
      let isItem = body.hasPrefix("- ")
      let dash = isItem ? "-" + String(repeating: " ", count: 2 * factor - 1) : ""
      let isCommentable = !body.isEmpty && !body.contains("#") && numbers.next() % 4 == 0
      lines.append(
        String(repeating: " ", count: indent * factor) + dash + body.dropFirst(isItem ? 2 : 0)
          + (isCommentable ? "  " + comment(indent: 0) : ""))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func comment(indent: Int) -> String {
    count += 1
    return String(repeating: " ", count: indent) + "# remark \(count)"
  }

  /// The remarks in a text, sorted.
  static func comments(in text: String) -> [String] {
    text.matches(of: /# remark \d+/).map { String($0.0) }.sorted()
  }
}
